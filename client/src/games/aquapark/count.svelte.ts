// The count at the end, step by step: which park stands in the middle, what is lit in it and what it is called.

import type { Area, AquaparkObservation } from '../../protocol/messages.ts';
import { say, terrainName } from './names.ts';
import { scored, steps, terrains, type StepAt } from './scores.ts';

export class Count {
  #obs: () => AquaparkObservation | null;
  #stepped = $state.raw<StepAt | null>(null);

  /** `obs` is null as long as nothing is counted. */
  constructor(obs: () => AquaparkObservation | null) {
    this.#obs = obs;
  }

  all: StepAt[] = $derived.by(() => {
    const obs = this.#obs();
    return obs ? steps(obs.parks.toSorted((a, b) => b.score.total - a.score.total)) : [];
  });
  step: StepAt | null = $derived.by(() => (this.#obs() ? (this.#stepped ?? this.all[0] ?? null) : null));
  #at = $derived.by(() => this.all.findIndex((s) => s.row === this.step?.row && s.seat === this.step.seat && s.area === this.step.area));
  back: (() => void) | null = $derived.by(() => this.#to(this.all[this.#at - 1]));
  on: (() => void) | null = $derived.by(() => this.#to(this.all[this.#at + 1]));
  /** The areas the step is about. */
  areas: Area[] = $derived.by(() => {
    const { step } = this, park = this.#obs()?.parks.find((p) => p.seat === step?.seat);
    return step && park && terrains.includes(step.row) ? scored(park, step.row).slice(step.area, step.area + 1) : [];
  });

  go(to: StepAt) {
    this.#stepped = to;
  }

  /** The same row of another park, or its total. */
  goTo(seat: number) {
    const to = this.all.find((s) => s.row === this.step?.row && s.seat === seat) ?? this.all.find((s) => s.row === 'total' && s.seat === seat);
    if (to) this.go(to);
  }

  /** "Ana's pool: 8 cards × 4 visitors = 32". */
  title(name: string): string {
    const { step } = this, park = this.#obs()?.parks.find((p) => p.seat === step?.seat);
    if (!step || !park) return '';
    if (!terrains.includes(step.row)) return say(`shown-${step.row}`, { name, ...park.score });
    const [best] = this.areas;
    return say('shown-area', { name, terrain: terrainName(step.row), cards: best?.cards.length ?? 0, visitors: best?.visitors.length ?? 0, points: best?.points ?? 0 });
  }

  #to(step: StepAt | undefined) {
    return step ? () => this.go(step) : null;
  }
}
