// Labels around the table: at the seats, at the hand, for the reader's own role.
import type { Event, GoalFace, HandCard, LaidTile, Role, View } from "../../wire/gobblings";
import { playerName, roleName, unknownKind } from "../../i18n/sentenceArgs";
import { t } from "../../i18n/messages.svelte";
import { tileName } from "./narrator";

/** One's own new role is shown on hold only. */
export function hushed(event: Event): Event {
  return event.event === "swapped" ? { ...event, gave: null, got: null } : event;
}

export function laidName({ tile, kind, colour, shut }: LaidTile): string {
  return tileName(tile, kind ?? "passage", colour, shut);
}

export function found(face: GoalFace): string {
  return t(`found-${face}`);
}

export function openedGoal(cell: string, goal: number, face: GoalFace): string {
  return t("gob-plain-goal-open", { cell, goal, found: found(face) });
}

export function knownGoal(goal: number, face: GoalFace): string {
  return t("gob-peeked", { goal, found: found(face) });
}

export function prompt(face: HandCard["face"]): string {
  switch (face.card) {
    case "path":
      return t("hand-choose-place");
    case "map":
      return t("hand-choose-goal");
    case "explosion":
      return t("hand-choose-removed");
    case "potion":
      return t("hand-choose-swap");
    default:
      return unknownKind(face, "");
  }
}

export function seat(view: View, number: number): string[] {
  const told = [t("seats-points", { points: view.points[number] ?? 0, most: view.points_to_win })];
  if (view.drinkers.includes(number)) told.push(t("gob-drinker"));
  if (view.passed.includes(number)) told.push(t("gob-passed-mark"));
  return told;
}

export function idle(view: View, number: number): string | null {
  if (view.drinkers.includes(number)) return t("gob-drinker");
  return view.passed.includes(number) ? t("gob-passed-mark") : null;
}

export function side(role: Role, view: View): string {
  return t(`race-${view.race_of[role] ?? ""}`);
}

export function ownRole(role: Role, view: View, me: number, names: readonly string[]): string[] {
  const told = [t("gob-role", { race: view.race_of[role] ?? "", role: roleName(role) })];
  if (view.bonuses) told.push(t(`role-bonus-${role}`));
  view.roles.forEach((known, number) => {
    if (known === null || number === me) return;
    told.push(t("gob-known-role", { name: playerName(names, number), role: roleName(known), race: side(known, view) }));
  });
  return told;
}
