// Where the cards on a place lie: at its upper right, side by side where the lot is low, else one below the other.

import type { Place } from '../../protocol/messages.ts';
import type { Plan, Point } from './plan.ts';

/** Half of a ticket across, by whether it shows its hour. */
export const half = (short: boolean): number => (short ? 46 : 58);

/** The middle of the ticket that is number `i` on its place, and its size. */
export function ticketAt(plan: Plan, place: Place, i: number, short: boolean): { at: Point; size: number } {
  const lot = plan.lot(place);
  const narrow = plan.turned && lot.width < 110;
  const size = lot.height < 110 && !plan.turned ? 0.84 : narrow ? 0.85 : 1;
  const y = lot.y + 30 * size + (lot.height < 110 ? 5 : 8);
  const x = narrow ? lot.x + lot.width / 2 : lot.x + lot.width - half(short) * size - 8;
  if (narrow || (lot.height > 200 && !plan.turned)) return { at: [x, y + i * 66], size };
  return { at: [x - i * (2 * half(short) * size + 6), y], size };
}
