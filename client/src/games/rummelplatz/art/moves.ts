// The six movements of the coaster as faces and arrows, each in a box of 100 about the origin.

import { C, P } from './base.ts';

const head = (x: number, y: number) => C(x, y, 20, '#f0cfa0') + C(x - 7, y - 2, 2.6, '#2a2233', 'stroke="none"') + C(x + 7, y - 2, 2.6, '#2a2233', 'stroke="none"');
const arrow = (turn: number) => `<g transform="rotate(${turn}) translate(32 0)">${P('M-8 -13L12 0L-8 13Z', '#b3262e')}</g>`;
const body = (d: string) => P(d, 'none', 'stroke="#2467b3" stroke-width="16"');

/** By the words of the wire. */
export const MOVES: Record<string, string> = {
  left: body('M8 44L-4 16') + head(-12, -8) + arrow(180),
  right: body('M-8 44L4 16') + head(12, -8) + arrow(0),
  up: body('M0 44V18') + head(0, 0) + arrow(270),
  down: body('M0 44V24') + head(0, -8) + P('M-6 4H6', 'none') + arrow(90),
  arms: body('M0 44V20') + P('M-14 26L-36 -28M14 26L36 -28', 'none', 'stroke="#f0cfa0" stroke-width="9"') + head(0, -8),
  eyes: body('M0 44V18') + C(0, -8, 24, '#f0cfa0') + P('M-15 -10Q-9 -3 -3 -10M3 -10Q9 -3 15 -10', 'none', 'stroke-width="4"') + P('M-6 6H6', 'none'),
};
