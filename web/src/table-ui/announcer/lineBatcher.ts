// Batches announcements: lines that arrive together are read out together, and never too many.

const WAIT = 300;
/** Nobody listens to more than this at once: what came last counts. */
const MOST = 6;

export class LineBatcher {
  #lines: string[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `tell` gets the lines to read out, and how many older ones were left out. */
  constructor(private readonly tell: (lines: string[], dropped: number) => void) {}

  add(lines: readonly string[]): void {
    this.#lines.push(...lines);
    this.#timer ??= setTimeout(() => this.#flush(), WAIT);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#lines = [];
  }

  #flush(): void {
    const lines = this.#lines;
    this.stop();
    this.tell(lines.slice(-MOST), Math.max(lines.length - MOST, 0));
  }
}
