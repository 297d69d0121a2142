// What the animation must know of this game's events.
import type { Event, GoalFace, RoundEnded, View } from "../../wire/gobblings";
import type { Claim } from "../../wire/table";
import { t } from "../../i18n/messages.svelte";
import { sameCell } from "../anyGame";
import type { AnimationFacts, GoalLight, RevealOrder } from "../animationFacts";
import { wayTo } from "../connectivity";
import { ground } from "./moves";

const TURN_ACTIONS: readonly Event["event"][] = ["placed", "peeked", "exploded", "swapped", "replaced", "passed", "named"];
const HEAVY: readonly Event["event"][] = ["peeked", "exploded", "swapped", "named", "blown-up"];
const LIGHTS: Record<GoalFace, GoalLight> = { gold: "gold", dragon: "fire", dynamite: "cold" };

/** Those who want the dragon hide among the others. */
function revealOrder({ roles }: RoundEnded, view: View): RevealOrder {
  const seats = roles.map((_, seat) => seat);
  const hides = (seat: number): boolean => view.race_of[roles[seat] ?? ""] === "goblin";
  return { first: seats.filter((seat) => !hides(seat)), last: seats.filter(hides) };
}

function isTrue(claim: Extract<Claim, { claim: "looked" }>, { goals }: RoundEnded): boolean {
  const face = goals[claim.goal];
  return face === undefined || face === claim.found;
}

export const animation: AnimationFacts<"gobblings"> = {
  light: (found) => LIGHTS[found],
  isShare: ({ event }) => event === "scored",
  isTurnAction: ({ event }) => TURN_ACTIONS.includes(event),
  revealOrder,
  way(view, goal) {
    const seen = view.goals[goal];
    return seen ? wayTo(ground(view), seen.cell, ({ shut }) => shut) : [];
  },
  isTrue,
  isHeavy: ({ event }) => HEAVY.includes(event),
  quakes: ({ event }) => event === "exploded" || event === "blown-up",
  freed: (before, after) =>
    before.board.flatMap((was) => (was.shut && after.board.some(({ cell, shut }) => !shut && sameCell(cell, was.cell)) ? [was.cell] : [])),
  harmed: (event) => (event.event === "named" ? event.target : null),
  banner: ({ outcome }) => t("stage-won-gobblings", { outcome }),
};
