// The look of a card from its six edges alone: soft shapes for the ground, a tube for each slide.

import { CORNERS, Lying, type Point } from './geometry.ts';

export type Region = { terrain: string; outline: string; fill: string };
export type Slide = { terrain: string; ends: [number, number]; line: string };
export type Letter = { x: number; y: number; text: string; slide: boolean };

const BASES = 'PGB';

export const baseOf = (edge: string): string => [...edge].find((t) => BASES.includes(t)) ?? '';
export const slideOf = (edge: string): string => [...edge].find((t) => !BASES.includes(t)) ?? '';

const xy = (p: Point) => p.map((n) => Math.round(n * 10) / 10).join(' ');

type Run = { terrain: string; first: number; length: number };

/** Neighbouring edges of one base terrain, clockwise. */
function runs(bases: string[]): Run[] {
  const start = Math.max(0, bases.findIndex((t, i) => t !== bases[(i + 5) % 6]));
  const found: Run[] = [];
  for (let n = 0; n < 6; n++) {
    const edge = (start + n) % 6, last = found.at(-1);
    if (last && last.terrain === bases[edge]) last.length++;
    else found.push({ terrain: bases[edge]!, first: edge, length: 1 });
  }
  return found;
}

/** The terrain the others lie on: one that shows in two places, else the longest. */
function groundOf(all: Run[]): string {
  const twice = all.find((r, i) => all.some((q, j) => i !== j && q.terrain === r.terrain));
  return (twice ?? all.reduce((m, r) => (r.length > m.length ? r : m))).terrain;
}

/** The direction a shore leaves a corner in. */
function lean([x, y]: Point): Point {
  if (x === 100) return y ? [-0.4, -1] : [0.4, 1];
  return [x ? -0.86 : 0.86, y ? -0.56 : 0.56];
}

/** The base terrains of a card; the first is the ground, with the others cut out of its outline. */
export function regions(card: Lying): Region[] {
  const all = runs(card.edges.map(baseOf)), ground = groundOf(all);
  const wave = ((card.card * 37) % 11) - 5;  // so that no two shores are alike
  const others = all.filter((r) => r.terrain !== ground).map((r) => {
    const from = CORNERS[r.first]!, to = CORNERS[(r.first + r.length) % 6]!;
    const reach = (r.length === 2 && from[1] === to[1] ? 84 : r.length === 1 && from[0] === to[0] ? 74 : r.length === 1 ? 62 : 58) + wave;
    const pull = (p: Point) => card.at([p[0] + lean(p)[0] * reach, p[1] + lean(p)[1] * reach]);
    let d = `M${xy(card.at(from))}`;
    for (let i = 1; i <= r.length; i++) d += `L${xy(card.at(CORNERS[(r.first + i) % 6]!))}`;
    d += `C${xy(pull(to))} ${xy(pull(from))} ${xy(card.at(from))}Z`;
    return { terrain: r.terrain, outline: d, fill: d };
  });
  const whole = `M${card.left} ${card.top}h${card.width}v${card.height}h${-card.width}Z`;
  return [{ terrain: ground, outline: whole + others.map((b) => b.outline).join(''), fill: whole }, ...others];
}

/** The slides of a card, each a tube that runs straight out of its two edges; purple below red. */
export function slides(card: Lying): Slide[] {
  return ['u', 'r'].flatMap((terrain) => {
    const [a, b] = card.edges.flatMap((edge, i) => (slideOf(edge) === terrain ? [i] : []));
    if (a === undefined || b === undefined) return [];
    const p = card.middle(a), q = card.middle(b);
    const reach = Math.max(34, Math.hypot(p[0] - q[0], p[1] - q[1]) * 0.42);
    const pull = (edge: number, [x, y]: Point): Point => [x + card.inward(edge)[0] * reach, y + card.inward(edge)[1] * reach];
    return [{ terrain, ends: [a, b] as [number, number], line: `M${xy(p)}C${xy(pull(a, p))} ${xy(pull(b, q))} ${xy(q)}` }];
  });
}

/** The dark ring at the mouth of a slide. */
export function collar(card: Lying, edge: number): string {
  const [x, y] = card.middle(edge), [a, b] = card.inward(edge);
  return `M${x + a * 2.5 - b * 11} ${y + b * 2.5 - a * 11}L${x + a * 2.5 + b * 11} ${y + b * 2.5 + a * 11}`;
}

/** The half circle of a half space, inside the card. */
export function half(card: Lying, edge: number): string {
  const [x, y] = card.middle(edge), [a, b] = card.inward(edge);
  return `M${x + b * 28} ${y - a * 28}A28 28 0 0 1 ${x - b * 28} ${y + a * 28}Z`;
}

/** The letters of the terrains at each edge; a slide's stands on the tube, the ground's beside it. */
export function letters(card: Lying): Letter[] {
  return card.edges.flatMap((edge, i) => {
    const [x, y] = card.middle(i), [a, b] = card.inward(i), slide = slideOf(edge);
    const beside = slide ? 18.5 : 0, inside = slide ? 10 : 13;
    const base = { x: x + a * inside - Math.abs(b) * beside, y: y + b * inside - Math.abs(a) * beside + 4.6, text: baseOf(edge), slide: false };
    return slide ? [base, { x: x + a * 14, y: y + b * 14 + 4.6, text: slide.toUpperCase(), slide: true }] : [base];
  });
}

/** The line where two cards of one ground meet, at the middle of their shared edge; `upright` for a W space. */
export function seam([x, y]: Point, upright: boolean, reach: number): string {
  return upright ? `M${x} ${y - reach}V${y + reach}` : `M${x - reach} ${y}H${x + reach}`;
}

/** A bent line of sight between two points. */
export function sight([x, y]: Point, [a, b]: Point): string {
  return `M${x} ${y}Q${(x + a) / 2 + (b - y) * 0.16} ${(y + b) / 2 - (a - x) * 0.16} ${a} ${b}`;
}
