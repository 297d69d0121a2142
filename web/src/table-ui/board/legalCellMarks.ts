// The marks of all legal cells merged into a few paths: choosing another card changes six strings instead of a hundred elements.
import { ICONS } from "../../art/icons";
import { disc } from "../../art/pathLayers";
import type { Size } from "../../art/sizes";
import type { Game } from "../../games/game";
import { cornerOf } from "./geometry";
import { type BoardCell, type TargetSign, signOf } from "./boardCells";

/** What is drawn of them, each as one path. */
export interface HighlightPaths {
  edges: string;
  discs: string;
  signs: string;
}

const RADIUS = 6;
/** Half of an icon. */
const HALF = 12;

/** Places where nothing lies, and those where something lies that must stay in sight. */
export function legalCellMarks(game: Game, places: readonly BoardCell[], quarters: number): { open: HighlightPaths; covering: HighlightPaths } {
  const covers = (place: BoardCell): boolean => place.laid !== null || place.goal !== null;
  const { size } = game;
  const middle = { x: size.width / 2, y: size.height / 2, radius: 17 };
  const corner = { x: size.width - 20, y: 20, radius: 18 };
  const of = (some: readonly BoardCell[], at: typeof middle): HighlightPaths => marks(some, size, at, (place) => signOf(game, place, quarters));
  return { open: of(places.filter((place) => !covers(place)), middle), covering: of(places.filter(covers), corner) };
}

function marks(places: readonly BoardCell[], size: Size, at: { x: number; y: number; radius: number }, sign: (place: BoardCell) => TargetSign): HighlightPaths {
  const found: HighlightPaths = { edges: "", discs: "", signs: "" };
  for (const place of places) {
    const { x, y } = cornerOf(place.cell, size);
    found.edges += frame(x + 2, y + 2, size.width - 4, size.height - 4);
    found.discs += disc(x + at.x, y + at.y, at.radius);
    found.signs += signAt(sign(place), x + at.x - HALF, y + at.y - HALF);
  }
  return found;
}

/** A rectangle with round corners, begun where a browser begins one, so that its dashes lie alike. */
function frame(x: number, y: number, width: number, height: number): string {
  const [across, down] = [width - 2 * RADIUS, height - 2 * RADIUS];
  const turn = (right: number, below: number): string => `a${RADIUS} ${RADIUS} 0 0 1 ${right * RADIUS} ${below * RADIUS}`;
  return `M${x + RADIUS} ${y}h${across}${turn(1, 1)}v${down}${turn(-1, 1)}h${-across}${turn(-1, -1)}v${-down}${turn(1, -1)}Z`;
}

/** By how much each number of a command moves: those of an arc are a shape, and then a point. */
function shifts(command: string, right: number, down: number): readonly number[] {
  if (command === "H") return [right];
  if (command === "V") return [down];
  return command === "A" ? [0, 0, 0, 0, 0, right, down] : [right, down];
}

/** What was moved once: with every place that is aimed at all the others are asked for again. */
const kept = new Map<string, string>();

function signAt(sign: TargetSign, x: number, y: number): string {
  const key = `${sign} ${x} ${y}`;
  const known = kept.get(key);
  if (known !== undefined) return known;
  const path = moved(ICONS[sign], x, y);
  kept.set(key, path);
  return path;
}

/** The same path elsewhere: only what is written in capitals says where it is. */
export function moved(path: string, right: number, down: number): string {
  return path.replaceAll(/([A-Z])([^A-Za-z]*)/g, (_, command: string, numbers: string) => {
    const by = shifts(command, right, down);
    const values = numbers.match(/-?(?:\d*\.\d+|\d+)/g) ?? [];
    return command + values.map((value, place) => Number(value) + (by[place % by.length] ?? 0)).join(" ");
  });
}
