import type { Choice, ClosedChoice } from '../protocol/messages.ts';
import { better, FEW, gather } from './gather.ts';
import { narrow, openPlaces, touch } from './narrow.ts';

/**
 * What a person is about to choose, shared by the board and the choices panel.
 *
 * A board calls `touch(place)` and draws `chosen` as a ghost; the panel lists `open` by number and calls `aim(code)`.
 * Nothing is sent before `confirm()`. Whoever feeds it sets `choices`; an empty list means nothing can be chosen now.
 */
export class Picking {
  /** Every choice the host allows now, in its order. */
  choices = $state.raw<readonly Choice[]>([]);
  /** What cannot be chosen now and why, once somebody asked; null before. */
  closed = $state.raw<readonly ClosedChoice[] | null>(null);
  touched = $state.raw<readonly string[]>([]);
  /** The code a person pointed at among the open ones. */
  aimed = $state<string | null>(null);
  /** The code looked at in passing: the pointer is over it, or it has the focus. */
  glanced = $state<string | null>(null);

  /** Set by a board on which one place may be taken in several ways: the best way of each group then stands for it. */
  gathers = $state(false);
  /** Which of two choices is the better, where the board has its own mind about it. */
  rank = $state.raw(better);
  /** Somebody wants to see every way. */
  wide = $state(false);

  /** The hand is still busy with the last act: until it rests no longer, nothing can be pressed. */
  resting = $state(false);
  /** How long it rests, in ms. */
  rest = $state(0);
  #rested: ReturnType<typeof setTimeout> | undefined;

  #left = $derived(narrow(this.choices, this.touched));
  gathered = $derived(this.gathers && !this.wide && this.touched.length === 0);
  /** The choices listed: those left by what is touched, the best few places where the board gathers them. */
  open = $derived(this.gathered ? gather(this.#left, this.aimed, FEW, this.rank) : this.#left);
  /** The one that `confirm` would play: the one aimed at, or the only one left. */
  chosen = $derived(
    this.#left.find((c) => c.code === this.aimed) ?? (this.open.length === 1 ? this.open[0] : null),
  );
  /** What to draw as a ghost: the choice looked at in passing, else the chosen one. */
  shown = $derived(this.#left.find((c) => c.code === this.glanced) ?? this.chosen);
  #places = $derived(openPlaces(this.choices, this.touched));
  #all = $derived(openPlaces(this.choices, []));

  #emit: (code: string, at?: number) => void;

  constructor(emit: (code: string, at?: number) => void) {
    this.#emit = emit;
  }

  /** New choices from the host. What was touched or aimed at stays where it still leads somewhere. */
  feed(choices: readonly Choice[]) {
    this.choices = choices;
    this.closed = null;
    this.glanced = null;
    if (narrow(choices, this.touched).length === 0 || choices.length === 0) this.touched = [];
    if (!choices.some((c) => c.code === this.aimed)) this.aimed = null;
    this.wide = false;
  }

  /** Let the hand rest until a moment of the page's own clock. */
  restUntil(at: number) {
    clearTimeout(this.#rested);
    this.rest = Math.max(0, at - performance.now());
    this.resting = this.rest > 0;
    if (this.resting) this.#rested = setTimeout(() => (this.resting = false), this.rest);
  }

  touch(place: string) {
    this.touched = touch(this.choices, this.touched, place);
    this.aimed = null;
  }

  aim(code: string) {
    if (this.choices.some((c) => c.code === code)) this.aimed = code;
  }

  /** Aim at the next (or previous) open choice: turns a card that may lie several ways at the place touched. */
  turn(by = 1) {
    const n = this.open.length;
    if (n === 0) return;
    const at = this.open.findIndex((c) => c.code === this.chosen?.code);
    this.aimed = this.open[(at + by + n) % n].code;
  }

  /** Take the last step of choosing back. False where there was none. */
  back(): boolean {
    if (this.aimed !== null) this.aimed = null;
    else if (this.touched.length > 0) this.touched = this.touched.slice(0, -1);
    else return false;
    return true;
  }

  confirm() {
    if (this.chosen) this.send(this.chosen.code);
  }

  /** Play a code at once: for choices that have nothing to look at first. `at` is when it was meant, in ms of the page. */
  send(code: string, at?: number) {
    if (this.resting) return;
    this.touched = [];
    this.aimed = null;
    this.glanced = null;
    this.#emit(code, at);
  }

  /** The number a choice (or, gathered, its group) bears in the panel and on the board, 0 where it is not open. */
  number(code: string): number {
    const group = this.gathered ? this.choices.find((c) => c.code === code)?.group : undefined;
    return this.open.findIndex((c) => c.code === code || (group && c.group === group)) + 1;
  }

  /** Does this place lead on from what is touched? */
  leads(place: string): boolean {
    return this.#places.has(place);
  }

  /** Does any choice name this place at all? */
  named(place: string): boolean {
    return this.#all.has(place);
  }

  isTouched(place: string): boolean {
    return this.touched.includes(place);
  }

  /** Is this place lit by the choice shown? */
  lit(place: string): boolean {
    return this.shown !== null && ((this.shown.lights ?? this.shown.touches)?.includes(place) ?? false);
  }
}
