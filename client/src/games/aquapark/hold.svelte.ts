// What a person has in the hand: a card to lay or a token to seat, where it may go, and how it is turned.

import type { Choice, AquaparkFace as Face, AquaparkPark as Park, Placing } from '../../protocol/messages.ts';
import type { Picking } from '../../parts/picking.svelte.ts';
import { say } from './names.ts';
import { mirrored, placeAt, quarter, type Pose } from './geometry.ts';
import { beds, ghostOf, layings, nearestSpot, spotsFor, type Laying } from './park.ts';

type Table = { placing: Placing | null; picking: Picking };

const spaceOf = (choice: Choice | null | undefined) => choice?.touches?.find((p) => p.startsWith('space:')) ?? null;

export class Hold {
  #table: () => Table;
  /** How somebody turned the card held; forgotten with the card. */
  #turned = $state.raw<{ card: number; pose: Pose } | null>(null);
  /** The token somebody flipped to its lifeguard side. */
  #flipped = $state<string | null>(null);

  constructor(table: () => Table) {
    this.#table = table;
  }

  #placing = $derived.by(() => this.#table().placing);
  #picking = $derived.by(() => this.#table().picking);
  /** The card to lay, null while there is none. */
  card: Face | null = $derived.by(() => this.#placing?.face ?? null);
  #all = $derived.by(() => (this.card ? layings(this.#picking.choices) : []));
  #choices = $derived.by(() => this.#picking.choices);

  /** What is asked for: a card laid, a token seated, or nothing of the sort. */
  asks: 'card' | 'token' | 'none' = $derived.by(() => {
    if (this.#all.length) return 'card';
    return !this.card && this.#choices.some((c) => spaceOf(c)) ? 'token' : 'none';
  });

  // a card

  #chosen = $derived.by(() => this.#all.find((l) => l.choice.code === this.#picking.chosen?.code) ?? null);
  #shown = $derived.by(() => this.#all.find((l) => l.choice.code === this.#picking.shown?.code) ?? null);
  #byHand = $derived.by(() => (this.#turned && this.#turned.card === this.card?.card ? this.#turned.pose : null));
  #pose: Pose = $derived.by(() => {
    const here = this.#chosen;
    return here ? { lie: here.lie, turn: here.turn } : (this.#byHand ?? { lie: 'H', turn: 'id' });
  });
  /** Where the card may lie: the places that bear a number, and the others for a card that lies as this one does. */
  spots: Laying[] = $derived.by(() => {
    const spots = new Map<string, Laying>();
    for (const l of spotsFor(this.#all, this.#pose)) spots.set(l.place, l);
    const numbered = new Set(this.#picking.open.map((c) => c.code));
    for (const l of this.#all) {
      const mine = this.#byHand?.lie === l.lie && spots.has(l.place);
      if (numbered.has(l.choice.code) && this.#picking.gathered && !mine) spots.set(l.place, l);
    }
    return [...spots.values()].toSorted((a, b) => a.y - b.y || a.x - b.x);
  });
  /** The spots that gain most. */
  best: Set<string> = $derived.by(() => new Set(beds(this.spots, 3).map((s) => s.place)));
  /** The card where it would lie. */
  ghost = $derived.by(() => (this.card && this.#shown ? ghostOf(this.card, this.#shown) : null));

  // a token

  /** The space a token would go to. */
  space: string | null = $derived.by(() => (this.asks === 'token' ? spaceOf(this.#picking.shown) : null));
  /** The terrain of the visitor shown, null for a lifeguard. */
  terrain: string | null = $derived.by(() =>
    this.#picking.shown?.touches?.includes('token:lifeguard') ? null : (this.#placing?.visitor ?? null),
  );

  /** The choice a space stands for: the side up, where it may lie so. */
  seating(place: string): Choice | undefined {
    const here = this.#choices.filter((c) => c.touches?.includes(place));
    const listed = this.#picking.open.find((c) => c.touches?.includes(place));
    if (this.#picking.chosen && spaceOf(this.#picking.chosen) === place) return this.#picking.chosen;
    if (this.#flipped === this.#placing?.token) return here.find((c) => c.touches?.includes('token:lifeguard')) ?? here[0];
    return listed ?? here[0];
  }

  // what hands do

  aim(choice: Choice | undefined) {
    if (choice) this.#picking.aim(choice.code);
  }

  turn() {
    if (this.asks === 'card') this.#pose_(quarter(this.#pose));
  }

  flip() {
    if (this.asks === 'card') this.#pose_(mirrored(this.#pose));
    else if (this.asks === 'token') this.#flipToken();
  }

  /** The next place in the order of the numbers, the first after the last. */
  next(by = 1) {
    const { open, chosen } = this.#picking, at = open.findIndex((c) => c.code === chosen?.code);
    if (open.length) this.aim(open[(at + by + open.length) % open.length]);
  }

  #pose_(to: Pose) {
    const here = this.#chosen ?? this.#shown;
    this.#turned = { card: this.card!.card, pose: to };
    this.#picking.glanced = null;
    if (!here) return;
    const spots = spotsFor(this.#all, to);
    this.aim((spots.find((s) => s.x === here.x && s.y === here.y) ?? nearestSpot(spots, here))?.choice);
  }

  #flipToken() {
    const shown = this.#picking.shown, place = spaceOf(shown), token = this.#placing!.token;
    const guard = shown ? shown.touches!.includes('token:lifeguard') : this.#flipped === token;
    this.#flipped = guard ? null : token;
    this.#picking.glanced = null;
    const side = guard ? 'token:visitor' : 'token:lifeguard';
    if (place) this.aim(this.#choices.find((c) => spaceOf(c) === place && c.touches!.includes(side)) ?? shown!);
  }

  /** The main button in short. */
  deed: string | null = $derived.by(() => {
    if (this.asks === 'none') return null;
    return say(this.asks === 'card' ? 'lay-here' : this.terrain ? 'seat-here' : 'guard-here');
  });

  /** The free spaces of a park. */
  free(park: Park) {
    const taken = new Set(park.tokens.map((token) => placeAt(token.at)));
    return park.spaces.filter((space) => !taken.has(space.at));
  }
}
