import { getContext, setContext } from 'svelte';
import type { Drag } from './drag.ts';
import type { Picking } from './picking.svelte.ts';

/** What a Place needs to know of the Stage it stands on. */
export interface OnStage {
  /** The one place that Tab reaches. */
  readonly stop: string | null;
  readonly picking: Picking;
  /** Carries a piece from place to place; a board of cards has its own way. */
  readonly drag?: Drag;
  focused(id: string): void;
}

const key = Symbol('stage');
export const stand = (stage: OnStage) => setContext(key, stage);
export const stage = (): OnStage => getContext<OnStage>(key);
