// Bodies of the requests that open a table or take a seat.
import { randomId } from "../platform/randomId";
import { savedFace } from "./savedFace";
import { defaultEdition } from "../games/defaultEdition";
import type { Avatar, NewTable, BotPace } from "../wire/table";
import type { Language } from "../i18n/messages.svelte";

/** What somebody chose for a new table. */
export interface TableWishes {
  name: string;
  face: Avatar | null;
  /** The shipped edition it starts from. */
  base: string;
  /** An edition of one's own, as TOML, instead of a shipped one. */
  edition_text?: string;
  options?: readonly string[];
  seats: number;
  bots: number;
  /** Which kind of bots; null are those the game has first. */
  level: string | null;
  turnSeconds: number | null;
  pace: BotPace;
  chat: boolean;
  /** Whether bots may speak. */
  botTalk: boolean;
}

/** A body that still lacks its id. */
export type WithoutId<Body extends { id: string }> = Omit<Body, "id">;

/** Whoever asks has a name and a face; the rest is for the form. */
export function newWishes(name: string): Pick<TableWishes, "name" | "face"> {
  return { name, face: savedFace() };
}

/** One click: the reader against four bots. */
export function quickWishes(name: string, lang: Language): TableWishes {
  return { ...newWishes(name), base: defaultEdition(lang), seats: 5, bots: 4, level: null, turnSeconds: null, pace: "normal", chat: true, botTalk: true };
}

export function newTableBody(wishes: TableWishes, lang: Language): WithoutId<NewTable> {
  return {
    name: wishes.name,
    face: wishes.face,
    ...(wishes.edition_text === undefined ? { edition: wishes.base, options: [...(wishes.options ?? [])] } : { edition_text: wishes.edition_text }),
    seats: wishes.seats,
    bots: Array.from({ length: wishes.bots }, () => ({})),
    level: wishes.level,
    lang,
    turn_seconds: wishes.turnSeconds,
    pace: wishes.pace,
    chat: wishes.chat,
    bot_talk: wishes.botTalk,
  };
}

/** Gives a request its id: asked again it is the same, so that nobody is seated twice. */
export class IdempotentRequest {
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
