// Interface of a game's event script: the views between two that the server sent, so that events can be shown one by one.
import type { Claim } from "../wire/table";
import type { Cell, RoundEndOf, EventOf, GameName, GoalFaceOf, ViewOf } from "./anyGame";

/** In which light a goal lies once it is turned up: what everybody digs for, nothing at all, or a disaster. */
export type GoalLight = "gold" | "cold" | "fire";

/** Who is unmasked when: first those who had nothing to hide, then, after a pause, the others. */
export interface RevealOrder {
  first: readonly number[];
  last: readonly number[];
}

export interface EventScript<Name extends GameName> {
  /** The view once this event is told, as far as everybody sees it; `after` is how it all ends. */
  viewAfter(view: ViewOf<Name>, event: EventOf<Name>, after: ViewOf<Name>): ViewOf<Name>;
  light(found: GoalFaceOf<Name>): GoalLight;
  /** Whether the event gives out what a round has earned. */
  isShare(event: EventOf<Name>): boolean;
  /** Whether it is what somebody did in their turn, and no mere consequence. */
  isDeed(event: EventOf<Name>): boolean;
  unmasking(ended: RoundEndOf<Name>, view: ViewOf<Name>): RevealOrder;
  /** The cells of the tunnel from the start to a goal, both included; none if there is no way. */
  way(view: ViewOf<Name>, goal: number): Cell[];
  /** Whether a claim about a goal was true. */
  isTrue(claim: Extract<Claim, { claim: "looked" }>, ended: RoundEndOf<Name>): boolean;
  /** Whether a deed of another is to be taken in: an attack, a look, something that breaks. */
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
