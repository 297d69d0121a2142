import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

import { messages } from "./vite.config";

export default defineConfig({
  plugins: [messages, svelte()],
  // Components are mounted as in a browser, not rendered to text.
  resolve: { conditions: ["browser"] },
  // The words lie beside the page, in the Python package.
  server: { fs: { allow: [".."] } },
  test: {
    environment: "happy-dom",
    include: ["tests/**/*.test.ts"],
    setupFiles: ["tests/support/setup.ts"],
    // Only ends a test that hangs, as tests/support/timeouts.py does: a busy machine just takes longer.
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
});
