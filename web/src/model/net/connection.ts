// WebSocket connection that reconnects by itself: after a lost line, a restarted server, a sleeping phone.
import type { ServerFrame } from "../../wire/table";

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
const PING_EVERY = 15_000;
const PONG_WITHIN = 8000;
const OPEN_WITHIN = 8000;

export type LinkState = "connecting" | "open" | "lost" | "ended";

export interface Listener {
  /** The first frame of a new connection. */
  hello(): string;
  frame(frame: ServerFrame): void;
  state(state: LinkState): void;
}

export class Connection {
  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #again: number | undefined;
  #ping: number | undefined;
  #pong: number | undefined;
  #ended = false;

  constructor(
    private readonly url: string,
    private readonly listener: Listener,
  ) {}

  open(): void {
    window.addEventListener("online", this.#hurry);
    window.addEventListener("offline", this.#drop);
    document.addEventListener("visibilitychange", this.#hurry);
    this.#connect();
  }

  /** Whether the text went out; if not, the caller sends it again after the next hello. */
  send(text: string): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(text);
    return true;
  }

  /** For good. */
  end(): void {
    if (this.#ended) return;
    this.#ended = true;
    window.removeEventListener("online", this.#hurry);
    window.removeEventListener("offline", this.#drop);
    document.removeEventListener("visibilitychange", this.#hurry);
    clearTimeout(this.#again);
    this.#stopPinging();
    const socket = this.#socket;
    // What still comes over it is not taken in any more.
    this.#socket = null;
    socket?.close();
    this.listener.state("ended");
  }

  #connect(): void {
    if (this.#ended) return;
    clearTimeout(this.#again);
    const socket = new WebSocket(this.url);
    this.#socket = socket;
    // A line that does not answer at all may take the browser minutes to give up.
    this.#pong = window.setTimeout(this.#drop, OPEN_WITHIN);
    socket.onopen = () => {
      if (socket !== this.#socket) return;
      socket.send(this.listener.hello());
      this.#keepPinging();
    };
    socket.onmessage = (message: MessageEvent<string>) => {
      if (socket !== this.#socket) return;
      const frame = JSON.parse(message.data) as ServerFrame;
      if (frame.is === "welcome" || frame.is === "resumed") {
        this.#wait = FIRST_WAIT;
        this.listener.state("open");
      }
      if (frame.is === "pong") clearTimeout(this.#pong);
      else this.listener.frame(frame);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#lost();
    };
  }

  #lost(): void {
    this.#stopPinging();
    this.#socket = null;
    if (this.#ended) return;
    this.listener.state("lost");
    clearTimeout(this.#again);
    this.#again = window.setTimeout(() => this.#connect(), this.#wait * (0.7 + 0.6 * Math.random()));
    this.#wait = Math.min(2 * this.#wait, LONGEST_WAIT);
  }

  /** The system says the line is there, or the reader is back: why wait. */
  readonly #hurry = (): void => {
    if (document.hidden) return;
    if (this.#socket !== null) {
      // A phone that slept may believe in a line that is long gone.
      this.#pingNow();
      return;
    }
    this.#wait = FIRST_WAIT;
    this.#connect();
  };

  /** A line that is gone may look open for minutes. */
  readonly #drop = (): void => {
    const socket = this.#socket;
    if (socket === null) return;
    this.#socket = null;
    socket.close();
    this.#lost();
  };

  #keepPinging(): void {
    this.#stopPinging();
    this.#ping = window.setInterval(() => this.#pingNow(), PING_EVERY);
  }

  #pingNow(): void {
    if (!this.send('{"do":"ping"}')) return;
    clearTimeout(this.#pong);
    this.#pong = window.setTimeout(this.#drop, PONG_WITHIN);
  }

  #stopPinging(): void {
    clearInterval(this.#ping);
    clearTimeout(this.#pong);
  }
}
