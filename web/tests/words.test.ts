// What of the words goes into the page, in each language.
import { describe, expect, it } from "vitest";

import { LANGUAGES, type Language } from "../src/words/words.svelte";
import { TEXTS } from "./spoken";

const idsIn = (lang: Language): string[] => [...TEXTS[lang].join("\n").matchAll(/^([a-z][\w-]*) =/gm)].map(([, id]) => id ?? "").sort();

describe.each(LANGUAGES)("the words in %s", (lang) => {
  it("are those of all games, and the same as in English", () => {
    expect(idsIn(lang)).toEqual(expect.arrayContaining(["event-placed", "gob-placed", "home-play", "lobby-start"]));
    expect(idsIn(lang)).toEqual(idsIn("en"));
  });

  it("are without the rules sheets, which the server sends, and what only a terminal says", () => {
    expect(idsIn(lang).filter((id) => /^(sheet|start)-/.test(id))).toEqual([]);
  });
});
