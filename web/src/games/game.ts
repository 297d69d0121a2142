// The interface of a game. Each game is a value of `Game` in a folder of its own; nothing outside of these folders
// names a game.
import type { Component } from "svelte";

import type { Folk } from "../art/faces/faceIds";
import type { IconName } from "../art/icons";
import type { Layer } from "../art/pathLayers";
import type { Size } from "../art/sizes";
import type { SoundName } from "../platform/sound.svelte";
import type { Claim, Claimed } from "../wire/table";
import type { Reader } from "../i18n/sentenceArgs";
import type { Flight, Looking } from "./flights";
import type { Cell, RoundEndOf, EventOf, FaceOf, GameName, GoalFaceOf, TileOf, MoveOf, RoleOf, Target, Tile, ViewOf } from "./anyGame";
import type { AnimationFacts } from "./animationFacts";

/**
 * What a move is to the hand and the board: a card is laid, or looks at a goal, or takes something out of the
 * maze, or is played on a seat; a goal is opened; a card is put away unused; nothing is done at all; anything
 * else is decided in a dialog.
 */
export type MoveKind = "lay" | "look" | "remove" | "target" | "open" | "put-away" | "pass" | "decide";

/** What a phase is to the page. */
export interface PhaseInfo {
  /** Cards are played, something else is decided, the round is over and shared out, the game is over. */
  stage: "play" | "decide" | "share" | "over";
  /** What whoever is to act is asked. */
  asks?(): string;
  /** How the choices stand: wide pictures, or rows of names. */
  choices?: "wide" | "rows";
}

/** Where the board changed, and whether something is gone from there. */
export interface BoardChange {
  cell: Cell;
  isGone: boolean;
}

/** What a seat gets at the end of a round. */
export interface Payout<Event> {
  event: Event;
  seat: number;
  /** It is still being chosen. */
  waits: boolean;
  /** The gold cards that the reader may see. */
  gold: readonly number[];
}

/** What a seat did last, as it stands beside its face. */
export interface LastMoveLabel {
  seat: number;
  sign: IconName;
  text: string;
}

/** What is won, and by whom, once the game is over. */
export interface Result {
  amounts: readonly number[];
  winners: readonly number[];
}

/** A claim that needs no goal and no seat. */
export type PlainClaim = Exclude<Claim, { goal: number } | { seat: number } | { temper: string }>["claim"];

export interface Labels<Name extends GameName> {
  /** What the log says of an event; nothing for events that say nothing. */
  sentences(event: EventOf<Name>, view: ViewOf<Name>, reader: Reader): string[];
  /** An event as it may stand on a screen that others see too. */
  hushed(event: EventOf<Name>): EventOf<Name>;
  card(face: FaceOf<Name>): string;
  laid(laid: TileOf<Name>): string;
  found(face: GoalFaceOf<Name>): string;
  openedGoal(cell: string, goal: number, face: GoalFaceOf<Name>): string;
  /** What only the reader knows of a goal. */
  knownGoal(goal: number, face: GoalFaceOf<Name>): string;

  /** A choice as it stands in a list, once the card is chosen. */
  option(move: MoveOf<Name>, view: ViewOf<Name>, reader: Reader): string;
  /** What to do with the chosen card. */
  prompt(face: FaceOf<Name>): string;
  /** Why a card in hand cannot be used at all now. */
  unplayable(face: FaceOf<Name>, view: ViewOf<Name>, me: number | null): string;
  /** The button that gives a card up, and the question whether that is meant. */
  putAway(): string;
  putAwaySure(): string;
  /** What is to be known before the choices of a decision. */
  beforeChoices(view: ViewOf<Name>): string | null;

  round(view: ViewOf<Name>): string;
  /** What the signs at a seat mean. */
  seat(view: ViewOf<Name>, seat: number): string[];
  /** What the reader cannot do now, and what can be done instead. */
  hindered(view: ViewOf<Name>, me: number): string | null;
  /** Why a seat will not play now. */
  idle(view: ViewOf<Name>, seat: number): string | null;
  /** What the reader's own role means, and what else only the reader knows of people. */
  ownRole(role: RoleOf<Name>, view: ViewOf<Name>, me: number, names: readonly string[]): string[];
  /** Whom a role belongs to, where that is not said by the role itself. */
  side(role: RoleOf<Name>, view: ViewOf<Name>): string;
  roundEnded(ended: RoundEndOf<Name>): string[];
  sharesTitle(): string;
  gameEnded(view: ViewOf<Name>, reader: Pick<Reader, "names" | "me">): string;
}

export interface Pictures<Name extends GameName> {
  /** All but `Role` and `Choice` are drawn inside of an svg. */
  Tile: Component<{ laid: TileOf<Name>; start?: boolean }>;
  Face: Component<{ face: FaceOf<Name> }>;
  Goal: Component<{ number: number; face: GoalFaceOf<Name> | null; opened: boolean; tile?: Tile | null }>;
  Role: Component<{ role: RoleOf<Name>; class?: string }>;
  /** The ornament on the backs of the cards, in a box from -50 to 50. */
  back: Layer[];
  /** Who lives in this mine: how the faces of the players are drawn. */
  folk: Folk;
  /** What a seat has won, as a sign with a number. */
  Badges: Component<{ view: ViewOf<Name>; seat: number }>;
  /** What a seat has and what hinders it; where there is little room only what hinders. */
  Slots: Component<{ view: ViewOf<Name>; seat: number }>;
  /** What may be claimed to lie under a goal, in a box from -24 to 24. */
  finds: Readonly<Record<string, Layer[]>>;
  /** What stands in the button of a decision. */
  Choice: Component<{ move: MoveOf<Name>; view: ViewOf<Name>; reader: Reader }>;
  /** How far everybody is, under what they got; null if nobody is to know. */
  Standing: Component<{ view: ViewOf<Name>; shares: readonly Payout<EventOf<Name>>[]; names: readonly string[] }> | null;
}

/** Gold in cards, which only their owners know. */
export interface Gold<Name extends GameName> {
  /** Without a number it lies face down. */
  Card: Component<{ nuggets: number | null; class?: string }>;
  /** How many cards are left on the pile. */
  left(view: ViewOf<Name>): number;
  mine(view: ViewOf<Name>): readonly number[];
}

/** What cards do, told to whoever holds or reads of one. */
export interface Help<Name extends GameName> {
  /** In one sentence. */
  effect(face: FaceOf<Name>): string;
  /** The numbers of the rules that tell it in full. */
  rules(face: FaceOf<Name>): readonly string[];
  /** Under which heading it stands in the picture book. */
  group(face: FaceOf<Name>): string;
  /** What is asked before a move that may be a slip; null if it is played at once. */
  doubt(move: MoveOf<Name>, view: ViewOf<Name>, me: number | null): string | null;
}

/** The first game that is played together. */
export interface TutorialParts<Name extends GameName> {
  /** Whose portrait stands beside what is explained. */
  teacher: RoleOf<Name>;
  /** What is shown when the round is over. */
  Unmasked: Component<{ view: ViewOf<Name>; names: readonly string[] }>;
}

export interface Game<Name extends GameName = GameName> {
  readonly name: Name;
  /** The box of its cards and tiles. */
  readonly size: Size;
  readonly words: Labels<Name>;
  readonly pictures: Pictures<Name>;
  readonly gold: Gold<Name> | null;
  readonly lesson: TutorialParts<Name> | null;
  readonly help: Help<Name>;

  /** The view once this event is told, as far as everybody sees it; `after` is how it all ends. */
  viewAfterEvent(view: ViewOf<Name>, event: EventOf<Name>, after: ViewOf<Name>): ViewOf<Name>;
  readonly animation: AnimationFacts<Name>;

  readonly moveKinds: Readonly<Record<MoveOf<Name>["move"], MoveKind>>;
  readonly phases: Readonly<Record<ViewOf<Name>["phase"], PhaseInfo>>;
  /** By how many quarters a placed card is turned clockwise. */
  quarters(move: MoveOf<Name>): number;
  /** A card as it would lie; null if it is none that lies. */
  lying(face: FaceOf<Name>, quarters: number): TileOf<Name> | null;
  /** The move a reader means by putting a card where it does not light up: the rules say in words why not. */
  attempt(card: number, face: FaceOf<Name>, quarters: number, target: Target, cell: Cell | null): MoveOf<Name> | null;
  /** How many turns in a row were passed, where that ends a round. */
  passes(view: ViewOf<Name>): number;

  boardChange(event: EventOf<Name>): BoardChange | null;
  /** How many steps the start is away, by cell, for every tile that hangs together with it: lamps burn there. */
  reached(view: ViewOf<Name>): ReadonlyMap<string, number>;
  /** Whether the reader has got another role. */
  changesRole(event: EventOf<Name>, me: number | null): boolean;
  flights(event: EventOf<Name>, looking: Looking<ViewOf<Name>>): Flight[];
  sound(event: EventOf<Name>): SoundName | null;

  /** What an event says of the seat that caused it; null for what is no deed. */
  lastMoveLabel(event: EventOf<Name>): LastMoveLabel | null;

  /** What the events after the end of a round give to whom; not what the reader is asked to choose from. */
  shares(events: readonly EventOf<Name>[], me: number | null): Payout<EventOf<Name>>[];
  result(view: ViewOf<Name>): Result;

  /** What may be claimed to lie under a goal: the words are `found-…`. */
  readonly finds: readonly string[];
  /** How a claim would call what lies under a goal. */
  find(face: GoalFaceOf<Name>): string;
  /** Whether a claim was true, once the round has ended; null for what is neither true nor a lie. */
  isTrue(claimed: Claimed, ended: RoundEndOf<Name>): boolean | null;
  readonly claims: readonly PlainClaim[];

  /** Whether a bot can tell a learner what it would do. */
  readonly advises: boolean;
}
