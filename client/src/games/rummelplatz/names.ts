// What the fair's pieces are called aloud, and what every booth is given.

import type { Corners } from '../../parts/corners.svelte.ts';
import type { Picking } from '../../parts/picking.svelte.ts';
import type { Choice, Observation, Words } from '../../protocol/messages.ts';
import { t } from '../../text/text.svelte.ts';
import type { Race } from '../contract.ts';

/** What a board gives the drawing of one attraction, at the fair or alone. */
export interface BoothProps<O extends Observation> {
  obs: O;
  picking: Picking;
  /** To hang keys, or a word about each player, into the shell; what hangs there goes with the booth. */
  corners: Corners;
  /** The seat looked from; null for a watcher. */
  seat: number | null;
  /** The players by seat, in words. */
  names: readonly string[];
  /** The race that is on; null without one. */
  race?: Race | null;
}

export const say = (id: string, args: Words['args'] = {}): string => t({ id: `board-${id}`, args });

/** The name of an attraction by its key, also where it is played alone. */
export const attraction = (key: string): string => t({ id: `game-${key}` });

/** What the choice says it would do, below its own sentence. */
export const notesOf = (choice: Choice | undefined, names: readonly string[]): string => (choice?.notes ?? []).map((words) => t(words, names)).join(' ');
