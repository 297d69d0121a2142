// Table model fed by the server: applies frames, and sends what the reader does.
import { BASE_PATH } from "../platform/serverSettings";
import type { Reaction } from "../art/faces/reactions";
import { randomId } from "../platform/randomId";
import type { AnyEvent, AnyMove, AnyView } from "../games/anyGame";
import { Connection, type LinkState } from "./net/connection";
import type { FairDealParticipant } from "./fairDeal/participant";
import { applyViewDiff } from "./applyViewDiff";
import { claimsIn, eventsIn, chatIn, standInEntries } from "./welcomeHistory";
import { TableModel } from "./tableModel.svelte";
import { Outbox, type Command } from "./net/outbox";
import type { WitnessedDeal } from "./fairDeal/transcript";
import type { Change, Claim, ServerFrame, PublicTable, Welcome, PublicChange } from "../wire/table";
import { isWithheld } from "../i18n/tableNarrator";

const MOST_TALK = 200;

/** A command without its id. */
type Wish = Command extends infer Kind ? (Kind extends { id: string } ? Omit<Kind, "id"> : never) : never;

export class LiveTable extends TableModel {
  #number: number | null = null;
  /** The view as it was sent last: what changes is told as a difference from it. */
  #sent: unknown = null;
  readonly #outbox = new Outbox((text) => this.#connection.send(text));
  readonly #connection: Connection;
  /** Commands nobody gave: what becomes of them is not told as if somebody had. */
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nobody watches it
  readonly #quiet = new Set<string>();
  #contribution: FairDealParticipant | null = null;
  /** Fetched where it is needed; a game is not begun before it is there. */
  #contributing: Promise<void> | null = null;

  constructor(code: string, watch = false) {
    super();
    this.code = code;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const path = `${BASE_PATH}/api/tables/${encodeURIComponent(code)}/live?differences${watch ? "&watch" : ""}`;
    this.#connection = new Connection(`${scheme}://${location.host}${path}`, {
      hello: () => JSON.stringify({ do: "hello", last: this.#number }),
      frame: (frame) => this.take(frame),
      state: (state) => this.#changed(state),
    });
  }

  open(): void {
    this.#connection.open();
  }

  close(): void {
    this.#connection.end();
    this.#outbox.stop();
    this.eventPlayer.end();
  }

  play(move: AnyMove): void {
    this.send({ do: "move", turn: this.turn, move });
  }

  say(text: string): void {
    this.send({ do: "say", text });
  }

  claim(claim: Claim): void {
    this.send({ do: "claim", claim });
  }

  /** Tells the table that the summary is read: it waits for that, but not for long. */
  override goOn(): void {
    const summary = this.table?.summary;
    super.goOn();
    if (summary && this.seat !== null && summary.waiting.includes(this.seat)) this.send({ do: "go-on", round: summary.round });
  }

  react(face: Reaction): void {
    if (this.newestMove !== null) this.send({ do: "react", change: this.newestMove, face });
  }

  override async knownDeal(game: number): Promise<WitnessedDeal | null> {
    await this.#contributing;
    return this.#contribution?.of(game) ?? null;
  }

  /** Asks the server for a change of the table; the command's id. */
  send(wish: Wish): string {
    const command = { ...wish, id: randomId() } as Command;
    this.#outbox.add(command);
    this.busy = this.#moving();
    const post = (): void => this.#outbox.send(command.id);
    if (command.do === "start" && this.#contributing && !this.#contribution) void this.#contributing.then(post);
    else post();
    return command.id;
  }

  /** What the server sent. */
  take(frame: ServerFrame): void {
    switch (frame.is) {
      case "welcome":
        this.#welcome(frame);
        break;
      case "resumed":
        this.clock = null;
        this.seat = frame.seat;
        this.awaits = frame.awaits;
        this.#outbox.sendAll();
        break;
      case "change":
        this.#change(frame);
        break;
      case "here":
        this.here = frame;
        this.#contribute();
        break;
      case "clock": {
        const clock = frame.why === null ? null : { ...frame, ends: performance.now() + 1000 * frame.seconds };
        this.eventPlayer.after(() => (this.clock = clock));
        break;
      }
      case "ack":
        this.#answered(frame.id);
        break;
      case "refused":
        if (this.#outbox.putOff(frame.id, frame.retry_after)) break;
        // Without an id the server could not read it, and would not the next time.
        this.#answered(frame.id);
        if (frame.id === null || !this.#quiet.has(frame.id)) this.tell(frame.why, "refused");
        break;
      case "bye":
        if (frame.again) {
          this.tell(frame.why);
          break;
        }
        this.ended = frame.why;
        this.#connection.end();
        break;
      case "pong":
        break;
    }
  }

  #welcome(frame: Welcome): void {
    this.#number = frame.number;
    this.#sent = frame.view;
    this.seat = frame.seat;
    this.awaits = frame.awaits;
    this.table = frame.table;
    this.turn = frame.turn;
    this.stoodIn = standInEntries(frame);
    this.eventPlayer.begin(frame.view as AnyView | null, eventsIn(frame), claimsIn(frame));
    if (this.seat !== null && this.awaited.includes(this.seat)) this.eventPlayer.hold();
    this.talk = frame.talk;
    this.remarks = chatIn(frame);
    this.clock = null;
    this.#outbox.sendAll();
    this.#contribute();
  }

  #contribute(): void {
    if (this.table?.seal) this.#contributing ??= this.#fetchContribution();
    this.#contribution?.look(this.table, this.seat, this.here);
  }

  async #fetchContribution(): Promise<void> {
    try {
      const { FairDealParticipant } = await import("./fairDeal/participant");
      this.#contribution = new FairDealParticipant(this.code, (wish) => this.#quiet.add(this.send(wish)));
      this.#contribute();
    } catch {
      // The line is gone: this device has no part in the deal, and the game goes on.
    }
  }

  #change(frame: Change): void {
    if (this.#number !== null && frame.number <= this.#number) return;
    const events = frame.events as AnyEvent[];
    const sent = frame.difference ? applyViewDiff(this.#sent, frame.difference) : frame.view;
    this.#sent = sent ?? this.#sent;
    const view = sent as AnyView | null;
    const { what, turn } = frame;
    this.#number = frame.number;
    // Who sits where is no secret of the game, and never waits.
    if (frame.table) {
      this.#retable(frame.table);
      this.#contribute();
    }
    this.#tellFaults(what);
    if (what.change === "game-shown" && this.table && isWithheld(what, this.table)) this.tell({ id: "join-game-shown", args: { showing: what.showing } });
    if (what.change === "claimed") this.eventPlayer.claimed(what);
    if (what.change === "started") this.remarks = this.remarks.map(({ talk }) => ({ talk, after: 0 }));
    if (events.length > 0 || view !== null) this.eventPlayer.unfold({ what, events, view, turn, number: frame.number });
    else this.eventPlayer.after(() => this.#around(what, turn));
  }

  /** Whose device has no part in the deal after all: everybody is to see it, whatever they look at. */
  #tellFaults(what: PublicChange): void {
    const wrong = what.change === "revealed" && what.fault !== null ? [what.seat] : [];
    const seats = what.change === "started" ? what.without : wrong;
    if (seats.length === 0) return;
    const name = seats.map((seat) => this.names[seat] ?? "").join(", ");
    this.tell({ id: what.change === "started" ? "fair-without" : "fair-wrong", args: { name } });
  }

  #retable(table: PublicTable): void {
    const wasHeld = this.table?.summary != null;
    this.table = table;
    // The others have gone on, or waited long enough.
    if (wasHeld && table.summary === null) this.eventPlayer.moveOn();
  }

  #around(what: PublicChange, turn: number): void {
    this.turn = turn;
    if (what.change === "chatted" || what.change === "claimed") {
      this.talk = [...this.talk, what].slice(-MOST_TALK);
      this.remarks = [...this.remarks, { talk: what, after: this.log.length }].slice(-MOST_TALK);
    }
    this.announce({ what, events: [], before: this.view, after: this.view });
  }

  #answered(id: string | null): void {
    this.#outbox.answered(id);
    this.busy = this.#moving();
  }

  #moving(): boolean {
    return this.#outbox.commands.some((command) => command.do === "move");
  }

  #changed(state: LinkState): void {
    this.link = state;
    if (state === "lost") this.clock = null;
  }
}
