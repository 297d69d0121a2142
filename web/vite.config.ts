import { readFileSync } from "node:fs";

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

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

export default defineConfig({
  plugins: [words, svelte()],
  build: {
    outDir: "../src/foolsgold/server/static",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  // `npm run dev` beside a running server: changes show at once.
  server: { host: "127.0.0.1", fs: { allow: [".."] }, proxy: { "/api": { target: server, ws: true } } },
});
