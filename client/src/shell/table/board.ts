import type { Before, Board } from '../../games/contract.ts';

const boards = import.meta.glob<{ default: Board }>('../../games/*/Board.svelte');
const befores = import.meta.glob<{ default: Before }>('../../games/*/Before.svelte');

/** The board of a game, loaded when it is wanted; null for a game that is played by prompt and choices alone. */
export async function boardOf(game: string): Promise<Board | null> {
  const load = boards[`../../games/${game}/Board.svelte`];
  return load ? (await load()).default : null;
}

/** What a game shows while chairs are free; null for most. */
export async function beforeOf(game: string): Promise<Before | null> {
  const load = befores[`../../games/${game}/Before.svelte`];
  return load ? (await load()).default : null;
}
