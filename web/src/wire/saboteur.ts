// Written by tools/wire_types.py from the server's own types. Do not edit.

/** Lay a path card from the hand. */
export interface Place {
  move: "place";
  card: number;
  cell: Cell;
  turned: boolean;
}

/** A place on the boundless board; the start lies at 0,0. */
export type Cell = [number, number];

/** Play a map: look at a goal. */
export interface Peek {
  move: "peek";
  card: number;
  goal: number;
}

/** Play a rockfall: take a path card out of the maze. */
export interface Collapse {
  move: "collapse";
  card: number;
  cell: Cell;
}

/** Break the tool shown on the card. */
export interface Break {
  move: "break";
  card: number;
  seat: number;
}

/** Mend one broken tool of a seat. */
export interface Mend {
  move: "mend";
  card: number;
  seat: number;
  tool: Tool;
}

/** What a dwarf needs for digging. */
export type Tool = "cart" | "lamp" | "pick";

/** Pass: put a card face down on the discard pile. */
export interface Discard {
  move: "discard";
  card: number;
}

/** Choose which of the goals reached is turned up now. */
export interface Open {
  move: "open";
  goal: number;
}

/** Choose how a stone lies that fits neither way. */
export interface Turn {
  move: "turn";
  goal: number;
  turned: boolean;
}

/** Take a gold card worth `nuggets` out of those passed on. */
export interface Take {
  move: "take";
  nuggets: number;
}

/** The table is laid and the cards are dealt: every game that has rounds says so alike. */
export interface RoundStarted {
  event: "round-started";
  round: number;
  starter: number;
}

/** [R17, R25] A seat got its dwarf card and its hand. */
export interface Dealt {
  event: "dealt";
  seat: number;
  count: number;
  role: Role | null;
  cards: HandCard[] | null;
}

/** Which side a dwarf is on. */
export type Role = "digger" | "saboteur";

/** A card somebody holds: its number in the deck and its face. */
export interface HandCard {
  card: number;
  face: PathCard | MapCard | RockfallCard | BreakCard | MendCard;
}

/** A piece of tunnel, as it lies when it is not turned. */
export interface PathCard {
  card: "path";
  tile: Tile;
}

/** The open sides of a card, and whether the card joins them to each other. */
export type Tile = [number, boolean];

/** Look at one goal in secret. */
export interface MapCard {
  card: "map";
}

/** Take one path card out of the maze. */
export interface RockfallCard {
  card: "rockfall";
}

/** Break a tool: its owner cannot dig until it is mended. */
export interface BreakCard {
  card: "break";
  tool: Tool;
}

/** Mend one broken tool; a card that shows two tools mends either, not both. */
export interface MendCard {
  card: "mend";
  tools: Tool[];
}

/** [R31] A path card was laid; `tile` as it lies there. */
export interface Placed {
  event: "placed";
  seat: number;
  cell: Cell;
  tile: Tile;
  card: number | null;
}

/** [R60] Somebody looked at a goal. */
export interface Peeked {
  event: "peeked";
  seat: number;
  goal: number;
  found: GoalFace | null;
  card: number | null;
}

/** What may lie under a goal card. */
export type GoalFace = "stone-a" | "stone-b" | "treasure";

/** [R56] A path card was taken out of the maze. */
export interface Collapsed {
  event: "collapsed";
  seat: number;
  cell: Cell;
  tile: Tile;
  card: number | null;
}

/** [R46] A tool was broken. */
export interface Broken {
  event: "broken";
  seat: number;
  target: number;
  tool: Tool;
  card: number | null;
}

/** [R50] A tool was mended, with a card that shows `shown`. */
export interface Mended {
  event: "mended";
  seat: number;
  target: number;
  tool: Tool;
  shown: Tool[];
  card: number | null;
}

/** [R65] Somebody passed and put a card away face down. */
export interface Discarded {
  event: "discarded";
  seat: number;
  card: number | null;
  face: PathCard | MapCard | RockfallCard | BreakCard | MendCard | null;
}

/** [R34] Somebody drew the top card of the deck. */
export interface Drew {
  event: "drew";
  seat: number;
  card: number | null;
  face: PathCard | MapCard | RockfallCard | BreakCard | MendCard | null;
}

/** [R71] A goal was turned up. */
export interface GoalOpened {
  event: "goal-opened";
  seat: number;
  goal: number;
  found: GoalFace;
}

/** [R73] A goal that was turned up lies like this now. */
export interface GoalLaid {
  event: "goal-laid";
  goal: number;
  tile: Tile;
}

/** [R78] The round is over: the roles are shown, and where the treasure was. */
export interface RoundEnded {
  event: "round-ended";
  round: number;
  found: boolean;
  roles: Role[];
  goals: GoalFace[];
}

/** [R83, R84] A digger got the gold cards to choose one. */
export interface GoldOffered {
  event: "gold-offered";
  seat: number;
  count: number;
  cards: number[] | null;
}

/** [R83] A digger took one of them. */
export interface GoldTaken {
  event: "gold-taken";
  seat: number;
  nuggets: number | null;
}

/** [R89] A saboteur was paid `due` nuggets in `count` cards. */
export interface Paid {
  event: "paid";
  seat: number;
  due: number;
  count: number;
  cards: number[] | null;
}

/** [R100, R101] The gold is counted. */
export interface GameEnded {
  event: "game-ended";
  nuggets: number[];
  winners: number[];
}

/** What `seat` knows; a spectator's `seat` is None. */
export interface View {
  game: "saboteur";
  edition: string;
  seats: number;
  seat: number | null;
  round: number;
  rounds: number;
  starter: number;
  phase: Phase;
  to_act: number | null;
  roles: (Role | null)[];
  role_cards: Record<string, number>;
  hand: HandCard[];
  hand_sizes: number[];
  deck_size: number;
  discards: (PathCard | MapCard | RockfallCard | BreakCard | MendCard | null)[];
  remembered: (PathCard | MapCard | RockfallCard | BreakCard | MendCard | null)[];
  broken: Tool[][];
  board: LaidTile[];
  goals: GoalSeen[];
  reached_by: (number | null)[];
  turning: number | null;
  joining: Adjacency;
  passes: number;
  last_turn: number | null;
  last_path: number | null;
  last_cell: Cell | null;
  gold: number[];
  gold_counts: number[];
  gold_deck_size: number;
  offer: number[];
  offer_size: number;
  picks: number;
  nuggets: number[] | null;
  winners: number[];
  past: RoundResult[];
  legal: (Place | Peek | Collapse | Break | Mend | Discard | Open | Turn | Take)[];
}

/** What kind of decision is due. */
export type Phase = "draft" | "open" | "over" | "play" | "turn";

/** A face-up tile of the maze. */
export interface LaidTile {
  cell: Cell;
  tile: Tile;
}

/** A goal as the reader knows it. */
export interface GoalSeen {
  cell: Cell;
  opened: boolean;
  face: GoalFace | null;
  tile: Tile | null;
}

/** What a new tile must meet, from the loosest to the strictest. */
export type Adjacency = "route" | "start" | "touch" | "tunnel";

/** How an earlier round ended. */
export interface RoundResult {
  round: number;
  found: boolean;
  roles: Role[];
}

export type Move = Place | Peek | Collapse | Break | Mend | Discard | Open | Turn | Take;

export type Event = RoundStarted | Dealt | Placed | Peeked | Collapsed | Broken | Mended | Discarded | Drew | GoalOpened | GoalLaid | RoundEnded | GoldOffered | GoldTaken | Paid | GameEnded;
