// Narrates Gobblings! vs Gnomes: tiles, moves, events (the twin of locales/gobblings_narrator.py).
import { cellName, sameCell, turnedTile } from "../anyGame";
import type { Cell, Colour, Event, GoalFace, HandCard, TileKind, Move, Role, RoundEnded, Scored, Swapped, Tile, View } from "../../wire/gobblings";
import { playerName, seatsByAmount, tileSides, unknownKind, whoArgs, type Reader } from "../../i18n/sentenceArgs";
import { digits, formatList, t, type Args } from "../../i18n/messages.svelte";

type Face = HandCard["face"];

export function cardName(face: Face): string {
  switch (face.card) {
    case "path":
      return tileName(face.tile, face.kind, face.colour);
    case "map":
      return t("card-map");
    case "explosion":
      return t("card-explosion");
    case "potion":
      return t("card-potion");
    default:
      return unknownKind(face, "");
  }
}

/** A tile as it lies; only a door on the field says that it is open. */
export function tileName(tile: Tile, kind: TileKind, colour: Colour | null = null, shut = true): string {
  const id = kind === "door" && !shut ? "tile-door-open" : `tile-${kind}`;
  const sides = tileSides(tile);
  return t(id, colour === null ? { sides } : { sides, colour });
}

export function sentences(event: Event, view: View, reader: Reader): string[] {
  switch (event.event) {
    case "round-started":
      return [t("gob-round-started", { round: event.round, ...whoArgs(reader, event.starter) })];
    case "dealt":
      return event.cards === null || event.seat !== reader.me ? [] : [t("event-dealt", { count: event.count })];
    case "placed":
    case "exploded": {
      const tile = tileName(event.tile, event.kind, event.colour);
      return [t(`gob-${event.event}`, { ...whoArgs(reader, event.seat), cell: cellName(event.cell), tile })];
    }
    case "peeked":
      if (event.found === null || event.seat !== reader.me) {
        return [t("event-peeked", { ...whoArgs(reader, event.seat), goal: event.goal + 1 })];
      }
      return [t("gob-peeked-own", { goal: event.goal + 1, found: t(`found-${event.found}`) })];
    case "swapped":
      return swapped(event, view, reader);
    case "replaced":
      if (event.face === null || event.seat !== reader.me) return [t("gob-replaced", whoArgs(reader, event.seat))];
      return [t("gob-replaced-own", { card: cardName(event.face) })];
    case "drew":
      if (event.face === null || event.seat !== reader.me) return [];
      return [t("event-drew-own", { card: cardName(event.face) })];
    case "passed": {
      if (!event.shown?.length) return [t("gob-passed", whoArgs(reader, event.seat))];
      // Names of tiles have commas of their own.
      const cards = event.shown.map(cardName).join(" · ");
      return [t("gob-shown", { ...whoArgs(reader, event.seat), cards })];
    }
    case "skipped":
    case "goal-left":
      return [t(`gob-${event.event}`, whoArgs(reader, event.seat))];
    case "named":
      return [t("gob-named", whoAndWhom(reader, event.seat, event.target))];
    case "goal-opened": {
      const told = { goal: event.goal + 1, found: t(`found-${event.found}`) };
      return [t("gob-goal-opened", { ...whoArgs(reader, event.seat), ...told })];
    }
    case "blown-up":
      return [t("gob-blown-up", { count: event.cells.length })];
    case "round-ended":
      return roundEnded(event, view, reader);
    case "scored":
      return [scored(event, reader)];
    case "game-ended":
      return [
        t("gob-game-ended", { name: playerName(reader.names, event.winner) }),
        ...seatsByAmount(event.points).map((seat) =>
          t("gob-standing", { name: playerName(reader.names, seat), points: event.points[seat] ?? 0 }),
        ),
      ];
    default:
      return unknownKind(event, []);
  }
}

export function option(move: Move, view: View, reader: Reader): string {
  switch (move.move) {
    case "place":
      return place(move.cell, move.quarters, view.hand.find(({ card }) => card === move.card)?.face);
    case "peek":
    case "open":
      return t("option-goal", { goal: move.goal + 1 });
    case "explode": {
      const laid = view.board.find(({ cell }) => sameCell(cell, move.cell));
      if (!laid?.kind) return "";
      const tile = tileName(laid.tile, laid.kind, laid.colour, laid.shut);
      return t("gob-option-tile", { cell: cellName(move.cell), tile });
    }
    case "swap":
    case "serve":
    case "steal":
      return t("option-seat", whoArgs(reader, move.seat));
    case "replace": {
      const held = view.hand.find(({ card }) => card === move.card);
      return held ? t("option-discard", { card: cardName(held.face) }) : "";
    }
    case "leave":
      return t("option-leave");
    case "pass":
      return t("option-pass");
    default:
      return unknownKind(move, "");
  }
}

export function unplayable(face: Face): string {
  switch (face.card) {
    case "path":
      return t("gob-unplayable-path");
    case "map":
      return t("unplayable-map");
    case "explosion":
    case "potion":
      return t("gob-unplayable-explosion");
    default:
      return unknownKind(face, "");
  }
}

function place(cell: Cell, quarters: number, face?: Face): string {
  if (quarters === 0 || face?.card !== "path") return t("option-place", { cell: cellName(cell) });
  const sides = tileSides(turnedTile(face.tile, quarters));
  return t("option-place-degrees", { cell: cellName(cell), degrees: 90 * quarters, sides });
}

function race(role: Role, view: View): string {
  const race = view.race_of[role];
  return race === undefined ? "" : t(`race-${race}`);
}

function whoAndWhom(reader: Reader, seat: number, target: number): Args {
  const whom = target === reader.me ? "you" : "other";
  return { ...whoArgs(reader, seat), target: whom, "target-name": playerName(reader.names, target) };
}

function swapped(event: Swapped, view: View, reader: Reader): string[] {
  const said = [t("gob-swapped", whoAndWhom(reader, event.seat, event.target))];
  const { gave, got } = event;
  if (gave === null || got === null || (reader.me !== event.seat && reader.me !== event.target)) return said;
  const [gone, role] = reader.me === event.target ? [got, gave] : [gave, got];
  const told = { gone: t(`role-${gone}`), role: t(`role-${role}`), race: race(role, view) };
  return [...said, t("gob-swapped-roles", told)];
}

function roundEnded(event: RoundEnded, view: View, reader: Reader): string[] {
  const faces = event.goals.map((face: GoalFace, goal) => `${digits(goal + 1)} – ${t(`found-${face}`)}`);
  return [
    ...(event.ending === "goal" ? [] : [t(`gob-ending-${event.ending}`)]),
    t("gob-round-ended", { outcome: event.outcome }),
    t("gob-goals", { faces: formatList(faces) }),
    ...event.roles.map((role, seat) =>
      t("gob-role-was", { name: playerName(reader.names, seat), role: t(`role-${role}`), race: race(role, view) }),
    ),
  ];
}

function scored(event: Scored, reader: Reader): string {
  const role = event.role === null ? "" : t(`role-${event.role}`);
  const why = event.why === null ? t("why-role", { role }) : t(`why-${event.why}`);
  const told = { name: playerName(reader.names, event.seat), change: Math.abs(event.change), total: event.total, why };
  return t(event.change > 0 ? "gob-scored" : "gob-scored-loss", told);
}
