// Auto-framing: the camera shows the whole maze until a chosen card has targets that are too small or out of sight.
import { untrack } from "svelte";

import type { TableModel } from "../../model/tableModel.svelte";
import type { Camera, Edges } from "./camera.svelte";
import type { Selection } from "./selection.svelte";
import { firstPlace } from "./keyboardFocus";
import { type Box, boundsOf, joined } from "./geometry";
import type { BoardCell } from "./boardCells";
import { initialBounds, type VisibleBounds } from "./defaultView";
import { targetKey } from "./moveTargets";

/** The buttons at the lower edge. */
const BUTTONS = 54;
/** Columns and rows are written here, if anybody wants them. */
const RIM = 22;
const EDGE = 8;

/** A phone has room for buttons only above the hand, a wide screen beside it. */
export function edgesOf(covered: number, quiet: boolean, isNarrow: boolean, isNumbered: boolean): Edges {
  const edge = isNumbered ? RIM : EDGE;
  const bottom = isNarrow ? covered + BUTTONS : Math.max(covered, BUTTONS);
  return { top: edge, sides: edge, bottom: quiet ? EDGE : bottom };
}

export interface Framed {
  model: TableModel;
  selection: Selection;
  lit: readonly BoardCell[];
  litBounds: Box;
  sight: VisibleBounds | null;
  whole: Box | null;
}

/** To be called while a board is made. */
export function autoFrame(camera: Camera, now: () => Framed): void {
  let round = -1;
  let wasComforted = false;
  let knownBefore = 0;
  let widthBefore = 0;

  $effect(() => {
    const { model, lit, litBounds, sight, whole } = now();
    if (!sight || !whole) return;
    const home = camera.isNarrow ? sight.close : initialBounds(sight, (box) => camera.scaleOf(box));
    camera.home = lit.length > 0 ? joined(home, litBounds) : home;
    camera.whole = whole;
    if (camera.width === 0 || camera.height === 0) return;
    const current = model.view?.round ?? -1;
    untrack(() => {
      if (current !== round && !camera.isFocused) camera.fit(false);
      else if (!wasComforted) camera.keep(sight.laid);
      round = current;
    });
  });
  $effect(() => {
    void camera.edges;
    const { width, height } = camera;
    if (width > 0 && height > 0) untrack(() => !camera.isOwn && !camera.isFocused && refit(width));
  });
  $effect(() => {
    const { model, selection, lit } = now();
    const isChosen = selection.card !== null;
    const { busy } = model;
    void model.view;
    untrack(() => {
      if (isChosen && lit.length > 0) comfort();
      else if (!isChosen && !busy) relax();
    });
  });

  /** A longer line above a phone's hand leaves the board less high: that is no reason to look away from the places. */
  function refit(width: number): void {
    const isLower = camera.isClose && camera.isNarrow && width === widthBefore;
    widthBefore = width;
    if (isLower) comfort();
    else camera.fit(false);
  }

  /** On a phone: the places of the chosen card, large enough for a thumb. */
  function comfort(): void {
    const { lit, litBounds } = now();
    const first = firstPlace(lit.flatMap((place) => place.moves));
    const front = first && lit.find((place) => place.key === targetKey(first));
    if (camera.width === 0 || !front) return;
    if (!wasComforted) camera.keep(litBounds);
    const { size } = camera;
    camera.comfort(boundsOf(lit.map(({ cell }) => cell), size, 0.3), size.width, boundsOf([front.cell], size, 0.3));
    wasComforted = true;
  }

  /** Everything again; but a goal that was just looked at stays in sight until the game goes on. */
  function relax(): void {
    const known = now().model.view?.goals.filter(({ face }) => face !== null).length ?? 0;
    const isNew = known > knownBefore;
    knownBefore = known;
    if (!wasComforted || isNew) return;
    wasComforted = false;
    if (!camera.isOwn && !camera.isFocused) camera.fit();
  }
}
