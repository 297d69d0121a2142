// Mirror of a table model, updated after the paint: it lags a frame behind, for parts that need not be in the first paint of a change.
import type { Reaction } from "../art/faces/reactions";
import { afterPaint } from "../platform/afterPaint";
import type { AnyMove } from "../games/anyGame";
import type { Claim } from "../wire/table";
import { type News, TableModel } from "./tableModel.svelte";

type Shown = Pick<TableModel, (typeof SHOWN)[number]>;

/** All that a screen reads, but for what it says itself (`lit`). */
const SHOWN = [
  "code", "link", "seat", "awaits", "table", "view", "turn", "here", "clock", "log", "stoodIn", "talk", "remarks", "newestMove",
  "notice", "ended", "busy", "stage", "isBehind", "canReplay",
] as const satisfies readonly (keyof TableModel)[];

function shownBy(model: TableModel): Shown {
  return Object.fromEntries(SHOWN.map((name) => [name, model[name]])) as Shown;
}

export class AfterPaintModel extends TableModel {
  /** What was told meanwhile, each with the table as it was then: it is told again in that order. */
  readonly #heard: { shown: Shown; news: News }[] = [];
  #last: Shown;
  #stop = (): unknown => null;
  /** Something has changed that is not shown here yet. */
  isLate = $state(false);

  constructor(private readonly model: TableModel) {
    super();
    this.lastNames.push(...model.names);
    this.#last = shownBy(model);
    Object.assign(this, this.#last);
  }

  /** To be called while a component is made: it follows as long. */
  follow(): this {
    const { model } = this;
    $effect(() =>
      model.listen((news) => {
        this.#heard.push({ shown: shownBy(model), news });
        this.#wait();
      }),
    );
    $effect.pre(() => {
      if (SHOWN.filter((name) => model[name] !== this.#last[name]).length > 0) this.#wait();
    });
    $effect(() => () => this.#stop());
    // What a line of the talk speaks of lights up on the board.
    $effect(() => {
      model.lit = this.lit;
    });
    return this;
  }

  #wait(): void {
    this.#stop();
    this.isLate = true;
    this.#stop = afterPaint(() => this.#catchUp());
  }

  /** All of one moment: the newest, after what was told on the way to it. */
  #catchUp(): void {
    for (const { shown, news } of this.#heard.splice(0)) {
      Object.assign(this, shown);
      this.announce(news);
    }
    this.#last = shownBy(this.model);
    Object.assign(this, this.#last);
    this.isLate = false;
  }

  play(move: AnyMove): void {
    this.model.play(move);
  }

  say(text: string): void {
    this.model.say(text);
  }

  claim(claim: Claim): void {
    this.model.claim(claim);
  }

  react(face: Reaction): void {
    this.model.react(face);
  }
}
