import { lessonClosed, lessonStop, lessonTry } from '../../protocol/inside.ts';
import type { Act, FromHost, LessonStop, LogLine, ToHost, Words } from '../../protocol/messages.ts';
import { sentence } from '../../protocol/requests.ts';
import type { Listener, Wire } from '../../protocol/socket.ts';
import { type Ears, Table } from '../../protocol/table.svelte.ts';

/** How long what others play is looked at before the next of it comes, in ms. */
const pause = 900;

/** What a lesson tells the page about. */
export interface Pupil {
  flying: Ears['flying'];
  /** Something was played. */
  told(lines: readonly LogLine[]): void;
  /** The lesson stands at a stop. */
  came(stop: LessonStop): void;
  /** What was chosen is not what was asked for. */
  corrected(words: Words): void;
}

/**
 * A lesson as a table whose host answers stop by stop: a choice is asked about, and the one that was meant leads to the
 * next stop. Nothing is opened at the host, so any stop can be come to at any time.
 */
export class Lesson implements Wire {
  stop = $state.raw<LessonStop | null>(null);
  /** What was answered to the last choice, where it was not the one that was meant. */
  answer = $state.raw<{ words: Words; rule: string; ruleText: string } | null>(null);
  /** Why the lesson cannot go on. */
  problem = $state.raw<Words | null>(null);
  /** The next stop is on its way, or what leads to it is being played. */
  busy = $state(false);
  readonly table: Table;

  #listener: Listener | null = null;
  #pupil: Pupil;
  #game: string;
  /** Counts what was begun, so that what comes late to it is let be. */
  #begun = 0;

  constructor(game: string, pupil: Pupil) {
    this.#game = game;
    this.#pupil = pupil;
    this.table = new Table(
      (listener) => {
        this.#listener = listener;
        return this;
      },
      {
        flying: pupil.flying,
        stepped: (step) => {
          if (!step.fresh) pupil.told(step.log);
        },
        told: pupil.told,
        refused: ({ words }) => pupil.corrected(words),
      },
    );
  }

  /** Stand at a stop, as if it had just been come to. */
  goTo(number: number) {
    return this.#do(async (mine) => {
      const stop = await lessonStop(this.#game, number);
      if (mine()) this.#stand(stop);
    });
  }

  /** Go on from a stop at which there is nothing to choose: what leads to the next one is seen. */
  goOn() {
    const { stop } = this;
    if (stop?.kind === 'read' && !this.busy) return this.#do((mine) => this.#walk(stop.stop + 1, mine));
  }

  /** Choose on the board what is meant, so that it only needs to be confirmed. */
  show() {
    const { stop, table } = this;
    if (!stop) return;
    table.picking.touched = [];
    table.picking.aim(stop.meant);
  }

  send(message: ToHost) {
    const { stop } = this;
    if (!stop) return;
    if (message.type === 'act') void this.#do((mine) => this.#try(stop, message, mine));
    else if (message.type === 'closed') {
      lessonClosed(this.#game, stop.stop).then(
        (closed) => this.stop === stop && this.#hear({ ...closed, type: 'closed' }),
        (error: unknown) => (this.problem = sentence(error)),
      );
    }
  }

  async #try(stop: LessonStop, { id, code }: Act, mine: () => boolean) {
    const answer = await lessonTry(this.#game, stop.stop, code);
    if (!mine()) return;
    if (answer.meant) return this.#walk(stop.stop + 1, mine);
    const { words, rule = '', ruleText = '' } = answer;
    this.answer = { words: words ?? { id: 'lesson-read' }, rule, ruleText };
    this.#hear({ type: 'refused', id, code: '', words: this.answer.words, rule, ruleText });
  }

  /** See what leads to a stop, step by step, and stand there. */
  async #walk(number: number, mine: () => boolean) {
    const stop = await lessonStop(this.#game, number);
    for (const [i, step] of stop.way.entries()) {
      if (i > 0) await new Promise((done) => setTimeout(done, pause));
      if (!mine()) return;
      this.#hear(stop.table, step);
    }
    if (mine()) this.#stand(stop);
  }

  #stand(stop: LessonStop) {
    const walked = stop.way.length > 0 && this.table.live?.n === stop.whole.n && this.stop?.stop === stop.stop - 1;
    if (!walked) this.#hear(stop.table, stop.whole);
    this.answer = null;
    this.stop = stop;
    this.#pupil.came(stop);
  }

  #hear(...messages: FromHost[]) {
    for (const message of messages) this.#listener?.heard(message);
  }

  async #do(what: (mine: () => boolean) => Promise<void>) {
    const begun = ++this.#begun;
    const mine = () => begun === this.#begun;
    this.busy = true;
    this.problem = null;
    try {
      await what(mine);
    } catch (error) {
      if (!mine()) return;
      this.problem = sentence(error);
      if (this.stop) this.#hear({ type: 'fault', words: this.problem }); // what was chosen is open again
    } finally {
      if (mine()) this.busy = false;
    }
  }

  retry() {
    void this.goTo(this.stop?.stop ?? 1);
  }

  renew() {}

  close() {
    this.#begun++;
  }
}
