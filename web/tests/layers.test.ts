// @vitest-environment node
// The floors of the page: each breach is told, each folder has its floor, and games are named in their own folders only.
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";

import { ESLint } from "eslint";
import { describe, expect, it } from "vitest";

import { FLOORS } from "../layers.js";
import { GAMES } from "../src/wire/games";

const SRC = join(import.meta.dirname, "../src");
const eslint = new ESLint({ cwd: join(SRC, "..") });

/** What is said about a file of this name with this text. */
async function told(file: string, text: string): Promise<string[]> {
  const code = file.endsWith(".svelte") ? `<script lang="ts">\n${text}\n</script>\n` : `${text}\n`;
  const [found] = await eslint.lintText(code, { filePath: join(SRC, file) });
  return (found?.messages ?? []).map(({ ruleId }) => ruleId ?? "").filter((rule) => rule.startsWith("no-restricted"));
}

describe("floors", () => {
  it.each([
    ["upwards", "words/planted.ts", 'export { place } from "../screens/title";'],
    ["upwards, only for a type", "art/planted.ts", 'export type { Game } from "../games/game";'],
    ["upwards from a component", "board/Planted.svelte", 'import Hand from "../hand/Hand.svelte";\nvoid Hand;'],
    ["upwards, later", "table/planted.ts", 'export const later = () => import("../screens/Table.svelte");'],
    ["a neighbour", "talk/planted.ts", 'import "../seats/facts";'],
    ["shell and screens", "shell/planted.ts", 'import "../screens/title";'],
    ["lesson and screens", "lesson/planted.ts", 'import "../screens/lobby";'],
    ["the roof", "screens/planted.ts", 'import "../App.svelte";'],
    ["the inside of a game", "seats/planted.ts", 'import "../games/saboteur/words";'],
    ["the inside of a game, from the roof", "planted.ts", 'import "./games/saboteur/words";'],
    ["another game", "games/gobblings/planted.ts", 'import "../saboteur/words";'],
    ["another game, from deep inside", "games/gobblings/pictures/planted.ts", 'import "../../saboteur/words";'],
    ["who chooses the game", "games/gobblings/planted.ts", 'import "..";'],
    ["who tells the game", "games/gobblings/planted.ts", 'import "../tell";'],
    ["up from a game", "games/gobblings/planted.ts", 'import "../../table/model.svelte";'],
  ])("tells of %s", async (_, file, text) => {
    expect(await told(file, text)).not.toEqual([]);
  });

  it.each([
    ["screens/planted.ts", 'import "../shell/sheet";\nimport "../games/tell";\nimport "./title";'],
    ["games/gobblings/planted.ts", 'import "../kinds";\nimport "../../words/words.svelte";\nimport "./tell";'],
    ["games/gobblings/pictures/planted.ts", 'import "../tell";\nimport "../../../art/layers";'],
    ["App.svelte", 'void import("./screens/Table.svelte");'],
  ])("lets %s go down", async (file, text) => {
    expect(await told(file, text)).toEqual([]);
  });

  it("has a place for every folder", () => {
    const folders = readdirSync(SRC, { withFileTypes: true }).flatMap((each) => (each.isDirectory() ? [each.name] : []));
    expect(folders.sort()).toEqual(FLOORS.flat().sort());
  });
});

describe("games", () => {
  const files = readdirSync(SRC, { recursive: true, withFileTypes: true })
    .filter((each) => each.isFile())
    .map((each) => relative(SRC, join(each.parentPath, each.name)));

  it("are named in their own folders only", () => {
    const name = new RegExp(GAMES.join("|"), "i");
    const others = files.filter((file) => !/^(games|wire)\//.test(file));
    expect(others.length).toBeGreaterThan(100);
    expect(others.filter((file) => name.test(readFileSync(join(SRC, file), "utf-8")))).toEqual([]);
  });

  it("do not name each other", () => {
    for (const game of GAMES) {
      const others = new RegExp(GAMES.filter((other) => other !== game).join("|"), "i");
      const own = files.filter((file) => file.startsWith(`games/${game}/`));
      expect(own.length).toBeGreaterThan(10);
      expect(own.filter((file) => others.test(readFileSync(join(SRC, file), "utf-8")))).toEqual([]);
    }
  });
});
