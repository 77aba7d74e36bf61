// What the faces of the fair show: taken from what lies on the table, never from what will come.

import type { SwingBoatObservation, Swinger } from '../../protocol/messages.ts';
import type { Mood } from './art/doll.ts';

/** At the swing boat: green when little endurance is left; in between, how the last roll went. */
export function swingerMood(one: Swinger, { over, swingers }: SwingBoatObservation): Mood {
  if (over) return placed(one.endurance > 0 ? one.fun : -1, swingers.map((all) => (all.endurance > 0 ? all.fun : -1)));
  if (one.endurance < 4) return 'queasy';
  if (one.rolled.includes(1)) return 'shriek';
  return one.rolled.length ? 'glad' : 'calm';
}

/** Cheers with the most points, sulks with the fewest; nobody does where all are equal. */
export function placed(points: number, all: readonly number[]): Mood {
  const [most, least] = [Math.max(...all), Math.min(...all)];
  if (most === least) return 'calm';
  return points === most ? 'glad' : points === least ? 'sad' : 'calm';
}
