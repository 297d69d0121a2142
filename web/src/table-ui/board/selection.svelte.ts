// Selection: the chosen card, how it is turned, and the target it is aimed at. Knows no rules: everything offered is one
// of `view.legal`.
import { afterPaint } from "../../platform/afterPaint";
import { isPutAway } from "../../games";
import { type AnyMove, cardOf, type Target } from "../../games/anyGame";
import type { TableModel } from "../../model/tableModel.svelte";
import { distinct, movesByTarget, targetKey } from "./moveTargets";

/** One list, so that nothing is asked again as long as no card is chosen. */
const NONE: readonly AnyMove[] = [];

export class Selection {
  /** The chosen card of the hand. */
  card = $state<number | null>(null);
  /** The card that is lifted: the chosen one, or the one that is chosen with the next picture. */
  lifted = $state<number | null>(null);
  #waits = (): unknown => null;
  /** How the chosen card is turned, in quarters clockwise. */
  quarters = $state(0);
  /** The place it is aimed at: shown as a ghost until it is played. */
  aim = $state.raw<Target | null>(null);
  /** A move that may be a slip, until it is meant or forgotten. */
  #doubted = $state.raw<AnyMove | null>(null);

  constructor(readonly model: TableModel) {}

  readonly #legal: readonly AnyMove[] = $derived.by(() => (this.model.isMyTurn && this.model.view ? this.model.view.legal : []));

  /** The cards that can be used at all. */
  readonly #usable: ReadonlySet<number | null> = $derived(
    // eslint-disable-next-line svelte/prefer-svelte-reactivity -- made anew with every turn
    new Set(this.#legal.filter((move) => !isPutAway(this.model.game, move)).map(cardOf)),
  );
  /** What the chosen card can do, other than being put away. */
  readonly uses: readonly AnyMove[] = $derived(
    this.card === null ? NONE : this.#legal.filter((move) => cardOf(move) === this.card && !isPutAway(this.model.game, move)),
  );
  /** The places that light up, with the moves possible there. */
  readonly targets: ReadonlyMap<string, readonly AnyMove[]> = $derived(movesByTarget(this.uses));
  /** Gives the chosen card up; null if that is not allowed. */
  readonly putAway: AnyMove | null = $derived(
    this.#legal.find((move) => cardOf(move) === this.card && this.card !== null && isPutAway(this.model.game, move)) ?? null,
  );
  /** Doing nothing at all, where a game has that. */
  readonly pass: AnyMove | null = $derived(this.#legal.find((move) => this.model.game.moveKinds[move.move] === "pass") ?? null);
  /** The turns that are possible somewhere, smallest first. */
  readonly turns: readonly number[] = $derived(distinct(this.uses.map((move) => this.#quarters(move))));
  /** The move that a confirmation would play. */
  readonly aimed: AnyMove | null = $derived(this.aim === null ? null : this.moveAt(this.aim));

  /** A move that was to be played and is asked about first; with another position it is forgotten. */
  readonly doubted: AnyMove | null = $derived(this.#doubted !== null && this.uses.includes(this.#doubted) ? this.#doubted : null);
  /** What is asked about it. */
  readonly doubt: string | null = $derived(this.doubted && this.#doubtOf(this.doubted));

  /** Whether a card of the hand can be used at all. */
  canUse(card: number): boolean {
    return this.#usable.has(card);
  }

  /** By mouse or finger: the card answers at once, and what it can do lights up when that is drawn. */
  lift(card: number | null): void {
    this.#waits();
    this.lifted = card;
    this.#waits = afterPaint(() => this.choose(card));
  }

  /** Whoever acts again before that picture acts with the card they lifted. */
  settle(): void {
    if (this.card !== this.lifted) this.choose(this.lifted);
  }

  choose(card: number | null): void {
    this.#waits();
    this.lifted = card;
    this.card = card;
    this.aim = null;
    this.#doubted = null;
    this.quarters = 0;
    const [first] = this.turns;
    if (first !== undefined && !this.turns.includes(0)) this.quarters = first;
  }

  clear(): void {
    this.choose(null);
  }

  movesAt(target: Target): readonly AnyMove[] {
    return this.targets.get(targetKey(target)) ?? [];
  }

  /** The move at a place with the card turned as it is now, else turned as it fits. */
  moveAt(target: Target): AnyMove | null {
    const moves = this.movesAt(target);
    return moves.find((move) => this.#quarters(move) === this.quarters) ?? moves[0] ?? null;
  }

  /** Shows what would happen there; the card turns by itself if it fits only that way. */
  aimAt(target: Target | null): void {
    this.aim = target;
    const move = target === null ? null : this.moveAt(target);
    if (move !== null) this.quarters = this.#quarters(move);
  }

  /** Shows one move, with the card turned as it is meant there. */
  aimMove(move: AnyMove, target: Target | null): void {
    this.quarters = this.#quarters(move);
    this.aim = target;
  }

  /** The next way to lie: at the place aimed at if it fits there in several, else anywhere. */
  turn(): void {
    const here = this.aim === null ? [] : this.movesAt(this.aim).map((move) => this.#quarters(move)).sort();
    const ways = here.length > 1 ? here : this.turns;
    const next = ways.find((quarters) => quarters > this.quarters) ?? ways[0];
    if (next === undefined || next === this.quarters) return;
    this.quarters = next;
    if (this.aim !== null && !this.movesAt(this.aim).some((move) => this.#quarters(move) === next)) this.aim = null;
  }

  #quarters(move: AnyMove): number {
    return this.model.game.quarters(move);
  }

  #doubtOf(move: AnyMove): string | null {
    const { game, view, seat } = this.model;
    return view && game.help.doubt(move, view, seat);
  }

  /** Plays the move and puts the choice down; what may be a slip has to be meant. */
  play(move: AnyMove | null, isMeant = false): void {
    if (move === null || this.model.busy) return;
    if (!isMeant && this.#doubtOf(move) !== null) {
      this.#doubted = move;
      return;
    }
    this.model.play(move);
    this.clear();
  }
}
