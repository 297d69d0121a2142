import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

const server = process.env.FOOLSGOLD_SERVER ?? "http://localhost:8765";

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/foolsgold/server/static",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  // `npm run dev` beside a running server: changes show at once.
  server: { host: "127.0.0.1", fs: { allow: [".."] }, proxy: { "/api": { target: server, ws: true } } },
});
