import type { Choice } from '../protocol/messages.ts';

/** The choices that name every place touched. */
export const narrow = (all: readonly Choice[], touched: readonly string[]): Choice[] =>
  all.filter((choice) => touched.every((place) => choice.touches?.includes(place)));

/**
 * What is touched after one more touch. A touched place is let go; one that fits no choice together with the older
 * touches pushes the oldest of them out, so that a new touch always counts; a place no choice names changes nothing.
 */
export function touch(all: readonly Choice[], touched: readonly string[], place: string): string[] {
  if (touched.includes(place)) return touched.filter((other) => other !== place);
  if (narrow(all, [place]).length === 0) return [...touched];
  let kept = [...touched];
  while (narrow(all, [...kept, place]).length === 0) kept = kept.slice(1);
  return [...kept, place];
}

/** The places that lead on from what is touched. */
export const openPlaces = (all: readonly Choice[], touched: readonly string[]): Set<string> =>
  new Set(narrow(all, touched).flatMap((choice) => choice.touches ?? []));
