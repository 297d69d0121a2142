// Flights: which card or marker moves from where to where; those that games share.
import { type AnyFace, type AnyGoalFace, type AnyView, type Cell, cellText, type GameName, type Tile } from "./anyGame";

/** What is seen moving. */
export type Thing =
  | { is: "face"; game: GameName; face: AnyFace }
  | { is: "back"; game: GameName }
  | { is: "eye"; game: GameName }
  | { is: "gold"; game: GameName; nuggets: number | null }
  | { is: "goal"; game: GameName; number: number; face: AnyGoalFace | null; tile: Tile | null };

/**
 * How it moves: `fly` from here to there; `visit` there and back; `crumble` here, and what is left goes there.
 */
export type Manner = "fly" | "visit" | "crumble";

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

/** Who looks, and what the table was and is. */
export interface Looking<View extends AnyView = AnyView> {
  me: number | null;
  before: View | null;
  after: View | null;
}

export function flight(from: string, to: string, what: Thing): Flight {
  return { from, to, what, manner: "fly", after: false, lands: false };
}

/** Where a played card comes from: one's own hand, or the seat that played it. */
export function sourceOf({ seat, card }: { seat: number; card: number | null }, me: number | null): string {
  return seat === me && card !== null ? `hand:${card}` : `seat:${seat}`;
}

/** A piece of tunnel comes to lie. */
export function laying(event: { seat: number; card: number | null; cell: Cell }, what: Thing, me: number | null): Flight {
  return { ...flight(sourceOf(event, me), `cell:${cellText(event.cell)}`, what), lands: true };
}

/** An eye goes to the goal that somebody looks at; what it sees, only that one knows. */
export function looking(game: GameName, event: { seat: number; goal: number }): Flight {
  return flight(`seat:${event.seat}`, `goal:${event.goal}`, { is: "eye", game });
}

export function crumbling(cell: Cell, what: Thing, after: boolean): Flight {
  return { ...flight(`cell:${cellText(cell)}`, "discard", what), manner: "crumble", after };
}

/** What is drawn is seen by nobody else. */
export function drawing(
  game: GameName,
  { seat, card, face }: { seat: number; card: number | null; face: AnyFace | null },
  me: number | null,
): Flight {
  if (seat !== me || card === null || face === null) return flight("deck", `seat:${seat}`, { is: "back", game });
  return { ...flight("deck", `hand:${card}`, { is: "face", game, face }), lands: true };
}
