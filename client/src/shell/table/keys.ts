/** Longest pause between two digits of one number, in ms of the key events' own clock. */
const pause = 900;

/** Numbers typed digit by digit: each digit makes a number at once, and with the digits just before it a longer one. */
export class Digits {
  #typed = '';
  #at = -Infinity;

  /** The number meant by one more digit at a time, among 1 to `most`; 0 for none. */
  press(digit: string, at: number, most: number): number {
    const joined = at - this.#at <= pause ? this.#typed + digit : digit;
    this.#at = at;
    for (const typed of [joined, digit]) {
      const n = Number(typed);
      if (n >= 1 && n <= most) {
        this.#typed = typed;
        return n;
      }
    }
    this.#typed = '';
    return 0;
  }
}

/** Is the key meant for what has the focus: something to type into? */
export const typing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input:not([type="range"]):not([type="radio"]), select, textarea');
