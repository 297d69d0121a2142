// Table model: the state of a table as one reader knows it. A live connection, a tutorial or a replay feeds it; components read it.
import type { Reaction } from "../art/faces/reactions";
import { ANY_GAME, findGame, gameOf } from "../games";
import type { Game } from "../games/game";
import type { AnyEvent, AnyMove, AnyView, Cell } from "../games/anyGame";
import type { LinkState } from "./net/connection";
import { type Entry, type ChatEntry, mergeLog } from "./welcomeHistory";
import type { Beat } from "./animation/animationScript";
import type { WitnessedDeal } from "./fairDeal/transcript";
import { EventPlayer } from "./animation/eventPlayer";
import type { Claim, ClockUpdate, Presence, WireMessage, PublicTable, PublicChange } from "../wire/table";
import type { Talk } from "../i18n/tableNarrator";

/** Something to tell the reader in passing. */
export interface Notice {
  said: WireMessage;
  kind: "refused" | "news";
  /** Counts, so that the same sentence twice is told twice. */
  number: number;
}

/** What is told together: a change, or one beat of it. */
export interface News {
  what: PublicChange;
  events: AnyEvent[];
  before: AnyView | null;
  after: AnyView | null;
  /** A later beat of the same change: who made it was told with the first. */
  continued?: boolean;
  /** It is only shown once more. */
  again?: boolean;
}

export abstract class TableModel {
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nobody watches who listens
  readonly #listeners = new Set<(news: News) => void>();
  /** Who sat where, as long as nobody else does. */
  protected readonly lastNames: string[] = [];
  #notices = 0;

  code = $state("");
  link = $state<LinkState>("connecting");
  /** The reader's own seat; null for a watcher. */
  seat = $state<number | null>(null);
  /** The bot's seat the reader takes over when the next round begins; until then they watch. */
  awaits = $state<number | null>(null);
  table = $state.raw<PublicTable | null>(null);
  #view = $state.raw<AnyView | null>(null);
  #game = $state.raw<Game | null>(null);
  turn = $state(0);
  here = $state.raw<Presence | null>(null);
  clock = $state.raw<(ClockUpdate & { ends: number }) | null>(null);
  /** All that happened in this game, as far as the reader may know; earlier rounds too. */
  log = $state.raw<readonly AnyEvent[]>([]);
  /** What of it a bot did for somebody who was away, before the reader came. */
  stoodIn = $state.raw<readonly Entry[]>([]);
  talk = $state.raw<readonly Talk[]>([]);
  /** The talk, with its place in the log. */
  remarks = $state.raw<readonly ChatEntry[]>([]);
  /** The log and the talk in the order in which they were heard. */
  readonly story: readonly Entry[] = $derived(mergeLog(this.log, this.remarks));
  /** The number of the newest change in which something was done; null where nobody can react. */
  newestMove = $state<number | null>(null);
  notice = $state.raw<Notice | null>(null);
  /** Why it is over for this reader: kicked, seat lost, no such table. */
  ended = $state.raw<WireMessage | null>(null);
  /** A move is on its way. */
  busy = $state(false);

  /** The beat on stage; null while there is nothing to see but the table. */
  stage = $state.raw<Beat | null>(null);
  /** More has happened than is shown yet: nobody acts on an old view. */
  isBehind = $state(false);
  /** There is something that the others did since the reader's last turn. */
  canReplay = $state(false);
  /** Cells that something on the page speaks of just now. */
  lit = $state.raw<readonly Cell[]>([]);
  /** Tells what arrives, beat by beat: the only one who changes `view`, `turn` and `log` once a game is on. */
  protected readonly eventPlayer: EventPlayer = new EventPlayer(this, (news) => this.announce(news));

  /** Who sits, or sat last, in each seat: what is told of an empty seat still needs a name. */
  readonly names: readonly string[] = $derived(this.#known(this.table));
  readonly isMyTurn: boolean = $derived(
    !!this.view && this.view.legal.length > 0 && this.table?.stage === "playing" && !this.table.paused && !this.isBehind && !this.table.summary,
  );
  /** Who still reads the summary of a round. */
  readonly awaited: readonly number[] = $derived(this.table?.summary?.waiting ?? []);
  readonly isHost: boolean = $derived(this.seat !== null && this.table?.host === this.seat);

  /** To whom it is told what happened: the reader's own seat; of a game that is past, the seat one looks with. */
  get eyes(): number | null {
    return this.seat;
  }

  get view(): AnyView | null {
    return this.#view;
  }

  set view(view: AnyView | null) {
    this.#view = view;
    // Kept, not asked of every view: all that is drawn asks for the game, and would be looked at again with every move.
    this.#game = view && gameOf(view);
  }

  get game(): Game {
    return this.#game ?? findGame(this.table?.game ?? "") ?? ANY_GAME;
  }

  /** Plays one of `view.legal`; any other move is refused by the rules, in words. */
  abstract play(move: AnyMove): void;
  abstract say(text: string): void;
  abstract claim(claim: Claim): void;
  /** Shows the others what the reader thinks of the newest deed. */
  abstract react(face: Reaction): void;

  /** What this device knows on its own of the deal of a game; null if nothing. */
  knownDeal(_game: number): Promise<WitnessedDeal | null> {
    return Promise.resolve(null);
  }

  /** Hears of every change, for motion and sound; call the answer to stop. */
  listen(listener: (news: News) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  hear(events: readonly AnyEvent[]): void {
    this.log = [...this.log, ...events];
  }

  hearAll(events: readonly AnyEvent[]): void {
    this.log = events;
  }

  /** The next beat, now. */
  skip(): void {
    this.eventPlayer.skip();
  }

  /** All beats, up to what wants to be read. */
  skipAll(): void {
    this.eventPlayer.catchUp();
  }

  /** The summary of a round is put away. */
  goOn(): void {
    this.eventPlayer.release();
  }

  /** Shows once more what the others did since the reader's last turn. */
  replaySince(): void {
    this.eventPlayer.replay();
  }

  tell(said: WireMessage, kind: Notice["kind"] = "news"): void {
    this.#notices += 1;
    this.notice = { said, kind, number: this.#notices };
  }

  #known(table: PublicTable | null): readonly string[] {
    table?.seats.forEach((seat, place) => {
      this.lastNames[place] = seat.name ?? this.lastNames[place] ?? "";
    });
    return [...this.lastNames];
  }

  protected announce(news: News): void {
    for (const listener of this.#listeners) listener(news);
  }
}
