// Which teaching cards this browser has shown already.

const KEY = 'midway-taught';

export function taught(): string[] {
  try {
    return (localStorage.getItem(KEY) ?? '').split(' ');
  } catch {
    return []; // storage may be shut; then each card is shown anew
  }
}

export function remember(booths: readonly string[]) {
  try {
    localStorage.setItem(KEY, [...new Set([...taught(), ...booths])].filter(Boolean).join(' '));
  } catch {
    // see taught
  }
}
