// What the reader sees of the board: fits by itself until they pan or zoom, glides where motion is allowed.
import { motionAllowed } from "../base/motion";
import { type Box, centred, type Direction, fitted, type Frame, held, isSeen, type Point, toScreen, within, zoomed } from "./geometry";

const SMALLEST = 0.12;
const LARGEST = 2.2;
const GLIDE = 220;
const NARROW = 560;
const BUTTONS = 54;
/** Columns and rows are written here. */
const RIM = 22;
/** A place that a thumb can hit, in pixels. */
export const COMFORTABLE = 46;

export class Camera {
  frame = $state.raw<Frame>({ x: 0, y: 0, scale: 1 });
  width = $state(0);
  height = $state(0);
  /** The reader has panned or zoomed: nothing moves by itself any more. */
  isOwn = $state(false);
  readonly isNarrow = $derived(this.width < NARROW);
  /** The buttons at the lower edge cover nothing: a place below them could not be pointed at. */
  readonly room = $derived(Math.max(80, this.height - BUTTONS));
  /** Where nothing lies over the maze: neither numbers nor buttons. */
  readonly free: Box = $derived({ x: RIM, y: RIM, width: Math.max(1, this.width - RIM), height: Math.max(1, this.room - RIM) });
  #gliding = 0;
  #whole: Box = { x: 0, y: 0, width: 1, height: 1 };

  /** How large the drawing is; nobody can lose it from sight. */
  set whole(box: Box) {
    this.#whole = box;
  }

  fit(glide = true): void {
    this.isOwn = false;
    this.#go(fitted(this.#whole, this.free), glide);
  }

  /** Fits again if the box is not in sight. */
  keep(box: Box): void {
    if (!this.isOwn && !isSeen(box, this.frame, this.free)) this.fit();
  }

  /** Shows these places large enough to be hit; if there are too many, those at `front`. */
  comfort(box: Box, side: number, front: Box): void {
    if (this.isOwn || side * this.frame.scale >= COMFORTABLE - 4) return;
    const best = fitted(box, this.free, (COMFORTABLE * 1.35) / side);
    const scale = Math.max(best.scale, COMFORTABLE / side);
    const all = this.#within(centred(box, this.free, scale));
    const isEnough = isSeen(front, all, this.free);
    this.#go(isEnough ? all : this.#within(centred(front, this.free, scale)), true);
  }

  pan(right: number, down: number): void {
    this.#own({ ...this.frame, x: this.frame.x + right, y: this.frame.y + down });
  }

  zoom(by: number, at: Point = { x: this.width / 2, y: this.height / 2 }, glide = false): void {
    const scale = Math.min(LARGEST, Math.max(SMALLEST, this.frame.scale * by));
    if (!glide) return this.#own(zoomed(this.frame, at, scale));
    this.isOwn = true;
    this.#go(held(zoomed(this.frame, at, scale), this.#whole, this.width, this.room), true);
  }

  /** Brings a box into sight by the shortest way. */
  reveal(box: Box): void {
    const shown = toScreen(box, this.frame);
    const right = Math.max(0, RIM - shown.x) + Math.min(0, this.width - RIM - (shown.x + shown.width));
    const down = Math.max(0, RIM - shown.y) + Math.min(0, this.room - RIM - (shown.y + shown.height));
    if (right !== 0 || down !== 0) this.#go({ ...this.frame, x: this.frame.x + right, y: this.frame.y + down }, true);
  }

  /** Most of a screen on, in one direction. */
  step(direction: Direction): void {
    const { width, room: height, frame } = this;
    const right = direction === "left" ? width : direction === "right" ? -width : 0;
    const down = direction === "up" ? height : direction === "down" ? -height : 0;
    this.#go(this.#within({ ...frame, x: frame.x + 0.7 * right, y: frame.y + 0.7 * down }), true);
  }

  stop(): void {
    cancelAnimationFrame(this.#gliding);
  }

  #within(frame: Frame): Frame {
    return within(frame, this.#whole, this.free);
  }

  #own(frame: Frame): void {
    this.stop();
    this.isOwn = true;
    this.frame = held(frame, this.#whole, this.width, this.room);
  }

  #go(to: Frame, glide: boolean): void {
    this.stop();
    if (!glide || !motionAllowed()) {
      this.frame = to;
      return;
    }
    const from = this.frame;
    const begun = performance.now();
    const step = (now: number): void => {
      const part = Math.min(1, Math.max(0, (now - begun) / GLIDE));
      const eased = 1 - (1 - part) ** 3;
      const between = (a: number, b: number): number => a + (b - a) * eased;
      this.frame =
        part === 1 ? to : { x: between(from.x, to.x), y: between(from.y, to.y), scale: between(from.scale, to.scale) };
      if (part < 1) this.#gliding = requestAnimationFrame(step);
    };
    this.#gliding = requestAnimationFrame(step);
  }
}
