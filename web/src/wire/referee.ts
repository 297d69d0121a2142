// Written by tools/wire_types.py from the server's own types. Do not edit.

/** What a referee's page begins with. */
export interface Bench {
  kits: Kit[];
  disputes: DisputeShown[];
}

/** All that can be laid on the board of a game. */
export interface Kit {
  game: string;
  edition: string;
  editions: Titled[];
  seats: [number, number];
  cards: Way[][];
  goals: GoalWay[];
  no_pile: string;
}

/** An edition by its name. */
export interface Titled {
  id: string;
  title: string;
}

/** A card in one of the positions it may lie in. */
export interface Way {
  text: string;
  face: unknown;
}

/** What may lie under a goal, and how it may lie once it is open. */
export interface GoalWay {
  face: string;
  ways: string[];
}

/** Something people argue about, ready to be put to the referee. */
export interface DisputeShown {
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
export interface Asked {
  position: string;
  move?: string | Record<string, unknown> | null;
}

/** The answer, and the table it was asked about. */
export interface Ruled {
  ruling: Ruling;
  view: unknown;
  laid: Lying[];
  hands: Held[][];
  pile: number;
  choices: Choice[];
}

/** A referee's answer for every edition of a game. */
export interface Ruling {
  position: string;
  move: string;
  game: string;
  verdicts: Verdict[];
  editions: Titled[];
  differences: Compared[];
}

/** What some editions say to a referee's question, all alike. */
export interface Verdict {
  editions: Titled[];
  allowed: boolean | null;
  why: string;
  rules: Told[];
  then: string[];
}

/** A rule, and the sentences in which a sheet tells it; none if it does not. */
export interface Told {
  rule: string;
  sentences: string[];
}

/** A point of the rules, and how each of the editions decides it. */
export interface Compared {
  head: string;
  rules: string;
  values: string[];
}

/** What lies on a cell, as positions write it. */
export interface Lying {
  cell: [number, number];
  text: string;
}

/** A card in a hand, as positions write it. */
export interface Held {
  card: number;
  text: string;
}

/** A decision that has to be made before cards are played. */
export interface Choice {
  move: string;
  told: string;
}

/** A moment of a finished game, to be asked about. */
export interface Moment {
  position: string;
}
