// Messages: what the page contains in each language, and which language it speaks.
import { describe, expect, it } from "vitest";

import { LANGUAGES, language, type Language, setLanguage, loadMessages, t } from "../../src/i18n/messages.svelte";
import { TEXTS } from "../support/messages";

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

it("speaks the language that was asked for last, with all its words, whatever comes first", async () => {
  const asked = new Map<string, (text: string) => void>();
  const slow = (lang: Language) => ({ [`./${lang}/screens/analysis-slow.ftl`]: () => new Promise<string>((come) => asked.set(lang, come)) });
  const came = async (lang: Language): Promise<void> => {
    await expect.poll(() => asked.has(lang)).toBe(true);
    asked.get(lang)?.(`slow = ${lang}`);
  };
  await setLanguage("en");
  const more = loadMessages("analysis", { ...slow("en"), ...slow("he") });
  const other = setLanguage("he");
  await came("he");
  await other;
  await came("en");
  await more;
  expect([language(), document.documentElement.lang, t("slow")]).toEqual(["he", "he", "he"]);
});
