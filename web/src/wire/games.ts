// Written by tools/wire_types.py from the server's own types. Do not edit.
import type * as Gobblings from "./gobblings";
import type * as Saboteur from "./saboteur";

/** What is said of each game, by its name. */
export interface Games {
  saboteur: { View: Saboteur.View; Move: Saboteur.Move; Event: Saboteur.Event };
  gobblings: { View: Gobblings.View; Move: Gobblings.Move; Event: Gobblings.Event };
}

export type GameName = keyof Games;

export const GAMES = ["saboteur", "gobblings"] as const satisfies readonly GameName[];

/** Those that come with the project. */
export const EDITIONS = ["saboteur-uk", "saboteur-ru", "saboteur-fa", "saboteur-lv", "saboteur-he", "saboteur-en", "gobblings", "gobblings-advanced"] as const;

/** The edition that is suggested to readers of a language. */
export const EDITION_BY_LANGUAGE: Readonly<Record<string, string>> = {
  uk: "saboteur-uk",
  ru: "saboteur-ru",
  fa: "saboteur-fa",
  lv: "saboteur-lv",
  he: "saboteur-he",
  en: "saboteur-en",
};

/** The edition that is suggested to all others. */
export const REFERENCE_EDITION = "saboteur-en";
