// A table as one reader knows it. Screens read it; a live socket or a scripted lesson feeds it.
import type { Reaction } from "../art/faces/reactions";
import { ANY_GAME, findGame, gameOf } from "../games";
import type { Game } from "../games/game";
import type { AnyEvent, AnyMove, AnyView } from "../games/kinds";
import type { LinkState } from "./connection";
import { type Entry, type Remark, woven } from "./heard";
import type { Claim, Clock, Here, Said, TableShown, What } from "../wire/table";
import type { Talk } from "../words/tell-table";

/** Something to tell the reader in passing. */
export interface Notice {
  said: Said;
  kind: "refused" | "news";
  /** Counts, so that the same sentence twice is told twice. */
  number: number;
}

/** What came together in one change. */
export interface News {
  what: What;
  events: AnyEvent[];
  before: AnyView | null;
  after: AnyView | null;
}

export abstract class TableModel {
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nobody watches who listens
  readonly #listeners = new Set<(news: News) => void>();
  readonly #lastNames: string[] = [];
  #notices = 0;

  code = $state("");
  link = $state<LinkState>("connecting");
  /** The reader's own seat; null for a watcher. */
  seat = $state<number | null>(null);
  table = $state.raw<TableShown | null>(null);
  view = $state.raw<AnyView | null>(null);
  turn = $state(0);
  here = $state.raw<Here | null>(null);
  clock = $state.raw<(Clock & { ends: number }) | null>(null);
  /** All that happened in this game, as far as the reader may know; earlier rounds too. */
  log = $state.raw<readonly AnyEvent[]>([]);
  talk = $state.raw<readonly Talk[]>([]);
  /** The talk, with its place in the log. */
  remarks = $state.raw<readonly Remark[]>([]);
  /** The log and the talk in the order in which they were heard. */
  readonly story: readonly Entry[] = $derived(woven(this.log, this.remarks));
  /** The number of the newest change in which something was done; null where nobody can react. */
  newestDeed = $state<number | null>(null);
  notice = $state.raw<Notice | null>(null);
  /** Why it is over for this reader: kicked, seat lost, no such table. */
  ended = $state.raw<Said | null>(null);
  /** A move is on its way. */
  busy = $state(false);

  /** Who sits, or sat last, in each seat: what is told of an empty seat still needs a name. */
  readonly names: readonly string[] = $derived(this.#known(this.table));
  readonly game: Game = $derived(this.view ? gameOf(this.view) : (findGame(this.table?.game ?? "") ?? ANY_GAME));
  readonly isMyTurn: boolean = $derived(
    !!this.view && this.view.legal.length > 0 && this.table?.stage === "playing" && !this.table.paused,
  );
  readonly isHost: boolean = $derived(this.seat !== null && this.table?.host === this.seat);

  /** Plays one of `view.legal`; any other move is refused by the rules, in words. */
  abstract play(move: AnyMove): void;
  abstract say(text: string): void;
  abstract claim(claim: Claim): void;
  /** Shows the others what the reader thinks of the newest deed. */
  abstract react(face: Reaction): void;

  /** Hears of every change, for motion and sound; call the answer to stop. */
  listen(listener: (news: News) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  tell(said: Said, kind: Notice["kind"] = "news"): void {
    this.#notices += 1;
    this.notice = { said, kind, number: this.#notices };
  }

  #known(table: TableShown | null): readonly string[] {
    table?.seats.forEach((seat, place) => {
      this.#lastNames[place] = seat.name ?? this.#lastNames[place] ?? "";
    });
    return [...this.#lastNames];
  }

  protected announce(news: News): void {
    for (const listener of this.#listeners) listener(news);
  }
}
