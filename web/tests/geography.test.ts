import { describe, expect, it } from "vitest";
import { COAST, crop, CROPS, curve, fitted, heightOf, LAKES, RIVERS, type Degrees } from "../src/geography/index.ts";

/** Is the place inside the ring? */
function inside([x, y]: Degrees, ring: readonly Degrees[]): boolean {
  let within = false;
  ring.forEach(([ax, ay], index) => {
    const [bx, by] = ring[(index + 1) % ring.length]!;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) within = !within;
  });
  return within;
}
const onLand = (place: Degrees) => COAST.some((ring) => inside(place, ring));

describe("the coast", () => {
  it("has land where there is land and sea where there is sea", () => {
    const land: Degrees[] = [[15.3, -4.3], [31.2, 30.0], [28.0, -26.2], [47.5, -18.9], [-7.9, 12.6]]; // prettier-ignore
    const sea: Degrees[] = [[0, 0], [42, -18], [-25, 10], [55, 5], [18, 35]]; // prettier-ignore
    expect(land.map(onLand)).toEqual([true, true, true, true, true]);
    expect(sea.map(onLand)).toEqual([false, false, false, false, false]);
  });
  it("has no line from one edge of the map to the other", () => {
    const flat = COAST.filter((ring) => {
      const [xs, ys] = [ring.map(([x]) => x), ring.map(([, y]) => y)];
      return Math.max(...xs) - Math.min(...xs) > 50 && Math.max(...ys) - Math.min(...ys) < 5;
    });
    expect(flat).toEqual([]);
  });
  it("is small enough for a page", () => {
    expect(JSON.stringify(COAST).length).toBeLessThan(30_000);
  });
  it("has its rivers and lakes on land", () => {
    for (const points of [...Object.values(RIVERS).map((river) => river.slice(0, -1)), ...Object.values(LAKES)]) {
      expect(points.every(onLand)).toBe(true);
    }
  });
});

describe("projections", () => {
  it("bring a crop's corners to the drawing's corners", () => {
    const project = crop(CROPS.zambezi, 1000);
    const [west, south, east, north] = CROPS.zambezi;
    expect(project([west, north])).toEqual([0, 0]);
    const [x, y] = project([east, south]);
    expect([x, y]).toEqual([1000, heightOf(CROPS.zambezi, 1000)].map((value) => expect.closeTo(value, 6)));
  });
  it("are found again from a few places", () => {
    const truth = (at: Degrees) => [3 + 2 * at[0] - at[1], 50 - 4 * at[1]] as const;
    const places: Degrees[] = [[10, 5], [30, -20], [18, -34], [40, 0]]; // prettier-ignore
    const found = fitted(places.map((at) => ({ at, spot: truth(at) })));
    const [x, y] = found([25, -10]);
    expect([x, y]).toEqual(truth([25, -10]).map((value) => expect.closeTo(value, 6)));
    expect(() => fitted([{ at: [0, 0], spot: [0, 0] }, { at: [1, 1], spot: [1, 1] }])).toThrow("one line"); // prettier-ignore
  });
  it("draw curves through every point", () => {
    expect(curve([[0, 0], [10, 0], [20, 5]])).toMatch(/^M0 0C.*10 0C.*20 5$/); // prettier-ignore
    expect(curve([[0, 0]])).toBe("");
  });
});
