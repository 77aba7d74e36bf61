// A carousel under a finger, the wheel of a mouse or the arrow keys: all of them only aim at one of the turns on offer.

import { untrack } from 'svelte';
import type { Picking } from '../../parts/picking.svelte.ts';
import type { Carousel } from '../../protocol/messages.ts';
import { nearest, stepsOf, type Point } from './layout.ts';
import { turnOf } from './preview.ts';

export class Spin {
  #carousel: () => Carousel;
  #picking: () => Picking;
  #start: { angle: number; finger: number } | null = null;
  #was: Carousel | null = null;
  #kept = 0;
  #notch = 0;

  /** Degrees it stands at; more than a whole round is fine. */
  angle = $state(0);
  held = $state(false);
  /** True from a drag until the click at its end, which then means nothing. */
  dragged = false;

  constructor(carousel: () => Carousel, picking: () => Picking) {
    this.#carousel = carousel;
    this.#picking = picking;
    this.angle = untrack(() => carousel().turned * 60);
  }

  /** The codes of its turns by steps clockwise; empty while it cannot be turned. */
  turns = $derived.by(() => {
    const turns = new Map<number, string>();
    for (const choice of this.#picking().open) {
      const steps = turnOf(choice, this.#carousel().name);
      if (steps !== null) turns.set(steps, choice.code);
    }
    return turns;
  });

  steps = $derived.by(() => turnOf(this.#picking().shown, this.#carousel().name));

  /** Go to where the table or the turn looked at says. A turn that was sent stays until the table has it. */
  settle() {
    const carousel = this.#carousel();
    const steps = this.steps;
    const choosing = this.#picking().choices.length > 0;
    const held = this.held;
    untrack(() => {
      if (carousel !== this.#was || choosing) this.#kept = steps ?? 0;
      this.#was = carousel;
      if (!held) this.angle = nearest(this.angle, (carousel.turned + this.#kept) * 60);
    });
  }

  /** Aim so many steps further on than now. */
  by(steps: number) {
    const code = this.turns.get(((this.steps ?? 0) + steps + 6) % 6);
    if (code) this.#picking().aim(code);
  }

  down(finger: number) {
    this.dragged = false;
    if (this.turns.size) this.#start = { angle: this.angle, finger };
  }

  move(finger: number) {
    if (!this.#start) return;
    const by = nearest(0, finger - this.#start.finger);
    if (!this.held && Math.abs(by) < 5) return;
    this.held = this.dragged = true;
    this.angle = this.#start.angle + by;
    const code = this.turns.get(stepsOf(this.angle - this.#carousel().turned * 60));
    if (code) this.#picking().aim(code);
  }

  up() {
    this.#start = null;
    this.held = false;
  }

  wheel(delta: number) {
    this.#notch += delta;
    if (Math.abs(this.#notch) < 60) return;
    this.by(Math.sign(this.#notch));
    this.#notch = 0;
  }
}

/** The direction in degrees of a point of the screen from the middle of an element. */
export function direction(element: Element, [x, y]: Point): number {
  const box = element.getBoundingClientRect();
  return (Math.atan2(y - box.y - box.height / 2, x - box.x - box.width / 2) * 180) / Math.PI;
}
