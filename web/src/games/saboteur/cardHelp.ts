// What the cards of the classic game do, where the rules tell it, and which moves may be a slip.
import type { HandCard, Move, View } from "../../wire/saboteur";
import { unknownKind } from "../../i18n/sentenceArgs";
import { t } from "../../i18n/messages.svelte";
import type { Help } from "../game";
import { knownGoal } from "./tableLabels";

type Face = HandCard["face"];

function effect(face: Face): string {
  switch (face.card) {
    case "path":
      return t(face.tile[1] ? "help-passage" : "help-dead-end");
    case "map":
      return t("help-map");
    case "rockfall":
      return t("help-rockfall");
    case "break":
      return t("help-break");
    case "mend":
      return t(face.tools.length > 1 ? "help-mend-either" : "help-mend");
    default:
      return unknownKind(face, "");
  }
}

function rules(face: Face): readonly string[] {
  switch (face.card) {
    case "path":
      return face.tile[1] ? ["R39", "R36", "R69"] : ["R43", "R39"];
    case "map":
      return ["R60"];
    case "rockfall":
      return ["R55"];
    case "break":
      return ["R46"];
    case "mend":
      return ["R50"];
    default:
      return unknownKind(face, []);
  }
}

function group(face: Face): string {
  if (face.card === "path") return t(face.tile[1] ? "book-passages" : "book-dead-ends");
  return t(face.card === "break" || face.card === "mend" ? "book-tools" : "book-actions");
}

function doubt(move: Move, view: View, me: number | null): string | null {
  if (move.move === "break" && move.seat === me) return t("doubt-break-self");
  const seen = move.move === "peek" ? view.goals[move.goal] : undefined;
  if (move.move !== "peek" || !seen?.face || seen.opened) return null;
  return t("doubt-known", { known: knownGoal(move.goal + 1, seen.face) });
}

export const help: Help<"saboteur"> = { effect, rules, group, doubt };
