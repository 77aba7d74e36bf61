import type { FromHost, ToHost } from './messages.ts';

export interface Listener {
  /** The connection stands (again): say who you are and what you have. */
  opened(): void;
  closed(): void;
  /** The host will not have us here: trying again is of no use. */
  gone(): void;
  heard(message: FromHost): void;
}

/** The way of a table's messages to the host. */
export interface Wire {
  send(message: ToHost): void;
  /** Try at once instead of waiting for the next try. */
  retry(): void;
  /** Begin anew: the host knows a guest by what the way was opened with. */
  renew(): void;
  close(): void;
}

/** The host's close code for a table that is not there or cannot be read. */
const gone = 4404;

/** The longest wait between two tries to connect, in ms. */
const longest = 8000;

/** How long to wait before the nth try (from 0), in ms: half a second, doubled each time up to the longest wait. */
export const patience = (tries: number): number => Math.min(longest, 500 * 2 ** tries);

/** One connection to a table that comes back by itself until it is closed. What is sent while it is down is lost. */
export class Socket implements Wire {
  #url: string;
  #listener: Listener;
  #socket: WebSocket | null = null;
  #timer = 0;
  #tries = 0;
  #done = false;

  constructor(url: string, listener: Listener) {
    this.#url = url;
    this.#listener = listener;
    this.#open();
  }

  #open() {
    const socket = new WebSocket(this.#url);
    this.#socket = socket;
    socket.onopen = () => {
      this.#tries = 0;
      this.#listener.opened();
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      const message = JSON.parse(event.data) as FromHost;
      if (message.type === 'ping') this.send({ type: 'pong', n: message.n });
      else this.#listener.heard(message);
    };
    socket.onclose = (event) => {
      if (this.#done || this.#socket !== socket) return;
      if (event.code === gone) return this.#listener.gone();
      this.#listener.closed();
      this.#timer = window.setTimeout(() => this.#open(), patience(this.#tries++));
    };
  }

  send(message: ToHost) {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  retry() {
    if (this.#done || this.#socket?.readyState !== WebSocket.CLOSED) return;
    clearTimeout(this.#timer);
    this.#open();
  }

  /** The cookie a socket was opened with is the guest's. */
  renew() {
    const old = this.#socket;
    clearTimeout(this.#timer);
    this.#open();
    old?.close();
  }

  close() {
    this.#done = true;
    clearTimeout(this.#timer);
    this.#socket?.close();
  }
}
