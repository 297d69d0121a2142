import { readFileSync } from "node:fs";

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

import { drawings } from "./src/games/previewDrawings";

const server = process.env.FOOLSGOLD_SERVER ?? "http://localhost:8765";

/** What translators tell each other is not sent to readers. */
const words: Plugin = {
  name: "words-without-comments",
  enforce: "pre",
  load(id) {
    const file = id.endsWith(".ftl?raw") ? id.slice(0, -"?raw".length) : null;
    if (file === null) return null;
    const text = readFileSync(file, "utf-8").replaceAll(/^#.*\n/gm, "");
    return `export default ${JSON.stringify(text)}`;
  },
};

/** The pictures for the server's own painter; what begins with a dot is served to nobody. */
const drawn: Plugin = {
  name: "drawings",
  apply: "build",
  generateBundle() {
    const styles = readFileSync(new URL("src/art/art.css", import.meta.url), "utf-8");
    this.emitFile({ type: "asset", fileName: ".drawings.json", source: JSON.stringify(drawings(styles)) });
  },
};

export default defineConfig({
  plugins: [words, drawn, svelte()],
  // Only the page itself names absolute addresses: a server may put a path before them.
  experimental: { renderBuiltUrl: (file, { hostType }) => (hostType === "html" ? `/${file}` : { relative: true }) },
  build: {
    outDir: "../src/foolsgold/server/static",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  // `npm run dev` beside a running server: changes show at once.
  server: { host: "127.0.0.1", fs: { allow: [".."] }, proxy: { "/api": { target: server, ws: true } } },
});
