// Finds elements by their `data-anchor`, and their position on the screen.
import type { Flight } from "../../games/flights";
import { spotOf, type Spot } from "./flightPath";

/** A page that never stands still is not waited for. */
const MOST_FRAMES = 24;
/** What lies on the table is not kept from the reader for longer, whatever happens to us. */
const LONGEST_HIDDEN = 1200;

/** The element that is seen: a page may hold a place twice and show one of them. */
export function anchored(anchor: string): Element | null {
  return withAnchor(anchor).find((element) => element.getBoundingClientRect().width > 0) ?? null;
}

function withAnchor(anchor: string): Element[] {
  return [...document.querySelectorAll(`[data-anchor="${CSS.escape(anchor)}"]`)];
}

/** Where the flights begin and end, as the page is now; places it does not show are missing. */
export function spotsOf(flights: readonly Flight[]): Map<string, Spot> {
  return measured(placesOf(flights));
}

/** Asked for all at once: each question goes through the whole page. */
function placesOf(flights: readonly Flight[]): Element[] {
  const wanted = new Set(flights.flatMap(({ from, to }) => [from, to]));
  if (wanted.size === 0) return [];
  return [...document.querySelectorAll([...wanted].map((anchor) => `[data-anchor="${CSS.escape(anchor)}"]`).join())];
}

function measured(places: readonly Element[]): Map<string, Spot> {
  const spots = new Map<string, Spot>();
  for (const element of places) {
    const anchor = element.getAttribute("data-anchor") ?? "";
    const rect = spots.has(anchor) ? null : element.getBoundingClientRect();
    if (rect && rect.width > 0) spots.set(anchor, spotOf(anchor, rect));
  }
  return spots;
}

/** Where they are once the page stands still: the board may glide to show a new card. */
export async function settledSpots(flights: readonly Flight[]): Promise<Map<string, Spot>> {
  // Only once the change is drawn: whoever asks before has its first picture wait for the answer.
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  let places = placesOf(flights);
  let spots = measured(places);
  for (let frames = 1; frames < MOST_FRAMES; frames += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    if (!places.every((place) => place.isConnected)) places = placesOf(flights);
    const now = measured(places);
    const still = [...now].every(([anchor, spot]) => isNear(spot, spots.get(anchor)));
    spots = now;
    if (still) break;
  }
  return spots;
}

function isNear(spot: Spot, other: Spot | undefined): boolean {
  return other !== undefined && Math.abs(spot.x - other.x) + Math.abs(spot.y - other.y) < 1;
}

/** Cards that wait for their pictures to arrive, by anchor. */
export function hideLandings(flights: readonly Flight[]): Map<string, Animation> {
  const hidden = new Map<string, Animation>();
  for (const { lands, to } of flights) {
    const element = lands ? pictureAt(to) : null;
    if (element) hidden.set(to, hide(element));
  }
  return hidden;
}

/** Over at once, and it stays: what goes on changing has the page drawn anew for every frame, also if it changes nothing. */
function hide(element: Element): Animation {
  const hiding = element.animate({ opacity: [0, 0] }, { duration: 0, fill: "forwards" });
  setTimeout(() => hiding.cancel(), LONGEST_HIDDEN);
  return hiding;
}

/** The card that is seen there: the board draws its pictures apart from its places. */
export function pictureAt(anchor: string): Element | null {
  if (!anchor.startsWith("hand:")) return document.querySelector(`[data-picture="${CSS.escape(anchor)}"]`);
  const [only, ...others] = withAnchor(anchor);
  // To ask which one is seen has the page laid out.
  return others.length === 0 ? (only ?? null) : anchored(anchor);
}
