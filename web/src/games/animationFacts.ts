// What the animation of a game's events must know: which of them weigh, harm or quake, in which light goals turn, and in which order roles are revealed.
import type { Claim } from "../wire/table";
import type { Cell, RoundEndOf, EventOf, GameName, GoalFaceOf, ViewOf } from "./anyGame";

/** In which light a goal lies once it is turned up: what everybody digs for, nothing at all, or a disaster. */
export type GoalLight = "gold" | "cold" | "fire";

/** Who is unmasked when: first those who had nothing to hide, then, after a pause, the others. */
export interface RevealOrder {
  first: readonly number[];
  last: readonly number[];
}

export interface AnimationFacts<Name extends GameName> {
  light(found: GoalFaceOf<Name>): GoalLight;
  /** Whether the event gives out what a round has earned. */
  isShare(event: EventOf<Name>): boolean;
  /** Whether it is what somebody did in their turn, and no mere consequence. */
  isTurnAction(event: EventOf<Name>): boolean;
  revealOrder(ended: RoundEndOf<Name>, view: ViewOf<Name>): RevealOrder;
  /** The cells of the tunnel from the start to a goal, both included; none if there is no way. */
  way(view: ViewOf<Name>, goal: number): Cell[];
  /** Whether a claim about a goal was true. */
  isTrue(claim: Extract<Claim, { claim: "looked" }>, ended: RoundEndOf<Name>): boolean;
  /** Whether what another did is to be taken in: an attack, a look, something that breaks. */
  isHeavy(event: EventOf<Name>): boolean;
  /** The seat that an event does harm to. */
  harmed(event: EventOf<Name>): number | null;
  /** Whether the mine quakes. */
  quakes(event: EventOf<Name>): boolean;
  /** Where something gave way without being touched, such as a door. */
  freed(before: ViewOf<Name>, after: ViewOf<Name>): Cell[];
  /** What the banner says of the end of a round. */
  banner(ended: RoundEndOf<Name>): string;
}
