import type { Board } from '../../games/contract.ts';

const boards = import.meta.glob<{ default: Board }>('../../games/*/Board.svelte');

/** The board of a game, loaded when it is wanted; null for a game that is played by prompt and choices alone. */
export async function boardOf(game: string): Promise<Board | null> {
  const load = boards[`../../games/${game}/Board.svelte`];
  return load ? (await load()).default : null;
}
