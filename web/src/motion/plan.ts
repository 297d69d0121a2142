// What flies from where to where when something happens: from news to a list of flights, without a page.
import { type AnyEvent, type AnyFace, type AnyView, cellText, gameOf, isSaboteur, type Cell, type GameName, type Tile } from "../table/game";
import type { News } from "../table/model.svelte";
import type * as Gobblings from "../wire/gobblings";
import type * as Saboteur from "../wire/saboteur";

/** What is seen moving. */
export type Thing =
  | { is: "face"; game: GameName; face: AnyFace }
  | { is: "back"; game: GameName }
  | { is: "gold"; nuggets: number | null }
  | { is: "goal"; game: GameName; number: number; face: Saboteur.GoalFace | Gobblings.GoalFace | null; tile: Tile | null };

/**
 * How it moves: `fly` from here to there; `visit` there and back; `crumble` here, and what is left goes there;
 * `hide` turns away and `show` turns up, both on the spot.
 */
export type Manner = "fly" | "visit" | "crumble" | "hide" | "show";

export interface Flight {
  /** Anchors: `seat:2`, `hand:14`, `cell:3,0`, `goal:1`, `deck`, `discard`, `gold`. */
  from: string;
  to: string;
  what: Thing;
  manner: Manner;
  /** Begins when the one before it has arrived; else soon after that one began. */
  after: boolean;
  /** What lies at `to` is the very card: it shows only when the card is there. */
  lands: boolean;
}

type Laid = Omit<Saboteur.Laid, "cell"> & Partial<Gobblings.Laid>;

/** All that moves in one change, in order. */
export function flightsOf(news: News, me: number | null): Flight[] {
  const view = news.after ?? news.before;
  if (view === null) return [];
  const game = gameOf(view);
  const begun = news.events.findIndex((event) => event.event === "round-started");
  return news.events.flatMap((event, index) =>
    // A new round has another board: what happened on the old one has no place any more.
    flightsOfEvent(event, game, news, me).filter((flight) => index > begun || !onBoard(flight)),
  );
}

function flightsOfEvent(event: AnyEvent, game: GameName, news: News, me: number | null): Flight[] {
  /** Where a card comes from: one's own hand, or the seat that played it. */
  const source = (seat: number, card: number | null): string =>
    seat === me && card !== null ? `hand:${card}` : `seat:${seat}`;
  const back: Thing = { is: "back", game };
  switch (event.event) {
    case "dealt":
      return [flight("deck", `seat:${event.seat}`, back)];
    case "placed":
      return [{ ...flight(source(event.seat, event.card), `cell:${cellText(event.cell)}`, tileOf(game, event)), lands: true }];
    case "collapsed":
      return [
        flight(source(event.seat, event.card), `cell:${cellText(event.cell)}`, faceOf(game, { card: "rockfall" })),
        crumble(event.cell, tileOf(game, event), true),
      ];
    case "exploded":
      return [
        flight(source(event.seat, event.card), `cell:${cellText(event.cell)}`, faceOf(game, { card: "explosion" })),
        crumble(event.cell, tileOf(game, event), true),
      ];
    case "blown-up":
      return event.cells.flatMap((cell) => {
        const laid = laidAt(news.before, cell);
        return laid ? [crumble(cell, tileOf(game, laid), false)] : [];
      });
    case "peeked":
      return [{ ...flight(source(event.seat, event.card), `goal:${event.goal}`, faceOf(game, { card: "map" })), manner: "visit" }];
    case "broken":
      return [flight(source(event.seat, event.card), `seat:${event.target}`, faceOf(game, { card: "break", tool: event.tool }))];
    case "mended":
      return [flight(source(event.seat, event.card), `seat:${event.target}`, faceOf(game, { card: "mend", tools: event.shown }))];
    case "swapped":
      return [flight(source(event.seat, event.card), `seat:${event.target}`, faceOf(game, { card: "potion" }))];
    case "discarded":
      return [flight(source(event.seat, event.card), "discard", back)];
    case "replaced":
      return [flight(source(event.seat, event.card), "deck", back)];
    case "drew":
      if (event.seat !== me || event.card === null || event.face === null) return [flight("deck", `seat:${event.seat}`, back)];
      return [{ ...flight("deck", `hand:${event.card}`, faceOf(game, event.face)), lands: true }];
    case "goal-opened":
      return opening(event, game, news.after);
    case "gold-taken":
      return [flight("gold", `seat:${event.seat}`, { is: "gold", nuggets: event.nuggets })];
    case "paid":
      return Array.from({ length: event.count }, (_, index) =>
        flight("gold", `seat:${event.seat}`, { is: "gold", nuggets: event.cards?.[index] ?? null }),
      );
    default:
      return [];
  }
}

function flight(from: string, to: string, what: Thing): Flight {
  return { from, to, what, manner: "fly", after: false, lands: false };
}

function crumble(cell: Cell, what: Thing, after: boolean): Flight {
  return { ...flight(`cell:${cellText(cell)}`, "discard", what), manner: "crumble", after };
}

/** The back turns away, then the face turns up. */
function opening(event: Saboteur.GoalOpened | Gobblings.GoalOpened, game: GameName, after: AnyView | null): Flight[] {
  const place = `goal:${event.goal}`;
  const seen = after && isSaboteur(after) ? after.goals[event.goal] : undefined;
  const goal = { is: "goal", game, number: event.goal + 1 } as const;
  return [
    { ...flight(place, place, { ...goal, face: null, tile: null }), manner: "hide" },
    { ...flight(place, place, { ...goal, face: event.found, tile: seen?.tile ?? null }), manner: "show", after: true, lands: true },
  ];
}

function faceOf(game: GameName, face: AnyFace): Thing {
  return { is: "face", game, face };
}

function tileOf(game: GameName, laid: Laid): Thing {
  if (game === "saboteur") return faceOf(game, { card: "path", tile: laid.tile });
  return faceOf(game, { card: "path", tile: laid.tile, kind: laid.kind ?? "passage", colour: laid.colour ?? null });
}

function laidAt(view: AnyView | null, cell: Cell): Laid | undefined {
  const board: readonly (Saboteur.Laid | Gobblings.Laid)[] = view?.board ?? [];
  return board.find((laid) => cellText(laid.cell) === cellText(cell));
}

function onBoard({ from, to }: Flight): boolean {
  return [from, to].some((anchor) => anchor.startsWith("cell:") || anchor.startsWith("goal:"));
}
