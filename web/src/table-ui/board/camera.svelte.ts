// Camera of the board: fits the maze until the reader pans or zooms, and glides where motion is allowed.
import { type Size, TALL } from "../../art/sizes";
import { motionAllowed } from "../../platform/motionPreference";
import type { Cell } from "../../games/anyGame";
import type { TableModel } from "../../model/tableModel.svelte";
import { type Box, boxOf, centred, type Direction, fitted, type Frame, held, isSeen, type Point, toScreen, within, zoomed } from "./geometry";

const SMALLEST = 0.12;
const LARGEST = 2.2;
const GLIDE = 220;
/** How long the camera takes to a goal that is about to turn. */
const HUSH = 1200;
const NARROW = 560;
const EMPTY: Box = { x: 0, y: 0, width: 1, height: 1 };
/** A place that a thumb can hit, in pixels. */
export const COMFORTABLE = 46;

/** What lies over the edges of the board, in pixels. */
export interface Edges {
  top: number;
  sides: number;
  bottom: number;
}

const quick = (part: number): number => 1 - (1 - part) ** 3;
const calm = (part: number): number => (part < 0.5 ? 4 * part ** 3 : 1 - (2 - 2 * part) ** 3 / 2);

const cameras = new WeakMap<TableModel, Camera>();

/** The camera of a table: whoever stages something moves the one its board looks through. */
export function cameraOf(model: TableModel): Camera {
  const made = cameras.get(model) ?? new Camera();
  cameras.set(model, made);
  return made;
}

function isSame(one: Frame, other: Frame): boolean {
  return one.x === other.x && one.y === other.y && one.scale === other.scale;
}

export class Camera {
  frame = $state.raw<Frame>({ x: 0, y: 0, scale: 1 });
  width = $state(0);
  height = $state(0);
  size = $state.raw<Size>(TALL);
  edges = $state.raw<Edges>({ top: 8, sides: 8, bottom: 54 });
  /** The reader has panned or zoomed: nothing moves by itself any more. */
  isOwn = $state(false);
  /** Something is being shown: nothing else moves the camera meanwhile. */
  isFocused = $state(false);
  readonly isNarrow = $derived(this.width < NARROW);
  /** What lies at the lower edge covers nothing: a place below it could not be pointed at. */
  readonly room = $derived(Math.max(80, this.height - this.edges.bottom));
  /** Where nothing lies over the maze. */
  readonly free: Box = $derived({
    x: this.edges.sides,
    y: this.edges.top,
    width: Math.max(1, this.width - 2 * this.edges.sides),
    height: Math.max(1, this.room - this.edges.top),
  });
  /** Pixels for a unit of the drawing that are enough when everything fits anyway. */
  most = 1.6;
  /** Places are shown large, and nobody has wanted everything since. */
  isClose = false;
  #gliding = 0;
  #home = EMPTY;
  #whole = EMPTY;

  /** What is shown when nobody wants anything else. */
  set home(box: Box) {
    this.#home = box;
  }

  /** How large the drawing is; nobody can lose it from sight. */
  set whole(box: Box) {
    this.#whole = box;
  }

  fit(glide = true): void {
    this.isOwn = this.isFocused = this.isClose = false;
    this.#go(this.#fitted(), glide);
  }

  /** How large everything would be. */
  scaleOf(box: Box): number {
    return fitted(box, this.free, this.most).scale;
  }

  /** Fits again if the box is not in sight. */
  keep(box: Box): void {
    if (!this.#isBound() && !isSeen(box, this.frame, this.free)) this.fit();
  }

  /** Shows these places large enough to be hit; if there are too many, those at `front`. */
  comfort(box: Box, side: number, front: Box): void {
    if (this.#isBound() || side * this.frame.scale >= COMFORTABLE - 4) return;
    const best = fitted(box, this.free, (COMFORTABLE * 1.35) / side);
    const scale = Math.max(best.scale, COMFORTABLE / side);
    const all = this.#within(centred(box, this.free, scale));
    const isEnough = isSeen(front, all, this.free);
    this.isClose = true;
    this.#go(isEnough ? all : this.#within(centred(front, this.free, scale)), true);
  }

  /** Goes to a cell, `by` times as large as everything is when it fits; until `release`. */
  focusOn(cell: Cell, by = 1.5, time = HUSH): void {
    this.isFocused = true;
    const scale = Math.min(LARGEST, this.#fitted().scale * by);
    this.#go(centred(boxOf(cell, this.size), this.free, scale), true, time, calm);
  }

  /** Back to everything, or to what the reader has chosen to see since. */
  release(time = HUSH / 2): void {
    if (!this.isFocused) return;
    this.isFocused = this.isOwn = false;
    this.#go(this.#fitted(), true, time, calm);
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
    const { x, y, width, height } = this.free;
    const right = Math.max(0, x - shown.x) + Math.min(0, x + width - (shown.x + shown.width));
    const down = Math.max(0, y - shown.y) + Math.min(0, y + height - (shown.y + shown.height));
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

  #isBound(): boolean {
    return this.isOwn || this.isFocused;
  }

  #fitted(): Frame {
    return fitted(this.#home, this.free, this.most);
  }

  #within(frame: Frame): Frame {
    return within(frame, this.#whole, this.free);
  }

  #own(frame: Frame): void {
    this.stop();
    this.isOwn = true;
    this.frame = held(frame, this.#whole, this.width, this.room);
  }

  #go(to: Frame, glide: boolean, time = GLIDE, ease = quick): void {
    this.stop();
    // To stay where one is takes no time: a glide nobody sees would draw a dozen frames.
    if (isSame(this.frame, to)) return;
    if (!glide || time === 0 || !motionAllowed()) {
      this.frame = to;
      return;
    }
    const from = this.frame;
    const begun = performance.now();
    const step = (now: number): void => {
      const part = Math.min(1, Math.max(0, (now - begun) / time));
      const eased = ease(part);
      const between = (a: number, b: number): number => a + (b - a) * eased;
      this.frame =
        part === 1 ? to : { x: between(from.x, to.x), y: between(from.y, to.y), scale: between(from.scale, to.scale) };
      if (part < 1) this.#gliding = requestAnimationFrame(step);
    };
    this.#gliding = requestAnimationFrame(step);
  }
}
