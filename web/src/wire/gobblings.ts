// Written by tools/wire_types.py from the server's own types. Do not edit.

/** Lay a tile from the hand, turned clockwise by so many quarters. */
export interface Place {
  move: "place";
  card: number;
  cell: Cell;
  quarters: number;
}

/** A place on the boundless board; the start lies at 0,0. */
export type Cell = [number, number];

/** Play a map: look at a goal. */
export interface Peek {
  move: "peek";
  card: number;
  goal: number;
}

/** Play an explosion: take a tile off the field. */
export interface Explode {
  move: "explode";
  card: number;
  cell: Cell;
}

/** Play a potion: exchange roles with a seat. */
export interface Swap {
  move: "swap";
  card: number;
  seat: number;
}

/** Put a card under the deck and take the top one. */
export interface Replace {
  move: "replace";
  card: number;
}

/** Do nothing, because no card can be played. */
export interface Pass {
  move: "pass";
}

/** Turn this goal up now. */
export interface Open {
  move: "open";
  goal: number;
}

/** Leave the other goal shut. */
export interface Leave {
  move: "leave";
}

/** This player drinks the ale and misses a turn. */
export interface Serve {
  move: "serve";
  seat: number;
}

/** Take a point from this player. */
export interface Steal {
  move: "steal";
  seat: number;
}

/** The table is laid and the cards are dealt: every game that has rounds says so alike. */
export interface RoundStarted {
  event: "round-started";
  round: number;
  starter: number;
}

/** [G9, G10] A seat got its role and its hand. */
export interface Dealt {
  event: "dealt";
  seat: number;
  count: number;
  role: Role | null;
  cards: HandCard[] | null;
}

/** Who somebody is; which race a role belongs to is the edition's to say. */
export type Role = "bomber" | "driver" | "greedy" | "jeweller" | "keymaster" | "king" | "master" | "pedant";

/** A card somebody holds: its number in the deck and its face. */
export interface HandCard {
  card: number;
  face: PathCard | MapCard | ExplosionCard | PotionCard;
}

/** A piece of tunnel, as it lies when it is not turned. */
export interface PathCard {
  card: "path";
  tile: Tile;
  kind: TileKind;
  colour: Colour | null;
}

/** The open sides of a card, and whether the card joins them to each other. */
export type Tile = [number, boolean];

/** What a tile with a path carries. */
export type TileKind = "ale" | "bomb" | "door" | "key" | "lantern" | "passage" | "rubble";

/** Of doors and keys. */
export type Colour = "blue" | "red" | "yellow";

/** Look at one goal in secret. */
export interface MapCard {
  card: "map";
}

/** Take one tile off the field. */
export interface ExplosionCard {
  card: "explosion";
}

/** Exchange roles with another player. */
export interface PotionCard {
  card: "potion";
}

/** [G14] A tile was laid; `tile` as it lies there. */
export interface Placed {
  event: "placed";
  seat: number;
  cell: Cell;
  tile: Tile;
  kind: TileKind;
  colour: Colour | null;
  card: number | null;
}

/** [G26] Somebody looked at a goal. */
export interface Peeked {
  event: "peeked";
  seat: number;
  goal: number;
  found: GoalFace | null;
  card: number | null;
}

/** What may lie under a goal. */
export type GoalFace = "dragon" | "dynamite" | "gold";

/** [G27] A tile was taken off the field; `tile` as it lay there. */
export interface Exploded {
  event: "exploded";
  seat: number;
  cell: Cell;
  tile: Tile;
  kind: TileKind;
  colour: Colour | null;
  card: number | null;
}

/** [G28] Two players exchanged roles; both know which. */
export interface Swapped {
  event: "swapped";
  seat: number;
  target: number;
  gave: Role | null;
  got: Role | null;
  card: number | null;
}

/** [G13] Somebody put a card under the deck. */
export interface Replaced {
  event: "replaced";
  seat: number;
  card: number | null;
  face: PathCard | MapCard | ExplosionCard | PotionCard | null;
}

/** [O14, O15] Somebody took the top card of the deck. */
export interface Drew {
  event: "drew";
  seat: number;
  card: number | null;
  face: PathCard | MapCard | ExplosionCard | PotionCard | null;
}

/** [G13, G18] Somebody could not play; with an empty deck the hand is shown. */
export interface Passed {
  event: "passed";
  seat: number;
  shown: (PathCard | MapCard | ExplosionCard | PotionCard)[] | null;
}

/** [G31] Somebody misses a turn because of the ale. */
export interface Skipped {
  event: "skipped";
  seat: number;
}

/** [G31] Somebody was named to miss the next turn. */
export interface Named {
  event: "named";
  seat: number;
  target: number;
}

/** [G22] A goal was turned up. */
export interface GoalOpened {
  event: "goal-opened";
  seat: number;
  goal: number;
  found: GoalFace;
}

/** [G25, O25] A second goal could have been opened and was left shut. */
export interface GoalLeft {
  event: "goal-left";
  seat: number;
}

/** [G38] Dynamite took all bomb tiles off the field. */
export interface BlownUp {
  event: "blown-up";
  cells: Cell[];
}

/** [G19, O63] The round is over: the roles and goals are shown. */
export interface RoundEnded {
  event: "round-ended";
  round: number;
  outcome: Outcome;
  ending: RoundEndReason;
  opener: number | null;
  roles: Role[];
  goals: GoalFace[];
}

/** How a round ended. */
export type Outcome = "dragon" | "gold" | "nothing";

/** [G19] Why a round ended. */
export type RoundEndReason = "all-passed" | "goal" | "no-cards" | "stalled";

/** [G41] Somebody's marker moved; `role` if it was for the role's own bonus. */
export interface Scored {
  event: "scored";
  seat: number;
  change: number;
  why: ScoreReason | null;
  role: Role | null;
  total: number;
}

/** What points were given or taken for, besides role bonuses. */
export type ScoreReason = "dragon" | "gold" | "loss" | "nothing" | "opener" | "robbed" | "theft";

/** [G42] Somebody has reached the last cart. */
export interface GameEnded {
  event: "game-ended";
  points: number[];
  winner: number;
}

/** What `seat` knows; a spectator's `seat` is None. */
export interface View {
  game: "gobblings";
  edition: string;
  seats: number;
  seat: number | null;
  round: number;
  starter: number;
  phase: Phase;
  to_act: number | null;
  roles: (Role | null)[];
  traced: (Role | null)[];
  swapped: number[];
  races: Record<string, number>;
  race_of: Record<string, Race>;
  bonuses: boolean;
  points: number[];
  points_to_win: number;
  hand: HandCard[];
  hand_sizes: number[];
  shown: ((PathCard | MapCard | ExplosionCard | PotionCard)[] | null)[];
  deck_size: number;
  numbers: number;
  buried: BuriedCard[];
  discards: (PathCard | MapCard | ExplosionCard | PotionCard)[];
  board: LaidTile[];
  goals: GoalSeen[];
  due: number[];
  may_leave: boolean;
  naming: boolean;
  joining: Adjacency;
  rotation: number;
  drinkers: number[];
  passed: number[];
  idle: number;
  last_played: number | null;
  first_out: number | null;
  outcome: Outcome | null;
  opener: number | null;
  scoring: number[];
  winner: number | null;
  past: RoundResult[];
  legal: (Place | Peek | Explode | Swap | Replace | Pass | Open | Leave | Serve | Steal)[];
}

/** What kind of decision is due. */
export type Phase = "open" | "over" | "play" | "serve" | "steal";

/** Which side somebody is on. */
export type Race = "gnome" | "goblin";

/** A card the reader put under the deck, and how many lie above it now. */
export interface BuriedCard {
  above: number;
  face: PathCard | MapCard | ExplosionCard | PotionCard;
}

/** A face-up tile of the field. */
export interface LaidTile {
  cell: Cell;
  tile: Tile;
  kind: TileKind | null;
  colour: Colour | null;
  shut: boolean;
}

/** A goal as the reader knows it. */
export interface GoalSeen {
  cell: Cell;
  opened: boolean;
  face: GoalFace | null;
}

/** What a new tile must meet, from the loosest to the strictest. */
export type Adjacency = "route" | "start" | "touch" | "tunnel";

/** How an earlier round ended; points are those after it. */
export interface RoundResult {
  round: number;
  outcome: Outcome;
  roles: Role[];
  points: number[];
}

export type Move = Place | Peek | Explode | Swap | Replace | Pass | Open | Leave | Serve | Steal;

export type Event = RoundStarted | Dealt | Placed | Peeked | Exploded | Swapped | Replaced | Drew | Passed | Skipped | Named | GoalOpened | GoalLeft | BlownUp | RoundEnded | Scored | GameEnded;
