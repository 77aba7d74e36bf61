// The lottery booth's bag and the bears on its shelf.

import { C, E, INK, NS, P, SK, STAR, v } from './base.ts';

export const bear = (x: number, y: number, s: number, c: string): string => `<g transform="translate(${x} ${y}) scale(${s})" ${SK} stroke-width="3">${C(-22,-52,11,c)}${C(22,-52,11,c)}${E(0,0,32,34,c)}${C(0,-36,30,c)}${E(0,-26,13,10,'#f7e3bd')}${C(-11,-42,3.6,INK,NS)}${C(11,-42,3.6,INK,NS)}${E(0,-30,5,3.6,INK,NS)}${P('M-5 -22Q0 -18 5 -22','none')}${E(-30,4,10,14,c)}${E(30,4,10,14,c)}${E(-18,32,13,9,c)}${E(18,32,13,9,c)}${P('M-14 -10L0 -4L14 -10V4L0 -4L-14 4Z',v('p-red'))}</g>`;

/** The bag of crystals, 300 by 290. */
export const bag = (): string => `<g transform="translate(150 124)" ${SK} stroke-width="4">${E(0,146,140,18,'rgb(0 0 0/.35)',NS)}${P('M-60 -70Q-150 20 -128 112Q-110 150 0 150Q110 150 128 112Q150 20 60 -70Z',v('p-plum'))}${P('M-104 60Q-112 110 -80 126','none','stroke="rgb(255 255 255/.35)" stroke-width="9"')}${P('M-60 -70Q-86 -104 -70 -118Q-40 -100 -20 -116Q0 -100 22 -118Q42 -102 70 -116Q86 -100 60 -70Z',v('p-plum'))}${P('M-66 -70Q0 -52 66 -70','none','stroke="var(--p-ochre)" stroke-width="11"')}${P('M40 -64Q60 -40 50 -14M30 -62Q34 -36 22 -20','none','stroke="var(--p-ochre)" stroke-width="6"')}<g transform="translate(0 46)">${C(0,0,46,'#fffaf0')}<path d="${STAR}" transform="scale(3.2)" stroke-width="1.4" fill="var(--p-ochre)"/></g></g>`;
