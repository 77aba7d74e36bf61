// Where a move may end, out of what the host allows.

import type { Choice } from '../../protocol/messages.ts';

/** The space or place a choice ends on; null for one that is no move. */
export const endOf = (choice: Choice | null | undefined): string | null =>
  choice?.touches?.find((place) => place.startsWith('space:') || place.startsWith('place:')) ?? null;

/** How a choice goes there: by:foot, by:up, by:down; "" for one that is told where to go. */
export const wayOf = (choice: Choice | null | undefined): string => choice?.touches?.find((place) => place.startsWith('by:')) ?? '';

const helps = (choice: Choice) => Number(choice.notes?.some((note) => note.id === 'note-slog') ?? false);
const waits = (choice: Choice) => Number(choice.notes?.some((note) => note.id === 'note-later') ?? false);
const indoors = (choice: Choice) => Number(endOf(choice)?.startsWith('place:') ?? false);
const rides = (choice: Choice) => Number(wayOf(choice) !== 'by:foot');
const steps = (choice: Choice) => choice.lights?.length ?? 0;
const moves = (choice: Choice) => Number(steps(choice) > 1);
/** A place is best reached soon, a street space far away. */
const reach = (choice: Choice) => (indoors(choice) ? -steps(choice) : steps(choice));

/** What is worth showing first: what gains most, helps, waits for a card; then places before streets, on foot. */
export const better = (a: Choice, b: Choice): number =>
  (a.gain ?? 0) - (b.gain ?? 0) ||
  helps(a) - helps(b) ||
  waits(a) - waits(b) ||
  moves(a) - moves(b) ||
  indoors(a) - indoors(b) ||
  rides(b) - rides(a) ||
  reach(a) - reach(b);

/** The ways to each end, the best first. */
export function waysTo(choices: readonly Choice[]): Map<string, Choice[]> {
  const ways = new Map<string, Choice[]>();
  for (const choice of choices) {
    const end = endOf(choice);
    if (end) ways.set(end, [...(ways.get(end) ?? []), choice]);
  }
  for (const [end, all] of ways) ways.set(end, all.toSorted((a, b) => better(b, a)));
  return ways;
}
