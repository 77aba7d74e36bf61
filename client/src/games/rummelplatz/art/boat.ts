// The swing boat in a drawing of 660 by 440: where its rows are, the scaffold that carries it, and its hull.

import { bulb, P, SK, STAR } from './base.ts';

/** How far apart two rows are. */
const STEP = 51;

/** Across and down of the upper edge of the hull, so many rows out from the middle. */
export const rowX = (out: number): number => 330 + out * STEP;
export const gunwale = (out: number): number => 292 - 3.2 * out * out;

export const frame =
  `<g ${SK} stroke-width="4">` +
  P('M330 430H110M330 430H550', 'none', 'stroke="rgb(0 0 0/.18)" stroke-width="16"') +
  P('M150 430L314 44M510 430L346 44', 'none', 'stroke-width="22"') +
  P('M150 430L314 44M510 430L346 44', 'none', 'stroke="var(--p-ochre)" stroke-width="14"') +
  [90, 160, 230, 300, 370].map((y) => bulb(314 - ((y - 44) * 164) / 386, y, '#ffcf6b', 4) + bulb(346 + ((y - 44) * 164) / 386, y, '#ffcf6b', 4)).join('') +
  `<circle cx="330" cy="44" r="32" fill="var(--p-red)"/><path d="${STAR}" transform="translate(330 44) scale(2.1)" fill="var(--p-lit)" stroke-width="1.6"/></g>`;

export const hull =
  `<g ${SK} stroke-width="4">` +
  P('M312 60L78 236M348 60L582 236', 'none', 'stroke-width="6"') +
  P('M40 200Q18 142 40 134Q58 170 74 214M620 200Q642 142 620 134Q602 170 586 214', 'var(--p-red)') +
  P('M34 190Q330 394 626 190L598 262Q330 526 62 262Z', 'var(--p-teal)') +
  P('M58 250Q330 506 602 250', 'none', 'stroke="var(--p-ochre)" stroke-width="8"') +
  P('M46 204Q120 250 190 274', 'none', 'stroke="rgb(255 255 255/.4)" stroke-width="5"') +
  '</g>';
