// The log as lines, told once each: new events are only appended, whatever their number.
import type { AnyEvent } from "../games/kinds";
import { sentencesOf } from "../games/tell";
import type { News, TableModel } from "../table/model.svelte";
import { standInText, tableText } from "../words/tell-table";
import type { TableShown, What } from "../wire/table";

export interface Line {
  key: number;
  text: string;
  /** How a round begins, what the reader did, what happened around the game, how a round ended. */
  kind: "head" | "own" | "other" | "table" | "end";
}

export interface Round {
  key: number;
  lines: readonly Line[];
}

/** A change around the game, with what is needed to tell it again in another language. */
interface Around {
  what: What;
  table: TableShown;
  before: TableShown | null;
}

const ENDS: readonly AnyEvent["event"][] = ["round-ended", "game-ended"];

export class Chronicle {
  rounds = $state.raw<readonly Round[]>([]);
  #told: AnyEvent[] = [];
  #all: (AnyEvent | Around)[] = [];
  #table: TableShown | null;
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing shows it
  readonly #standIns = new Set<number>();
  #keys = 0;

  constructor(private readonly model: TableModel) {
    this.#table = model.table;
  }

  /** Tells what is new in the log of the model. */
  catchUp(): void {
    const { log } = this.model;
    const continues = log.length >= this.#told.length && (this.#told.length === 0 || log[0] === this.#told[0]);
    if (!continues) this.#forget();
    const fresh = log.slice(this.#told.length);
    if (fresh.length === 0) return;
    this.#told = [...log];
    this.#all.push(...fresh);
    this.#append(fresh);
  }

  /** Tells what happened around the game. */
  hear({ what }: News): void {
    this.catchUp();
    const { table } = this.model;
    if (table === null) return;
    const around = { what, table, before: this.#table };
    this.#table = table;
    if (this.#append([around])) this.#all.push(around);
  }

  /** Tells everything again: in another language. */
  retell(): void {
    this.#standIns.clear();
    this.rounds = [];
    this.#append(this.#all);
  }

  #forget(): void {
    this.#told = [];
    this.#all = [];
    this.rounds = [];
  }

  /** Whether there was anything to say. */
  #append(items: readonly (AnyEvent | Around)[]): boolean {
    const rounds = [...this.rounds];
    let said = false;
    for (const item of items) {
      for (const line of this.#lines(item)) {
        const last = rounds.at(-1);
        if (last === undefined || line.kind === "head") rounds.push({ key: line.key, lines: [line] });
        else rounds[rounds.length - 1] = { key: last.key, lines: [...last.lines, line] };
        said = true;
      }
    }
    if (said) this.rounds = rounds;
    return said;
  }

  #lines(item: AnyEvent | Around): Line[] {
    const { names, seat: me, view, game } = this.model;
    if ("what" in item) {
      const { what, table, before } = item;
      const standIn = what.change === "moved" ? standInText(what, names, me, this.#standIns) : null;
      const text = standIn ?? tableText(what, table, me, before);
      return text === null ? [] : [this.#line(text, "table")];
    }
    return sentencesOf(game.words.hushed(item), game.name, { names, me, view }).map((text) => this.#line(text, this.#kind(item)));
  }

  #kind(event: AnyEvent): Line["kind"] {
    if (event.event === "round-started") return "head";
    if (ENDS.includes(event.event)) return "end";
    return "seat" in event && event.seat === this.model.seat ? "own" : "other";
  }

  #line(text: string, kind: Line["kind"]): Line {
    this.#keys += 1;
    return { key: this.#keys, text, kind };
  }
}
