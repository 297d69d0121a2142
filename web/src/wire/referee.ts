// Written by tools/wire_types.py from the server's own types. Do not edit.

/** What a referee's page begins with. */
export interface RefereeSetup {
  kits: RefereeKit[];
  disputes: DisputeInfo[];
}

/** All that can be laid on the board of a game. */
export interface RefereeKit {
  game: string;
  edition: string;
  editions: EditionTitle[];
  seats: [number, number];
  cards: CardOrientation[][];
  goals: GoalOrientations[];
  no_pile: string;
}

/** An edition by its name. */
export interface EditionTitle {
  id: string;
  title: string;
}

/** A card in one of the positions it may lie in. */
export interface CardOrientation {
  text: string;
  face: unknown;
}

/** What may lie under a goal, and how it may lie once it is open. */
export interface GoalOrientations {
  face: string;
  ways: string[];
}

/** Something people argue about, ready to be put to the referee. */
export interface DisputeInfo {
  id: string;
  game: string;
  title: string;
  asks: string;
  rules: string[];
  position: string;
  move: string;
  split: boolean;
}

/** A question: a position, and the move of the seat whose turn it is. */
export interface RefereeRequest {
  position: string;
  move?: string | Record<string, unknown> | null;
}

/** The answer, and the table it was asked about. */
export interface RefereeResponse {
  ruling: Ruling;
  view: unknown;
  laid: FaceUpCard[];
  hands: HandCardText[][];
  pile: number;
  choices: PendingChoice[];
}

/** A referee's answer for every edition of a game. */
export interface Ruling {
  position: string;
  move: string;
  game: string;
  verdicts: VerdictGroup[];
  editions: EditionTitle[];
  differences: ComparisonRow[];
}

/** What some editions say to a referee's question, all alike. */
export interface VerdictGroup {
  editions: EditionTitle[];
  allowed: boolean | null;
  why: string;
  rules: RuleQuote[];
  then: string[];
}

/** A rule, and the sentences of the rules sheet that state it, if any. */
export interface RuleQuote {
  rule: string;
  sentences: string[];
}

/** A point of the rules, and how each of the editions decides it. */
export interface ComparisonRow {
  head: string;
  rules: string;
  values: string[];
}

/** What lies on a cell, as positions write it. */
export interface FaceUpCard {
  cell: [number, number];
  text: string;
}

/** A card in a hand, as positions write it. */
export interface HandCardText {
  card: number;
  text: string;
}

/** A decision that has to be made before cards are played. */
export interface PendingChoice {
  move: string;
  told: string;
}

/** A moment of a finished game, to be asked about. */
export interface ReplayPosition {
  position: string;
}
