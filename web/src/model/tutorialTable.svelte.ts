// Table model fed by a script: plays the tutorial with the reader, step by step.
import { gameNamed, gameOf, isPutAway } from "../games";
import { type AnyEvent, type AnyMove, type AnyView, cardOf } from "../games/anyGame";
import { TableModel } from "./tableModel.svelte";
import type { Avatar, Tutorial, TutorialStep, PublicTable } from "../wire/table";

export class TutorialTableModel extends TableModel {
  readonly #steps: readonly TutorialStep[];
  /** The step that is shown, with its words. */
  #index = $state(0);
  /** The newest step that was handed to the event player: the one after `#index` while it is being shown. */
  #handed = $state(0);

  /** The message that explains this moment. */
  readonly saying: string = $derived.by(() => this.#step.say);
  /** The move the reader is asked for; null while there is only something to read. */
  readonly wanted: AnyMove | null = $derived.by(() => this.#step.wanted as AnyMove | null);
  readonly isOver: boolean = $derived.by(() => this.#index === this.#steps.length - 1);
  /** Whether the same words go with the next step: then it comes by itself. */
  readonly goesOn: boolean = $derived.by(() => this.wanted === null && this.#steps[this.#index + 1]?.say === this.saying);
  /** Which of all the messages is said now, from 0. */
  readonly scene: number = $derived.by(() => this.scenes.indexOf(this.saying));
  readonly scenes: readonly string[];
  /** The reader's role, in the step that makes it known: it is spoken of first, or it has changed. */
  readonly newRole: AnyView["roles"][number] = $derived.by(() => {
    const { view, events } = this.#step;
    const { game, roles } = view as AnyView;
    const isNew = this.scene === 1 || (events as AnyEvent[]).some((event) => gameNamed(game).changesRole(event, this.seat));
    return isNew && this.seat !== null ? (roles[this.seat] ?? null) : null;
  });
  /** Whether the next step is on its way: it is told to its end before another one begins. */
  readonly isTelling: boolean = $derived(this.#handed !== this.#index);

  constructor(lesson: Tutorial, me: string) {
    super();
    this.#steps = lesson.steps;
    this.scenes = lesson.steps.map((step) => step.say).filter((say, place, all) => all.indexOf(say) === place);
    this.link = "open";
    this.seat = lesson.seat;
    this.table = tableOf(lesson, me);
    this.eventPlayer.begin(this.#offered(this.#step), this.#step.events as AnyEvent[], []);
  }

  /** Which step is shown, from 0. */
  get step(): number {
    return this.#index;
  }

  /** The reader has read: the next step begins; one that is being told is shown to its end. */
  next(): void {
    if (this.wanted === null) this.#go();
  }

  play(move: AnyMove): void {
    // What is on the table already may be played before all of it was told.
    if (this.isTelling) this.skipAll();
    if (this.wanted === null || !this.view?.legal.some((offered) => isSameMove(offered, move))) return;
    if (isSameMove(move, this.wanted)) this.#go();
    else this.tell({ id: "lesson-not-yet", args: { move: this.wanted.move } }, "refused");
  }

  // Bots of a script do not listen.
  say(): void {}
  claim(): void {}
  react(): void {}

  #go(): void {
    if (this.isTelling) return this.skipAll();
    const number = this.#index + 1;
    const step = this.#steps[number];
    if (step === undefined) return;
    this.#handed = number;
    this.notice = null;
    const seat = this.view?.to_act ?? 0;
    const by = seat === this.seat ? "person" : "bot";
    const events = step.events as AnyEvent[];
    if (events.length > 0) {
      this.eventPlayer.unfold({ what: { change: "moved", seat, by }, events, view: this.#offered(step), turn: number, flows: true });
    }
    // What is said of it comes when it is seen.
    this.eventPlayer.after(() => this.#show(number));
  }

  get #step(): TutorialStep {
    const step = this.#steps[this.#index];
    if (step === undefined) throw new RangeError("a lesson has at least one step");
    return step;
  }

  /** The view of a step, with only what it asks for on offer. */
  #offered({ view, wanted }: TutorialStep): AnyView {
    const shown = view as AnyView;
    return { ...shown, legal: lit(shown, wanted as AnyMove | null) } as AnyView;
  }

  #show(number: number): void {
    this.#index = number;
    this.view = this.#offered(this.#step);
    this.turn = number;
    this.notice = null;
  }
}

/** What is offered: nothing while there is something to read, and the asked card only where it is asked for. */
function lit(view: AnyView, wanted: AnyMove | null): AnyMove[] {
  if (wanted === null) return [];
  const game = gameOf(view);
  const legal: AnyMove[] = view.legal;
  return legal.filter((move) => cardOf(move) !== cardOf(wanted) || cardOf(move) === null || isPutAway(game, move) || isSameMove(move, wanted));
}

/** Whether two moves are the same, whatever the order of their fields. */
export function isSameMove(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return false;
  const there = other as Record<string, unknown>;
  const fields = Object.entries(one);
  return fields.length === Object.keys(other).length && fields.every(([field, value]) => field in other && isSameMove(value, there[field]));
}

/** Nobody gives them at a table without a server: in the order a server would. */
const FACES = ["helm", "scarf", "peak", "braids", "tache", "bun", "crest", "cloud", "horns", "brim"] as const satisfies readonly Avatar[];

function tableOf(lesson: Tutorial, me: string): PublicTable {
  return {
    code: "",
    game: lesson.game,
    edition: lesson.edition,
    extends: lesson.edition,
    changes: [],
    options: [],
    lang: "en",
    seats: lesson.names.map((name, seat) => ({
      name: seat === lesson.seat ? me : name,
      bot: seat === lesson.seat ? null : "digger",
      ready: true,
      muted: false,
      face: FACES[seat % FACES.length] ?? null,
      next: null,
      temper: null,
    })),
    host: null,
    stage: "playing",
    games: 1,
    locked: true,
    chat: false,
    bot_talk: false,
    paused: false,
    turn_seconds: null,
    pace: "normal",
    level: null,
    summary: null,
    listed: false,
    asked: null,
    seal: null,
  };
}
