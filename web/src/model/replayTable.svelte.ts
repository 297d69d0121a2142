// Table model of a replay: what it shows depends on the current frame alone.
import { animationsOn, duration } from "../platform/motionPreference";
import { TableModel } from "./tableModel.svelte";
import { replayFrames, type Frames, type Frame } from "./replayFrames";
import { type Beat, animationScript, isCinematic } from "./animation/animationScript";
import type { Replay } from "../wire/table";

/** The moments of a round: the first and the last of them. */
export interface ReplayScene {
  first: number;
  last: number;
}

export class ReplayTableModel extends TableModel {
  readonly #past: Replay;
  readonly #film: Frames;
  /** What is still to be seen on the way to the next moment. */
  #beats: Beat[] = [];
  readonly moments: readonly Frame[];
  /** One for each round. */
  readonly scenes: readonly ReplayScene[];
  /** When it was over, in seconds since 1970; null for a record that somebody brought. */
  readonly day: number | null;

  place = $state(0);
  readonly moment: Frame = $derived.by(() => this.#at(this.place));
  readonly scene: ReplayScene = $derived.by(() => this.scenes[this.moment.round - 1] ?? { first: 0, last: 0 });
  /** How many moves this round has. */
  readonly moves: number = $derived.by(() => this.#at(this.scene.last).move);

  /** `code` seeds what lies in the rock, and nothing else. */
  constructor(past: Replay, code: string, film: Frames = replayFrames(past)) {
    super();
    this.#past = past;
    this.#film = film;
    this.moments = this.#film.moments;
    this.scenes = scenesOf(this.moments);
    this.day = past.ended;
    this.code = code;
    this.link = "open";
    this.stoodIn = this.#film.stoodIn;
    this.go(0);
  }

  /** Nobody sits here, but what only one seat was told is told to whoever looks with its eyes. */
  override get eyes(): number | null {
    return this.#at(0).view.seat;
  }

  /** Everything that was done and said in the game, also after this moment. */
  get whole(): Frames {
    return this.#film;
  }

  /**
   * The same game with the same eyes, for what comes a frame or two after the board: it shows what `follow` was given
   * last, and so one moment as a whole, never parts of two.
   */
  echo(): ReplayTableModel {
    const echo = new ReplayTableModel(this.#past, this.code, this.#film);
    echo.follow(this);
    return echo;
  }

  follow({ place, table, turn, view, stage, log, remarks, talk }: ReplayTableModel): void {
    Object.assign(this, { place, table, turn, view, stage, log, remarks, talk });
  }

  /** Shows the moment at a place. */
  go(place: number): void {
    const { log, remarks } = this.#film;
    this.place = Math.min(Math.max(0, place), this.moments.length - 1);
    const { view, heard, said, kind } = this.moment;
    this.#beats = [];
    this.stage = null;
    this.view = view;
    const stage = kind === "over" ? "over" : "playing";
    // The same as before is no news to the seats.
    if (this.table?.stage !== stage) this.table = { ...this.#past.table, stage };
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

  /**
   * On to the next moment as the table staged it: goals that turn, the banner, the roles one by one. How many
   * milliseconds its next beat lasts; null once the moment is there, or if nothing of it was staged.
   */
  unfold(): number | null {
    if (this.stage === null && this.#beats.length === 0) this.#beats = this.#filmed();
    const beat = this.#beats.shift();
    if (beat === undefined) {
      if (this.stage !== null) this.go(this.place + 1);
      return null;
    }
    const before = this.view;
    this.view = beat.view;
    this.stage = beat;
    const { what } = this.#at(this.place + 1);
    if (beat.events.length > 0) this.announce({ what, events: [...beat.events], before, after: beat.view, again: true });
    return duration(beat.time);
  }

  /** Whoever has seen enough of it is at the moment it leads to. */
  override skip(): void {
    if (this.stage !== null) this.go(this.place + 1);
  }

  override skipAll(): void {
    this.skip();
  }

  #filmed(): Beat[] {
    const next = this.moments[this.place + 1];
    if (next === undefined || !animationsOn()) return [];
    const said = this.#film.remarks.slice(this.moments[this.scene.first]?.said, this.moment.said);
    const claims = said.flatMap(({ talk }) => (talk.change === "claimed" ? [talk] : []));
    const beats = animationScript({ before: this.moment.view, after: next.view, events: next.events, me: null, ended: null, claims });
    const last = beats.findLastIndex(isCinematic);
    return beats.slice(0, last + 1);
  }

  // What is past is past.
  play(): void {}
  say(): void {}
  claim(): void {}
  react(): void {}

  #at(place: number): Frame {
    const moment = this.moments[place];
    if (moment === undefined) throw new RangeError("a game has at least its deal");
    return moment;
  }
}

function scenesOf(moments: readonly Frame[]): ReplayScene[] {
  const first = moments.flatMap(({ kind }, place) => (kind === "deal" ? [place] : []));
  return first.map((place, number) => ({ first: place, last: (first[number + 1] ?? moments.length) - 1 }));
}
