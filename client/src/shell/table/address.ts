/** What the address of a table says beside its id: a view, a line to look back to, the secret of an invitation. */
export interface Address {
  seat: number | null | undefined;
  line: number | null;
  token: string;
}

const whole = (text: string | null): number | null => (text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null);

export function readAddress(search: string, hash: string): Address {
  const query = new URLSearchParams(search);
  const line = whole(query.get('line'));
  return { seat: whole(query.get('seat')) ?? (line === null ? undefined : null), line, token: hash.slice(1) };
}

/** The address of a step: `?line=17&seat=1`. Without a line it is the table's own. */
export function stepAddress(path: string, line: number | null, seat: number | null): string {
  if (line === null) return path;
  return seat === null ? `${path}?line=${line}` : `${path}?line=${line}&seat=${seat}`;
}
