import { readdirSync, readFileSync } from "node:fs";

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

import { drawings } from "./src/games/linkPreviewExport";

const server = process.env.FOOLSGOLD_SERVER ?? "http://localhost:8765";

/** The file that stands for all messages of its folder: one chunk of the build for each language. */
const FOLDER = /^(.*\/ftl\/(\w+))\/app\.ftl\?folder$/;

/** Loads message files as short as they can be; `app.ftl?folder` brings the files beside it too. */
export const messages: Plugin = {
  name: "messages",
  enforce: "pre",
  load(id) {
    const folder = FOLDER.exec(id)?.[1];
    if (folder === undefined) return id.endsWith(".ftl?raw") ? `export default ${JSON.stringify(read(id.slice(0, -"?raw".length)))}` : null;
    const files = readdirSync(folder).filter((name) => name.endsWith(".ftl")).map((name) => `${folder}/${name}`);
    for (const file of files) this.addWatchFile(file);
    return `export default ${JSON.stringify(files.sort().map(read))}`;
  },
};

/** A message file without comments, and without empty lines between messages. */
function read(file: string): string {
  return readFileSync(file, "utf-8").replaceAll(/^#.*\n/gm, "").replaceAll(/\n+(?=[a-z-])/g, "\n").trimStart();
}

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
  plugins: [messages, drawn, svelte()],
  // Only the page itself names absolute addresses: a server may put a path before them.
  experimental: { renderBuiltUrl: (file, { hostType }) => (hostType === "html" ? `/${file}` : { relative: true }) },
  build: {
    outDir: "../src/foolsgold/server/static",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        chunkFileNames: ({ facadeModuleId }) => `assets/${FOLDER.exec(facadeModuleId ?? "")?.[2] ?? "[name]"}-[hash].js`,
        // What every screen imports is one file: each file of its own costs a header and the names of what it shares.
        codeSplitting: { groups: [{ name: "core", test: /\/web\/src\/(?:i18n|platform|ui)\// }] },
      },
    },
  },
  // `npm run dev` beside a running server: changes show at once.
  server: { host: "127.0.0.1", fs: { allow: [".."] }, proxy: { "/api": { target: server, ws: true } } },
});
