// What a park's observation says about what to light and where to stand; nothing here counts a point.

import type { Area, Choice, AquaparkPark as Park, Space, Token } from '../../protocol/messages.ts';
import type { Spot } from '../../parts/rove.ts';
import { CELL, Lying, lying, placeAt, spaceAt, spotOf, turned, type Lie, type Point, type Pose, type Turn } from './geometry.ts';

/** The areas a token has to do with: a visitor's own, a lifeguard's by the visitors it sees. */
export function areasOf(park: Park, token: Token): Area[] {
  const at = placeAt(token.at), seen = new Set(token.sees.map(placeAt));
  const mine = (place: string) => (token.kind === 'lifeguard' ? seen.has(placeAt(place)) : placeAt(place) === at);
  return park.areas.filter((area) => area.visitors.some(mine));
}

/** The tokens a lifeguard sees. */
export function seenBy(park: Park, token: Token): Token[] {
  const seen = new Set(token.sees.map(placeAt));
  return park.tokens.filter((other) => seen.has(placeAt(other.at)));
}

/** The areas of the park a card laid here would join: those that show the same terrain across a shared edge. */
export function joined(park: Park, card: Lying): Area[] {
  const here = new Map(card.edges.map((terrains, i) => [card.middle(i).join(), terrains]));
  const found = new Set<Area>();
  for (const laid of park.cards) {
    const other = lying(laid);
    other.edges.forEach((terrains, i) => {
      const shared = [...terrains].filter((terrain) => here.get(other.middle(i).join())?.includes(terrain));
      for (const area of park.areas) if (shared.includes(area.terrain) && area.cards.includes(laid.piece)) found.add(area);
    });
  }
  return [...found];
}

/** The areas a token on this space has to do with: a visitor's own, a lifeguard's by the visitors lit. */
export function reached(park: Park, place: string, terrain: string | null, lights: readonly string[]): Area[] {
  if (terrain === null) return park.areas.filter((area) => area.visitors.some((visitor) => lights.includes(visitor)));
  const at = spaceAt(placeAt(place)).join();
  const cards = park.cards.filter((laid) => laid.face.edges.some((_, i) => lying(laid).middle(i).join() === at)).map((laid) => laid.piece);
  return park.areas.filter((area) => area.terrain === terrain && area.cards.some((card) => cards.includes(card)));
}

/** The visitors among the places a choice lights, but for the space it is about. */
export function watched(park: Park, lights: readonly string[], space: string): string[] {
  const visitors = new Set(park.tokens.filter((token) => token.kind !== 'lifeguard').map((token) => placeAt(token.at)));
  return lights.filter((place) => place !== space && visitors.has(placeAt(place)));
}

/** A choice of where to lay a card. */
export type Laying = { choice: Choice; place: string; lie: Lie; x: number; y: number; turn: Turn };

export function layings(choices: readonly Choice[]): Laying[] {
  return choices.flatMap((choice) => {
    const place = choice.touches?.find((p) => p.startsWith('at:'));
    const spot = place ? spotOf(place) : null;
    const turn = choice.touches?.find((p) => p.startsWith('turn:'))?.slice(5) as Turn | undefined;
    return place && spot ? [{ choice, place, ...spot, turn: turn ?? 'id' }] : [];
  });
}

/** Where the card may lie in this pose, one a place. A turn that looks like another may be missing: any one then. */
export function spotsFor(all: readonly Laying[], pose: Pose): Laying[] {
  const best = new Map<string, Laying>();
  for (const laying of all) {
    if (laying.lie !== pose.lie) continue;
    if (!best.has(laying.place) || laying.turn === pose.turn) best.set(laying.place, laying);
  }
  return [...best.values()].toSorted((a, b) => a.y - b.y || a.x - b.x);
}

/** The cells some cards lie on. */
export const cellsOf = (cards: readonly Lying[]): Set<string> =>
  new Set(cards.flatMap(({ x, y, lie }) => [`${x},${y}`, lie === 'H' ? `${x + 1},${y}` : `${x},${y + 1}`]));

/** How far a spot's mark stands from its middle where the card would touch the park with one end. */
const LEAN = 40;

/** Where a spot is marked: its middle, nearer to the park where only one end touches it, so that all marks stand close. */
export function markOf({ x, y, lie }: { x: number; y: number; lie: Lie }, taken: ReadonlySet<string>): Point {
  const [dx, dy] = lie === 'H' ? [1, 0] : [0, 1];
  const touches = (a: number, b: number) => [[1, 0], [-1, 0], [0, 1], [0, -1]].some(([i, j]) => taken.has(`${a + i!},${b + j!}`));
  const lean = LEAN * (Number(touches(x + dx, y + dy)) - Number(touches(x, y)));
  return [(x + 0.5 + dx / 2) * CELL + dx * lean, (y + 0.5 + dy / 2) * CELL + dy * lean];
}

/** The spots that gain most, as many as asked for, none over another. */
export function beds(spots: readonly Laying[], count: number): Laying[] {
  const kept: Laying[] = [];
  for (const spot of spots.filter((s) => (s.choice.gain ?? 0) > 0).toSorted((a, b) => b.choice.gain! - a.choice.gain!)) {
    const [w, h] = spot.lie === 'H' ? [2, 1] : [1, 2];
    if (kept.length < count && kept.every((k) => Math.abs(k.x - spot.x) >= w || Math.abs(k.y - spot.y) >= h)) kept.push(spot);
  }
  return kept;
}

/** The place for the card after a turn: the one whose middle is nearest to where it is now. */
export function nearestSpot(spots: readonly Laying[], from: { lie: Lie; x: number; y: number }): Laying | null {
  const middle = (s: { lie: Lie; x: number; y: number }): Point => (s.lie === 'H' ? [s.x + 1, s.y + 0.5] : [s.x + 0.5, s.y + 1]);
  const [a, b] = middle(from);
  const far = (s: Laying) => Math.hypot(middle(s)[0] - a, middle(s)[1] - b);
  return spots.reduce<Laying | null>((best, s) => (!best || far(s) < far(best) ? s : best), null);
}

export const ghostOf = (face: { card: number; edges: string[] }, l: Laying): Lying => new Lying(turned(face, l.turn), l.x, l.y, l.lie);

/** The spaces a card laid here makes whole: half spaces of the park that lie on its edges. */
export function madeWhole(park: Park, card: Lying): Space[] {
  const edges = new Set(card.edges.map((_, i) => card.middle(i).join()));
  return park.spaces.filter((space) => !space.whole && edges.has(spaceAt(space.at).join()));
}

/** The card (and edge) of a half space. */
export function halfOf(park: Park, space: Space): { card: Lying; edge: number } | null {
  const at = spaceAt(space.at).join();
  for (const card of park.cards.map(lying)) {
    const edge = card.edges.findIndex((_, i) => card.middle(i).join() === at);
    if (edge >= 0) return { card, edge };
  }
  return null;
}

/** Every place of a park that can be stood on with the arrow keys, in reading order. */
export function stops(park: Park, spots: readonly Laying[], seating: boolean): Spot[] {
  const taken = cellsOf(park.cards.map(lying));
  const found: Spot[] = spots.map((s) => spot(s.place, markOf(s, taken)));
  for (const token of park.tokens) found.push(spot(token.piece, spaceAt(placeAt(token.at))));
  const seated = new Set(park.tokens.map((token) => placeAt(token.at)));
  if (seating) for (const space of park.spaces) if (!seated.has(space.at)) found.push(spot(space.place, spaceAt(space.at)));
  for (const laid of park.cards) {
    const card = lying(laid);
    found.push(spot(laid.piece, [card.left + card.width / 2, card.top + card.height / 2]));
  }
  return found.toSorted((a, b) => a.y - b.y || a.x - b.x);
}

const spot = (id: string, [x, y]: Point): Spot => ({ id, x, y });
