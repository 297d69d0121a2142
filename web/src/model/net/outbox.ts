// Outbox: commands are kept until the server acknowledges them, and sent again after a reconnect.
import type { ClientFrame } from "../../wire/table";

export type Command = Exclude<ClientFrame, { do: "hello" | "ping" }>;

/** How long a command is sent again that the server takes later; then the reader is told. */
const RETRY_MS = 10_000;
const TALK = new Set<Command["do"]>(["say", "claim", "react"]);

interface Entry {
  command: Command;
  /** Talk has a limit of its own, and a move does not wait for it. Within a queue the order is kept. */
  queue: "talk" | "play";
  /** When it was first put off. */
  since: number | null;
}

export class Outbox {
  readonly #entries = new Map<string, Entry>();
  /** The queues in which something was put off: all behind it waits with it. */
  readonly #timers = new Map<Entry["queue"], number>();

  constructor(private readonly post: (text: string) => unknown) {}

  get commands(): Command[] {
    return [...this.#entries.values()].map(({ command }) => command);
  }

  /** Keeps a command; it goes out with `send`. */
  add(command: Command): void {
    this.#entries.set(command.id, { command, queue: TALK.has(command.do) ? "talk" : "play", since: null });
  }

  /** Sends a command, unless one before it was put off. */
  send(id: string): void {
    const entry = this.#entries.get(id);
    if (entry && !this.#timers.has(entry.queue)) this.post(JSON.stringify(entry.command));
  }

  /** Over a new connection. */
  sendAll(): void {
    this.stop();
    for (const { command } of this.#entries.values()) this.post(JSON.stringify(command));
  }

  /** Has an answer; without an id it is the oldest, which the server could not read. */
  answered(id: string | null): void {
    const known = id ?? this.#entries.keys().next().value;
    if (known !== undefined) this.#entries.delete(known);
  }

  /** Sends a refused command again after a while; false if that was tried for long enough. */
  putOff(id: string | null, wait: number | null): boolean {
    const entry = id === null ? undefined : this.#entries.get(id);
    if (!entry || !wait) return false;
    const now = performance.now();
    entry.since ??= now;
    if (now + wait > entry.since + RETRY_MS) return false;
    const { queue } = entry;
    if (!this.#timers.has(queue)) this.#timers.set(queue, window.setTimeout(() => this.#sendQueue(queue), wait));
    return true;
  }

  /** Nothing is sent again by itself any more. */
  stop(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
  }

  #sendQueue(queue: Entry["queue"]): void {
    this.#timers.delete(queue);
    for (const entry of this.#entries.values()) if (entry.queue === queue) this.post(JSON.stringify(entry.command));
  }
}
