// What is asked of the server when a table is opened or a seat is taken.
import { randomId } from "../base/random";
import { usualEdition } from "../games/front";
import type { EditionShown, NewTable } from "../wire/table";
import type { Language } from "../words/words.svelte";

/** What somebody chose for a new table. */
export interface Wishes {
  name: string;
  edition: string;
  seats: number;
  bots: number;
  options: readonly string[];
  turnSeconds: number | null;
  chat: boolean;
}

/** A body that still lacks its id. */
export type Nameless<Body extends { id: string }> = Omit<Body, "id">;

/** One click: the reader against four bots. */
export function quickWishes(name: string, lang: Language): Wishes {
  return { name, edition: usualEdition(lang), seats: 5, bots: 4, options: [], turnSeconds: null, chat: true };
}

/** What fits the edition: somebody may have chosen another one after the number of seats. */
export function fitting(wishes: Wishes, edition: EditionShown): Wishes {
  const [low, high] = edition.seats;
  const seats = Math.min(Math.max(wishes.seats, low), high);
  return {
    ...wishes,
    edition: edition.id,
    seats,
    bots: Math.min(wishes.bots, seats - 1),
    options: wishes.options.filter((option) => edition.options.some(({ id }) => id === option)),
  };
}

export function bodyOf(wishes: Wishes, lang: Language): Nameless<NewTable> {
  return {
    name: wishes.name,
    edition: wishes.edition,
    options: [...wishes.options],
    seats: wishes.seats,
    bots: Array.from({ length: wishes.bots }, () => ({})),
    lang,
    turn_seconds: wishes.turnSeconds,
    chat: wishes.chat,
  };
}

/** Gives a request its id: asked again it is the same, so that nobody is seated twice. */
export class Asking {
  #text = "";
  #id = "";

  withId<Body extends object>(body: Body): Body & { id: string } {
    const text = JSON.stringify(body);
    if (text !== this.#text) {
      this.#text = text;
      this.#id = randomId();
    }
    return { ...body, id: this.#id };
  }
}
