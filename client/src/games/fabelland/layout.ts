// Where everything stands on the drawing of Fabelland, in its own units (1116 x 600).

export type Point = readonly [x: number, y: number];

/** A point so far from another, in a direction in degrees: 0 is right, clockwise. */
export const polar = ([x, y]: Point, far: number, degrees: number): Point => [
  x + far * Math.cos((degrees * Math.PI) / 180),
  y + far * Math.sin((degrees * Math.PI) / 180),
];

/** Points as the inside of a path: "1 2L3 4". */
export const line = (points: readonly Point[]): string => points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L');

/** Corner of a carousel's hexagon, rim of its disc, its hub. */
export const hexagon = 100;
export const disc = 78;
export const hub = 25;
export const booth = { width: 118, height: 72 };

/** Where the carousels stand, and which way their side 0 looks: to the centre. */
export const carousels: Readonly<Record<string, { at: Point; facing: number }>> = {
  A: { at: [200, 186], facing: 0 },
  B: { at: [904, 186], facing: 180 },
  C: { at: [552, 423], facing: 270 },
};

/** The way a side of a carousel looks, in degrees. */
export const sideway = (carousel: string, side: number): number => carousels[carousel]!.facing + 60 * side;

/** The middle of the attraction on a side. */
export function boothAt(carousel: string, side: number): Point {
  const way = sideway(carousel, side);
  const [x, y] = polar([0, 0], 1, way);
  const inner = hexagon * Math.cos(Math.PI / 6) - 3;
  return polar(carousels[carousel]!.at, inner + (booth.width / 2) * Math.abs(x) + (booth.height / 2) * Math.abs(y), way);
}

/** The nearest angle to `from` that is the same way as `to`: turning takes the short way round. */
export const nearest = (from: number, to: number): number => from + ((((to - from) % 360) + 540) % 360) - 180;

/** Steps clockwise, 0 to 5, that a turn by so many degrees comes nearest to. */
export const stepsOf = (degrees: number): number => ((Math.round(degrees / 60) % 6) + 6) % 6;

/** A guest on its spot; `count` above 1 where one is drawn for many. */
export interface Standing {
  kind: string;
  at: Point;
  size: number;
  count: number;
}

/** One of a kind for many of them, where they would not fit. */
const gathered = (guests: string): [kind: string, count: number][] =>
  [...'PKT'].map((kind): [string, number] => [kind, [...guests].filter((g) => g === kind).length]).filter(([, n]) => n > 0);

/** Spots in a compartment that looks right, from its hub outwards: [far, aside]. */
const rows: readonly (readonly Point[])[] = [
  [],
  [[56, 0]],
  [[59, -14], [59, 14]],
  [[41, 0], [65, -15], [65, 15]],
  [[43, -11], [43, 11], [67, -16], [67, 16]],
  [[42, -10], [42, 10], [66, -20], [68, 0], [66, 20]],
];

function spots(n: number): readonly Point[] {
  if (n < rows.length) return rows[n]!;
  const row = (far: number, count: number, wide: number): Point[] =>
    Array.from({ length: count }, (_, i) => [far, (i - (count - 1) / 2) * wide]);
  return [...row(37, 2, 17), ...row(54, Math.min(3, n - 5), 17), ...row(70, n - 2 - Math.min(3, n - 5), 18)];
}

/** The guests of a compartment that looks so many degrees round, about the middle of its carousel. */
export function compartmentGuests(guests: string, way: number): Standing[] {
  const many = guests.length > 9;
  const each = many ? gathered(guests) : [...guests].map((kind): [string, number] => [kind, 1]);
  const size = each.length < 5 ? 21 : each.length < 6 ? 18 : 15;
  return each.map(([kind, count], i) => {
    const [far, aside] = spots(each.length)[i]!;
    const [x, y] = polar([0, 0], far, way);
    const [dx, dy] = polar([0, 0], aside, way + 90);
    return { kind, at: [x + dx, y + dy], size, count };
  });
}

export const middle = { at: [552, 219] as Point, radius: 116 };
const corner = (i: number) => polar(middle.at, middle.radius, i * 60);
const wall = (way: number) => polar(middle.at, middle.radius * Math.cos(Math.PI / 6), way);

/** The thirds of the centre: outline, where guests stand, where the letter is. */
export const areas: Readonly<Record<string, { outline: readonly Point[]; at: Point; letter: Point }>> = {
  D: { outline: [corner(2), corner(3), wall(210), middle.at, wall(90)], at: polar(middle.at, 57, 150), letter: polar(middle.at, 97, 149) },
  E: { outline: [corner(4), corner(5), wall(330), middle.at, wall(210)], at: polar(middle.at, 50, 270), letter: polar(middle.at, 85, 270) },
  F: { outline: [corner(0), corner(1), wall(90), middle.at, wall(330)], at: polar(middle.at, 57, 30), letter: polar(middle.at, 97, 31) },
};

/** How far a point inside an outline that runs clockwise is from its nearest side; below 0 outside. */
function deep(outline: readonly Point[], [x, y]: Point): number {
  return Math.min(...outline.map(([x1, y1], i) => {
    const [x2, y2] = outline[(i + 1) % outline.length]!;
    return ((x2 - x1) * (y - y1) - (y2 - y1) * (x - x1)) / Math.hypot(x2 - x1, y2 - y1);
  }));
}

/** The spots of an area for guests of a size, the middle ones first: inside it and clear of its letter. */
function grid(area: string, size: number, wide: number): Point[] {
  const { outline, at, letter } = areas[area]!;
  const high = size * 1.32;
  const found: Point[] = [];
  for (let row = -5; row <= 5; row++)
    for (let n = -6; n <= 6; n++) {
      const spot: Point = [at[0] + (n + (row % 2) / 2) * wide, at[1] + row * high];
      const inside = deep(outline, spot) > size * 0.6 && Math.hypot(spot[0] - letter[0], spot[1] - letter[1]) > 14 + size * 0.66;
      if (inside) found.push(spot);
    }
  const far = ([x, y]: Point) => Math.hypot(x - at[0], y - at[1]);
  return found.toSorted((a, b) => far(a) - far(b));
}

/** The guests of an area: as large as all of them find room, and counted where they do not. */
export function areaGuests(area: string, guests: string): Standing[] {
  for (const size of [24, 21, 18, 15]) {
    const spots = grid(area, size, size + 3);
    if (spots.length < guests.length) continue;
    const taken = spots.slice(0, guests.length).toSorted((a, b) => a[1] - b[1] || a[0] - b[0]);
    return taken.map((at, i) => ({ kind: guests[i]!, at, size, count: 1 }));
  }
  const spots = grid(area, 24, 36).slice(0, 3).toSorted((a, b) => a[0] - b[0]);
  return gathered(guests).map(([kind, count], i) => ({ kind, at: spots[i]!, size: 24, count }));
}

/** The displays: top left corner, size, and the middles of the two attractions and the corners of the two influencers. */
export const displays: Readonly<Record<string, { at: Point; width: number; height: number; offers: readonly Point[]; posters: readonly Point[]; poster: number }>> = {
  D: { at: [16, 364], width: 282, height: 218, offers: [[75, 52], [207, 52]], posters: [[16, 104], [108, 104]], poster: 1.03 },
  E: { at: [340, 5], width: 424, height: 104, offers: [[69, 56], [197, 56]], posters: [[266, 5], [344, 5]], poster: 0.9 },
  F: { at: [806, 364], width: 282, height: 218, offers: [[75, 52], [207, 52]], posters: [[16, 104], [108, 104]], poster: 1.03 },
};

/** Where the figures of an action field stand, side by side from here. */
export const fields: Readonly<Record<string, { at: Point; figures: Point }>> = {
  A: { at: carousels.A!.at, figures: [344, 186] },
  B: { at: carousels.B!.at, figures: [760, 186] },
  C: { at: carousels.C!.at, figures: [552, 325] },
  D: { at: areas.D!.letter, figures: [42, 350] },
  E: { at: areas.E!.letter, figures: [594, 108] },
  F: { at: areas.F!.letter, figures: [1062, 350] },
  carousel: { at: [775, 480], figures: [775, 550] },
  shop: { at: [329, 480], figures: [329, 550] },
};

/** What a phone shows at a time. */
export const views: Readonly<Record<string, string>> = {
  map: '-6 -2 1116 600',
  A: '-6 -6 372 384',
  B: '738 -6 372 384',
  C: '346 270 412 330',
  D: '10 196 430 392',
  E: '332 0 440 330',
  F: '664 196 430 392',
};
