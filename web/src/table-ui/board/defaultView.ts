// Default view of the maze: its bounds grow only when the maze does.
import type { Size } from "../../art/sizes";
import { openingsOf } from "../../games/connectivity";
import { type AnyView, cellText, type Cell } from "../../games/anyGame";
import { type Box, boundsOf, joined, pitchOf } from "./geometry";

/** Beyond the goals lies what people say about them: in tiles. */
const PINS = { wide: 1.2, narrow: 0.85 };
/** The edge of a card and its light. */
const EDGE = 0.1;
/** As much smaller everything may become for the sake of what may be dug next. */
const WORTH = 0.8;

export interface VisibleBounds {
  /** The start, the goals and all that was laid, close at hand. */
  laid: Box;
  /** The same with room for what is said about the goals. */
  close: Box;
  /** With the cells that open tunnels lead to. */
  wide: Box;
}

export function visibleBounds(view: Pick<AnyView, "board" | "goals">, size: Size, isNarrow: boolean): VisibleBounds {
  const goals = view.goals.map(({ cell }) => cell);
  const cells: Cell[] = [[0, 0], ...view.board.map(({ cell }) => cell), ...goals];
  const taken = new Set(cells.map(cellText));
  const laid = boundsOf(cells, size, EDGE);
  const pins = (isNarrow ? PINS.narrow : PINS.wide) * pitchOf(size).across;
  const beside = boundsOf(goals.length > 0 ? goals : cells, size, EDGE);
  const close = joined(laid, { ...beside, width: beside.width + pins });
  return { laid, close, wide: joined(close, boundsOf([...cells, ...openingsOf(view.board, taken)], size, EDGE)) };
}

/** What may be dug next is shown as long as tiles stay large; else only with the card that goes there. */
export function initialBounds({ close, wide }: VisibleBounds, scaleOf: (box: Box) => number): Box {
  return scaleOf(wide) >= WORTH * scaleOf(close) ? wide : close;
}
