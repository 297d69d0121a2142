// Checks claims of this game against the open cards.
import type { GoalFace, RoundEnded } from "../../wire/saboteur";
import type { Claimed } from "../../wire/table";
import { foundWord } from "./narrator";

export function find(face: GoalFace): string {
  return foundWord(face);
}

export function isTrue({ seat, claim }: Claimed, { goals, roles }: RoundEnded): boolean | null {
  switch (claim.claim) {
    case "looked": {
      const face = goals[claim.goal];
      return face === undefined ? null : find(face) === claim.found;
    }
    case "honest":
      return roles[seat] === "digger";
    case "trust":
      return roles[claim.seat] === "digger";
    case "suspect":
      return roles[claim.seat] === "saboteur";
    default:
      return null;
  }
}
