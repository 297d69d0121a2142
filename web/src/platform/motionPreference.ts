// Whether motion is allowed (prefers-reduced-motion), and how long animations take.
import { readSetting } from "./storage/settings";

export function motionAllowed(): boolean {
  return !window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** A moment: so long it moves, so long it is to be looked at. */
export interface BeatTime {
  moves: number;
  holds: number;
}

/** What is not moved is faded in. */
const FADE = 150;

/** Whether moments are held at all: who has switched that off, as tests do, sees at once how it is. */
export function animationsOn(): boolean {
  return readSetting("staging") !== "off";
}

/** In milliseconds; without motion a moment is held as long, and only its fading takes time. */
export function duration({ moves, holds }: BeatTime): number {
  if (!animationsOn()) return 0;
  return (motionAllowed() ? moves : Math.min(moves, FADE)) + holds;
}
