import type { Snippet } from 'svelte';

/** One of the pictures a board shows on a phone, where not all have room: "Park", "Display", "Others". */
export type View = { key: string; label: string; icon: string };

/** What a board hangs into the shell's own furniture. All of it may stay empty. */
export class Corners {
  /** Beside the words of the prompt: what is in the hand. */
  sign = $state.raw<Snippet | null>(null);
  /** Above the list of choices: how to turn what is about to be chosen. */
  tools = $state.raw<Snippet | null>(null);
  /** The main button in short, where the choice is seen on the board: "Lay it here". */
  deed = $state<string | null>(null);
  /** On a phone: every choice can be touched on the board, so that the list keeps down until it is pulled up. */
  lean = $state(false);
  /** On a phone, under what is chosen: what it changes, where no room is left to show it on the board. */
  effect = $state.raw<Snippet | null>(null);
  /** Keys of the board's own, each with what it does, for the table of keys. */
  keys = $state.raw<readonly (readonly [key: string, does: string])[]>([]);
  /** What the dock of a phone offers to look at; none for a board that is one picture. */
  views = $state.raw<readonly View[]>([]);
  view = $state('');
  /** By seat, what there is to say about a player beside name and points: "2 cards, at the Bank". */
  about = $state.raw<readonly string[]>([]);
}
