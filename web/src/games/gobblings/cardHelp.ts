// What the tiles of this game do, where the rules tell it, and which moves may be a slip.
import type { HandCard, TileKind, Move, View } from "../../wire/gobblings";
import { t } from "../../i18n/messages.svelte";
import type { Help } from "../game";
import { knownGoal } from "./tableLabels";

type Face = HandCard["face"];

const OF_KIND: Record<TileKind, readonly string[]> = {
  passage: ["G14", "G21"],
  bomb: ["G29"],
  lantern: ["G30"],
  ale: ["G31"],
  key: ["G34"],
  door: ["G33"],
  rubble: ["G32"],
};
const OF_CARD = { map: ["G26"], explosion: ["G27"], potion: ["G28"] } as const;

function effect(face: Face): string {
  return t(`help-${face.card === "path" ? face.kind : face.card}`);
}

function rules(face: Face): readonly string[] {
  return face.card === "path" ? OF_KIND[face.kind] : OF_CARD[face.card];
}

function group(face: Face): string {
  if (face.card !== "path") return t("book-actions");
  if (face.kind === "rubble") return t("book-rubble");
  return t(face.kind === "key" || face.kind === "door" ? "book-doors" : "book-passages");
}

function doubt(move: Move, view: View): string | null {
  const seen = move.move === "peek" ? view.goals[move.goal] : undefined;
  if (move.move !== "peek" || !seen?.face || seen.opened) return null;
  return t("doubt-known", { known: knownGoal(move.goal + 1, seen.face) });
}

export const help: Help<"gobblings"> = { effect, rules, group, doubt };
