// What a card is called aloud: its whole state in one phrase. And the faces of the edition by key.

import { t } from '../../text/text.svelte.ts';
import type { AwardFace, Blueprint, BlueprintFace, FunfairCard as Card, CityFace, Cut, FunfairFace, Item, Reference, Stack, Words } from '../../protocol/messages.ts';

export const say = (id: string, args: Words['args'] = {}): string => t({ id: `board-${id}`, args });

export const points = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0');

/** The faces of an edition by their keys. */
export class Faces {
  readonly reference: Reference;
  #cards: Map<string, FunfairFace>;
  #plans: Map<string, BlueprintFace>;
  #city: Map<string, CityFace>;
  #awards: Map<string, AwardFace>;

  constructor(reference: Reference) {
    this.reference = reference;
    this.#cards = new Map(reference.cards.map((face) => [face.key, face]));
    this.#plans = new Map(reference.blueprints.map((face) => [face.key, face]));
    this.#city = new Map(reference.city.map((face) => [face.key, face]));
    this.#awards = new Map(reference.awards.map((face) => [face.key, face]));
  }

  card = (key: string): FunfairFace => this.#cards.get(key)!;
  plan = (key: string): BlueprintFace => this.#plans.get(key)!;
  city = (key: string): CityFace => this.#city.get(key)!;
  award = (key: string): AwardFace => this.#awards.get(key)!;
  named = (key: string): string => t(this.card(key).name);
}

/** "Upgrade, Guest Services" or "Thrill Ride", said aloud. */
const kindName = (face: FunfairFace): string => (face.group === 'upgrade' ? say('kind-upgrade', { kind: face.kind }) : t(face.kind));

/** The line under a card's name: stripes tell an upgrade already, so the kind alone, where it is not the name. */
export const kindOf = (face: FunfairFace): string => (t(face.kind) === t(face.name) ? say('upgrade') : t(face.kind));

/** The colour a card's frame has. */
export const colourOf = (face: FunfairFace): string => `var(--k-${face.ribbon[0] ?? 'staff'})`;

/** "Makeover Month −2, Decorator −1". */
export const cutsOf = (cuts: readonly Cut[]): string => cuts.map((cut) => say('cut', { source: cut.source, amount: cut.amount })).join(', ');

/** A face in one phrase, without its price. */
export const faceName = (face: FunfairFace): string => `${t(face.name)}, ${printed(face)}`;

/** What a card says below its name. */
function printed(face: FunfairFace): string {
  const parts = [kindName(face), say('stars', { n: face.stars })];
  if (face.points !== null) parts.push(say('worth', { n: face.points }));
  if (face.limit) parts.push(t(face.limit));
  return [parts.join(', '), ...face.abilities.map((words) => t(words))].join('. ');
}

/** A card of the Market or a hand: what it costs and why, then its face. */
export function cardName(card: Card, face: FunfairFace): string {
  const price = card.cuts.length ? say('costs-cut', { price: card.price, was: face.price, cuts: cutsOf(card.cuts) }) : say('costs', { price: card.price });
  return `${t(face.name)}, ${price}. ${printed(face)}`;
}

/** An attraction with everything on it. */
export function stackName(stack: Stack, faces: Faces): string {
  const on = stack.strips.map((strip) => faces.named(strip.key)).join(', ');
  return say(on ? 'stack-with' : 'stack', { card: faces.named(stack.key), on, size: stack.size, points: stack.points, next: stack.next });
}

/** What is missing of a blueprint, in words, each thing once. */
export const missingLines = (items: readonly Item[]): string[] => [...new Set(items.flatMap((item) => (item.missing ? [t(item.missing)] : [])))];

const missingOf = (items: readonly Item[]): string => missingLines(items).join(', ');

/** How far a blueprint is met, in one phrase. */
export function standOf(plan: Blueprint): string {
  const args = { missing: missingOf(plan.items), bonus: missingOf(plan.bonus_items), points: plan.scores };
  return say(!plan.met ? 'plan-open' : !plan.bonus_met ? 'plan-met' : 'plan-full', args);
}
