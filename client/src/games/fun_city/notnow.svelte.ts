// A standing "not now": the player lets every ride go by, for this turn or for the whole game, until taken back.

import type { Choice } from '../../protocol/messages.ts';

type Span = 'turn' | 'game';

export class NotNow {
  #span = $state<Span | null>(null);
  /** The press of the clock that began the turn it holds for. */
  #press = $state(0);
  #now: () => number;

  /** `now` tells how often the clock has been pressed. */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** For how long rides go by unasked; null while each is asked. */
  rests: Span | null = $derived.by(() => (this.#span === 'turn' && this.#press !== this.#now() ? null : this.#span));

  rest(span: Span) {
    this.#span = span;
    this.#press = this.#now();
  }

  wake() {
    this.#span = null;
  }
}

/** The choice to let a ride go by, where one is asked for. */
export const letGo = (choices: readonly Choice[]): Choice | undefined => choices.find((choice) => choice.touches?.includes('pass'));
