// State of the referee's board: the position is a text; every change is sent to the server, which returns the board and the rulings.
import { findGame, gameNamed } from "../../games";
import type { Game } from "../../games/game";
import { type AnyFace, type AnyMove, type AnyView, cellText, type Cell, sameCell, turnedFace } from "../../games/anyGame";
import { errorMessage } from "../../model/net/api";
import { GAMES } from "../../wire/games";
import type { RefereeSetup, DisputeInfo, RefereeKit, FaceUpCard, RefereeResponse, CardOrientation } from "../../wire/referee";
import type { WireMessage } from "../../wire/table";
import { fetchRulings, fetchGamePosition, fetchRefereeSetup } from "../../model/net/refereeApi";
import { type Aim, parseAim, bracketed, withFields, deckWith, questionHash, type PositionLine, parsePosition, onlyFields, type Question, positionText } from "./positionText";

export type Mode = "lay" | "ask";
/** What no longer is so once something else lies on the board. */
const FOLLOWS = { phase: null, reached_by: null, turning: null, due: null, may_leave: null, naming: null };
/** What does not depend on how many play. */
const ANY_SEATS = ["board", "goals", "opened"];

export class RefereeTable {
  bench = $state.raw<RefereeSetup | null>(null);
  ruled = $state.raw<RefereeResponse | null>(null);
  problem = $state.raw<WireMessage | null>(null);
  mode = $state<Mode>("ask");
  /** The card in hand to lay or to ask about, upright; null takes away. */
  chosen = $state.raw<CardOrientation | null>(null);
  quarters = $state(0);
  /** How many answers are waited for: a later question overtakes an earlier one. */
  #asked = 0;
  #line: PositionLine = parsePosition("");

  readonly kit: RefereeKit | null = $derived.by(() => this.bench?.kits.find(({ game }) => game === this.view?.game) ?? null);
  readonly view: AnyView | null = $derived.by(() => (this.ruled?.view ?? null) as AnyView | null);
  readonly game: Game = $derived.by(() => findGame(this.ruled?.ruling.game ?? "") ?? gameNamed(GAMES[0]));
  readonly seat: number = $derived.by(() => this.view?.to_act ?? 0);
  readonly aim: Aim = $derived.by(() => parseAim(this.ruled?.ruling.move ?? ""));
  /** Tools that can be broken, as the box shows them. */
  readonly tools: string[] = $derived.by(() => once((this.kit?.cards ?? []).flatMap(([way]) => toolOf(way?.face))));
  readonly question: Question = $derived.by(() => ({ position: this.ruled?.ruling.position ?? "", move: this.ruled?.ruling.move ?? "" }));

  /** What is drawn in the hand: the card asked about, turned. */
  readonly held: AnyFace | null = $derived.by(() => (this.chosen ? turnedFace(this.chosen.face as AnyFace, this.quarters) : null));

  async open(wanted: Question | null, dispute: string | null): Promise<void> {
    try {
      this.bench = await fetchRefereeSetup();
      const found = this.bench.disputes.find(({ id }) => id === dispute);
      const kit = this.bench.kits[0];
      if (dispute !== null && !found) this.problem = { id: "page-unknown", args: {} };
      await this.put(wanted ?? found ?? { position: `${kit?.edition} seats=3`, move: "" });
      // Whoever comes with a question looks at its answer; whoever comes with none lays a table.
      this.mode = this.question.move === "" ? "lay" : "ask";
      if (!this.chosen) this.choose(this.kit?.cards[0]?.[0] ?? null);
    } catch (error) {
      this.problem = errorMessage(error);
    }
  }

  /** In another language: the same question, and the same words around it. */
  async again(): Promise<void> {
    if (!this.bench || !this.ruled) return;
    this.bench = await fetchRefereeSetup().catch(() => this.bench);
    await this.put(this.question);
  }

  async fromGame(address: string, move: number): Promise<void> {
    try {
      this.bench ??= await fetchRefereeSetup();
      await this.put({ position: (await fetchGamePosition(address, move)).position, move: "" });
      this.mode = "ask";
      this.#chooseHeld();
    } catch (error) {
      this.problem = errorMessage(error);
    }
  }

  argue(dispute: DisputeInfo): Promise<void> {
    this.mode = "ask";
    return this.put(dispute);
  }

  empty(edition: string): Promise<void> {
    this.mode = "lay";
    return this.put({ position: `${edition} seats=3`, move: "" });
  }

  /** Puts a question; if it is none, the table stays as it was and the problem is said. */
  async put({ position, move }: { position: string; move: string | AnyMove }): Promise<void> {
    const number = ++this.#asked;
    try {
      const ruled = await fetchRulings({ position, move: (move || null) as string | null });
      if (number !== this.#asked) return;
      this.ruled = ruled;
      this.#line = parsePosition(ruled.ruling.position);
      this.problem = null;
      const { card, quarters } = parseAim(ruled.ruling.move);
      if (card !== null) this.#chooseHeld(card, quarters);
    } catch (error) {
      if (number === this.#asked) this.problem = errorMessage(error);
    }
  }

  choose(way: CardOrientation | null): void {
    this.chosen = way;
    this.quarters = 0;
  }

  /** The ways a card may lie, as quarters of a turn. */
  turns(way: CardOrientation | null = this.chosen): number[] {
    const ways = this.kit?.cards.find(([upright]) => upright?.text === way?.text) ?? [];
    return ways.flatMap(({ face }) => {
      const found = [0, 1, 2, 3].find((quarters) => same(turnedFace(way?.face as AnyFace, quarters), face));
      return found === undefined ? [] : [found];
    });
  }

  turn(): void {
    const turns = this.turns();
    this.quarters = turns[(turns.indexOf(this.quarters) + 1) % turns.length] ?? 0;
  }

  // --- laying ------------------------------------------------------------------------------------

  /** Lays the chosen card, turns it if it lies there already, or takes away what does. */
  lay(cell: Cell): Promise<void> {
    const laid = this.ruled?.laid ?? [];
    const here = laid.find((lying) => sameCell(lying.cell, cell));
    const rest = laid.filter((lying) => lying !== here);
    const text = this.#textAt(here);
    return this.#change({ ...FOLLOWS, board: board(text === null ? rest : [...rest, { cell, text }]) });
  }

  #textAt(here: FaceUpCard | undefined): string | null {
    const goal = this.view?.goals.find(({ cell }) => here && sameCell(cell, here.cell));
    const goalWays = this.kit?.goals.find(({ face }) => face === goal?.face)?.ways;
    if (here && goalWays) return after(goalWays, here.text);
    if (!this.chosen) return null;
    const ways = this.kit?.cards.find(([upright]) => upright?.text === this.chosen?.text) ?? [];
    const texts = ways.map(({ text }) => text);
    if (here && texts.includes(here.text)) return after(texts, here.text);
    return ways.find(({ face }) => same(face, this.held))?.text ?? this.chosen.text;
  }

  /** What is under a goal changes places with what is under another. */
  setGoal(goal: number, face: string): Promise<void> {
    const faces = this.view?.goals.map((each) => each.face as string) ?? [];
    const other = faces.indexOf(face);
    [faces[goal], faces[other]] = [face, faces[goal] ?? face];
    const shut = (this.ruled?.laid ?? []).filter(({ cell }) => !this.view?.goals.some((each) => sameCell(each.cell, cell)));
    return this.#change({ ...FOLLOWS, goals: bracketed(faces), opened: null, board: board(shut) });
  }

  openGoal(goal: number, isOpen: boolean): Promise<void> {
    const seen = this.view?.goals[goal];
    if (!seen || !this.view) return Promise.resolve();
    const opened = this.view.goals.flatMap((each, number) => ((number === goal ? isOpen : each.opened) ? [number + 1] : []));
    const text = this.kit?.goals.find(({ face }) => face === seen.face)?.ways[0];
    const rest = (this.ruled?.laid ?? []).filter(({ cell }) => !sameCell(cell, seen.cell));
    const laid = isOpen && text ? [...rest, { cell: seen.cell, text }] : rest;
    return this.#change({ ...FOLLOWS, opened: bracketed(opened), board: board(laid) });
  }

  setSeats(seats: number): Promise<void> {
    return this.put({ position: positionText(withFields(onlyFields(this.#line, ANY_SEATS), { seats: String(seats) })), move: "" });
  }

  setSeat(seat: number): Promise<void> {
    return this.#change({ ...FOLLOWS, to_act: String(seat + 1) });
  }

  setBroken(seat: number, tool: string, isBroken: boolean): Promise<void> {
    const broken = brokenIn(this.view).map((tools, number) =>
      number === seat ? this.tools.filter((each) => (each === tool ? isBroken : tools.includes(each))) : tools,
    );
    return this.#change({ broken: bracketed(broken.map(bracketed)) });
  }

  setPile(isEmpty: boolean): Promise<void> {
    const [name = "", value = ""] = (this.kit?.no_pile ?? "").split("=");
    return this.#change({ [name]: isEmpty ? value : null, passes: null });
  }

  /** What was asked is asked again, if it can be: an answer stays beside the table it is about. */
  #change(changes: Record<string, string | null>): Promise<void> {
    return this.put({ position: positionText(withFields(this.#line, changes)), move: this.question.move });
  }

  // --- asking ------------------------------------------------------------------------------------

  /** Asks about the chosen card: the seat whose turn it is is given it first. */
  ask(made: (card: number, face: AnyFace) => AnyMove | null): Promise<void> {
    const { chosen } = this;
    if (!chosen) return Promise.resolve();
    const hand = this.ruled?.hands[this.seat] ?? [];
    const held = hand.find(({ text }) => text === chosen.text);
    const card = held?.card ?? hand[0]?.card ?? this.#spare();
    const move = made(card, chosen.face as AnyFace);
    if (move === null) return Promise.resolve();
    const line = held ? this.#line : withFields(this.#line, this.#given(card, chosen.text, hand.length === 0));
    return this.put({ position: positionText(line), move });
  }

  #given(card: number, text: string, isNew: boolean): Record<string, string> {
    const deck = deckWith(this.#line.fields.get("deck"), card, text);
    if (!isNew) return { deck };
    const hands = (this.ruled?.hands ?? []).map((held, seat) => bracketed(seat === this.seat ? [card] : held.map((each) => each.card)));
    return { deck, hands: bracketed(hands) };
  }

  /** The number of a card that nobody holds. */
  #spare(): number {
    const held = (this.ruled?.hands ?? []).flat().map(({ card }) => card);
    for (let card = 0; ; card++) if (!held.includes(card)) return card;
  }

  #chooseHeld(card?: number, quarters = 0): void {
    const hand = this.ruled?.hands[this.seat] ?? [];
    const text = (card === undefined ? hand[0] : hand.find((held) => held.card === card))?.text;
    const way = this.kit?.cards.find(([upright]) => upright?.text === text)?.[0];
    if (!way) return;
    this.chosen = way;
    this.quarters = quarters;
  }
}

export function brokenIn(view: AnyView | null): readonly (readonly string[])[] {
  return view && "broken" in view ? view.broken : [];
}

export function addressOf(question: Question): string {
  return `/referee${questionHash(question)}`;
}

function board(laid: readonly { cell: Cell; text: string }[]): string {
  return bracketed(laid.map(({ cell, text }) => `${cellText(cell)}:${text}`));
}

/** The one after it, and after the last the first. */
function after(texts: readonly string[], text: string): string {
  return texts[(texts.indexOf(text) + 1) % texts.length] ?? text;
}

function once(texts: readonly string[]): string[] {
  return texts.filter((text, place) => texts.indexOf(text) === place);
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function toolOf(face: unknown): string[] {
  const found = face as { card?: string; tool?: string } | undefined;
  return found?.card === "break" && found.tool ? [found.tool] : [];
}
