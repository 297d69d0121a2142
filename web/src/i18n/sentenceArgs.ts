// Arguments of sentences: who "you" is, names of players and roles, and the sides of tiles.
import type { GameName, Games } from "../wire/games";
import { formatList, t, type Args } from "./messages.svelte";

export interface Reader {
  names: readonly string[];
  /** The reader's own seat; null for a watcher. */
  me: number | null;
  view: Games[GameName]["View"] | null;
}

type Named = Pick<Reader, "names" | "me">;

const SIDES = [
  [1, "side-n"],
  [2, "side-e"],
  [4, "side-s"],
  [8, "side-w"],
] as const;

/** Who sits there; a seat that nobody has a name for is called by its number. */
export function playerName(names: readonly string[], seat: number): string {
  return names[seat] || t("player", { number: seat + 1 });
}

export function whoArgs(reader: Named, seat: number): Args {
  return { who: seat === reader.me ? "you" : "other", name: playerName(reader.names, seat) };
}

/** Names side by side, each kept apart from neighbours of the other direction. */
export function listNames(reader: Named, seats: readonly number[]): string {
  return formatList(seats.map((seat) => playerName(reader.names, seat)));
}

/** The open sides of a tile as it lies. */
export function tileSides([sides]: readonly [number, boolean]): string {
  return formatList(SIDES.filter(([side]) => side & sides).map(([, id]) => t(id)));
}

export function roleName(role: string): string {
  return t(`role-${role}`);
}

/** Seats with the most first. */
export function seatsByAmount(amounts: readonly number[]): number[] {
  return amounts.map((_, seat) => seat).sort((a, b) => (amounts[b] ?? 0) - (amounts[a] ?? 0));
}

/** A kind forgotten here does not compile; one that only a newer server knows says nothing. */
export function unknownKind<Nothing>(kind: never, nothing: Nothing): Nothing {
  void kind;
  return nothing;
}
