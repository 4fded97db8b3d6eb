/** A hand of cards: how it is fanned out, and where a bubble that explains a card stands. */
import { describe, expect, it } from "vitest";
import { bubbleSpot } from "../src/face_api/bubble_spot.ts";
import { COPIES, copiesOf, fanOut, pose } from "../src/face_api/fan.ts";

const width = (numbers: number[], card: number, { copy, gap }: { copy: number; gap: number }) =>
  numbers.reduce((sum, number) => sum + card + (copiesOf(number) - 1) * copy, 0) + gap * (numbers.length - 1);

describe("a fan", () => {
  it("lies apart where there is room", () => {
    const fanned = fanOut([1, 2, 1], 600, 40);
    expect(fanned.gap).toBeGreaterThan(0);
    expect(fanned.copy).toBeCloseTo(12);
  });
  it.each([
    [[3, 2, 1, 2, 4, 1], 280],
    [[1, 1, 1, 1, 1, 1, 1, 1, 1], 300],
    [[12, 12, 12], 200],
    [[4, 3, 1, 3, 3, 5, 4, 7, 5], 260],
  ])("fits %j into %i pixels", (numbers, room) => {
    const fanned = fanOut(numbers, room, 40);
    expect(width(numbers, 40, fanned)).toBeLessThanOrEqual(room);
  });
  it("keeps a part of every kind in sight, however many there are", () => {
    const { gap } = fanOut(
      Array.from({ length: 20 }, () => 3),
      200,
      40,
    );
    expect(40 + gap).toBeGreaterThanOrEqual(24); // the smallest target of WCAG 2.2
  });
  it("draws no more copies than it needs to", () => {
    expect(copiesOf(2)).toBe(2);
    expect(copiesOf(30)).toBe(COPIES);
  });
  it("turns the first and the last card away from each other, and a lone one not at all", () => {
    expect(pose(0, 5).turn).toBeLessThan(0);
    expect(pose(4, 5).turn).toBe(-pose(0, 5).turn);
    expect(pose(2, 5)).toEqual({ turn: 0, down: 0 });
    expect(pose(0, 1)).toEqual({ turn: 0, down: 0 });
  });
});

describe("a bubble", () => {
  const about = (left: number, top: number) => ({ left, top, right: left + 40, bottom: top + 40 });
  const bubble = { width: 200, height: 100 };
  it("stands above what it is about", () => {
    expect(bubbleSpot(about(400, 400), bubble, 1000, 800)).toEqual({ x: 320, y: 292 });
  });
  it("stands below it where there is no room above", () => {
    expect(bubbleSpot(about(400, 20), bubble, 1000, 800)).toEqual({ x: 320, y: 68 });
  });
  it("stands beside it in a window that is too low for both", () => {
    expect(bubbleSpot(about(100, 50), bubble, 667, 150).x).toBe(148);
    expect(bubbleSpot(about(600, 50), bubble, 667, 150).x).toBe(392);
  });
  it("never leaves the window", () => {
    for (const left of [-20, 0, 300, 980])
      for (const top of [-20, 0, 300, 790]) {
        const { x, y } = bubbleSpot(about(left, top), bubble, 1000, 800);
        expect(x).toBeGreaterThanOrEqual(6);
        expect(x + bubble.width).toBeLessThanOrEqual(994);
        expect(y).toBeGreaterThanOrEqual(6);
        expect(y + bubble.height).toBeLessThanOrEqual(794);
      }
  });
});

describe("titles", () => {
  const faces = import.meta.glob<string>(["../../src/marula/games/*/face/**/*.svelte", "../src/face_api/*.svelte"], {
    query: "?raw",
    import: "default",
    eager: true,
  });
  /** An element's title; a component may have a property of that name. */
  const titled = (text: string) => /<title>|<[a-z]+\b[^>]*\stitle=/.test(text.replaceAll("=>", ""));

  it("are used by no face: a finger cannot see them", () => {
    expect(Object.keys(faces).length).toBeGreaterThan(60);
    expect(Object.keys(faces).filter((name) => titled(faces[name]!))).toEqual([]);
  });
  it("would be noticed", () => {
    expect(titled('<span class="a" title={name}>')).toBe(true);
    expect(titled('<li onclick={() => go()} title="x">')).toBe(true);
    expect(titled("<g><title>a</title></g>")).toBe(true);
    expect(titled("<ReconstructionNote title={name} />")).toBe(false);
  });
});
