// Where a card, its edges and the spaces between cards lie. A cell is 100 units; a card is two cells.

import type { AquaparkFace as Face, AquaparkLaid as Laid, AquaparkPark as Park } from '../../protocol/messages.ts';

export type Point = [number, number];
export type Lie = 'H' | 'V';
export type Turn = 'id' | 'rot180' | 'flipH' | 'flipV';

export const CELL = 100;

/** The six edges of a flat card, clockwise: N1 N2 E S2 S1 W. */
const MIDDLES: Point[] = [[50, 0], [150, 0], [200, 50], [150, 100], [50, 100], [0, 50]];
const INWARD: Point[] = [[0, 1], [0, 1], [-1, 0], [0, -1], [0, -1], [1, 0]];
export const CORNERS: Point[] = [[0, 0], [100, 0], [200, 0], [200, 100], [100, 100], [0, 100]];

/** Which printed edge shows at each place of the flat card once it is turned. */
const ORDER: Record<Turn, number[]> = {
  id: [0, 1, 2, 3, 4, 5],
  rot180: [3, 4, 5, 0, 1, 2],
  flipH: [1, 0, 5, 4, 3, 2],
  flipV: [4, 3, 2, 1, 0, 5],
};

/** A face put down somewhere: all that drawing it needs. */
export class Lying {
  readonly card: number;
  readonly edges: string[];
  readonly x: number;
  readonly y: number;
  readonly lie: Lie;

  constructor(face: Face, x = 0, y = 0, lie: Lie = 'H') {
    this.card = face.card;
    this.edges = face.edges;
    this.x = x;
    this.y = y;
    this.lie = lie;
  }

  get left(): number {
    return this.x * CELL;
  }

  get top(): number {
    return this.y * CELL;
  }

  get width(): number {
    return this.lie === 'H' ? 2 * CELL : CELL;
  }

  get height(): number {
    return this.lie === 'H' ? CELL : 2 * CELL;
  }

  /** A point of the flat card, in the park. V is a quarter turn clockwise. */
  at([a, b]: Point): Point {
    return this.lie === 'V' ? [this.left + CELL - b, this.top + a] : [this.left + a, this.top + b];
  }

  direction([a, b]: Point): Point {
    return this.lie === 'V' ? [0 - b, a] : [a, b];
  }

  middle(edge: number): Point {
    return this.at(MIDDLES[edge]!);
  }

  inward(edge: number): Point {
    return this.direction(INWARD[edge]!);
  }
}

export const lying = (laid: Laid): Lying => new Lying(laid.face, laid.x, laid.y, laid.lie as Lie);

/** The face as it shows after a turn of the printed one. */
export function turned(face: Face, turn: Turn): Face {
  return { card: face.card, edges: ORDER[turn].map((i) => face.edges[i]!) };
}

const HALF_TURN: Record<Turn, Turn> = { id: 'rot180', rot180: 'id', flipH: 'flipV', flipV: 'flipH' };
const MIRROR_H: Record<Turn, Turn> = { id: 'flipH', flipH: 'id', rot180: 'flipV', flipV: 'rot180' };
const MIRROR_V: Record<Turn, Turn> = { id: 'flipV', flipV: 'id', rot180: 'flipH', flipH: 'rot180' };

export type Pose = { lie: Lie; turn: Turn };

/** A quarter turn clockwise of the card as it is seen. */
export function quarter({ lie, turn }: Pose): Pose {
  return lie === 'H' ? { lie: 'V', turn } : { lie: 'H', turn: HALF_TURN[turn] };
}

/** Left and right of the card as it is seen change places. */
export function mirrored({ lie, turn }: Pose): Pose {
  return { lie, turn: (lie === 'H' ? MIRROR_H : MIRROR_V)[turn] };
}

/** `0,-1,N` is the middle of the upper side of cell (0, -1); `W` of its left side. */
export function spaceAt(at: string): Point {
  const [x, y, side] = at.split(',');
  const left = Number(x) * CELL, top = Number(y) * CELL;
  return side === 'N' ? [left + CELL / 2, top] : [left, top + CELL / 2];
}

/** The place part of `space:0:0,-1,N`. */
export const placeAt = (place: string): string => place.slice(place.lastIndexOf(':') + 1);

/** `at:H:-1,0` as numbers, or null where it is no such place. */
export function spotOf(place: string): { lie: Lie; x: number; y: number } | null {
  const m = /^at:([HV]):(-?\d+),(-?\d+)$/.exec(place);
  return m ? { lie: m[1] as Lie, x: Number(m[2]), y: Number(m[3]) } : null;
}

export type Box = { x: number; y: number; width: number; height: number };

/** The smallest box around some cards, with a margin. */
export function boxOf(cards: { left: number; top: number; width: number; height: number }[], margin = 0): Box {
  if (!cards.length) return { x: -margin, y: -margin, width: 200 + 2 * margin, height: 100 + 2 * margin };
  const x = Math.min(...cards.map((c) => c.left)), y = Math.min(...cards.map((c) => c.top));
  const right = Math.max(...cards.map((c) => c.left + c.width)), bottom = Math.max(...cards.map((c) => c.top + c.height));
  return { x: x - margin, y: y - margin, width: right - x + 2 * margin, height: bottom - y + 2 * margin };
}

export const boxText = (b: Box): string => `${b.x} ${b.y} ${b.width} ${b.height}`;

export const parkBox = (park: Park, margin: number): Box => boxOf(park.cards.map(lying), margin);

/** A box with the same middle, scaled: below 1 comes nearer. */
export function zoomed(b: Box, by: number, [px, py]: Point = [b.x + b.width / 2, b.y + b.height / 2]): Box {
  return { x: px - (px - b.x) * by, y: py - (py - b.y) * by, width: b.width * by, height: b.height * by };
}

const overlap = (a: Box, b: { left: number; top: number; width: number; height: number }): number =>
  Math.max(0, Math.min(a.x + a.width, b.left + b.width) - Math.max(a.x, b.left)) *
  Math.max(0, Math.min(a.y + a.height, b.top + b.height) - Math.max(a.y, b.top));

/** At this distance a tag is as badly placed as one that lies upon a card whole. */
const FAR = 600;

/**
 * Where a tag of this size hides least and stays in view: below, above, right or left of what it is about, else of all,
 * else in a corner.
 */
export function tagBeside(what: Box, cards: readonly Lying[], view: Box, width: number, height: number): Point {
  const gap = 14, middle = what.y + (what.height - height) / 2;
  const top = Math.min(what.y, ...cards.map((card) => card.top));
  const bottom = Math.max(what.y + what.height, ...cards.map((card) => card.top + card.height));
  const spots: Point[] = [
    [what.x, what.y + what.height + gap],
    [what.x, what.y - height - gap],
    [what.x + what.width + gap, middle],
    [what.x - width - gap, middle],
    [what.x, bottom + gap],
    [what.x, top - height - gap],
    ...[view.x + gap, view.x + view.width - width - gap].flatMap((x): Point[] => [
      [x, view.y + view.height - height - gap],
      [x, view.y + gap],
    ]),
  ];
  const seen = { left: view.x, top: view.y, width: view.width, height: view.height };
  const hidden = spots.map(([x, y]) => {
    const tag = { x, y, width, height };
    const far = Math.hypot(x + width / 2 - what.x - what.width / 2, y + height / 2 - what.y - what.height / 2);
    const away = (width * height * far) / FAR;
    return cards.reduce((sum, card) => sum + overlap(tag, card), away + width * height - overlap(tag, seen));
  });
  const [x, y] = spots[hidden.indexOf(Math.min(...hidden))]!;
  return [Math.max(view.x, Math.min(x, view.x + view.width - width)), Math.max(view.y, Math.min(y, view.y + view.height - height))];
}

/** The box grown about its middle to at least this size, so that a lone card does not fill the window. */
export function atLeast(b: Box, width: number, height: number): Box {
  const dx = Math.max(0, width - b.width), dy = Math.max(0, height - b.height);
  return { x: b.x - dx / 2, y: b.y - dy / 2, width: b.width + dx, height: b.height + dy };
}
