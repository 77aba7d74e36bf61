// Where everything of the city lies, in units of a hundredth of a street space; on a phone the city is turned upright.

import type { Map as City, Place } from '../../protocol/messages.ts';

export type Point = readonly [x: number, y: number];
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const between = (low: number, value: number, high: number) => Math.max(low, Math.min(high, value));

export class Plan {
  readonly city: City;
  readonly turned: boolean;
  readonly width: number;
  readonly height: number;
  readonly viewBox: string;
  readonly #places: ReadonlyMap<string, Place>;
  readonly #streets: ReadonlySet<string>;

  constructor(city: City, turned = false) {
    this.city = city;
    this.turned = turned;
    const [across, down] = turned ? [city.rows, city.columns] : [city.columns, city.rows];
    this.width = across * 100 + 24;
    this.height = down * 100 + 24;
    this.viewBox = `-64 -64 ${this.width + 4} ${this.height + 4}`;
    this.#places = new Map(city.places.map((place) => [place.place, place]));
    this.#streets = new Set(city.spaces);
  }

  #turn(x: number, y: number): Point {
    return this.turned ? [y, x] : [x, y];
  }

  place(spot: string): Place | undefined {
    return this.#places.get(spot);
  }

  /** The middle of a street space or a place. */
  middle(spot: string): Point {
    const place = this.place(spot);
    if (!place) {
      const [column, row] = spot.slice(spot.indexOf(':') + 1).split(',').map(Number);
      return this.#turn(column * 100, row * 100);
    }
    const { x, y, width, height } = this.lot(place);
    return [x + width / 2, y + height / 2];
  }

  /** The ground a place stands on. */
  lot(place: Place): Box {
    const [left, top, right, bottom] = place.lot.map((tenth) => tenth * 10);
    const [x, y] = this.#turn(left, top);
    const [x2, y2] = this.#turn(right, bottom);
    return { x, y, width: x2 - x, height: y2 - y };
  }

  /** The point of a lot, `inset` from its edge, that is nearest to a street space. */
  edge(place: Place, door: string, inset = 0): Point {
    const { x, y, width, height } = this.lot(place);
    const [a, b] = this.middle(door);
    return [between(x + inset, a, x + width - inset), between(y + inset, b, y + height - inset)];
  }

  /** The path from the street to a door, and the black diamond that marks it. */
  door(place: Place, door: string): { way: Box; mark: Point } {
    const [a, b] = this.middle(door);
    const [x, y] = this.edge(place, door);
    const right = Math.sign(x - a);
    const down = Math.sign(y - b);
    if (Math.abs(x - a) > Math.abs(y - b))
      return { way: { x: Math.min(a + right * 40, x + right * 8), y: b - 24, width: Math.abs(x - a) - 32, height: 48 }, mark: [a + right * 34, b] };
    return { way: { x: a - 24, y: Math.min(b + down * 40, y + down * 8), width: 48, height: Math.abs(y - b) - 32 }, mark: [a, b + down * 34] };
  }

  /** Where the number of an end hangs: at a corner of a place, off the cards and the sign; on a street space that is taken, beside it. */
  badge(spot: string, taken: boolean): Point {
    const place = this.place(spot);
    const [x, y] = this.middle(spot);
    if (!place) return taken ? [x + 34, y + 30] : [x, y];
    const lot = this.lot(place);
    return this.turned && lot.width < 110 ? [lot.x, lot.y + lot.height - 10] : this.turned ? [lot.x + 20, lot.y + 20] : [lot.x + 8, lot.y + 8];
  }

  // -- ways

  /** Where a step of a way is drawn: on a street space, or just inside the door it goes through. */
  step(way: readonly string[], i: number): Point {
    const place = this.place(way[i]);
    const door = way[i - 1] ?? way[i + 1];
    return place && door && !this.place(door) ? this.edge(place, door, 34) : this.middle(way[i]);
  }

  /** A way as a line through the streets: each step, and the corners the bus takes between two stops. */
  line(way: readonly string[]): Point[] {
    return way.flatMap((spot, i) => {
      const here = this.step(way, i);
      const next = way[i + 1];
      return next && this.#rides(spot, next) ? [here, ...this.#corners(spot, next)] : [here];
    });
  }

  /** The whole bus line. */
  get busLine(): Point[] {
    return this.line(this.city.stops);
  }

  /** The stops from one to another, both included; empty where one of them is none. */
  ride(from: string, to: string): string[] {
    const { stops } = this.city;
    const [a, b] = [stops.indexOf(from), stops.indexOf(to)];
    if (a < 0 || b < 0) return [];
    return a <= b ? stops.slice(a, b + 1) : stops.slice(b, a + 1).toReversed();
  }

  #rides(from: string, to: string): boolean {
    return Math.abs(this.city.stops.indexOf(from) - this.city.stops.indexOf(to)) === 1 && this.city.stops.includes(from) && this.city.stops.includes(to);
  }

  /** Where the shortest street from one space to another turns. */
  #corners(from: string, to: string): Point[] {
    const [start, end] = from < to ? [from, to] : [to, from]; // there and back the same way
    const before = new Map<string, string>([[start, '']]);
    const queue = [start];
    for (const spot of queue) {
      if (spot === end) break;
      const [x, y] = spot.slice(6).split(',').map(Number);
      for (const [dx, dy] of [[1, 0], [-1, 0], [0, 1], [0, -1]]) {
        const near = `space:${x + dx},${y + dy}`;
        if (this.#streets.has(near) && !before.has(near)) {
          before.set(near, spot);
          queue.push(near);
        }
      }
    }
    const street: string[] = [];
    for (let spot = end; spot; spot = before.get(spot) ?? '') street.push(spot);
    if (start === from) street.reverse();
    const points = street.map((spot) => this.middle(spot));
    return points.filter((p, i) => {
      const [was, will] = [points[i - 1], points[i + 1]];
      return was && will && was[0] !== will[0] && was[1] !== will[1] && !!p;
    });
  }
}

/** A line as the `d` of a path. */
export const drawn = (points: readonly Point[]): string => `M${points.map((p) => p.join(' ')).join('L')}`;
