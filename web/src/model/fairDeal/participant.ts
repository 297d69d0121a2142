// Fair deal: this device's part. It makes a secret, sends its hash, and reveals it once the list of all hashes is fixed.
import type { Presence, PublicTable } from "../../wire/table";
import { commitmentOf, isSameList, newSecret, type WitnessedDeal, type CommitmentList } from "./transcript";

type Wish = { do: "commit"; game: number; commitment: string } | { do: "reveal"; secret: string };

/** Until this tab is closed: a page that is loaded again goes on with the same secret. */
const PREFIX = "foolsgold.deal.";

export class FairDealParticipant {
  readonly #known = new Map<number, WitnessedDeal>();
  readonly #sent = new Set<string>();
  #open: number | null = null;

  constructor(
    private readonly code: string,
    private readonly send: (wish: Wish) => void,
  ) {}

  /** Does what is to be done; called whenever the table, or who is here, has changed. */
  look(table: PublicTable | null, seat: number | null, here: Presence | null): void {
    // A game is played after the deal this device had a part in: nobody threw that one away.
    if (table && table.stage !== "lobby" && this.#opened === table.games) this.#opened = 0;
    const seal = table?.seal;
    if (!seal || table.stage === "playing") return;
    const { game, commitment, parts } = seal;
    if (this.#opened !== 0 && this.#opened !== game) this.#keep(game, { ...this.#of(game), thrown: true });
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
      if (list === null || !isSameList(list, { game, commitment, parts })) return;
      this.#opened = game;
      this.#once(`reveal ${game}`, { do: "reveal", secret });
    }
  }

  /** The game for which this device opened its secret and which it has not seen begin; 0 if there is none. */
  get #opened(): number {
    return this.#open ?? Number(this.#read("open"));
  }

  set #opened(game: number) {
    this.#open = game;
    this.#write("open", String(game));
  }

  /** What this device knows of the deal of a game; null if nothing. */
  of(game: number): WitnessedDeal | null {
    return this.#known.get(game) ?? this.#stored(game);
  }

  #of(game: number): WitnessedDeal {
    const known = this.of(game) ?? { secret: newSecret(), list: null };
    this.#keep(game, known);
    return known;
  }

  /** The first list of a game is the one that counts. */
  #seen(list: CommitmentList): void {
    const known = this.#of(list.game);
    if (known.list === null) this.#keep(list.game, { ...known, list });
  }

  #once(key: string, wish: Wish): void {
    if (this.#sent.has(key)) return;
    this.#sent.add(key);
    this.send(wish);
  }

  #keep(game: number, known: WitnessedDeal): void {
    this.#known.set(game, known);
    this.#write(game, JSON.stringify(known));
  }

  #stored(game: number): WitnessedDeal | null {
    try {
      return JSON.parse(this.#read(game) ?? "null") as WitnessedDeal | null;
    } catch {
      return null;
    }
  }

  #write(what: number | "open", text: string): void {
    try {
      sessionStorage.setItem(`${PREFIX}${this.code}.${what}`, text);
    } catch {
      // Blocked or full: it is kept as long as the page.
    }
  }

  #read(what: number | "open"): string | null {
    try {
      return sessionStorage.getItem(`${PREFIX}${this.code}.${what}`);
    } catch {
      return null;
    }
  }
}
