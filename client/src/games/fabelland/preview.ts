// What the choice looked at would do, as its lights, touches and notes tell it: for the drawing only.

import type { Choice, Words } from '../../protocol/messages.ts';

const after = (text: string, prefix: string): string | null => (text.startsWith(prefix) ? text.slice(prefix.length) : null);

/** Every place a choice names. */
const places = (choice: Choice): readonly string[] => [...(choice.touches ?? []), ...(choice.lights ?? [])];

/** Steps clockwise that a choice turns this carousel by; null where it turns it not at all. */
export function turnOf(choice: Choice | null, carousel: string): number | null {
  if (!choice?.touches?.includes(`carousel:${carousel}`)) return null;
  const turn = choice.touches.flatMap((place) => after(place, 'turn:') ?? []);
  return turn.length ? Number(turn[0]) : null;
}

/** Who would sit down on an edge ("A-red"): kinds by space from 0. */
export function seatsOn(choice: Choice | null, edge: string): ReadonlyMap<number, string> {
  const seats = new Map<number, string>();
  for (const place of choice ? places(choice) : []) {
    const [space, kind] = after(place, `seat:${edge}:`)?.split(':') ?? [];
    if (space && kind) seats.set(Number(space) - 1, kind);
  }
  return seats;
}

/** What the ride on an edge pays: the arguments of the note about it; null where nothing rides there. */
export function payOf(choice: Choice | null, edge: string): Words['args'] | null {
  const note = choice?.notes?.find(({ id, args }) => id.startsWith('note-rides-') && args?.place === `edge:${edge}`);
  return note?.args ?? null;
}

/** The place of `prefix` that a choice touches: "D1" of "offer:D1". */
export const touchOf = (choice: Choice | null, prefix: string): string | null =>
  choice?.touches?.flatMap((place) => after(place, prefix) ?? [])[0] ?? null;

/** The number a place bears: that of the one choice it leads to, 0 where it leads to none or to several. */
export function numberAt(open: readonly Choice[], place: string): number {
  const there = open.flatMap((choice, i) => (choice.touches?.includes(place) ? [i + 1] : []));
  return there.length === 1 ? there[0]! : 0;
}
