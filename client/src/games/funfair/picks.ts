// What is being chosen, as the board draws it: which card goes where, and what the host says it does there.

import type { Picking } from '../../parts/picking.svelte.ts';
import type { FunfairCard as Card, Choice, FunfairObservation, Words } from '../../protocol/messages.ts';

const isCard = (place: string) => /^(market|hand):\d|^showcase$/.test(place);

/** The place of the card a choice is about, and where that card would be built. */
export const sourceOf = (choice: Choice | null): string | undefined => choice?.touches?.find(isCard);
export const targetOf = (choice: Choice | null): string | undefined => choice?.touches?.find((place) => /^(space|crew):/.test(place));

/** What a choice would add to the park, drawn as a ghost; null where it builds nothing. */
export interface Ghost {
  place: string;
  key: string;
  price: number;
  /** The size before and after, and the points that brings. */
  size: { from: number; to: number; points: number } | null;
}

export function ghostOf(obs: FunfairObservation, choice: Choice | null, seat: number | null): Ghost | null {
  const source = sourceOf(choice), place = targetOf(choice);
  if (!choice || !source || !place || seat === null) return null;
  const show = obs.parks[seat]?.showcase;
  const card = [...obs.market, ...obs.hand].find((one): one is Card => one?.place === source);
  const key = source === 'showcase' ? show?.key : card?.key;
  if (!key) return null;
  const note = choice.notes?.find((words: Words) => words.id === 'note-size')?.args;
  const size = note ? { from: Number(note.from), to: Number(note.to), points: Number(note.points) } : null;
  return { place, key, price: Number(choice.words.args?.price ?? 0), size };
}

/** The choices that build something in a place, of those still open. */
export const buildsAt = (open: readonly Choice[], place: string): Choice[] =>
  open.filter((choice) => choice.touches?.includes(place) && sourceOf(choice) !== undefined);

/** Touch a card and look at once at the building of it that gains most, so that one more press plays it. */
export function touchCard(picking: Picking, place: string | undefined) {
  if (!place) return;
  picking.touch(place);
  if (!picking.isTouched(place) || picking.open.length < 2) return;
  const builds = picking.open.filter((choice) => targetOf(choice) !== undefined);
  const best = builds.toSorted((a, b) => (b.gain ?? 0) - (a.gain ?? 0))[0];
  if (best) picking.aim(best.code);
}

const answers = ['none', 'redraw', 'keep'];

/** The choices that name no card, with the place they name instead. */
export const answersOf = (choices: readonly Choice[]): { place: string; choice: Choice }[] =>
  choices.flatMap((choice) => (choice.touches ?? []).filter((place) => answers.includes(place)).map((place) => ({ place, choice })));
