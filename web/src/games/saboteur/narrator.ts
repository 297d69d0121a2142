// Narrates the classic game: cards, moves, events (the twin of locales/saboteur_narrator.py).
import { cellName, sameCell, turnedTile } from "../anyGame";
import type { Event, GoalFace, GoldOffered, GoldTaken, HandCard, Move, Paid, Peeked, RoundEnded, Tile, View } from "../../wire/saboteur";
import { listNames, playerName, seatsByAmount, tileSides, unknownKind, whoArgs, type Reader } from "../../i18n/sentenceArgs";
import { formatList, t, type Args } from "../../i18n/messages.svelte";

type Face = HandCard["face"];

/** The rule that the server names when it refuses to let a broken tool dig. */
const BROKEN_RULE = "R49";

export function cardName(face: Face): string {
  switch (face.card) {
    case "path":
      return tileName(face.tile);
    case "map":
      return t("card-map");
    case "rockfall":
      return t("card-rockfall");
    case "break":
      return t("card-break", { tool: face.tool });
    case "mend":
      return t("card-mend", { tools: face.tools.join("-") });
    default:
      return unknownKind(face, "");
  }
}

export function tileName(tile: Tile): string {
  return t(tile[1] ? "card-passage" : "card-dead-end", { sides: tileSides(tile) });
}

/** Treasure or stone: which stone it is matters to nobody who reads. */
export function foundWord(face: GoalFace): "treasure" | "stone" {
  return face === "treasure" ? "treasure" : "stone";
}

export function sentences(event: Event, view: View, reader: Reader): string[] {
  switch (event.event) {
    case "round-started":
      return [t("event-round-started", { round: event.round, rounds: view.rounds, ...whoArgs(reader, event.starter) })];
    case "dealt":
      return event.cards === null || event.seat !== reader.me ? [] : [t("event-dealt", { count: event.count })];
    case "placed": {
      const kind = event.tile[1] ? "passage" : "dead-end";
      return [t("event-placed", { ...whoArgs(reader, event.seat), kind, cell: cellName(event.cell) })];
    }
    case "collapsed":
      return [t("event-collapsed", { ...whoArgs(reader, event.seat), cell: cellName(event.cell) })];
    case "broken":
      return [t("event-broken", { ...whoAndWhom(reader, event.seat, event.target), tool: event.tool })];
    case "mended":
      return [t("event-mended", { ...whoAndWhom(reader, event.seat, event.target), tool: event.tool })];
    case "peeked":
      return [peeked(event, reader)];
    case "discarded":
      if (event.face === null || event.seat !== reader.me) return [t("event-discarded", whoArgs(reader, event.seat))];
      return [t("event-discarded-own", { card: cardName(event.face) })];
    case "drew":
      if (event.face === null || event.seat !== reader.me) return [];
      return [t("event-drew-own", { card: cardName(event.face) })];
    case "goal-opened": {
      const told = { goal: event.goal + 1, found: foundWord(event.found) };
      return [t("event-goal-opened", { ...whoArgs(reader, event.seat), ...told })];
    }
    case "round-ended":
      return roundEnded(event, reader);
    case "gold-offered":
    case "gold-taken":
    case "paid":
      return [gold(event, reader)];
    case "game-ended":
      return [
        t("event-game-ended", { count: event.winners.length, names: listNames(reader, event.winners) }),
        ...seatsByAmount(event.nuggets).map((seat) =>
          t("standing", { name: playerName(reader.names, seat), nuggets: event.nuggets[seat] ?? 0 }),
        ),
      ];
    case "goal-laid":
      return [];
    default:
      return unknownKind(event, []);
  }
}

export function option(move: Move, view: View, reader: Reader): string {
  switch (move.move) {
    case "place":
      return t(move.turned ? "option-place-turned" : "option-place", { cell: cellName(move.cell) });
    case "peek":
    case "open":
      return t("option-goal", { goal: move.goal + 1 });
    case "collapse": {
      const laid = view.board.find(({ cell }) => sameCell(cell, move.cell));
      return laid ? t("option-collapse", { cell: cellName(move.cell), card: tileName(laid.tile) }) : "";
    }
    case "break":
      return t("option-seat", whoArgs(reader, move.seat));
    case "mend":
      return t("option-mend", { ...whoArgs(reader, move.seat), tool: move.tool });
    case "discard": {
      const held = view.hand.find(({ card }) => card === move.card);
      return held ? t("option-discard", { card: cardName(held.face) }) : "";
    }
    case "turn": {
      const upright = view.goals[move.goal]?.tile;
      if (!upright) return "";
      const shown = turnedTile(upright, move.turned ? 2 : 0);
      return t("option-turn", { turned: move.turned, card: tileName(shown) });
    }
    case "take":
      return t("option-take", { nuggets: move.nuggets });
    default:
      return unknownKind(move, "");
  }
}

export function unplayable(face: Face, view: View, me: number | null): string {
  switch (face.card) {
    case "path":
      if (me !== null && view.broken[me]?.length) return t("refused-tool-broken", { rule: BROKEN_RULE });
      return t("unplayable-path");
    case "map":
      return t("unplayable-map");
    case "rockfall":
      return t("unplayable-rockfall");
    case "break":
      return t("unplayable-break");
    case "mend":
      return t("unplayable-mend");
    default:
      return unknownKind(face, "");
  }
}

function whoAndWhom(reader: Reader, seat: number, target: number): Args {
  const whom = seat === target ? "self" : target === reader.me ? "you" : "other";
  return { ...whoArgs(reader, seat), target: whom, "target-name": playerName(reader.names, target) };
}

function peeked(event: Peeked, reader: Reader): string {
  if (event.found === null || event.seat !== reader.me) {
    return t("event-peeked", { ...whoArgs(reader, event.seat), goal: event.goal + 1 });
  }
  return t("event-peeked-own", { goal: event.goal + 1, found: foundWord(event.found) });
}

function roundEnded(event: RoundEnded, reader: Reader): string[] {
  const saboteurs = event.roles.flatMap((role, seat) => (role === "saboteur" ? [seat] : []));
  const found = event.found ? "yes" : saboteurs.length > 0 ? "no" : "nobody";
  const said = [t("event-round-ended", { found })];
  if (!event.found) said.push(t("event-treasure-was", { goal: event.goals.indexOf("treasure") + 1 }));
  if (saboteurs.length > 0 || event.found) {
    said.push(t("event-saboteurs", { count: saboteurs.length, names: listNames(reader, saboteurs) }));
  }
  return said;
}

function gold(event: GoldOffered | GoldTaken | Paid, reader: Reader): string {
  const mine = event.seat === reader.me;
  switch (event.event) {
    case "gold-offered":
      if (mine && event.cards !== null) return t("event-gold-offered-own", { cards: formatList(event.cards) });
      return t("event-gold-offered", { ...whoArgs(reader, event.seat), count: event.count });
    case "gold-taken":
      if (mine && event.nuggets !== null) return t("event-gold-taken-own", { nuggets: event.nuggets });
      return t("event-gold-taken", whoArgs(reader, event.seat));
    case "paid": {
      // Others know what was due; whoever was paid knows what it came to.
      const due = mine && event.cards !== null ? event.cards.reduce((sum, card) => sum + card, 0) : event.due;
      return t("event-paid", { ...whoArgs(reader, event.seat), due });
    }
    default:
      return unknownKind(event, "");
  }
}
