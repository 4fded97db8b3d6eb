/** How the pages are built: into the Python package, which serves them. */
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";
import { coastPlugin } from "./tools/vite_coast_plugin.ts";
import { textsPlugin } from "./tools/vite_texts_plugin.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** What is loaded together. A few larger files compress better than many small ones; null leaves it to the bundler. */
function chunkOf(path: string): string | null {
  if (path.includes("/node_modules/")) return "svelte";
  const [, game, file] = /\/games\/(\w+)\/face\/(\w+)\.(?:svelte|ts)/.exec(path) ?? [];
  if (game && file) return file === "Emblem" ? null : `face-${game}`; // the home page shows the emblems alone
  if (/\/web\/src\/(?:face_api|geography)\//.test(path)) return "face_api";
  if (/\/web\/src\/(?:pages\/(?:Puzzles?|Lesson|Mistake)|components\/learn\/)/.test(path)) return "learn";
  if (/\/web\/src\/components\/table\//.test(path)) return "table";
  return null;
}

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
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: { codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: chunkOf }] } },
    },
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
