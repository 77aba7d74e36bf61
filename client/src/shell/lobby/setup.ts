import type { GameInfo, NewTable } from '../../protocol/messages.ts';

/** Who sits at a new table: friends or anyone on open chairs, bots, or all on this device. */
export type Company = 'friends' | 'anyone' | 'bots' | 'here';

/** How many chairs a game is first offered with: two, or as few as it takes. */
export const usualSeats = (game: GameInfo): number => Math.min(game.maxSeats, Math.max(2, game.minSeats));

/**
 * The request for a table. The first chair is this device's; `bot` takes the others against bots. An attraction alone
 * against time begins with its clock: that chair is taken at the table, once one has read what it is about.
 */
export function newTable(
  game: GameInfo,
  company: Company,
  seats: number,
  options: Record<string, string>,
  bot: string,
): NewTable {
  // what was chosen for a chair that is not there after all
  const gone = game.options
    .filter((option) => option.seats)
    .flatMap((option) => Array.from({ length: game.maxSeats - seats }, (_, i) => `${option.key}-${seats + i}`));
  const kept = Object.fromEntries(Object.entries(options).filter(([key]) => !gone.includes(key)));
  const reads = company === 'bots' && game.partOf !== '' && (options.clock ?? 'calm') !== 'calm';
  const other = { friends: 'open', anyone: 'open', bots: bot, here: 'me' }[company];
  return {
    game: game.key,
    seats: Array.from({ length: seats }, (_, seat) => (seat > 0 ? other : reads ? 'open' : 'me')),
    options: kept,
    listed: company === 'anyone',
  };
}

/** A table's name as people type it, "Brass  Carousel " and "brass-carousel", made one. */
export const plainName = (typed: string): string => typed.trim().toLowerCase().split(/[\s-]+/).join(' ');
