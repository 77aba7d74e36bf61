// What things are called aloud: their whole state in one phrase.

import { t } from '../../text/text.svelte.ts';
import type { FunCityCard as Card, Crazy, Place, Words } from '../../protocol/messages.ts';
import type { Plan } from './plan.ts';

export const say = (id: string, args: Words['args'] = {}): string => t({ id: `board-${id}`, args });

/** A time of day, given in minutes since midnight. */
export const time = (minutes: number): string =>
  t({ id: 'time', args: { hour: Math.floor(minutes / 60), minute: String(minutes % 60).padStart(2, '0') } });

export const placeName = (place: Place): string => place.name || t({ id: `place-${place.key}`, args: {} });

/** "Library", "Bus stop 3", "Red crossing", "Street space 4, 2". */
export function spotName(plan: Plan, spot: string): string {
  const place = plan.place(spot);
  if (place) return placeName(place);
  const space = spot.slice(6).replace(',', ', ');
  if (spot === plan.city.red) return say('red');
  const stop = plan.city.stops.indexOf(spot);
  return stop < 0 ? say('space', { space }) : say('stop', { n: stop + 1, space });
}

/** "Then 9:30 or 9:40"; "" once the clock has struck. */
export function nextWords(times: readonly number[]): string {
  const [first, second] = times.map(time);
  if (!first) return '';
  return second ? say('next', { first, second }) : say('next-only', { time: first });
}

/** "30 points, last call, closes 12:00" */
export const cardName = (card: Card): string =>
  say(card.soon ? 'card-soon' : `card-${card.state}`, { points: card.points, opens: time(card.opens), closes: time(card.closes) });

/** The title of a Crazy card. */
export const crazyTitle = (crazy: Crazy): string => say(`crazy-${crazy.kind}`, { n: crazy.value });

export const crazyText = (crazy: Crazy, plan: Plan): string =>
  say(`does-${crazy.kind}`, { n: crazy.value, place: crazy.to ? spotName(plan, crazy.to) : '' });
