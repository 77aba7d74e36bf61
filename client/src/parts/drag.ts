/** What a drag is told: the plain facts of a pointer event, in px of the window. */
export interface Pointer {
  id: number;
  x: number;
  y: number;
}

/** What a drag needs of the board. */
export interface Ground {
  /** The place that takes a piece let go at a point; null where there is none. */
  under(x: number, y: number): string | null;
  /** Touch a place, as a click would. */
  touch(place: string): void;
  /** Draw the piece of a place so far from its home; (0, 0) is at home. */
  move(place: string, dx: number, dy: number): void;
}

/** How far a pointer goes until a click has become a drag, in px. */
const slack = 3;

type State =
  | { is: 'idle' }
  | { is: 'held'; place: string; from: Pointer }
  | { is: 'dragged'; place: string; from: Pointer };

/**
 * A piece drawn from place to place. All it does is to touch the place it was lifted from, unless that is touched
 * already, and the place it is let go over: whatever can be dragged can be clicked. A cancelled drag goes home, and its
 * first touch is taken back.
 */
export class Drag {
  #state: State = { is: 'idle' };
  #ground: Ground;
  #touched: (place: string) => boolean;
  #lifted = false;

  constructor(ground: Ground, touched: (place: string) => boolean) {
    this.#ground = ground;
    this.#touched = touched;
  }

  /** Is a piece off its place? */
  get dragged(): boolean {
    return this.#state.is === 'dragged';
  }

  down(place: string, at: Pointer) {
    if (this.#state.is === 'idle') this.#state = { is: 'held', place, from: at };
  }

  move(at: Pointer) {
    const state = this.#state;
    if (state.is === 'idle' || at.id !== state.from.id) return;
    const [dx, dy] = [at.x - state.from.x, at.y - state.from.y];
    if (state.is === 'held') {
      if (Math.hypot(dx, dy) < slack) return;
      this.#state = { ...state, is: 'dragged' };
      this.#lifted = !this.#touched(state.place);
      if (this.#lifted) this.#ground.touch(state.place);
    }
    this.#ground.move(state.place, dx, dy);
  }

  /** True where the pointer's click must not count as well: a piece was dragged. */
  up(at: Pointer): boolean {
    const state = this.#state;
    if (state.is === 'idle' || at.id !== state.from.id) return false;
    this.#state = { is: 'idle' };
    if (state.is === 'held') return false;
    this.#ground.move(state.place, 0, 0);
    const place = this.#ground.under(at.x, at.y);
    if (place !== null && place !== state.place) this.#ground.touch(place);
    else this.#takeBack(state.place);
    return true;
  }

  /** The pointer is gone (pointercancel) or somebody thought better of it (Esc). False where nothing was dragged. */
  cancel(): boolean {
    const state = this.#state;
    this.#state = { is: 'idle' };
    if (state.is !== 'dragged') return false;
    this.#ground.move(state.place, 0, 0);
    this.#takeBack(state.place);
    return true;
  }

  #takeBack(place: string) {
    if (this.#lifted && this.#touched(place)) this.#ground.touch(place);
  }
}
