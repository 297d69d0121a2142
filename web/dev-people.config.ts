import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
export default defineConfig({ plugins: [svelte()], build: { outDir: "/tmp/people/dist", emptyOutDir: true, assetsInlineLimit: 0, rollupOptions: { input: "dev-people.html" } } });
