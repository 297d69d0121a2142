// This device's part in the deals: it makes a secret, shows its hash, and opens it when the list of all hashes is fixed.
import type { Here, TableShown } from "../wire/table";
import { commitmentOf, nameOf, newSecret, type Known, type List } from "./seal";

type Wish = { do: "commit"; game: number; commitment: string } | { do: "reveal"; secret: string };

/** Until this tab is closed: a page that is loaded again goes on with the same secret. */
const PREFIX = "foolsgold.deal.";

export class Contribution {
  readonly #known = new Map<number, Known>();
  readonly #sent = new Set<string>();

  constructor(
    private readonly code: string,
    private readonly send: (wish: Wish) => void,
  ) {}

  /** Does what is to be done; called whenever the table, or who is here, has changed. */
  look(table: TableShown | null, seat: number | null, here: Here | null): void {
    const seal = table?.seal;
    if (!seal || table.stage === "playing") return;
    const { game, commitment, parts } = seal;
    if (commitment !== null) this.#seen({ game, commitment, parts: parts.map((part) => ({ seat: part.seat, commitment: part.commitment })) });
    if (seat === null) return;
    const { secret, list } = this.#of(game);
    const own = commitmentOf("player", game, secret);
    const mine = parts.find((part) => part.seat === seat);
    if (commitment === null) {
      // Another device of the same seat has it; should that one go, this one takes its place.
      if (mine !== undefined && (mine.commitment === own || here?.devices[seat] !== 1)) return;
      this.#once(`commit ${game} ${mine?.commitment ?? ""}`, { do: "commit", game, commitment: own });
    } else if (mine?.commitment === own && mine.secret === null && mine.fault === null) {
      // A server that has fixed another list before for the same game gets nothing.
      if (list === null || nameOf(list) !== nameOf({ game, commitment, parts })) return;
      this.#once(`reveal ${game}`, { do: "reveal", secret });
    }
  }

  /** What this device knows of the deal of a game; null if nothing. */
  of(game: number): Known | null {
    return this.#known.get(game) ?? this.#stored(game);
  }

  #of(game: number): Known {
    const known = this.of(game) ?? { secret: newSecret(), list: null };
    this.#keep(game, known);
    return known;
  }

  /** The first list of a game is the one that counts. */
  #seen(list: List): void {
    const known = this.#of(list.game);
    if (known.list === null) this.#keep(list.game, { ...known, list });
  }

  #once(key: string, wish: Wish): void {
    if (this.#sent.has(key)) return;
    this.#sent.add(key);
    this.send(wish);
  }

  #keep(game: number, known: Known): void {
    this.#known.set(game, known);
    try {
      sessionStorage.setItem(`${PREFIX}${this.code}.${game}`, JSON.stringify(known));
    } catch {
      // Blocked or full: it is kept as long as the page.
    }
  }

  #stored(game: number): Known | null {
    try {
      return JSON.parse(sessionStorage.getItem(`${PREFIX}${this.code}.${game}`) ?? "null") as Known | null;
    } catch {
      return null;
    }
  }
}
