// @vitest-environment node
// Import layers: the linter reports every breach, every folder has a layer, and games are named in their own folders only.
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";

import { ESLint } from "eslint";
import { describe, expect, it } from "vitest";

import { LAYERS } from "../layers.js";
import { GAMES } from "../src/wire/games";

const SRC = join(import.meta.dirname, "../src");
const eslint = new ESLint({ cwd: join(SRC, "..") });

/** The breaches of layers that the linter finds in a file of this name with this text. */
async function breachesIn(file: string, text: string): Promise<string[]> {
  const code = file.endsWith(".svelte") ? `<script lang="ts">\n${text}\n</script>\n` : `${text}\n`;
  const [found] = await eslint.lintText(code, { filePath: join(SRC, file) });
  return (found?.messages ?? []).map(({ ruleId }) => ruleId ?? "").filter((rule) => rule === "layers/imports");
}

describe("layers", () => {
  it.each([
    ["upwards", "i18n/planted.ts", 'export { SHIPPED } from "../games/defaultEdition";'],
    ["upwards, only for a type", "art/planted.ts", 'export type { Game } from "../games/game";'],
    ["upwards, a type by import()", "art/planted.ts", 'export type Planted = import("../games/game").Game;'],
    ["upwards from a component", "table-ui/board/Planted.svelte", 'import Hand from "../hand/Hand.svelte";\nvoid Hand;'],
    ["upwards, later", "model/planted.ts", 'export const later = () => import("../features/play/TableRoute.svelte");'],
    ["upwards from a folder inside", "model/net/planted.ts", 'import "../../shell/ruleTextParser";'],
    ["a neighbour", "table-ui/talk/planted.ts", 'import "../seats/seatFacts";'],
    ["shell and screens", "shell/planted.ts", 'import "../features/join/quickJoin";'],
    ["one screen and another", "features/tutorial/planted.ts", 'import "../lobby/readiness";'],
    ["what only the last screens may use", "features/table-settings/planted.ts", 'import "../lobby/readiness";'],
    ["the application", "features/home/planted.ts", 'import "../../App.svelte";'],
    ["a folder without a layer", "planted/planted.ts", 'import "../platform/randomId";'],
    ["the inside of a game", "table-ui/seats/planted.ts", 'import "../../games/saboteur/tableLabels";'],
    ["the inside of a game, from the application", "planted.ts", 'import "./games/saboteur/tableLabels";'],
    ["another game", "games/gobblings/planted.ts", 'import "../saboteur/tableLabels";'],
    ["another game, from deep inside", "games/gobblings/pictures/planted.ts", 'import "../../saboteur/tableLabels";'],
    ["what chooses the game", "games/gobblings/planted.ts", 'import "..";'],
    ["what narrates any game", "games/gobblings/planted.ts", 'import "../eventNarrator";'],
    ["up from a game", "games/gobblings/planted.ts", 'import "../../model/tableModel.svelte";'],
  ])("reports %s", async (_, file, text) => {
    expect(await breachesIn(file, text)).not.toEqual([]);
  });

  it.each([
    ["features/play/planted.ts", 'import "../../shell/ruleTextParser";\nimport "../../games/eventNarrator";\nimport "../lobby/readiness";\nimport "./TableRoute.svelte";'],
    ["games/gobblings/planted.ts", 'import "../anyGame";\nimport "../../i18n/messages.svelte";\nimport "./narrator";'],
    ["games/gobblings/pictures/planted.ts", 'import "../narrator";\nimport "../../../art/pathLayers";'],
    ["App.svelte", 'void import("./features/play/TableRoute.svelte");'],
  ])("lets %s import what is below", async (file, text) => {
    expect(await breachesIn(file, text)).toEqual([]);
  });

  it("has a layer for every folder, and a folder for every layer", () => {
    const foldersIn = (path: string): string[] =>
      readdirSync(join(SRC, path), { withFileTypes: true }).flatMap((each) => (each.isDirectory() ? [join(path, each.name)] : []));
    const folders = foldersIn("").flatMap((folder) => (["table-ui", "features"].includes(folder) ? foldersIn(folder) : [folder]));
    expect(folders.sort()).toEqual(LAYERS.flat().sort());
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
