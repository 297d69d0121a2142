// Geometry of the board: where cells lie in the drawing, and which part of it the screen shows. The board is never mirrored.
import type { Size } from "../../art/sizes";
import { cellText, type Cell } from "../../games/anyGame";

/** Between two cards, so that they read as cards. */
export const GAP = 2;

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  width: number;
  height: number;
}

/** What of the drawing is seen: `scale` pixels for a unit, and where its 0,0 is on the screen. */
export interface Frame extends Point {
  scale: number;
}

export interface Pitch {
  across: number;
  down: number;
}

/** From one cell to the next, with cards of this size. */
export function pitchOf({ width, height }: Size): Pitch {
  return { across: width + GAP, down: height + GAP };
}

/** The upper left corner of a cell. */
export function cornerOf(cell: Cell, size: Size): Point {
  const { across, down } = pitchOf(size);
  return { x: cell[0] * across, y: cell[1] * down };
}

export function boxOf(cell: Cell, size: Size): Box {
  return { ...cornerOf(cell, size), ...size };
}

/** The cell under a point of the drawing. */
export function cellAt(point: Point, size: Size): Cell {
  const { across, down } = pitchOf(size);
  return [Math.floor((point.x + GAP / 2) / across), Math.floor((point.y + GAP / 2) / down)];
}

/** The box around all these cells and `margin` cells more on every side. */
export function boundsOf(cells: readonly Cell[], size: Size, margin = 0): Box {
  const columns = cells.map((cell) => cell[0]);
  const rows = cells.map((cell) => cell[1]);
  const { across, down } = pitchOf(size);
  const [left, right] = cells.length ? [Math.min(...columns), Math.max(...columns)] : [0, 0];
  const [top, bottom] = cells.length ? [Math.min(...rows), Math.max(...rows)] : [0, 0];
  return {
    x: (left - margin) * across,
    y: (top - margin) * down,
    width: (right - left + 1 + 2 * margin) * across - GAP,
    height: (bottom - top + 1 + 2 * margin) * down - GAP,
  };
}

/** The box around both. */
export function joined(one: Box, other: Box): Box {
  const [x, y] = [Math.min(one.x, other.x), Math.min(one.y, other.y)];
  return {
    x,
    y,
    width: Math.max(one.x + one.width, other.x + other.width) - x,
    height: Math.max(one.y + one.height, other.y + other.height) - y,
  };
}

/** Shows a box in the middle of this part of the screen, as large as it goes but no larger than `most`. */
export function fitted(box: Box, room: Box, most = 1.6): Frame {
  const scale = Math.max(0.02, Math.min(room.width / box.width, room.height / box.height, most));
  return centred(box, room, scale);
}

export function centred(box: Box, room: Box, scale: number): Frame {
  return {
    scale,
    x: room.x + room.width / 2 - (box.x + box.width / 2) * scale,
    y: room.y + room.height / 2 - (box.y + box.height / 2) * scale,
  };
}

/** Larger or smaller, with the point under the finger staying under it. */
export function zoomed(frame: Frame, at: Point, scale: number): Frame {
  const by = scale / frame.scale;
  return { scale, x: at.x - (at.x - frame.x) * by, y: at.y - (at.y - frame.y) * by };
}

export function toDrawing(screen: Point, frame: Frame): Point {
  return { x: (screen.x - frame.x) / frame.scale, y: (screen.y - frame.y) / frame.scale };
}

export function toScreen(box: Box, frame: Frame): Box {
  return {
    x: box.x * frame.scale + frame.x,
    y: box.y * frame.scale + frame.y,
    width: box.width * frame.scale,
    height: box.height * frame.scale,
  };
}

/** Whether the whole box is in this part of the screen; a pixel more or less is no matter. */
export function isSeen(box: Box, frame: Frame, room: Box): boolean {
  return isInside(toScreen(box, frame), room);
}

export function isInside(inner: Box, outer: Box): boolean {
  const isAfter = inner.x >= outer.x - 1 && inner.y >= outer.y - 1;
  return isAfter && inner.x + inner.width <= outer.x + outer.width + 1 && inner.y + inner.height <= outer.y + outer.height + 1;
}

/** Moves the frame so that something of the box always stays on the screen. */
export function held(frame: Frame, box: Box, width: number, height: number): Frame {
  const shown = toScreen(box, frame);
  const keep = Math.min(width, height) / 3;
  const right = Math.max(0, keep - (shown.x + shown.width)) - Math.max(0, shown.x - (width - keep));
  const down = Math.max(0, keep - (shown.y + shown.height)) - Math.max(0, shown.y - (height - keep));
  return { ...frame, x: frame.x + right, y: frame.y + down };
}

/** Moves the frame so that no room is wasted beyond the box; what is smaller than the room stands in its middle. */
export function within(frame: Frame, box: Box, room: Box): Frame {
  const shown = toScreen(box, frame);
  return {
    ...frame,
    x: frame.x + wayBack(shown.x - room.x, shown.width, room.width),
    y: frame.y + wayBack(shown.y - room.y, shown.height, room.height),
  };
}

function wayBack(from: number, length: number, room: number): number {
  if (length <= room) return (room - length) / 2 - from;
  return Math.min(0, -from) + Math.max(0, room - (from + length));
}

export type Direction = "left" | "right" | "up" | "down";

const STEPS: Record<Direction, Cell> = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] };

/** The nearest of these cells in a direction; straight ahead counts more than aside. */
export function nextCell(from: Cell, cells: readonly Cell[], direction: Direction): Cell | null {
  const [stepX, stepY] = STEPS[direction];
  let best: Cell | null = null;
  let least = Infinity;
  for (const cell of cells) {
    const [x, y] = [cell[0] - from[0], cell[1] - from[1]];
    const ahead = x * stepX + y * stepY;
    const aside = Math.abs(x * stepY) + Math.abs(y * stepX);
    const far = ahead + 2 * aside;
    if (ahead <= 0 || far >= least) continue;
    best = cell;
    least = far;
  }
  return best;
}

const NEIGHBOURS: readonly Cell[] = Object.values(STEPS);

/** Whether something lies beside this cell. */
export function isBeside(cell: Cell, laid: ReadonlySet<string>): boolean {
  return NEIGHBOURS.some(([x, y]) => laid.has(cellText([cell[0] + x, cell[1] + y])));
}
