// A standing "not now": the player lets every ride go by, for this turn or for the whole game, until taken back. It holds
// for a seat of this table, and outlives a reload and the handing round of a device.

import type { Choice } from '../../protocol/messages.ts';

type Span = 'turn' | 'game';
interface Rest {
  readonly span: Span;
  /** The press of the clock that began the turn it holds for. */
  readonly press: number;
}

const shelf = (table: string, seat: number | null) => `midway-rides:${table}:${seat}`;

function recall(at: string): Rest | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(at) ?? 'null');
    if (typeof kept !== 'object' || kept === null || !('span' in kept) || !('press' in kept)) return null;
    const { span, press } = kept;
    return (span === 'turn' || span === 'game') && typeof press === 'number' ? { span, press } : null;
  } catch {
    return null; // storage may be shut, or written by somebody else
  }
}

export class NotNow {
  #now: () => number;
  #at: string;
  #rest: Rest | null;

  /** `table` tells this table from others, `now` how often the clock has been pressed. */
  constructor(table: string, seat: number | null, now: () => number) {
    this.#now = now;
    this.#at = shelf(table, seat);
    this.#rest = $state.raw(recall(this.#at));
  }

  /** For how long rides go by unasked; null while each is asked. */
  get rests(): Span | null {
    return this.#rest && (this.#rest.span === 'game' || this.#rest.press === this.#now()) ? this.#rest.span : null;
  }

  rest(span: Span) {
    this.#keep({ span, press: this.#now() });
  }

  wake() {
    this.#keep(null);
  }

  #keep(rest: Rest | null) {
    this.#rest = rest;
    try {
      sessionStorage.setItem(this.#at, JSON.stringify(rest));
    } catch {
      // then it is forgotten with the page
    }
  }
}

/** The choice to let a ride go by, where one is asked for. */
export const letGo = (choices: readonly Choice[]): Choice | undefined => choices.find((choice) => choice.touches?.includes('pass'));
