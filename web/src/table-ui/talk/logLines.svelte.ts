// Log lines: events and talk as lines grouped by rounds; new ones are only appended.
import type { AnyEvent, Cell } from "../../games/anyGame";
import { narrate } from "../../games/eventNarrator";
import { type Entry, isEvent } from "../../model/welcomeHistory";
import type { News, TableModel } from "../../model/tableModel.svelte";
import { standInText, type Talk, tableText, talkText } from "../../i18n/tableNarrator";
import type { PublicTable, PublicChange } from "../../wire/table";

export interface LogLine {
  key: number;
  text: string;
  /** The places it speaks of, while they are there. */
  cells: readonly Cell[];
  /** How a round begins, what the reader did, what happened around the game, how a round ended, what was said. */
  kind: "head" | "own" | "other" | "table" | "end" | "talk";
  /** Whose deed it is. */
  seat: number | null;
  talk: Talk | null;
}

export interface LogRound {
  key: number;
  lines: readonly LogLine[];
}

/** A change around the game, with what is needed to tell it again in another language. */
interface Around {
  what: PublicChange;
  table: PublicTable;
  before: PublicTable | null;
}

const ENDS: readonly AnyEvent["event"][] = ["round-ended", "game-ended"];

export class LogLines {
  rounds = $state.raw<readonly LogRound[]>([]);
  #told: Entry[] = [];
  /** How many lines each of them became; null if one of them says that a bot stands in, which is said once. */
  #lengths: (number | null)[] = [];
  #all: (Entry | Around)[] = [];
  #table: PublicTable | null;
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing shows it
  readonly #standIns = new Set<number>();
  #keys = 0;

  constructor(private readonly model: TableModel) {
    this.#table = model.table;
  }

  /** Tells what is new in the story of the model. */
  catchUp(): void {
    const { story } = this.model;
    const continues = this.#told.length === 0 || story[0] === this.#told[0];
    if (!continues || (story.length < this.#told.length && !this.#takeBack(story))) this.#forget();
    const fresh = story.slice(this.#told.length);
    if (fresh.length === 0) return;
    this.#told = [...story];
    this.#all.push(...fresh);
    this.#append(fresh);
  }

  /** Tells what happened around the game: who plays for somebody before what was played, all else after it. */
  hear({ what, continued, again }: News): void {
    if (again) return;
    if (continued || what.change !== "moved") this.catchUp();
    if (!continued) this.#tellAround(what);
    this.catchUp();
  }

  /** Tells everything again: in another language. */
  retell(): void {
    this.#standIns.clear();
    this.rounds = [];
    this.#lengths = [];
    this.#append(this.#all);
  }

  #tellAround(what: PublicChange): void {
    const { table } = this.model;
    if (table === null) return;
    const around = { what, table, before: this.#table };
    this.#table = table;
    if (this.#append([around])) this.#all.push(around);
  }

  /** Whoever looks back sees the story end earlier: the lines before it stay as they are. Whether that was possible. */
  #takeBack(story: readonly Entry[]): boolean {
    const gone = this.#lengths.slice(story.length);
    const isPlain = this.#all.length === this.#told.length && this.#told[story.length - 1] === story.at(-1);
    if (!isPlain || gone.includes(null)) return false;
    let left = gone.reduce<number>((sum, length) => sum + (length ?? 0), 0);
    const rounds = [...this.rounds];
    for (let last = rounds.pop(); last !== undefined; last = rounds.pop()) {
      const lines = last.lines.slice(0, Math.max(0, last.lines.length - left));
      left -= last.lines.length - lines.length;
      if (lines.length === 0) continue;
      rounds.push(lines.length === last.lines.length ? last : { key: last.key, lines });
      break;
    }
    this.rounds = rounds;
    this.#told.length = this.#all.length = this.#lengths.length = story.length;
    return true;
  }

  #forget(): void {
    this.#told = [];
    this.#all = [];
    this.#lengths = [];
    this.#standIns.clear();
    this.rounds = [];
  }

  /** Whether there was anything to say. */
  #append(items: readonly (Entry | Around)[]): boolean {
    const rounds = [...this.rounds];
    let said = false;
    for (const item of items) {
      const lines = this.#lines(item);
      if (!("what" in item)) this.#lengths.push(lines[0]?.kind === "table" ? null : lines.length);
      for (const line of lines) {
        const last = rounds.at(-1);
        if (last === undefined || line.kind === "head") rounds.push({ key: line.key, lines: [line] });
        else rounds[rounds.length - 1] = { key: last.key, lines: [...last.lines, line] };
        said = true;
      }
    }
    if (said) this.rounds = rounds;
    return said;
  }

  #lines(item: Entry | Around): LogLine[] {
    const { names, eyes: me, view, game } = this.model;
    if ("what" in item) {
      const { what, table, before } = item;
      const standIn = what.change === "moved" ? standInText(what, names, me, this.#standIns) : null;
      const text = standIn ?? tableText(what, table, me, before);
      return text === null ? [] : [this.#line(text, "table")];
    }
    if (!isEvent(item)) return [{ ...this.#line(talkText(item, names, game.name), "talk"), seat: item.seat, talk: item }];
    const by = "seat" in item ? item.seat : null;
    const told = narrate(game.words.hushed(item), game.name, { names, me, view });
    const standIn = by !== null && this.model.stoodIn.includes(item) ? standInText({ seat: by, by: "stand-in" }, names, me, this.#standIns) : null;
    const before = standIn === null ? [] : [this.#line(standIn, "table")];
    return before.concat(told.map((text) => ({ ...this.#line(text, this.#kind(item)), seat: by, cells: this.#cells(item) })));
  }

  #cells(event: AnyEvent): readonly Cell[] {
    if ("cell" in event) return [event.cell];
    if (event.event === "blown-up") return event.cells;
    const goal = "goal" in event ? this.model.view?.goals[event.goal] : undefined;
    return goal ? [goal.cell] : [];
  }

  #kind(event: AnyEvent): LogLine["kind"] {
    if (event.event === "round-started") return "head";
    if (ENDS.includes(event.event)) return "end";
    return "seat" in event && event.seat === this.model.eyes ? "own" : "other";
  }

  #line(text: string, kind: LogLine["kind"]): LogLine {
    this.#keys += 1;
    return { key: this.#keys, text, kind, cells: [], seat: null, talk: null };
  }
}
