// Animation script of a change: divides what arrived at once into timed beats. A pure function, so that nothing can be
// revealed before its beat: components, sentences and sounds read only what the beats have shown.
import type { BeatTime } from "../../platform/motionPreference";
import { gameOf, phaseInfo } from "../../games";
import type { AnyEvent, AnyGoalFace, AnyView, Cell, RoundEndOf, GameName, Tile } from "../../games/anyGame";
import type { GoalLight } from "../../games/animationFacts";
import type { Claimed } from "../../wire/table";

export type Ended = RoundEndOf<GameName>;

/** A lie that was told about a goal. */
export interface Lie {
  seat: number;
  goal: number;
  found: string;
}

/**
 * The steps of an animation. `deed`: a move; `rest`: the pause after it; `hush`: suspense before a goal opens; `turn`: it
 * flips; `way`: the path to a find lights up; `thud`: only a stone; `banner`: who won; `masks`: the roles are about to be
 * revealed; `role`: one of them is; `lie`: an exposed lie; `share`: a payout; `summary`: held until it is dismissed;
 * `now`: idle. Tests and the film tool read these names as `data-beat`.
 */
export type BeatName =
  | "deed" | "rest" | "hush" | "turn" | "way" | "thud" | "banner" | "masks" | "role" | "lie" | "share" | "summary" | "now";

const FILM: readonly BeatName[] = ["hush", "turn", "way", "thud", "banner", "masks", "role", "lie"];

/** Whether it is watched, and not played in. */
export function isCinematic(beat: Beat | null): boolean {
  return beat !== null && FILM.includes(beat.is);
}

export interface Beat {
  is: BeatName;
  /** What the table looks like from here on. */
  view: AnyView;
  /** What is told with it. */
  events: readonly AnyEvent[];
  time: BeatTime;
  /** Who is on stage. */
  seat: number | null;
  goal: number | null;
  light: GoalLight | null;
  /** What the goal that turns shows in the end; only for the picture that turns. */
  found: { face: AnyGoalFace; tile: Tile | null } | null;
  /** From the goal back to the start. */
  way: readonly Cell[];
  /** How the round ended; roles of seats that are not in `turned` are not to be told. */
  ended: Ended | null;
  turned: readonly number[];
  lie: Lie | null;
}

/** What came together, and who reads it. */
export interface ScriptInput {
  before: AnyView;
  after: AnyView;
  events: readonly AnyEvent[];
  me: number | null;
  /** The end of the round that is being shared out: it came earlier. */
  ended: Ended | null;
  /** What was claimed in this round. */
  claims: readonly Claimed[];
}

export const BEAT_TIMES = {
  deed: { moves: 450, holds: 0 },
  /** An attack or a look is to be taken in. */
  heavy: { moves: 450, holds: 450 },
  rest: { moves: 0, holds: 450 },
  lands: { moves: 450, holds: 100 },
  hush: { moves: 600, holds: 600 },
  turn: { moves: 720, holds: 180 },
  glow: { moves: 300, holds: 500 },
  thud: { moves: 0, holds: 500 },
  banner: { moves: 350, holds: 1150 },
  masks: { moves: 300, holds: 300 },
  role: { moves: 220, holds: 200 },
  quickRole: { moves: 170, holds: 150 },
  pause: { moves: 0, holds: 700 },
  lie: { moves: 150, holds: 2200 },
  unmasked: { moves: 0, holds: 1400 },
  share: { moves: 450, holds: 250 },
  none: { moves: 0, holds: 0 },
} satisfies Record<string, BeatTime>;

/** A beat in which nothing is on stage. */
export function idleBeat(view: AnyView, events: readonly AnyEvent[] = []): Beat {
  return { is: "now", view, events, time: BEAT_TIMES.none, ...BLANK };
}

const BLANK = { seat: null, goal: null, light: null, found: null, way: [], ended: null, lie: null, turned: [] };
const PER_TILE = 110;
const LONGEST_WAY = 1500;
/** From so many seats on roles turn more quickly. */
const MANY = 8;

/** The beats of one change, in order; the last of them shows the table as it is now. */
export function animationScript(chapter: ScriptInput): Beat[] {
  return new ScriptWriter(chapter).write();
}

/** How far apart the tiles of a way light up. */
export function millisecondsPerTile(way: readonly Cell[]): number {
  return Math.min(PER_TILE, LONGEST_WAY / Math.max(1, way.length));
}

class ScriptWriter {
  readonly #beats: Beat[] = [];
  /** Events of the deed that is being told. */
  #deed: AnyEvent[] = [];
  #view: AnyView;
  #ended: Ended | null;
  #turned: readonly number[] = [];

  constructor(private readonly chapter: ScriptInput) {
    this.#view = chapter.before;
    this.#ended = chapter.ended;
  }

  get #game() {
    return gameOf(this.chapter.before);
  }

  write(): Beat[] {
    const { events, after, before } = this.chapter;
    let isSharing = phaseInfo(before).stage === "share";
    for (const [place, event] of events.entries()) {
      if (event.event === "goal-opened") {
        this.#lay(true);
        this.#open(event, events[place + 1]);
      } else if (event.event === "goal-laid" && this.#beats.at(-1)?.goal === event.goal) {
        continue;
      } else if (event.event === "round-ended") {
        this.#lay(true);
        this.#end(event);
        isSharing = true;
      } else if (isSharing && this.#game.animation.isShare(event)) {
        this.#share(event);
      } else if (isSharing && (event.event === "round-started" || event.event === "game-ended")) {
        return this.#next(events.slice(place));
      } else {
        this.#deed.push(event);
      }
    }
    this.#lay(false);
    const last = this.#beats.at(-1);
    const isOwn = last?.is === "deed" && last.seat === this.chapter.me;
    // One's own card lies at once, and nobody waits for it; after another's the table rests.
    if (isOwn) this.#beats[this.#beats.length - 1] = { ...last, view: after };
    else this.#add("rest", { view: after, time: last?.is === "deed" ? BEAT_TIMES.rest : BEAT_TIMES.none });
    return this.#beats;
  }

  /** The deed so far, as one beat. */
  #lay(isClimax: boolean): void {
    const events = this.#deed;
    if (events.length === 0) return;
    this.#deed = [];
    const [first] = events;
    const seat = first && "seat" in first ? first.seat : null;
    for (const event of events) this.#view = this.#viewAfter(this.#view, event);
    const isHeavy = seat !== this.chapter.me && events.some((event) => this.#game.animation.isHeavy(event));
    this.#add("deed", { events, seat, time: isClimax ? BEAT_TIMES.lands : isHeavy ? BEAT_TIMES.heavy : BEAT_TIMES.deed });
  }

  #open(event: Extract<AnyEvent, { event: "goal-opened" }>, next: AnyEvent | undefined): void {
    const { goal, seat } = event;
    const { light, way } = this.#game.animation;
    this.#add("hush", { goal, seat, time: BEAT_TIMES.hush });
    const laid = next?.event === "goal-laid" && next.goal === goal ? [next] : [];
    const events = [event, ...laid];
    const after = events.reduce((view, each) => this.#viewAfter(view, each), this.#view);
    const seen = after.goals[goal];
    // It is told when the card lies, not while it stands on its edge.
    this.#add("turn", { goal, seat, found: { face: event.found, tile: seen && "tile" in seen ? seen.tile : null }, time: BEAT_TIMES.turn });
    this.#view = after;
    const shines = light(event.found);
    if (shines === "cold") return this.#add("thud", { goal, seat, events, light: shines, time: BEAT_TIMES.thud });
    const tiles = shines === "gold" ? way(this.#view, goal).reverse() : [];
    const { moves, holds } = BEAT_TIMES.glow;
    this.#add("way", { goal, seat, events, light: shines, way: tiles, time: { moves: moves + Math.round(millisecondsPerTile(tiles) * tiles.length), holds } });
  }

  #end(ended: Ended): void {
    const { claims } = this.chapter;
    const { first, last } = this.#game.animation.revealOrder(ended, this.#view);
    const secret = { ended, way: this.#beats.at(-1)?.way ?? [] };
    this.#add("banner", { ...secret, seat: this.#lastLaid(), time: BEAT_TIMES.banner });
    const known = this.#view;
    this.#add("masks", { ended, seat: null, time: BEAT_TIMES.masks });
    const each = ended.roles.length >= MANY ? BEAT_TIMES.quickRole : BEAT_TIMES.role;
    const all = [...first, ...last];
    for (const seat of all) {
      if (seat === last[0]) this.#add("masks", { ended, seat, time: BEAT_TIMES.pause });
      this.#turned = [...this.#turned, seat];
      this.#view = { ...known, roles: ended.roles.map((role, place) => (this.#turned.includes(place) ? role : known.roles[place])) } as AnyView;
      this.#add("role", { ended, seat, time: each });
    }
    const lie = lieOf(claims, last, (claim) => this.#game.animation.isTrue(claim, ended));
    this.#ended = ended;
    this.#view = this.#viewAfter(known, ended);
    // Only now the log may say it all.
    this.#add("lie", { ended, lie, seat: lie?.seat ?? null, events: [ended], time: lie ? BEAT_TIMES.lie : BEAT_TIMES.unmasked });
  }

  #share(event: AnyEvent): void {
    this.#view = this.#viewAfter(this.#view, event);
    const seat = "seat" in event ? event.seat : null;
    this.#add("share", { ended: this.#ended, events: [event], seat, time: event.event === "gold-offered" ? BEAT_TIMES.none : BEAT_TIMES.share });
  }

  /** The old round is put away first; then comes what is new. */
  #next(events: readonly AnyEvent[]): Beat[] {
    this.#add("summary", { ended: this.#ended, seat: null, time: BEAT_TIMES.none });
    this.#add("now", { view: this.chapter.after, events, seat: null, time: BEAT_TIMES.none });
    return this.#beats;
  }

  /** Who laid the last card of the round. */
  #lastLaid(): number | null {
    const laid = this.chapter.events.findLast((event) => this.#game.animation.isTurnAction(event) && "cell" in event);
    return laid && "seat" in laid ? laid.seat : null;
  }

  #viewAfter(view: AnyView, event: AnyEvent): AnyView {
    return this.#game.viewAfterEvent(view, event, this.chapter.after);
  }

  #add(is: BeatName, more: Partial<Beat> & Pick<Beat, "time">): void {
    // Nobody is to act while it is told; whoever does something is in the light.
    const toAct = is === "deed" || is === "share" ? (more.seat ?? null) : null;
    const view = more.view ?? ({ ...this.#view, legal: [], to_act: toAct } as AnyView);
    this.#beats.push({ ...BLANK, events: [], turned: this.#turned, is, ...more, view });
  }
}

/** The newest lie of those who hid; else of anybody. */
function lieOf(claims: readonly Claimed[], hidden: readonly number[], isTrue: (claim: Extract<Claimed["claim"], { claim: "looked" }>) => boolean): Lie | null {
  const lies = claims.flatMap(({ seat, claim }): Lie[] =>
    claim.claim === "looked" && !isTrue(claim) ? [{ seat, goal: claim.goal, found: claim.found }] : [],
  );
  return lies.findLast(({ seat }) => hidden.includes(seat)) ?? lies.at(-1) ?? null;
}
