// Event player: takes changes as they arrive, and shows them to components step by step.
import { animationsOn, duration } from "../../platform/motionPreference";
import { gameOf, phaseInfo } from "../../games";
import type { AnyEvent, AnyView } from "../../games/anyGame";
import type { News } from "../tableModel.svelte";
import { type Beat, type BeatName, animationScript, type Ended, isCinematic, idleBeat, BEAT_TIMES } from "./animationScript";
import { shareStructure } from "../structuralSharing";
import { type Step, StepQueue } from "./stepQueue";
import type { Claimed, PublicChange } from "../../wire/table";

/** What the player changes: a table as components read it. */
export interface PlayerTarget {
  readonly seat: number | null;
  view: AnyView | null;
  turn: number;
  readonly log: readonly AnyEvent[];
  stage: Beat | null;
  isBehind: boolean;
  canReplay: boolean;
  /** The number of the newest change that was shown. */
  newestMove: number | null;
  /** These come to the end of the log. */
  hear(events: readonly AnyEvent[]): void;
  /** The log begins anew with these. */
  hearAll(events: readonly AnyEvent[]): void;
}

/** A change of the game on its way to the reader. */
export interface GameChange {
  what: PublicChange;
  events: AnyEvent[];
  /** Null where a later change brings it. */
  view: AnyView | null;
  turn: number;
  /** Where there is nobody to react to it there is none. */
  number?: number;
  /** Nothing is held at the end of a round: somebody else explains it. */
  flows?: boolean;
}

/** Beats in which there is nothing to see but the table. */
const QUIET: readonly BeatName[] = ["rest", "now"];
/** How long the table is seen as it was, before what happened since is shown again. */
const BACK = 500;

export class EventPlayer {
  readonly #timeline: StepQueue;
  /** How it is when all that waits is told. */
  #view: AnyView | null = null;
  #ended: Ended | null = null;
  #claims: Claimed[] = [];
  /** What the others did since the reader's last turn. */
  #since: News[] = [];

  constructor(
    private readonly target: PlayerTarget,
    private readonly announce: (news: News) => void,
  ) {
    this.#timeline = new StepQueue(() => {
      target.isBehind = this.#timeline.isBehind;
    });
  }

  /** All afresh, without a film. */
  begin(view: AnyView | null, log: readonly AnyEvent[], claims: readonly Claimed[]): void {
    this.#timeline.clear();
    const { target } = this;
    target.stage = null;
    target.view = view;
    target.hearAll(log);
    this.#forget();
    this.#ended = lastRoundEnd(log);
    this.#claims = [...claims];
    this.#view = this.#settled(view);
    target.view = this.#view;
  }

  /** A summary that was up while the reader was away. */
  hold(): void {
    const { view } = this.target;
    if (view === null || this.#ended === null) return;
    const beat: Beat = { ...idleBeat(view), is: "summary", ended: this.#ended };
    this.#timeline.add([{ run: () => (this.target.stage = beat), lasts: null, shows: false }, { run: () => (this.target.stage = null), lasts: 0, shows: false }]);
  }

  /** Something that happened around the game: in its turn, but not behind a summary. */
  after(run: () => void): void {
    this.#timeline.pass({ run, lasts: 0, shows: false });
  }

  claimed(claim: Claimed): void {
    this.#claims.push(claim);
  }

  unfold(change: GameChange): void {
    const { what, events, turn } = change;
    if (what.change === "started") {
      // Whatever was still to be seen of the last game is over.
      this.#timeline.clear();
      this.target.hearAll([]);
      this.target.stage = null;
      this.target.newestMove = null;
      this.#view = null;
    }
    const beats = this.#beats(change);
    const steps = beats.map((beat, place): Step => {
      const isFirst = beats.findIndex((each) => each.events.length > 0) === place;
      return {
        run: () => this.#perform(beat, change, isFirst || beats.length === 1, place === beats.length - 1 ? turn : null),
        lasts: beat.is === "summary" ? null : duration(beat.time),
        shows: true,
        film: beat.is === "share" || isCinematic(beat),
      };
    });
    if (steps.length === 0) {
      // What it looks like comes with a later change.
      this.after(() => {
        this.target.turn = turn;
        this.target.hear(events);
        this.announce({ what, events, before: this.target.view, after: this.target.view });
      });
    } else this.#timeline.add(steps);
    this.#ended = lastRoundEnd(events) ?? this.#ended;
    if (events.some(({ event }) => event === "round-started")) this.#claims = [];
  }

  /** The next beat. */
  skip(): void {
    this.#timeline.skip();
  }

  /** All beats, up to what wants to be read. */
  catchUp(): void {
    this.#timeline.catchUp();
  }

  /** A summary is put away. */
  release(): void {
    this.#timeline.release();
  }

  /** The table does not wait any longer: nothing is held that has not been put away. */
  moveOn(): void {
    this.#timeline.moveOn();
  }

  end(): void {
    this.#timeline.end();
  }

  /** What the others did since the reader's last turn, once more. */
  replay(): void {
    const { target } = this;
    const { view } = target;
    const since = this.#since;
    if (!target.canReplay || target.isBehind || view === null) return;
    const [first] = since;
    const steps = since.map((news): Step => ({
      run: () => {
        target.view = idle(news.after);
        this.announce({ ...news, again: true });
      },
      lasts: duration(BEAT_TIMES.deed) + duration(BEAT_TIMES.rest),
      shows: true,
    }));
    const back: Step = { run: () => (target.view = idle(first?.before ?? view)), lasts: BACK, shows: true };
    this.#timeline.add([back, ...steps, { run: () => (target.view = view), lasts: 0, shows: true }]);
  }

  #beats({ events, view, what, flows }: GameChange): Beat[] {
    const before = this.#view;
    const after = shareStructure(before, this.#settled(view, lastRoundEnd(events) ?? this.#ended));
    if (after !== null) this.#view = after;
    if (after === null) return [];
    const isPlain = before === null || events.length === 0 || what.change !== "moved" || before.game !== after.game;
    if (isPlain) return [idleBeat(after, events)];
    const beats = animationScript({ before, after, events, me: this.target.seat, ended: this.#ended, claims: this.#claims });
    const shown = flows ? beats.filter(({ is }) => is !== "summary") : beats;
    return animationsOn() ? shown : collapseSteps(shown);
  }

  #settled(view: AnyView | null, ended = this.#ended): AnyView | null {
    return view && withOpenRoles(view, ended);
  }

  #perform(beat: Beat, { what, number }: GameChange, isFirst: boolean, turn: number | null): void {
    const { target } = this;
    const before = target.view;
    const events = [...beat.events];
    target.view = beat.view;
    target.stage = QUIET.includes(beat.is) || (beat.is === "deed" && beat.seat === target.seat) ? null : beat;
    if (turn !== null) target.turn = turn;
    if (events.length > 0) {
      target.hear(events);
      target.newestMove = number ?? null;
    }
    if (events.some(({ event }) => event === "round-started")) this.#forget();
    const news: News = { what, events, before, after: beat.view, ...(isFirst ? {} : { continued: true }) };
    if (beat.is === "deed") this.#keep(news, beat.seat === target.seat);
    if (events.length > 0 || turn !== null) this.announce(news);
  }

  #keep(news: News, isOwn: boolean): void {
    this.#since = isOwn ? [] : [...this.#since, news];
    this.target.canReplay = this.target.seat !== null && this.#since.length > 0;
  }

  #forget(): void {
    this.#since = [];
    this.target.canReplay = false;
  }

}

/** While gold is shared everything of the round lies open. */
export function withOpenRoles(view: AnyView, ended: Ended | null): AnyView {
  if (ended === null || phaseInfo(view).stage !== "share") return view;
  return gameOf(view).viewAfterEvent(view, ended, view);
}

/** How the newest round of these ended. */
export function lastRoundEnd(events: readonly AnyEvent[]): Ended | null {
  return events.findLast((event) => event.event === "round-ended") ?? null;
}

function idle(view: AnyView | null): AnyView | null {
  return view && ({ ...view, legal: [] } as AnyView);
}

/** Nothing is held but what wants to be read: all that comes together is one beat. */
function collapseSteps(beats: readonly Beat[]): Beat[] {
  const held = beats.findIndex(({ is }) => is === "summary");
  if (held < 0) return mergeSteps(beats);
  return [...mergeSteps(beats.slice(0, held)), ...beats.slice(held, held + 1), ...mergeSteps(beats.slice(held + 1))];
}

function mergeSteps(beats: readonly Beat[]): Beat[] {
  const last = beats.at(-1);
  return last ? [idleBeat(last.view, beats.flatMap(({ events }) => events))] : [];
}
