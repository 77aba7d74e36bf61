// A mover on its way: the steps one after the other, where the shell would let it fly straight.

import type { Moved, Ride } from '../../protocol/messages.ts';
import type { Plan, Point } from './plan.ts';

/** Time for one step of a walk, in ms; a long way takes no longer than `most`. */
const step = 120;
const most = 1100;

/**
 * The line a mover goes from one spot to another: the part of its last move, or of the ride it is on, that lies between;
 * asleep, it stays on the bus. Null for a change without a way.
 */
export function wayBetween(plan: Plan, moved: Moved | null, ride: Ride | null, seat: number, from: string, to: string): Point[] | null {
  if (moved?.seat === seat && moved.way === 'asleep' && moved.path.at(-1) === to) {
    const stops = plan.ride(from, to);
    if (stops.length) return plan.line(stops);
  }
  for (const way of [moved, ride]) {
    if (way?.seat !== seat) continue;
    const [start, end] = [way.path.indexOf(from), way.path.lastIndexOf(to)];
    if (start >= 0 && end > start) return plan.line(way.path.slice(start, end + 1));
  }
  return null;
}

const far = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** The frames of a walk that ends at rest: how far from there it is, and when (0 to 1), at an even pace. */
export function frames(line: readonly Point[]): { translate: string; offset: number }[] {
  const end = line.at(-1)!;
  const gone = line.reduce<number[]>((sum, p, i) => [...sum, i ? sum[i - 1] + far(line[i - 1], p) : 0], []);
  const whole = gone.at(-1) || 1;
  return line.map((p, i) => ({ translate: `${p[0] - end[0]}px ${p[1] - end[1]}px`, offset: gone[i] / whole }));
}

/** How long a walk along a line takes, in ms. */
export const duration = (line: readonly Point[]): number =>
  Math.min(most, (line.reduce((sum, p, i) => sum + (i ? far(line[i - 1], p) : 0), 0) / 100) * step);
