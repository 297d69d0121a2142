// The page narrates whole games exactly as Python does: tests/locales/test_page_messages.py writes TOLD and runs this.
import { readFileSync } from "node:fs";

import { beforeAll, describe, expect, it } from "vitest";

import type { AnyEvent, AnyFace, AnyMove, AnyView, GameName } from "../src/games/anyGame";
import type { PublicTable, PublicChange } from "../src/wire/table";
import { gameOf } from "../src/games";
import { optionText, narrate } from "../src/games/eventNarrator";
import { standInText, tableText, type Talk, talkText } from "../src/i18n/tableNarrator";
import { LANGUAGES, t, type Args, type Language } from "../src/i18n/messages.svelte";
import { speakFrom } from "./support/messages";

interface Case<Said> {
  game: GameName;
  names: string[];
  me: number | null;
  view: AnyView;
  said: Record<Language, Said>;
}
interface Told {
  decisions: (Case<string[]> & { moves: AnyMove[]; faces: AnyFace[] })[];
  logs: (Case<string[][]> & { events: AnyEvent[] })[];
  talk: (Omit<Case<string>, "me" | "view"> & { talk: Talk })[];
  tables: { before: PublicTable; table: PublicTable; me: number | null; what: PublicChange; said: Record<Language, string[]> }[];
  numbers: { id: string; args: Args; said: Record<Language, string> }[];
}

const file = process.env.TOLD;
const told: Told = file ? (JSON.parse(readFileSync(file, "utf-8")) as Told) : { decisions: [], logs: [], talk: [], tables: [], numbers: [] };
// Each side keeps directions apart in its own way: marks in a terminal, isolation in a page.
const MARKS = /[\u200e\u200f\u2068\u2069]/g;
const bare = (text: string | null): string => (text ?? "").replace(MARKS, "");

describe.skipIf(!file).each(LANGUAGES)("in %s", (lang) => {
  beforeAll(() => speakFrom(lang));

  it("tells what happens", () => {
    for (const log of told.logs) {
      const said = log.events.map((event) => narrate(event, log.game, log).map(bare));
      expect(said).toEqual(log.said[lang].map((sentences) => sentences.map(bare)));
    }
  });

  it("offers choices, and says why a card is of no use", () => {
    for (const asked of told.decisions) {
      const options = asked.moves.map((move) => optionText(move, asked));
      const reasons = asked.faces.map((face) => gameOf(asked.view).words.unplayable(face, asked.view, asked.me));
      expect([...options, ...reasons].map(bare)).toEqual(asked.said[lang].map(bare));
    }
  });

  it("repeats what people say", () => {
    const said = told.talk.map(({ talk, names, game }) => bare(talkText(talk, names, game)));
    expect(said).toEqual(told.talk.map((talk) => bare(talk.said[lang])));
  });

  it("counts", () => {
    const said = told.numbers.map(({ id, args }) => bare(t(id, args)));
    expect(said).toEqual(told.numbers.map((number) => bare(number.said[lang])));
  });

  it("tells who comes and goes", () => {
    for (const { what, table, me, before, said } of told.tables) {
      const names = table.seats.map((seat) => seat.name ?? "");
      const standIn = what.change === "moved" ? standInText(what, names, me, new Set()) : null;
      const text = standIn ?? tableText(what, table, me, before);
      expect(bare(text)).toBe(bare(said[lang].join(" ")));
    }
  });
});
