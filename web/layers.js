// Import layers of src/: a folder may import from the layers below it, not from its neighbours and nothing above.
import { readdirSync } from "node:fs";
import { posix, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";

const SRC = fileURLToPath(new URL("src/", import.meta.url));

/** From the lowest to the highest; folders of one layer do not import each other. Files of `src` itself are above all of them. */
export const LAYERS = [
  ["platform", "wire"],
  ["i18n"],
  ["art"],
  ["games", "ui"],
  ["model"],
  ["table-ui/board"],
  ["table-ui/dialogs"],
  ["table-ui/announcer", "table-ui/hand", "table-ui/motion", "table-ui/seats", "table-ui/talk"],
  ["shell"],
  ["features/join", "features/table-settings"],
  [
    "features/home",
    "features/lobby",
    "features/my-games",
    "features/new-table",
    "features/public-lobby",
    "features/referee",
    "features/replay",
    "features/rules",
    "features/seat-transfer",
    "features/tutorial",
  ],
  ["features/play", "features/tv"],
];

/** What games are made of. Everything else that lies in games/ itself stands on top of them. */
const BELOW_GAMES = ["animationFacts", "anyGame", "connectivity", "flights", "game"];

const games = readdirSync(`${SRC}games`, { withFileTypes: true }).flatMap((each) => (each.isDirectory() ? [each.name] : []));

/** The number of the layer a path below src/ belongs to; -1 for a folder that has none. */
export function layerOf(path) {
  if (!path.includes("/")) return LAYERS.length;
  return LAYERS.findIndex((folders) => folders.some((folder) => path.startsWith(`${folder}/`)));
}

const folderOf = (path) => LAYERS.flat().find((folder) => path.startsWith(`${folder}/`)) ?? posix.dirname(path);
const gameOf = (path) => games.find((game) => path.startsWith(`games/${game}/`));

/** Why the file at `from` must not import the one at `to`; null if it may. */
export function breach(from, to) {
  const own = gameOf(from);
  const other = gameOf(to);
  if (other && other !== own) {
    if (own) return "Games do not import each other.";
    if (!from.startsWith("games/")) return "Import the game's interface instead: see games/game.ts.";
  }
  if (own && !other && to.startsWith("games") && !BELOW_GAMES.some((name) => to === `games/${name}`)) {
    return "A game does not import what chooses it: see layers.js.";
  }
  if (folderOf(from) === folderOf(to) || folderOf(from) === to) return null;
  const layer = layerOf(from);
  return layer >= 0 && layerOf(`${to}/`) >= 0 && layerOf(`${to}/`) < layer ? null : `${folderOf(from)} must not import this: see layers.js.`;
}

/** Covers `import … from`, `export … from`, `import(…)` and `import("…").Type`. */
const imports = {
  meta: { type: "problem", schema: [] },
  create(context) {
    const from = relative(SRC, context.filename).replaceAll(sep, "/");
    const check = (node) => {
      const name = node?.value ?? node?.literal?.value;
      if (from.startsWith("..") || typeof name !== "string" || !name.startsWith(".") || name.endsWith(".css")) return;
      const to = posix.join(posix.dirname(from), name);
      const message = to.startsWith("..") ? null : breach(from, to.replace(/\/$/, ""));
      if (message) context.report({ node, message });
    };
    return {
      ImportDeclaration: ({ source }) => check(source),
      ImportExpression: ({ source }) => check(source),
      ExportNamedDeclaration: ({ source }) => check(source),
      ExportAllDeclaration: ({ source }) => check(source),
      TSImportType: ({ source, argument }) => check(source ?? argument),
    };
  },
};

export const layers = [
  { files: ["src/**/*.{ts,svelte}"], plugins: { layers: { rules: { imports } } }, rules: { "layers/imports": "error" } },
];
