// The key of the joystick that the arm's hand wants down: the host hears of it as soon as it hears the hand again.

import { untrack } from 'svelte';
import type { Picking } from '../../parts/picking.svelte.ts';
import type { ClawMachineObservation } from '../../protocol/messages.ts';
import { touching } from './race.svelte.ts';

export class Hold {
  /** The way the key stands for; null for none. */
  wanted = $state<string | null>(null);
  /** Since when, in ms of the page's own clock. */
  #meant = 0;
  #obs: () => ClawMachineObservation;
  #picking: () => Picking;
  /** Whether this hand has the joystick now. */
  steers = $derived.by(() => {
    const obs = this.#obs();
    return !obs.calm && obs.role === 'arm' && !obs.over;
  });

  /** Another grab or another role is another hand: what the one before wanted is gone. */
  #hand = $derived.by(() => `${this.#obs().grab} ${this.#obs().role}`);

  constructor(obs: () => ClawMachineObservation, picking: () => Picking) {
    this.#obs = obs;
    this.#picking = picking;
    $effect(() => {
      void [picking().choices, picking().resting, obs().holding];
      untrack(() => this.#follow());
    });
    $effect(() => {
      void this.#hand;
      this.wanted = null;
    });
  }

  press(way: string | null, at: number) {
    this.wanted = way;
    this.#meant = at;
    this.#follow();
  }

  letGo(way: string, at: number) {
    if (this.wanted === way) this.press(null, at);
  }

  #follow() {
    if (!this.steers || this.wanted === this.#obs().holding) return;
    const choice = touching(this.#picking().choices, this.wanted === null ? 'release' : `key:${this.wanted}`);
    if (choice) this.#picking().send(choice.code, this.#meant);
  }
}
