// Checks claims of this game against the open cards.
import type { GoalFace, RoundEnded } from "../../wire/gobblings";
import type { Claimed } from "../../wire/table";

export function find(face: GoalFace): string {
  return face;
}

/** Roles are exchanged here: who was honest when they said so, nobody can tell afterwards. */
export function isTrue({ claim }: Claimed, { goals }: RoundEnded): boolean | null {
  return claim.claim === "looked" && goals[claim.goal] !== undefined ? goals[claim.goal] === claim.found : null;
}
