/** What pages of an older build kept in a browser's storage is still read: nobody loses a seat by an upgrade. */
import { beforeEach, expect, it, vi } from "vitest";
import kept from "../../tests/fixtures/56afee8/browser-storage.json";

const stored = (key: string): unknown => JSON.parse((kept as Record<string, string>)[`marula.${key}`]!);
const seats = stored("seats") as Record<string, object>;

beforeEach(() => {
  localStorage.clear();
  for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
  vi.resetModules(); // some modules read the storage once, when they are loaded
});

it("has everything that those pages kept", () => {
  const keys = Object.keys(kept).map((key) => key.replace(/guided \w+$/, "guided GAME"));
  expect(keys.sort()).toEqual(["guided GAME", "language", "name", "seats", "theme"].map((key) => `marula.${key}`));
  expect(Object.keys(seats)).toHaveLength(2);
});

it("gives the seats, the host's secret and what was promised about luck", async () => {
  const { heldTables, holding, keepSeat } = await import("../src/core/seat_secrets.ts");
  expect(heldTables()).toEqual(Object.keys(seats));
  keepSeat("another table", 0, "another secret");
  for (const [table, held] of Object.entries(seats)) {
    expect(Object.keys(held).sort()).toEqual(["added", "commitment", "host", "seats", "seen"]);
    expect(holding(table)).toEqual(held);
  }
});

it("gives the reader's name and look", async () => {
  const { preferences } = await import("../src/core/preferences.svelte.ts");
  expect([preferences.name, preferences.theme]).toEqual([stored("name"), stored("theme")]);
  preferences.show();
  expect(document.documentElement.dataset["theme"]).toBe("dark");
});

it("gives the language", async () => {
  const { text } = await import("../src/core/translation.svelte.ts");
  await text.start();
  expect(text.language).toBe(stored("language"));
});

it("tells which games the reader was shown round", async () => {
  const { recall } = await import("../src/core/storage.ts");
  const guided = Object.keys(kept).find((key) => key.startsWith("marula.guided "))!;
  expect(recall(guided.replace("marula.", ""), false)).toBe(true);
});
