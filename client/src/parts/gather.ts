import type { Choice } from '../protocol/messages.ts';

/** How many places are listed before somebody asks for all. */
export const FEW = 8;

/** More points, else more that it does. */
export const better = (a: Choice, b: Choice) =>
  (a.gain ?? 0) - (b.gain ?? 0) || (a.lights?.length ?? 0) - (b.lights?.length ?? 0);

/**
 * One choice for each group: the one aimed at, else the one that gains most. The groups stand by the most each can gain,
 * so that aiming at another way of a group moves nothing. The group aimed at is there even beyond the first few. A board
 * may have its own mind about which of two choices is the better (`rank`, above zero for the first).
 */
export function gather(all: readonly Choice[], aimed: string | null, few = FEW, rank = better): Choice[] {
  const groups = new Map<string, { best: Choice; aimed?: Choice }>();
  for (const choice of all) {
    const key = choice.group || choice.code;
    const group = groups.get(key) ?? { best: choice };
    if (rank(choice, group.best) > 0) group.best = choice;
    if (choice.code === aimed) group.aimed = choice;
    groups.set(key, group);
  }
  const ranked = [...groups.values()].toSorted((a, b) => rank(b.best, a.best));
  return ranked.filter((group, i) => i < few || group.aimed).map((group) => group.aimed ?? group.best);
}
