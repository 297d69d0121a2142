// A finished game as a table that can be turned back and forth: what it shows depends on its place alone.
import { TableModel } from "./model.svelte";
import { filmOf, type Film, type Moment } from "./moments";
import type { Past, TableShown } from "../wire/table";

/** The moments of a round: the first and the last of them. */
export interface Scene {
  first: number;
  last: number;
}

export class PastTable extends TableModel {
  readonly #film: Film;
  readonly #table: TableShown;
  readonly moments: readonly Moment[];
  /** One for each round. */
  readonly scenes: readonly Scene[];
  /** When it was over, in seconds since 1970; null for a record that somebody brought. */
  readonly day: number | null;

  place = $state(0);
  readonly moment: Moment = $derived.by(() => this.#at(this.place));
  readonly scene: Scene = $derived.by(() => this.scenes[this.moment.round - 1] ?? { first: 0, last: 0 });
  /** How many moves this round has. */
  readonly moves: number = $derived.by(() => this.#at(this.scene.last).move);

  /** `code` seeds what lies in the rock, and nothing else. */
  constructor(past: Past, code: string) {
    super();
    this.#film = filmOf(past);
    this.#table = past.table;
    this.moments = this.#film.moments;
    this.scenes = scenesOf(this.moments);
    this.day = past.ended;
    this.code = code;
    this.link = "open";
    this.stoodIn = this.#film.stoodIn;
    this.go(0);
  }

  /** Everything that was done and said in the game, also after this moment. */
  get whole(): Film {
    return this.#film;
  }

  /** Shows the moment at a place. */
  go(place: number): void {
    const { log, remarks } = this.#film;
    this.place = Math.min(Math.max(0, place), this.moments.length - 1);
    const { view, heard, said, kind } = this.moment;
    this.stage = null;
    this.view = view;
    this.table = { ...this.#table, stage: kind === "over" ? "over" : "playing" };
    this.turn = this.place;
    this.log = log.slice(0, heard);
    this.remarks = remarks.slice(0, said);
    this.talk = this.remarks.map(({ talk }) => talk);
  }

  /** The next moment, with what flew and sounded at the table. */
  advance(): void {
    const before = this.view;
    this.go(this.place + 1);
    const { what, events, view } = this.moment;
    this.announce({ what, events: [...events], before, after: view, again: true });
  }

  // What is past is past.
  play(): void {}
  say(): void {}
  claim(): void {}
  react(): void {}

  #at(place: number): Moment {
    const moment = this.moments[place];
    if (moment === undefined) throw new RangeError("a game has at least its deal");
    return moment;
  }
}

function scenesOf(moments: readonly Moment[]): Scene[] {
  const first = moments.flatMap(({ kind }, place) => (kind === "deal" ? [place] : []));
  return first.map((place, number) => ({ first: place, last: (first[number + 1] ?? moments.length) - 1 }));
}
