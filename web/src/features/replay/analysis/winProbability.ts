// Win probability of a round as drawable lines: a gap where it is unknown.
import type { Frame } from "../../../model/replayFrames";
import type { RoundAnalysis } from "../../../wire/table";
import { frameIndexOf } from "./analysisRequest.svelte";

/** The chance of the first side at a place of the line of time. */
export interface Point {
  x: number;
  likely: number;
  low: number;
  high: number;
}

/** Neighbouring moments whose chances are known. */
export type Stretch = readonly Point[];

/** How much of a round is known: every moment, only some, or too little to speak of. */
export type Knowledge = "all" | "part" | "little";

/** A smaller share of known moments is too little: the end of a round alone is always known. */
const LITTLE = 0.2;

export function knowledgeOf({ instants }: Pick<RoundAnalysis, "instants">): Knowledge {
  const known = instants.filter(({ chance }) => chance !== null).length;
  if (known === instants.length) return "all";
  return known < LITTLE * instants.length ? "little" : "part";
}

/** The stretches in order; the end of a round holds until `length`, where the gold is shared out. */
export function stretchesOf({ instants }: Pick<RoundAnalysis, "instants">, moments: readonly Frame[], length: number): Stretch[] {
  const stretches: Point[][] = [[]];
  for (const instant of instants) {
    if (instant.chance === null) stretches.push([]);
    else stretches.at(-1)?.push({ x: frameIndexOf(moments, instant), ...instant.chance });
  }
  const last = stretches.at(-1);
  const end = last?.at(-1);
  if (end && end.x < length) last?.push({ ...end, x: length });
  return stretches.filter((stretch) => stretch.length > 0);
}

/** The line through the points, as a path in a box so high; a point alone is a dot. */
export function lineOf(stretch: Stretch, high: number): string {
  return `M${cornersOf(stretch, high, "likely").join("L")}${stretch.length === 1 ? "h0" : ""}`;
}

/** The area between the line and a height. */
export function areaOf(stretch: Stretch, high: number, height: number): string {
  const ends = [stretch.at(-1), stretch[0]].map((point) => `${point?.x ?? 0},${height}`);
  return `M${[...cornersOf(stretch, high, "likely"), ...ends].join("L")}Z`;
}

/** The area between the bounds of the interval. */
export function bandOf(stretch: Stretch, high: number): string {
  return `M${[...cornersOf(stretch, high, "high"), ...cornersOf(stretch, high, "low").reverse()].join("L")}Z`;
}

function cornersOf(stretch: Stretch, high: number, which: "likely" | "low" | "high"): string[] {
  return stretch.map((point) => `${point.x},${Math.round(100 * high * (1 - point[which])) / 100}`);
}
