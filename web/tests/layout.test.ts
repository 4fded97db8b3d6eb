import { describe, expect, it } from "vitest";
import { shapeOf } from "../src/components/table/table_shape.ts";
import { arrange, type Needs } from "../src/face_api/split.ts";

/** A phone held upright, a tablet held upright, a phone held sideways, a laptop. */
describe("the shape of a table", () => {
  it.each([
    [320, 568, "column"],
    [768, 1024, "column"],
    [1024, 768, "column"],
    [667, 375, "low"],
    [640, 360, "low"],
    [500, 400, "column"],
    [1280, 720, "wide"],
    [2560, 1440, "wide"],
    [0, 0, "wide"],
  ])("in a box of %d × %d is %s", (width, height, shape) => {
    expect(shapeOf(width, height)).toBe(shape);
  });
});

describe("a split", () => {
  const portrait: Needs = { ratio: 0.9, beside: { wide: 24, high: 5 }, drawer: 7 };
  const landscape: Needs = { ratio: 1.5, beside: { wide: 16, high: 6 }, keep: true };

  it.each([
    [57, 32, portrait, "right"],
    [47, 45, portrait, "below"],
    [23, 33, portrait, "below"],
    [19, 18, portrait, "bare"],
    [47, 45, landscape, "below"],
    [57, 32, landscape, "right"],
    [19, 17, landscape, "below"],
  ] as const)("of a room of %d × %d rem", (width, height, needs, arrangement) => {
    expect(arrange(width, height, needs)).toBe(arrangement);
  });

  it("never puts away what is needed in every turn", () => {
    for (let width = 15; width < 60; width += 5)
      for (let height = 10; height < 60; height += 5)
        expect(arrange(width, height, { ...portrait, keep: true })).not.toBe("bare");
  });

  it("shows everything as soon as the board is comfortable beside it", () => {
    expect(["right", "below"]).toContain(arrange(22 * 0.9 + 24, 22, portrait));
  });
});

describe("the window's size", () => {
  const files = import.meta.glob<string>(["../src/**/*.{svelte,css}", "../../src/marula/games/*/face/**/*.svelte"], {
    query: "?raw",
    import: "default",
    eager: true,
  });
  /** A page that fills the window where the window is large enough: nothing but the window can tell it. */
  const SHELLS = ["../src/pages/EditionEditor.svelte"];
  const asks = (text: string) => /@media[^{]*\b(width|height|aspect-ratio|orientation)\b/.test(text);

  it("is asked by no face and no component: each asks for its own room", () => {
    expect(Object.keys(files).length).toBeGreaterThan(60);
    expect(Object.keys(files).filter((name) => asks(files[name]!))).toEqual(SHELLS);
  });

  it("would be noticed", () => {
    expect(asks("@media (max-width: 760px) {")).toBe(true);
    expect(asks("@media (min-width: 761px) and (pointer: fine) {")).toBe(true);
    expect(asks("@media (width < 40rem) {")).toBe(true);
    expect(asks("@media (pointer: fine) {")).toBe(false);
    expect(asks("@container table (width < 40rem) {")).toBe(false);
  });
});
