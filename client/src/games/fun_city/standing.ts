// Where the movers stand, so that none hides another, a sign or a ticket.

import type { FunCityObservation } from '../../protocol/messages.ts';
import type { Plan, Point } from './plan.ts';

/** The feet of every mover, by seat. */
export function standing(plan: Plan, obs: FunCityObservation): Point[] {
  const here = (spot: string) => obs.players.filter((player) => player.at === spot);
  return obs.players.map((player) => {
    const place = plan.place(player.at);
    const row = here(player.at);
    const aside = row.indexOf(player) - (row.length - 1) / 2;
    if (!place) {
      const [x, y] = plan.middle(player.at);
      return [x + aside * 44, y - (player.at === obs.slog_at ? 30 : 0)];
    }
    const lot = plan.lot(place);
    if (lot.height > 140) return [lot.x + lot.width / 2 + aside * Math.min(56, lot.width / row.length), lot.y + lot.height - (plan.turned ? 150 : 90)];
    const cards = obs.cards.some((card) => card.at === player.at);
    return [lot.x + lot.width * (cards && row.length === 1 ? 0.22 : 0.66) + aside * 46, lot.y + lot.height - 58];
  });
}
