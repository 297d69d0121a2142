// Playback of a finished game: automatic at some speed, and steps by move, turn or round.
import { nextStop, stopsByUnit, type Unit } from "../../model/replayFrames";
import type { ReplayTableModel } from "../../model/replayTable.svelte";

export const SPEEDS = [0.5, 1, 2, 4] as const;
/** Milliseconds to see a deed, to read a claim, to take in the end of a round. */
const LASTS = { deal: 1600, deed: 1500, claim: 1900, end: 4200, over: 0 } as const;
/** Faster than this nothing is seen to fly, and nothing is staged. */
const FASTEST_FLIGHT = 2;
const FASTEST_STAGE = 1;

export class Playback {
  unit = $state<Unit>("deed");
  speed = $state<number>(1);
  isPlaying = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #stops: number[] = $derived.by(() => stopsByUnit(this.model.moments, this.unit));
  readonly isFirst: boolean = $derived.by(() => this.model.place === 0);
  readonly isLast: boolean = $derived.by(() => this.model.place === this.model.moments.length - 1);

  constructor(private readonly model: ReplayTableModel) {}

  /** Somebody takes it into their own hands. */
  go(place: number): void {
    this.pause();
    this.model.go(place);
  }

  step(onwards: boolean, unit: Unit = this.unit): void {
    this.pause();
    const { model } = this;
    const stop = nextStop(unit === this.unit ? this.#stops : stopsByUnit(model.moments, unit), model.place, onwards);
    if (stop === model.place + 1) model.advance();
    else model.go(stop);
  }

  toggle(): void {
    if (this.isPlaying) return this.pause();
    if (this.isLast) this.model.go(0);
    this.isPlaying = true;
    this.#wait();
  }

  faster(by: 1 | -1): void {
    const place = SPEEDS.findIndex((speed) => speed === this.speed) + by;
    this.speed = SPEEDS[Math.min(Math.max(0, place), SPEEDS.length - 1)] ?? 1;
  }

  /** The next speed, and after the last the first. */
  cycle(): void {
    const place = SPEEDS.findIndex((speed) => speed === this.speed) + 1;
    this.speed = SPEEDS[place % SPEEDS.length] ?? 1;
  }

  pause(): void {
    clearTimeout(this.#timer);
    this.isPlaying = false;
    this.model.skip();
  }

  #wait(): void {
    this.#timer = setTimeout(() => this.#on(), LASTS[this.model.moment.kind] / this.speed);
  }

  #on(): void {
    const { model } = this;
    const stop = nextStop(this.#stops, model.place, true);
    if (stop === model.place) return this.pause();
    const isNext = stop === model.place + 1;
    const lasts = isNext && this.speed <= FASTEST_STAGE ? model.unfold() : null;
    if (lasts !== null) {
      this.#timer = setTimeout(() => this.#on(), lasts / this.speed);
      return;
    }
    if (isNext && model.place !== stop && this.speed <= FASTEST_FLIGHT) model.advance();
    else model.go(stop);
    this.#wait();
  }
}
