const shapes = [
  'M-11 0A11 11 0 1 1 11 0A11 11 0 1 1-11 0Z',
  'M-8-10H8a2 2 0 0 1 2 2V8a2 2 0 0 1-2 2H-8a2 2 0 0 1-2-2V-8a2 2 0 0 1 2-2Z',
  'M0-12L12 10H-12Z',
  'M0-13L12 0L0 13L-12 0Z',
  'M0-13L3.5-4.5 12.5-4 5.5 2 7.9 11 0 6-7.9 11-5.5 2-12.5-4-3.5-4.5Z',
  'M-6-11H6L12.5 0L6 11H-6L-12.5 0Z',
];

/** The outline of a seat's shape about the origin, 26 units wide: circle, square, triangle, diamond, star, hexagon. */
export const seatPath = (seat: number): string => shapes[seat % shapes.length];
