/** How the pages are built: into the Python package, which serves them. */
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";
import { coastPlugin } from "./tools/vite_coast_plugin.ts";
import { textsPlugin } from "./tools/vite_texts_plugin.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  base: "/",
  plugins: [textsPlugin(), svelte(), coastPlugin(), svelteTesting()],
  resolve: {
    alias: { $face_api: here("src/face_api/index.ts"), $geography: here("src/geography/index.ts") },
    // Faces live in the games' folders, from where no node_modules is in sight: svelte is always this project's.
    dedupe: ["svelte"],
  },
  build: {
    outDir: here("../src/marula/server/http/pages"),
    emptyOutDir: true,
    target: "es2022",
    // From here on browsers know light-dark(); older ones would need every colour twice.
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
    // Everything comes from our own address: data: addresses would need holes in the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 250,
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  server: {
    fs: { allow: [here("..")] },
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
  test: {
    environment: "happy-dom",
    include: ["tests/**/*.test.ts"],
    setupFiles: ["tests/setup.ts"],
    coverage: {
      provider: "v8",
      include: ["src/**/*.{ts,svelte}", "../src/marula/games/*/face/*.{ts,svelte}"],
      allowExternal: true,
      reporter: ["text", "text-summary"],
      reportsDirectory: "node_modules/.coverage", // nothing is left lying about
    },
  },
});
