import type { SeatInfo } from '../../protocol/messages.ts';

/**
 * What the players are called, by seat: a person's own name, a bot by its kind, "" for a free or nameless chair. Where
 * two would be called the same, each gets the number of the chair.
 */
export function callNames(seats: readonly SeatInfo[], bot: (key: string) => string): string[] {
  const plain = seats.map((seat) => (seat.kind === 'bot' ? bot(seat.bot) : seat.name));
  return plain.map((name, i) => (name && plain.indexOf(name) !== plain.lastIndexOf(name) ? `${name} ${i + 1}` : name));
}
