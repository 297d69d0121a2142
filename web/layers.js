// Who may import whom in src/: a folder may use the floors below it, not its neighbours and nothing above.
import { readdirSync } from "node:fs";

const SRC = new URL("src/", import.meta.url);

/** From the ground up; folders of one floor do not know each other. `src` itself is the roof. */
export const FLOORS = [
  ["base", "wire"],
  ["words"],
  ["art"],
  ["games"],
  ["table"],
  ["board"],
  ["dialogs"],
  ["announcer", "hand", "motion", "seats", "talk"],
  ["shell"],
  ["lesson", "lookback", "referee"],
  ["screens"],
];

/** What games are made of. Everything else that lies in games/ itself stands on top of them. */
const BELOW_GAMES = ["flight", "game", "kinds", "reach", "story"];

const foldersIn = (place) => readdirSync(place, { withFileTypes: true }).flatMap((each) => (each.isDirectory() ? [each.name] : []));

/** Every folder there is; one that has no floor yet may import nothing. */
const folders = foldersIn(SRC);
const games = foldersIn(new URL("games/", SRC));

const into = (names) => `^(?:\\.\\.?/)+(?:${names.join("|")})(?:/|$)`;
const ROOF = "^(?:\\.\\./)+(?:App\\.svelte|main)$";
const INSIDE_A_GAME = `^(?:\\.\\.?/)+games/(?:${games.join("|")})(?:/|$)`;

function above(folder) {
  const floor = FLOORS.findIndex((names) => names.includes(folder));
  const below = FLOORS.slice(0, Math.max(0, floor)).flat();
  return folders.filter((other) => other !== folder && !below.includes(other));
}

/** The same for `import … from` and for `import(…)`. */
function forbidding(files, wrongs) {
  const dynamic = wrongs.map(({ regex, message }) => ({
    selector: `ImportExpression[source.value=/${regex.replaceAll("/", "\\/")}/]`,
    message,
  }));
  return { files, rules: { "no-restricted-imports": ["error", { patterns: wrongs }], "no-restricted-syntax": ["error", ...dynamic] } };
}

function ofFolder(folder) {
  const wrongs = [
    { regex: into(above(folder)), message: `${folder}/ does not know this: see layers.js.` },
    { regex: ROOF, message: "Nobody stands on the roof: see layers.js." },
  ];
  if (folder !== "games") wrongs.push({ regex: INSIDE_A_GAME, message: "Ask the game for it: see games/game.ts." });
  return { files: [`src/${folder}/**/*.{ts,svelte}`], wrongs };
}

function ofGame(game) {
  const others = games.filter((other) => other !== game);
  const own = { regex: `^\\.\\./(?!\\.\\./|(?:${BELOW_GAMES.join("|")})$)|^\\.\\.$`, message: "A game does not know who asks it: see layers.js." };
  const wrongs = [...ofFolder("games").wrongs, { regex: into(others), message: "Games do not know each other." }];
  return [
    forbidding([`src/games/${game}/*/**/*.{ts,svelte}`], wrongs),
    forbidding([`src/games/${game}/*.{ts,svelte}`], [...wrongs, own]),
  ];
}

export const layers = [
  ...folders.map((folder) => ofFolder(folder)).map(({ files, wrongs }) => forbidding(files, wrongs)),
  ...games.flatMap(ofGame),
  forbidding(["src/*.{ts,svelte}"], [{ regex: INSIDE_A_GAME, message: "Ask the game for it: see games/game.ts." }]),
];
