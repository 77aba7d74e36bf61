import type { Component, Snippet } from 'svelte';
import type { Corners } from '../parts/corners.svelte.ts';
import type { Picking } from '../parts/picking.svelte.ts';
import type { Observation } from '../protocol/messages.ts';

/**
 * What the shell gives a game's board, `games/<key>/Board.svelte`, its default export.
 *
 * The board draws `obs` as large as the room it gets (it stands in a flex column that fills the table left of the choices; it
 * may scroll inside itself, never the page) and says what is touched to `picking`. It knows no socket and no rule; every
 * figure is the host's. Choices name places of the observation in `touches`; `picking.shown` is to be drawn as a ghost
 * and `picking.number(code)` is the number it bears in the choices panel. Prompt, choices, log, seats with points,
 * standings and the replay bar are the shell's. Once `over`, the board also draws the scores by area beside the table.
 */
export interface BoardProps<O extends Observation = Observation> {
  obs: O;
  picking: Picking;
  /** The shell's prompt, choices and dock, to hang something of the board's own into; it takes it down when it goes. */
  corners: Corners;
  /** The seat looked from; null for a watcher (nothing is private then, and nothing can be touched). */
  seat: number | null;
  /** The players by seat, in their own words; "" for a chair nobody holds. */
  names: readonly string[];
  /** Seats a bot plays on for while their player is away: `StandIn` is their sign. The shell's own `players` show it. */
  standIns: readonly number[];
  /**
   * The players with what they would score now, to be put where it suits the board: a panel on a wide window, a strip of
   * chips below 1200 px. A board that shows the scores itself at the end leaves it out then.
   */
  players: Snippet;
  /** True while an earlier step is looked at; choices are empty then. */
  past: boolean;
  /** True once the game has ended (also while looking back). */
  over: boolean;
  /** When the race that is on began and when its clock closes it, in ms of the page's own clock; null without one. */
  race?: Race | null;
}

export interface Race {
  began: number;
  ends: number | null;
}

export type Board = Component<BoardProps>;

/** What a game may show beside the chairs of a table that has not begun, `games/<key>/Before.svelte`. */
export type Before = Component<{ options: Readonly<Record<string, string>> }>;
