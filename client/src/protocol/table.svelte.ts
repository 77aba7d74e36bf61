import { Picking } from '../parts/picking.svelte.ts';
import { handOver } from './hand.ts';
import type { Asked, Fault, FromHost, LogLine, Past, Reason, Refused, Said, Step, TableInfo } from './messages.ts';
import { order } from './order.ts';
import type { Listener, Wire } from './socket.ts';

/** What a table tells the page about, beyond its own state. */
export interface Ears {
  /** A table one line on is about to be shown: `change` does it, and the log says what flew from where. */
  flying(change: () => void, log: readonly LogLine[]): void;
  /** A step that follows the one before it has come; `was` is what was shown till now. */
  stepped(step: Step, was: Step | null): void;
  /** Something has changed about the people at the table. */
  told(lines: readonly LogLine[]): void;
  /** The host said no to what this page sent. */
  refused(message: Refused | Fault): void;
}

/**
 * One open table as this browser knows it. Everything comes whole from the host and nothing is played ahead of it: a
 * choice that was sent is `pending` till its step comes.
 */
export class Table {
  info = $state.raw<TableInfo | null>(null);
  /** The newest step of the view we have. */
  live = $state.raw<Step | null>(null);
  /** An older line, while looking back. */
  past = $state.raw<Past | null>(null);
  /** The line asked for while its answer is on the way, else that of `past`, else null. */
  line = $state<number | null>(null);
  log = $state.raw<readonly LogLine[]>([]);
  chat = $state.raw<readonly Said[]>([]);
  asked = $state.raw<Asked | null>(null);
  reason = $state.raw<Reason | null>(null);
  connected = $state(true);
  /** The host's last word where there is no such table for us. */
  gone = $state.raw<Fault | null>(null);
  pending = $state.raw<{ id: string; code: string; at: number } | null>(null);
  /** When the live step came, in ms of the page's clock: what its own times are counted from. */
  since = 0;
  /** The race that is on, in ms of the page's clock. */
  race = $derived.by(() => {
    if (this.live === null || this.live.elapsed === null) return null;
    const began = this.since - this.live.elapsed;
    return { began, ends: this.live.deadline === null ? null : began + this.live.deadline };
  });

  /** From when and until when an answer of ours is waited for, in ms of the page's clock; null where it may take as long as it will. */
  answer = $derived(this.live?.left == null ? null : { began: this.since, ends: this.since + this.live.left });

  /** Seats of this device found to have no answer left to give to the question that stands. */
  done = $state.raw<readonly number[]>([]);
  mine = $derived(this.info?.seats.filter((seat) => seat.mine).map((seat) => seat.seat) ?? []);
  /** Those of them that no bot plays for. */
  #played = $derived(this.mine.filter((seat) => !this.info?.seats[seat].standIn));
  over = $derived(this.info?.status === 'over' || this.live?.over === true);
  seat = $derived(this.past ? this.past.seat : (this.live?.seat ?? null));
  observation = $derived(this.past?.observation ?? this.live?.observation ?? null);
  points = $derived(this.past?.points ?? this.live?.points ?? []);
  words = $derived(this.past?.table ?? this.live?.table ?? []);
  prompt = $derived(this.past?.prompt ?? this.live?.prompt ?? null);
  #next = $derived(this.over ? null : handOver(this.#played, this.live, this.done));
  /** The seat this device must be handed to before its view is shown; null when the right one sits, or all may see all. */
  handTo = $derived(this.info?.open ? null : this.#next);

  picking = new Picking((code, at) => this.act(code, at));

  #socket: Wire;
  #ears: Ears;
  /** The view we want, undefined while the host's choice will do. */
  #view: number | null | undefined;
  #fault: Fault | null = null;
  #pasts = new Map<string, Past>();
  #sent = 0;
  /** The number of the question that stands. */
  #question = -1;
  /** The connection was lost after a choice was sent: it goes out again, under its own id, with the next step. */
  #resend = false;

  /**
   * `wire` opens the way to the host. `seat` is the view asked for in the address; without one the host shows the seat
   * held, or the watcher's view.
   */
  constructor(wire: (listener: Listener) => Wire, ears: Ears, seat?: number | null) {
    this.#ears = ears;
    this.#view = seat;
    this.#socket = wire({
      opened: () => {
        this.connected = true;
        this.chat = []; // it is told from the start again
        this.#resend = this.pending !== null;
      },
      closed: () => (this.connected = false),
      gone: () => (this.gone = this.#fault),
      heard: (message) => this.heard(message),
    });
  }

  close() {
    this.#socket.close();
  }

  retry() {
    this.#socket.retry();
  }

  /** A seat was taken under this guest's name: come in anew, so that the host knows us, and look from there. */
  renew() {
    this.#view = undefined;
    this.#socket.renew();
  }

  heard(message: FromHost) {
    switch (message.type) {
      case 'table':
        this.info = message;
        return;
      case 'news':
        this.log = [...this.log, message.line];
        return this.#ears.told([message.line]);
      case 'step':
        return this.#receive(message);
      case 'past':
        this.#pasts.set(`${message.seat}:${message.line}`, message);
        if (message.line === this.line) this.#show(message);
        return;
      case 'refused':
        if (message.id === this.pending?.id) this.pending = null;
        this.#feed();
        return this.#ears.refused(message);
      case 'fault':
        this.#fault = message;
        this.pending = null;
        if (this.line !== (this.past?.line ?? null)) this.now(); // there is no such step to look back to
        this.#feed();
        return this.#ears.refused(message);
      case 'closed':
        this.picking.closed = message.choices;
        return;
      case 'reason':
        this.reason = message;
        return;
      case 'asked':
        this.asked = message.open ? message : null;
        return;
      case 'said':
        this.chat = [...this.chat, message];
    }
  }

  #receive(step: Step) {
    if (this.#view !== undefined && step.seat !== this.#view) return this.#socket.send({ type: 'sit', seat: this.#view });
    const was = this.live;
    const what = order(was?.n ?? -1, step.n);
    if (!step.fresh && what === 'gap') return this.#socket.send({ type: 'since', n: was?.n ?? -1 });
    if (!step.fresh && what === 'old') return;
    const take = () => this.#take(step);
    if (step.fresh || this.past) take();
    else this.#ears.flying(take, step.log);
    this.#ears.stepped(step, was);
    if (this.#next !== null && this.info?.open) {
      this.#view = this.#next;
      this.#socket.send({ type: 'sit', seat: this.#next });
    } else if (this.handTo !== null && step.seat !== null) this.sit(null);
  }

  #take(step: Step) {
    if (step.step !== this.#question) this.done = [];
    this.#question = step.step;
    const aside = step.seat !== null && step.waiting.length === 0 && !step.asksMe;
    if (aside && step.seat !== null && !this.done.includes(step.seat)) this.done = [...this.done, step.seat];
    this.since = performance.now();
    this.live = step;
    this.picking.restUntil(step.elapsed === null || step.freeAt === null ? 0 : this.since - step.elapsed + step.freeAt);
    this.log = step.fresh ? step.log : [...this.log, ...step.log];
    this.reason = null;
    if (this.pending && this.#resend) this.#send(this.pending, step);
    else this.pending = null;
    this.#resend = false;
    this.#feed();
  }

  #feed() {
    const open = this.live !== null && this.past === null && this.pending === null && this.handTo === null;
    this.picking.feed(open ? (this.live?.choices ?? []) : []);
  }

  /** Look from another seat, or as a watcher. What the view before could see is dropped at once. */
  sit(seat: number | null) {
    this.#view = seat;
    this.live = null;
    this.pending = null;
    this.log = [];
    this.#pasts.clear();
    this.picking.feed([]);
    this.#socket.send({ type: 'sit', seat });
  }

  /** Play a code; `at` is when the hand made it, in ms of the page's own clock. */
  act(code: string, at = performance.now()) {
    if (!this.live || this.pending) return;
    const id = `${Date.now().toString(36)}-${(this.#sent++).toString(36)}-${Math.random().toString(36).slice(2, 8)}`;
    this.pending = { id, code, at };
    this.#send(this.pending, this.live);
    this.#feed();
  }

  #send({ code, id, at }: { code: string; id: string; at: number }, live: Step) {
    const made = live.elapsed === null ? 0 : Math.round(live.elapsed + at - this.since);
    const t = Math.max(made, live.freeAt ?? 0);
    this.#socket.send({ type: 'act', id, step: live.step, own: live.own, code, t });
  }

  why(code: string) {
    this.#socket.send({ type: 'why', code });
  }

  askClosed() {
    this.#socket.send({ type: 'closed' });
  }

  undo() {
    this.#socket.send({ type: 'undo' });
  }

  consent(yes: boolean) {
    if (this.asked) this.#socket.send({ type: 'consent', ask: this.asked.ask, yes });
  }

  say(text: string) {
    this.#socket.send({ type: 'say', text });
  }

  /** Look back to the table after a line (0 is the start), from a seat; the live table goes on meanwhile. */
  look(line: number, seat: number | null) {
    this.line = line;
    const kept = this.#pasts.get(`${seat}:${line}`);
    if (kept) this.#show(kept);
    else this.#socket.send({ type: 'look', line, seat });
    this.picking.feed([]);
  }

  #show(past: Past) {
    const show = () => (this.past = past);
    if (this.past && past.line === this.past.line + 1) this.#ears.flying(show, past.log);
    else show();
  }

  /** Back to the table as it is now. */
  now() {
    this.line = null;
    this.past = null;
    this.#feed();
  }
}
