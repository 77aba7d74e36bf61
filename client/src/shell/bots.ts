/** The bot that is proposed, of a game's bots, weakest first: the best of the quick ones. Who wants to wait for the one
 * that thinks ahead asks for it. */
export const usualBot = (bots: readonly string[]): string => bots.filter((bot) => bot !== 'search').at(-1) ?? '';
