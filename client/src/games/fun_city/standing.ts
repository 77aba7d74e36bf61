// Where the movers stand, so that none hides another, a sign or a ticket.

import type { FunCityObservation } from '../../protocol/messages.ts';
import type { Plan, Point } from './plan.ts';

/** Where every player is to be seen, by seat: a rider at the stop, until it is settled whether anybody breaks in. */
export function seenAt(obs: FunCityObservation): string[] {
  const { ride } = obs.turn;
  return obs.players.map((player) => (ride?.seat === player.seat ? boarding(obs) : player.at));
}

/** The stop where the rider gets on. */
export function boarding(obs: FunCityObservation): string {
  const path = obs.turn.ride?.path ?? [];
  const { stops } = obs.map;
  return path.find((spot, i) => stops.includes(spot) && stops.includes(path[i + 1] ?? '')) ?? path[0] ?? '';
}

/** The feet of every mover, by seat. */
export function standing(plan: Plan, obs: FunCityObservation): Point[] {
  const seen = seenAt(obs);
  return seen.map((spot, seat) => {
    const place = plan.place(spot);
    const row = seen.flatMap((other, i) => (other === spot ? [i] : []));
    const aside = row.indexOf(seat) - (row.length - 1) / 2;
    if (!place) {
      const [x, y] = plan.middle(spot);
      return [x + aside * 44, y - (spot === obs.slog_at ? 30 : 0)];
    }
    const lot = plan.lot(place);
    if (lot.height > 140) return [lot.x + lot.width / 2 + aside * Math.min(56, lot.width / row.length), lot.y + lot.height - (plan.turned ? 150 : 90)];
    const cards = obs.cards.some((card) => card.at === spot);
    return [lot.x + lot.width * (cards && row.length === 1 ? 0.22 : 0.66) + aside * 46, lot.y + lot.height - 70];
  });
}
