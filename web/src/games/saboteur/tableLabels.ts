// Labels around the table: at the seats, at the hand, for the reader's own role.
import type { GoalFace, HandCard, Role, Tool, View } from "../../wire/saboteur";
import { unknownKind } from "../../i18n/sentenceArgs";
import { formatList, t } from "../../i18n/messages.svelte";
import { foundWord } from "./narrator";

export function toolName(tool: Tool): string {
  return t(`tool-${tool}`);
}

export function found(face: GoalFace): string {
  return t(`found-${foundWord(face)}`);
}

export function openedGoal(cell: string, goal: number, face: GoalFace): string {
  return t("plain-goal-open", { cell, goal, found: foundWord(face) });
}

export function knownGoal(goal: number, face: GoalFace): string {
  return t("play-peeked", { goal, found: foundWord(face) });
}

export function prompt(face: HandCard["face"]): string {
  switch (face.card) {
    case "path":
      return t("hand-choose-place");
    case "map":
      return t("hand-choose-goal");
    case "rockfall":
      return t("hand-choose-removed");
    case "break":
      return t("hand-choose-break");
    case "mend":
      return t("hand-choose-mend");
    default:
      return unknownKind(face, "");
  }
}

export function beforeChoices(view: View): string | null {
  return view.phase === "draft" ? t("decide-pile", { count: view.offer_size }) : null;
}

export function seat(view: View, number: number): string[] {
  const gold = view.nuggets ? t("seats-nuggets", { count: view.nuggets[number] ?? 0 }) : t("seats-gold", { count: view.gold_counts[number] ?? 0 });
  const broken = view.broken[number] ?? [];
  return broken.length > 0 ? [gold, t("play-broken", { tools: formatList(broken.map(toolName)) })] : [gold];
}

export function ownRole(role: Role, view: View): string[] {
  return [t("play-role", { role }), t("play-gold", { count: view.gold.reduce((sum, nuggets) => sum + nuggets, 0) })];
}

/** A broken tool keeps its owner from digging; everything else can still be done. */
export function hindered(view: View, me: number): string | null {
  const broken = view.broken[me] ?? [];
  if (broken.length === 0) return null;
  const mends = view.legal.some((move) => move.move === "mend" && move.seat === me);
  return t("stage-hindered", { tools: formatList(broken.map(toolName)), mends });
}
