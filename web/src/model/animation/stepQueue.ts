// Queue of timed steps. A reader who is not looking, or far behind, skips to the present.

/** Something to be shown or told. */
export interface Step {
  run(): void;
  /** Milliseconds until the next; null if it is held until it is put away. */
  lasts: number | null;
  /** Whether it changes what the game looks like; a line of talk does not. */
  shows: boolean;
  /** Part of the end of a round, which takes its time: whoever watches it is not behind. */
  film?: boolean;
}

/** Whoever is further behind than this, in milliseconds, sees the table as it is and no film of it. */
const MOST_BEHIND = 14_000;

export class StepQueue {
  readonly #waiting: Step[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The step on stage is not over yet. */
  #isPlaying = false;
  #isHeld = false;
  #isEnded = false;

  /** `moved` hears whenever something was played, added or put away. */
  constructor(private readonly moved: () => void) {}

  /** Whether the game goes on beyond what is shown. */
  get isBehind(): boolean {
    return this.#waiting.some((step) => step.shows);
  }

  get isHeld(): boolean {
    return this.#isHeld;
  }

  add(steps: readonly Step[]): void {
    if (this.#isEnded) return;
    this.#waiting.push(...steps);
    if (!this.#isPlaying) this.#play();
    else if (!this.#isHeld && (document.hidden || this.#left() > MOST_BEHIND)) this.catchUp();
    else this.moved();
  }

  /** Says at once what does not belong to the game, while something is held: talk goes on over a summary. */
  pass(step: Step): void {
    if (this.#isHeld) {
      step.run();
      this.moved();
    } else this.add([step]);
  }

  /** The next beat, now. What is held stays. */
  skip(): void {
    if (this.#isHeld || !this.#isPlaying) return;
    this.#play();
  }

  /** All that is waiting, now, up to what is held. */
  catchUp(): void {
    if (this.#isHeld) return;
    this.#play(true);
  }

  /** What was held is put away. */
  release(): void {
    if (!this.#isHeld) return;
    this.#isHeld = false;
    // What came meanwhile has happened long ago.
    this.#play(this.#waiting.length > 1);
  }

  /** Nothing is held any more, and nothing that waits will be. */
  moveOn(): void {
    for (const [place, step] of this.#waiting.entries()) if (step.lasts === null) this.#waiting[place] = { ...step, lasts: 0 };
    this.release();
  }

  /** Forgets what was not shown yet. */
  clear(): void {
    clearTimeout(this.#timer);
    this.#waiting.length = 0;
    this.#isPlaying = this.#isHeld = false;
    this.moved();
  }

  end(): void {
    this.#isEnded = true;
    this.clear();
  }

  #left(): number {
    const held = this.#waiting.findIndex(({ lasts }) => lasts === null);
    return this.#waiting.slice(0, held < 0 ? undefined : held).reduce((sum, { lasts, film }) => sum + (film ? 0 : (lasts ?? 0)), 0);
  }

  #play(hurries = false): void {
    clearTimeout(this.#timer);
    this.#isPlaying = true;
    for (;;) {
      const step = this.#waiting.shift();
      if (step === undefined) {
        this.#isPlaying = false;
        break;
      }
      step.run();
      if (step.lasts === null) {
        this.#isHeld = true;
        break;
      }
      if (step.lasts > 0 && !hurries && !document.hidden) {
        this.#timer = setTimeout(() => this.#play(), step.lasts);
        break;
      }
    }
    this.moved();
  }
}
