// Flights of cards and markers for each event.
import type { Event, HandCard, LaidTile, View } from "../../wire/gobblings";
import { crumbling, drawing, flight, type Flight, laying, looking, type Looking, sourceOf, type Thing } from "../flights";
import { cellText, sameCell } from "../anyGame";

const NAME = "gobblings";
const BACK: Thing = { is: "back", game: NAME };

const card = (face: HandCard["face"]): Thing => ({ is: "face", game: NAME, face });
const tile = (laid: Pick<LaidTile, "tile" | "kind" | "colour">): Thing =>
  card({ card: "path", tile: laid.tile, kind: laid.kind ?? "passage", colour: laid.colour });

export function flights(event: Event, { me, before }: Looking<View>): Flight[] {
  switch (event.event) {
    case "dealt":
      return [flight("deck", `seat:${event.seat}`, BACK)];
    case "placed":
      return [laying(event, tile(event), me)];
    case "exploded":
      return [
        flight(sourceOf(event, me), `cell:${cellText(event.cell)}`, card({ card: "explosion" })),
        crumbling(event.cell, tile(event), true),
      ];
    case "blown-up":
      return event.cells.flatMap((cell) => {
        const laid = before?.board.find((each) => sameCell(each.cell, cell));
        return laid ? [crumbling(cell, tile(laid), false)] : [];
      });
    case "peeked":
      return event.seat === me
        ? [{ ...flight(sourceOf(event, me), `goal:${event.goal}`, card({ card: "map" })), manner: "visit" }]
        : [looking(NAME, event)];
    case "swapped":
      return [flight(sourceOf(event, me), `seat:${event.target}`, card({ card: "potion" }))];
    case "replaced":
      return [flight(sourceOf(event, me), "deck", BACK)];
    case "drew":
      return [drawing(NAME, event, me)];
    default:
      return [];
  }
}
