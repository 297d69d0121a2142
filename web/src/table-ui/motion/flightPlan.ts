// Flights of a change: a pure function from news to a list of flights.
import { gameOf } from "../../games";
import type { Flight } from "../../games/flights";
import type { News } from "../../model/tableModel.svelte";

/** All that moves in one change, in order. */
export function flightsOf({ events, before, after }: News, me: number | null): Flight[] {
  const view = after ?? before;
  if (view === null) return [];
  const game = gameOf(view);
  const begun = events.findIndex((event) => event.event === "round-started");
  return events.flatMap((event, index) =>
    // A new round has another board: what happened on the old one has no place any more.
    game.flights(event, { me, before, after }).filter((flight) => index > begun || !onBoard(flight)),
  );
}

function onBoard({ from, to }: Flight): boolean {
  return [from, to].some((anchor) => anchor.startsWith("cell:") || anchor.startsWith("goal:"));
}
