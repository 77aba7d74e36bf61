import { Picking } from '../parts/picking.svelte.ts';
import { handOver } from './hand.ts';
import type { Asked, Fault, FromHost, LogLine, Past, Reason, Refused, Said, Step, TableInfo } from './messages.ts';
import { order } from './order.ts';
import { Socket } from './socket.ts';

/** What a table tells the page about, beyond its own state. */
export interface Ears {
  /** A step that follows the one before it has come; `was` is what was shown till now. */
  stepped(step: Step, was: Step | null): void;
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
  pending = $state.raw<{ id: string; code: string } | null>(null);
  /** When the live step came, in ms of the page's clock: what its own times are counted from. */
  since = 0;

  names = $derived(this.info?.seats.map((seat) => seat.name) ?? []);
  mine = $derived(this.info?.seats.filter((seat) => seat.mine).map((seat) => seat.seat) ?? []);
  over = $derived(this.info?.status === 'over' || this.live?.over === true);
  seat = $derived(this.past ? this.past.seat : (this.live?.seat ?? null));
  observation = $derived(this.past?.observation ?? this.live?.observation ?? null);
  points = $derived(this.past?.points ?? this.live?.points ?? []);
  prompt = $derived(this.past?.prompt ?? this.live?.prompt ?? null);
  /** The seat this device must be handed to before its view is shown; null when the right one sits. */
  handTo = $derived(this.over ? null : handOver(this.mine, this.live));

  picking = new Picking((code) => this.act(code));

  #socket: Socket;
  #ears: Ears;
  #view: number | null | undefined;
  #pasts = new Map<string, Past>();
  #sent = 0;

  /** `seat` is the view asked for in the address; without one it is the first seat held, or the watcher's. */
  constructor(url: string, ears: Ears, seat?: number | null) {
    this.#ears = ears;
    this.#view = seat;
    this.#socket = new Socket(url, {
      opened: () => {
        this.connected = true;
        if (this.info) this.#resume();
      },
      closed: () => (this.connected = false),
      heard: (message) => this.heard(message),
    });
  }

  close() {
    this.#socket.close();
  }

  retry() {
    this.#socket.retry();
  }

  heard(message: FromHost) {
    switch (message.type) {
      case 'table':
        return this.#inform(message);
      case 'step':
        return this.#receive(message);
      case 'past':
        this.#pasts.set(`${message.seat}:${message.line}`, message);
        if (message.line === this.line) this.past = message;
        return;
      case 'refused':
        if (message.id === this.pending?.id) this.pending = null;
        this.#feed();
        return this.#ears.refused(message);
      case 'fault':
        this.pending = null;
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

  #inform(info: TableInfo) {
    const first = this.info === null;
    const mine = info.seats.filter((seat) => seat.mine).map((seat) => seat.seat);
    const before = this.mine.join();
    this.info = info;
    // a seat taken just now is where we want to look from
    if (first || (before !== mine.join() && info.status !== 'over')) {
      if (!first || this.#view === undefined) this.#view = mine.length === 1 ? mine[0] : null;
      this.#resume();
    }
  }

  #resume() {
    if (this.info?.status === 'open') return;
    this.#socket.send({ type: 'sit', seat: this.#view ?? null });
    if (this.pending && this.live) this.#send(this.pending.code, this.pending.id, this.live);
  }

  #receive(step: Step) {
    const was = this.live;
    const what = order(was?.n ?? -1, step.n);
    if (!step.fresh && what === 'gap') return this.#socket.send({ type: 'since', n: was?.n ?? -1 });
    if (!step.fresh && what === 'old') return;
    this.live = step;
    this.since = performance.now();
    this.log = step.fresh ? step.log : [...this.log, ...step.log];
    this.pending = null;
    this.reason = null;
    this.#feed();
    if (!step.fresh || was === null || was.seat !== step.seat || !was.asksMe) this.#ears.stepped(step, was);
    if (this.handTo !== null && step.seat !== null) this.sit(null);
  }

  #feed() {
    const open = this.live !== null && this.past === null && this.pending === null && this.handTo === null;
    this.picking.feed(open ? (this.live?.choices ?? []) : []);
  }

  /** Look from another seat, or as a watcher. What the view before could see is dropped at once. */
  sit(seat: number | null) {
    this.#view = seat;
    this.live = null;
    this.log = [];
    this.#pasts.clear();
    this.picking.feed([]);
    this.#socket.send({ type: 'sit', seat });
  }

  act(code: string) {
    if (!this.live || this.pending) return;
    const id = `${Date.now().toString(36)}-${(this.#sent++).toString(36)}-${Math.random().toString(36).slice(2, 8)}`;
    this.pending = { id, code };
    this.#send(code, id, this.live);
    this.#feed();
  }

  #send(code: string, id: string, live: Step) {
    const t = live.elapsed === null ? 0 : Math.round(live.elapsed + performance.now() - this.since);
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
    if (kept) this.past = kept;
    else this.#socket.send({ type: 'look', line, seat });
    this.picking.feed([]);
  }

  /** Back to the table as it is now. */
  now() {
    this.line = null;
    this.past = null;
    this.#feed();
  }
}
