// The many-coloured dice of the Lukas: each colour has a patch of a shape of its own.

/** In the order of the wire: red triangle, yellow disc, green square, blue diamond, violet cross. */
const PATCHES = [
  'M50 9L92 84H8Z',
  'M50 13A37 37 0 1 1 49.9 13Z',
  'M15 15H85V85H15Z',
  'M50 6L94 50L50 94L6 50Z',
  'M35 10H65V35H90V65H65V90H35V65H10V35H35Z',
] as const;
const PAINTS = ['#c8342f', '#d79b00', '#2b8a55', '#2467b3', '#7a4bc0'] as const;
export const COLOURS = ['red', 'yellow', 'green', 'blue', 'violet'] as const;

/** The patch alone, in a box of 100. */
export const patch = (colour: number): string =>
  `<path d="${PATCHES[colour]}" fill="${PAINTS[colour]}" stroke="#2a2233" stroke-width="4" stroke-linejoin="round"/>`;

/** One side of a die, in a box of 100. */
export const side = (colour: number, wood = 'var(--die-wood)'): string =>
  `<rect width="100" height="100" rx="11" fill="${wood}" stroke="#2a2233" stroke-width="5"/>${patch(colour)}`;

/** A die that lies with these sides (top, bottom, front, back, left, right), seen from front, top and right; 142 by 126. */
export function cube(sides: readonly number[]): string {
  const [top, , front, , , right] = sides;
  return (
    `<g transform="matrix(.42 -.26 0 1 100 26)">${side(right!, '#c59d63')}</g>` +
    `<g transform="matrix(1 0 -.42 .26 42 0)">${side(top!, '#fbe9c6')}</g>` +
    `<g transform="translate(0 26)">${side(front!)}</g>`
  );
}
