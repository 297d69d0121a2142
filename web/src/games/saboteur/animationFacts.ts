// What the animation must know of this game's events.
import type { Event, GoalFace, RoundEnded } from "../../wire/saboteur";
import type { Claim } from "../../wire/table";
import { t } from "../../i18n/messages.svelte";
import type { AnimationFacts, GoalLight, RevealOrder } from "../animationFacts";
import { wayTo } from "../connectivity";
import { ground } from "./moves";
import { foundWord } from "./narrator";

const TURN_ACTIONS: readonly Event["event"][] = ["placed", "peeked", "collapsed", "broken", "mended", "discarded"];
const HEAVY: readonly Event["event"][] = ["peeked", "collapsed", "broken"];
const SHARES: readonly Event["event"][] = ["gold-offered", "gold-taken", "paid"];

function light(found: GoalFace): GoalLight {
  return found === "treasure" ? "gold" : "cold";
}

function revealOrder({ roles }: RoundEnded): RevealOrder {
  const seats = roles.map((_, seat) => seat);
  return { first: seats.filter((seat) => roles[seat] !== "saboteur"), last: seats.filter((seat) => roles[seat] === "saboteur") };
}

function isTrue(claim: Extract<Claim, { claim: "looked" }>, { goals }: RoundEnded): boolean {
  const face = goals[claim.goal];
  return face === undefined || foundWord(face) === claim.found;
}

function banner({ found, roles }: RoundEnded): string {
  return t("stage-won-saboteur", { who: found ? "diggers" : roles.includes("saboteur") ? "saboteurs" : "nobody" });
}

export const animation: AnimationFacts<"saboteur"> = {
  light,
  isShare: ({ event }) => SHARES.includes(event),
  isTurnAction: ({ event }) => TURN_ACTIONS.includes(event),
  revealOrder,
  way(view, goal) {
    const seen = view.goals[goal];
    return seen ? wayTo(ground(view), seen.cell) : [];
  },
  isTrue,
  isHeavy: ({ event }) => HEAVY.includes(event),
  quakes: ({ event }) => event === "collapsed",
  freed: () => [],
  harmed: (event) => (event.event === "broken" ? event.target : null),
  banner,
};
