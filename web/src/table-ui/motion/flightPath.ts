// Path of a flight on the screen, as keyframes of transform and opacity only.
import { gameNamed } from "../../games";
import type { Thing } from "../../games/flights";
import { LASTS, type Timed } from "./flightSchedule";

/** The middle of a place and how wide a card is there. */
export interface Spot {
  x: number;
  y: number;
  width: number;
}

export interface Path {
  width: number;
  height: number;
  keyframes: Keyframe[];
  timing: KeyframeAnimationOptions;
}

/** How wide a card is at a seat or a pile, whatever else stands there. */
const SMALL = 48;

export function spotOf(anchor: string, rect: Pick<DOMRectReadOnly, "left" | "top" | "width" | "height">): Spot {
  const isCard = /^(cell|goal|hand):/.test(anchor);
  const width = isCard ? rect.width : Math.min(rect.width, SMALL);
  return { x: rect.left + rect.width / 2, y: rect.top + rect.height / 2, width };
}

export function pathOf(flight: Timed, from: Spot, to: Spot): Path {
  const width = Math.max(from.width, to.width);
  const size = { width, height: width * shape(flight.what) };
  /** On its place at a spot, as large as a card is there, times `scale`. */
  const at = (spot: Spot, more = "", scale = 1): string => {
    const left = spot.x - size.width / 2;
    const top = spot.y - size.height / 2;
    return `translate(${left.toFixed(1)}px, ${top.toFixed(1)}px) scale(${((scale * spot.width) / width).toFixed(3)})${more}`;
  };
  const between: Spot = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2, width: ((from.width + to.width) / 2) * 1.12 };
  return {
    ...size,
    keyframes: keyframes(flight, from, to, between, at),
    // Waiting flights are in their first frame: not to be seen yet, or what is still lying there.
    timing: { duration: LASTS[flight.manner], delay: flight.delay, easing: flight.lands ? "cubic-bezier(.2,.9,.25,1)" : "ease-in-out", fill: "both" },
  };
}

function keyframes(
  { manner, lands }: Timed,
  from: Spot,
  to: Spot,
  between: Spot,
  at: (spot: Spot, more?: string, scale?: number) => string,
): Keyframe[] {
  switch (manner) {
    case "fly":
      return [
        { transform: at(from), opacity: 0 },
        { transform: at(from), opacity: 1, offset: 0.08 },
        { transform: at(between), opacity: 1, offset: 0.5 },
        { transform: at(to), opacity: 1, offset: lands ? 1 : 0.85 },
        ...(lands ? [] : [{ transform: at(to, "", 1.1), opacity: 0 }]),
      ];
    case "visit":
      return [
        { transform: at(from), opacity: 0 },
        { transform: at(from), opacity: 1, offset: 0.08 },
        { transform: at(to), opacity: 1, offset: 0.42 },
        { transform: at(to), opacity: 1, offset: 0.6 },
        { transform: at(from), opacity: 0 },
      ];
    case "crumble":
      return [
        { transform: at(from), opacity: 1 },
        { transform: at(from, " rotate(-4deg)"), opacity: 1, offset: 0.12 },
        { transform: at(from, " rotate(5deg)", 0.94), opacity: 1, offset: 0.26 },
        { transform: at(from, " rotate(-3deg)", 0.86), opacity: 0.85, offset: 0.4 },
        { transform: at(to, " rotate(14deg)", 0.5), opacity: 0 },
      ];
  }
}

/** Height for one of width. */
function shape(what: Thing): number {
  if (what.is === "eye") return 1;
  const { width, height } = gameNamed(what.game).size;
  return height / width;
}
