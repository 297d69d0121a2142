// Frames of a replay: moves, talk, round ends and deals of a finished game, one after the other.
import { phaseInfo } from "../games";
import type { AnyEvent, AnyFace, AnyView } from "../games/anyGame";
import type { Claimed, Replay, ReplayStep } from "../wire/table";
import type { Entry, ChatEntry } from "./welcomeHistory";
import { stableHandOrder } from "./handOrder";
import { animationScript, type Ended } from "./animation/animationScript";
import { shareStructure } from "./structuralSharing";
import { lastRoundEnd, withOpenRoles } from "./animation/eventPlayer";

/** `end` shows a round with everything open; the next deal is a moment of its own, as at the table. */
export type FrameKind = "deal" | "deed" | "claim" | "end" | "over";

/** A card somebody holds. */
export interface FrameHand {
  card: number;
  face: AnyFace;
}

export interface Frame {
  kind: FrameKind;
  /** From 1. */
  round: number;
  /** How many moves of this round were made. */
  move: number;
  /** Counts what comes after the same move: claims, the end of the game. */
  part: number;
  what: ReplayStep["what"];
  /** Who did or said it. */
  seat: number | null;
  events: readonly AnyEvent[];
  view: AnyView;
  /** All hands, if all lies open. */
  hands: readonly (readonly FrameHand[])[] | null;
  /** How much of the log and of the talk was heard by then. */
  heard: number;
  said: number;
}

export interface Frames {
  moments: readonly Frame[];
  log: readonly AnyEvent[];
  remarks: readonly ChatEntry[];
  /** What bots did for people who were away. */
  stoodIn: readonly Entry[];
}

export type Unit = "deed" | "turn" | "round";
export const UNITS = ["deed", "turn", "round"] as const satisfies readonly Unit[];

/** All moments of a game, in order. */
export function replayFrames({ steps }: Replay): Frames {
  const film = new Cutter();
  for (const step of steps) film.take(step);
  return film;
}

/** What stands behind the `#` of an address. */
export function frameHash({ round, move, part }: Frame): string {
  return `r${round}m${move}${part > 0 ? `.${part}` : ""}`;
}

/** The moment an address names, else the one before where it would be; null if it names none. */
export function frameIndex(moments: readonly Frame[], hash: string): number | null {
  const found = /^#?r(\d{1,3})m(\d{1,4})(?:\.(\d{1,3}))?$/.exec(hash);
  if (!found) return null;
  const wanted = found.slice(1).map((number) => Number(number ?? 0));
  const isPast = ({ round, move, part }: Frame): boolean => {
    const [r = 0, m = 0, p = 0] = wanted;
    return round > r || (round === r && (move > m || (move === m && part > p)));
  };
  const after = moments.findIndex(isPast);
  return Math.max(0, (after < 0 ? moments.length : after) - 1);
}

/** Where one comes to stand, going by deeds, by turns or by rounds. */
export function stopsByUnit(moments: readonly Frame[], unit: Unit): number[] {
  const places = moments.map((_, place) => place);
  if (unit === "deed") return places;
  if (unit === "round") return places.filter((place) => place === moments.length - 1 || moments[place]?.kind === "deal");
  return places.filter((place) => endsTurn(moments, place));
}

/** The next stop from a place, onwards or back; the last one there is if there is none. */
export function nextStop(stops: readonly number[], place: number, onwards: boolean): number {
  const found = onwards ? stops.find((stop) => stop > place) : stops.findLast((stop) => stop < place);
  return found ?? place;
}

/** Whether somebody else is next: what is said belongs to the turn before it. */
function endsTurn(moments: readonly Frame[], place: number): boolean {
  const next = moments[place + 1];
  if (next === undefined || next.kind === "deal" || next.kind === "over") return true;
  if (next.kind === "claim") return false;
  const last = moments.slice(0, place + 1).findLast(({ kind }) => kind !== "claim");
  return last?.kind !== "deed" || last.seat !== next.seat;
}

class Cutter implements Frames {
  readonly moments: Frame[] = [];
  readonly log: AnyEvent[] = [];
  readonly remarks: ChatEntry[] = [];
  readonly stoodIn: Entry[] = [];
  #ended: Ended | null = null;
  #claims: Claimed[] = [];

  take(step: ReplayStep): void {
    const { what } = step;
    if (what.change === "claimed") this.#say(what, step);
    else if (what.change === "moved" && this.moments.length > 0) this.#move(step, what.seat, what.by);
    else this.#add({ kind: "deal", step, view: this.#shown(step), events: step.events as AnyEvent[], seat: null });
  }

  #say(claimed: Claimed, step: ReplayStep): void {
    const last = this.moments.at(-1);
    if (last === undefined) return;
    this.#claims.push(claimed);
    this.remarks.push({ talk: claimed, after: this.log.length });
    this.#add({ kind: "claim", step, view: last.view, hands: last.hands, events: [], seat: claimed.seat });
  }

  #move(step: ReplayStep, seat: number, by: string): void {
    const events = step.events as AnyEvent[];
    const before = this.moments.at(-1)?.view;
    const after = this.#shown(step, lastRoundEnd(events) ?? this.#ended);
    if (by === "stand-in") this.stoodIn.push(...events.slice(0, 1));
    const isTurned = events.some(({ event }) => event === "round-started" || event === "game-ended");
    const beats = isTurned && before ? animationScript({ before, after, events, me: null, ended: this.#ended, claims: this.#claims }) : [];
    const end = beats.findIndex(({ is }) => is === "summary");
    const summary = beats[end];
    this.#ended = lastRoundEnd(events) ?? this.#ended;
    if (summary === undefined) return this.#add({ kind: isOver(after) ? "over" : "deed", step, view: after, events, seat });
    const told = beats.slice(0, end + 1).flatMap((beat) => [...beat.events]);
    const hands = this.moments.at(-1)?.hands ?? null;
    this.#add({ kind: "end", step, view: summary.view, hands, events: told, seat });
    const rest = events.slice(told.length);
    this.#claims = [];
    this.#add({ kind: isOver(after) ? "over" : "deal", step, view: after, events: rest, seat: null });
  }

  #shown({ view }: ReplayStep, ended: Ended | null = this.#ended): AnyView {
    const before = this.moments.at(-1)?.view;
    const now = withOpenRoles(view as AnyView, ended);
    // Nobody plays here: nothing is on offer.
    return shareStructure(before, { ...now, hand: placed(before?.hand ?? [], now.hand), legal: [] } as AnyView);
  }

  #add(made: Pick<Frame, "kind" | "view" | "events" | "seat"> & { step: ReplayStep; hands?: Frame["hands"] }): void {
    const { kind, view, events, seat, step } = made;
    this.log.push(...events);
    const last = this.moments.at(-1);
    const [round, move] = kind === "deal" ? [(last?.round ?? 0) + 1, 0] : [last?.round ?? 1, (last?.move ?? 0) + (kind === "deed" || kind === "end" ? 1 : 0)];
    const part = kind === "claim" || kind === "over" ? (last?.part ?? 0) + 1 : 0;
    const hands = made.hands === undefined ? (step.hands as Frame["hands"]) : made.hands;
    const { what } = step;
    this.moments.push({ kind, round, move, part, what, seat, events, view, hands, heard: this.log.length, said: this.remarks.length });
  }
}

/** A hand as it was held: its cards kept their places. */
function placed(before: readonly FrameHand[], hand: readonly FrameHand[]): FrameHand[] {
  const order = stableHandOrder(before.map(({ card }) => card), hand.map(({ card }) => card));
  return order.flatMap((card) => hand.filter((held) => held.card === card));
}

function isOver(view: AnyView): boolean {
  return phaseInfo(view).stage === "over";
}
