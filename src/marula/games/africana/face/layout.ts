/** Where places and routes lie on the drawing: the real continent, and courses that ships could have kept. */
import { COAST, LAKES, RIVERS, crop, curve, heightOf, path, type Degrees, type Spot } from "$geography";
import type { Box, Place } from "./view.ts";

/** As far north that an explorer in the northernmost place stands on the map, too; as far south that a name below has room. */
const FRAME = [-22, -39, 57, 48.4] as const;
export const WIDE = 1000;
export const HIGH = Math.round(heightOf(FRAME, WIDE));
const project = crop(FRAME, WIDE);

/** Today's positions; of regions (Congo, Serengeti, Kalahari, Madagascar) a point inside. */
const DEGREES: Record<string, Degrees> = {
  napoli: [14.27, 40.4],
  marrakesh: [-8, 31.63],
  tripoli: [13.18, 32.4],
  cairo: [31.24, 30.04],
  aswan: [32.5, 23.8],
  jidda: [39.6, 21.54],
  dakar: [-17, 14.7],
  timbuctoo: [-3, 16.77],
  khartoum: [32.53, 15.6],
  lagos: [3.38, 6.9],
  addis_abeba: [38.75, 9.02],
  congo: [23.5, -2.8],
  serengeti: [34.2, -2.6],
  leopoldville: [15.31, -4.32],
  zanzibar: [39.6, -6.4],
  luanda: [13.6, -9.2],
  mozambique: [40.2, -15.03],
  victoria_falls: [25.86, -17.92],
  madagascar: [46.9, -19],
  kalahari: [21.5, -23.8],
  port_natal: [30.9, -29.6],
  cape_town: [18.7, -33.5],
};
/** Routes that go over water, with the points they are drawn through. */
const COURSES: Record<string, Degrees[]> = {
  "cape_town lagos": [
    [9.5, -28],
    [4, -18],
    [4, -4],
  ],
  "cape_town port_natal": [
    [22.5, -36],
    [28.5, -34.2],
  ],
  "dakar lagos": [
    [-16.5, 8],
    [-9, 3],
    [-1, 3.6],
  ],
  "jidda zanzibar": [
    [42.3, 14.6],
    [46.5, 12],
    [52.6, 11.6],
    [50, 4.5],
    [44.5, -1.8],
  ],
  "madagascar mozambique": [],
  "madagascar port_natal": [[40, -26.5]],
  "madagascar zanzibar": [[45.5, -10.5]],
  "marrakesh napoli": [
    [-7.2, 36],
    [0, 37.2],
    [8, 39.3],
  ],
  "mozambique port_natal": [[37.3, -22.5]],
  "mozambique zanzibar": [[41.8, -10.5]],
  "cairo napoli": [
    [27, 32.8],
    [19.5, 36],
  ],
  "napoli tripoli": [],
};

/** On which side of its place a name stands: right, left, above or below. */
export const SIDES: Record<string, "r" | "l" | "a" | "b"> = {
  napoli: "r",
  dakar: "a",
  lagos: "a",
  leopoldville: "a",
  luanda: "l",
  congo: "b",
  serengeti: "a",
  cape_town: "b", // at its left lie the cards
  kalahari: "l",
  cairo: "r",
  aswan: "l",
  tripoli: "r",
  madagascar: "b",
  victoria_falls: "l",
};

/** Marks of expeditions lie below a place, or where that is another's room, beside it. */
export const MARKS: Record<string, "r" | "l"> = {
  aswan: "r",
  cairo: "l",
  cape_town: "r",
  leopoldville: "l",
  mozambique: "l",
};

/** Half the width of a place's plate, which bears one symbol or two. */
export function halfOf(place: Place): number {
  return place.symbols.length === 2 ? 44 : 25;
}

export function spotsOf(box: Box): Map<string, Spot> {
  return new Map(
    box.places.map(({ id }, index) => {
      const at = DEGREES[id];
      if (at) return [id, project(at)] as const;
      // A place of another edition: on a round, so that it can be seen at all.
      const angle = (index / box.places.length) * 2 * Math.PI;
      return [id, [WIDE * (0.5 + 0.42 * Math.cos(angle)), HIGH * (0.5 + 0.42 * Math.sin(angle))] as Spot] as const;
    }),
  );
}

export interface Course {
  places: [string, string];
  sea: boolean;
  /** From the first place to the second. */
  d: string;
}

function through(from: string, to: string, spots: ReadonlyMap<string, Spot>): { sea: boolean; points: Spot[] } {
  const between = COURSES[[from, to].sort().join(" ")];
  const points = (between ?? []).map((point) => project(point));
  if (from > to) points.reverse();
  return {
    sea: between !== undefined,
    points: [spots.get(from)!, ...points, spots.get(to)!],
  };
}

export function courseOf(from: string, to: string, spots: ReadonlyMap<string, Spot>): string {
  return curve(through(from, to, spots).points);
}

export function coursesOf(box: Box, spots: ReadonlyMap<string, Spot>): Course[] {
  return box.routes.map(({ places }) => {
    const { sea, points } = through(...places, spots);
    return { places, sea, d: curve(points) };
  });
}

export const EQUATOR = project([0, 0])[1];
export const land = COAST.map((ring) => path(ring, project)).join("");
export const lakes = Object.values(LAKES)
  .map((ring) => path(ring, project))
  .join("");
export const rivers = Object.values(RIVERS)
  .map((line) => curve(line.map((point) => project(point))))
  .join("");
