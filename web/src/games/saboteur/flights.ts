// Flights of cards and markers for each event.
import type { Event, HandCard, View } from "../../wire/saboteur";
import { cellText } from "../anyGame";
import { crumbling, drawing, flight, type Flight, laying, looking, type Looking, sourceOf, type Thing } from "../flights";

const NAME = "saboteur";
const BACK: Thing = { is: "back", game: NAME };

const card = (face: HandCard["face"]): Thing => ({ is: "face", game: NAME, face });
const gold = (nuggets: number | null): Thing => ({ is: "gold", game: NAME, nuggets });

export function flights(event: Event, { me }: Looking<View>): Flight[] {
  switch (event.event) {
    case "dealt":
      return [flight("deck", `seat:${event.seat}`, BACK)];
    case "placed":
      return [laying(event, card({ card: "path", tile: event.tile }), me)];
    case "collapsed":
      return [
        flight(sourceOf(event, me), `cell:${cellText(event.cell)}`, card({ card: "rockfall" })),
        crumbling(event.cell, card({ card: "path", tile: event.tile }), true),
      ];
    case "peeked":
      return event.seat === me
        ? [{ ...flight(sourceOf(event, me), `goal:${event.goal}`, card({ card: "map" })), manner: "visit" }]
        : [looking(NAME, event)];
    case "broken":
      return [flight(sourceOf(event, me), `seat:${event.target}`, card({ card: "break", tool: event.tool }))];
    case "mended":
      return [flight(sourceOf(event, me), `seat:${event.target}`, card({ card: "mend", tools: event.shown }))];
    case "discarded":
      return [flight(sourceOf(event, me), "discard", BACK)];
    case "drew":
      return [drawing(NAME, event, me)];
    case "gold-taken":
      return [flight("gold", `seat:${event.seat}`, gold(event.nuggets))];
    case "paid":
      return Array.from({ length: event.count }, (_, index) =>
        flight("gold", `seat:${event.seat}`, gold(event.cards?.[index] ?? null)),
      );
    default:
      return [];
  }
}
