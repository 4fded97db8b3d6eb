/** Where everything lies on the drawing: places, the spaces of each track, and names where they cover least. */
import type { Spot } from "$geography";
import type { Box, Place, Track } from "./view.ts";

/** The drawing is 1000 wide; how high it is follows from the room there is for it. */
export const WIDE = 1000;
export const THICK = 15;
/** Trains stand out from the spaces that are still free. */
export const CAR = 22;
const GAP = 3;
const APART = 25;

export interface Space {
  x: number;
  y: number;
}
/** How high a map is drawn goes up in steps of this many units: a question of two lines more must not bend all of it anew. */
export const STEP = 40;
export interface Laid {
  track: Track;
  /** The middles of its spaces, from the first place to the second. */
  spaces: Space[];
  long: number;
  /** Degrees, so that letters stay upright: between -90 and 90. */
  turn: number;
  from: Spot;
  to: Spot;
  middle: Spot;
}
export interface Name {
  place: Place;
  text: string;
  x: number;
  y: number;
  anchor: "start" | "middle" | "end";
  /** What it covers. */
  box: Rect;
}

export function spotsOf(box: Box, high: number): Map<string, Spot> {
  const given = new Map(
    (box.map ?? []).map(({ place, x, y }) => [place, [(x / 100) * WIDE, (y / 100) * high] as Spot]),
  );
  // An edition without positions still gets a board: its places on a round.
  box.places.forEach(({ id }, index) => {
    if (given.has(id)) return;
    const angle = (index / box.places.length) * 2 * Math.PI;
    given.set(id, [WIDE * (0.5 + 0.42 * Math.cos(angle)), high * (0.5 + 0.42 * Math.sin(angle))]);
  });
  return given;
}

const RADIUS: Record<Place["kind"], number> = {
  city: 13,
  way_station: 9,
  country: 10,
  island: 11,
};
export function radius(place: Place | undefined): number {
  return place ? RADIUS[place.kind] : 10;
}

/** Tracks between the same two places lie side by side. */
export function layTracks(box: Box, spots: ReadonlyMap<string, Spot>): Laid[] {
  const places = new Map(box.places.map((place) => [place.id, place]));
  const beside = new Map<string, Track[]>();
  const key = (track: Track) => [track.from_place, track.to_place].sort().join(" ");
  for (const track of box.tracks) beside.set(key(track), [...(beside.get(key(track)) ?? []), track]);
  return box.tracks.map((track) => {
    const twins = beside.get(key(track))!;
    const [one, two] = [track.from_place, track.to_place].sort() as [string, string];
    const [from, to] = [spots.get(track.from_place)!, spots.get(track.to_place)!];
    // Sideways is reckoned from the same end for both twins.
    const [a, b] = [spots.get(one)!, spots.get(two)!];
    const whole = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    const aside = (twins.indexOf(track) - (twins.length - 1) / 2) * APART;
    const [dx, dy] = [(-(b[1] - a[1]) / whole) * aside, ((b[0] - a[0]) / whole) * aside];
    const [ux, uy] = [(to[0] - from[0]) / whole, (to[1] - from[1]) / whole];
    const start = Math.min(radius(places.get(track.from_place)) + 2, whole / 4);
    const end = Math.min(radius(places.get(track.to_place)) + 2, whole / 4);
    const each = (whole - start - end) / track.length;
    const spaces = Array.from({ length: track.length }, (_, index) => {
      const along = start + each * (index + 0.5);
      return { x: from[0] + ux * along + dx, y: from[1] + uy * along + dy };
    });
    const angle = (Math.atan2(uy, ux) * 180) / Math.PI;
    return {
      track,
      spaces,
      long: Math.max(each - GAP, 4),
      turn: angle > 90 ? angle - 180 : angle <= -90 ? angle + 180 : angle,
      from: [from[0] + ux * start + dx, from[1] + uy * start + dy],
      to: [to[0] - ux * end + dx, to[1] - uy * end + dy],
      middle: [
        from[0] + ux * (start + (whole - start - end) / 2) + dx,
        from[1] + uy * (start + (whole - start - end) / 2) + dy,
      ],
    };
  });
}

type Rect = { left: number; top: number; right: number; bottom: number };
const LETTER = 0.53;
/** Names keep this far from the edges of the drawing. */
const EDGE = 10;

/** How many letters wide a text is: those of Japanese are twice as wide. */
function wide(text: string): number {
  return [...text].reduce((sum, sign) => sum + (sign > "\u2e80" ? 2 : 1), 0);
}

/** How large the sign of a doubled route is, in the middle of its track. */
export const TWICE = 14;

/** How often all names are placed: each looks again once it is known where the others stand. */
const ROUNDS = 3;

/** Every name beside its place, on the side where it covers the fewest tracks, places and other names. */
export function layNames(
  box: Box,
  spots: ReadonlyMap<string, Spot>,
  laid: readonly Laid[],
  high: number,
  size: number,
  called: (place: string) => string,
): Name[] {
  const dots = laid.flatMap(({ spaces }) => spaces);
  const square = ([x, y]: Spot, r: number): Rect => ({ left: x - r, top: y - r, right: x + r, bottom: y + r });
  const places = box.places.map((place) => square(spots.get(place.id)!, radius(place)));
  const twice = laid.map(({ middle }) => square(middle, TWICE));

  /** What is wrong with a name here. */
  function cost(rect: Rect, others: readonly Rect[]): number {
    const outside =
      Math.max(0, EDGE - rect.left) +
      Math.max(0, rect.right + EDGE - WIDE) +
      Math.max(0, EDGE - rect.top) +
      Math.max(0, rect.bottom + EDGE - high);
    const covered = dots.filter(
      (dot) => dot.x > rect.left - 9 && dot.x < rect.right + 9 && dot.y > rect.top - 7 && dot.y < rect.bottom + 7,
    );
    const touches = (other: Rect) =>
      other.left < rect.right && other.right > rect.left && other.top < rect.bottom && other.bottom > rect.top;
    const [signs, over] = [twice.filter(touches), [...places, ...others].filter(touches)];
    return outside * 5 + covered.length * 10 + signs.length * 6 + over.length * 60;
  }

  /** The best name of a place among those that stand already. */
  function nameOf(place: Place, others: readonly Rect[]): Name {
    const [x, y] = spots.get(place.id)!;
    const text = called(place.id);
    const width = wide(text) * size * LETTER;
    const choices = sides(radius(place) + 4, size).map(([dx, dy, anchor, far], index) => {
      const left = x + dx - (anchor === "end" ? width : anchor === "middle" ? width / 2 : 0);
      const rect = { left, right: left + width, top: y + dy - size * 0.75, bottom: y + dy + size * 0.2 };
      const name: Name = { place, text, x: x + dx, y: y + dy, anchor, box: rect };
      return { name, cost: cost(rect, others) + index * 0.5 + far };
    });
    return choices.reduce((best, one) => (one.cost < best.cost ? one : best)).name;
  }

  const cities = box.places.filter(({ kind }) => kind === "city");
  const found = new Map<string, Name>();
  for (let round = 0; round < ROUNDS; round++)
    for (const place of cities) {
      const others = [...found.values()].filter((name) => name.place !== place).map((name) => name.box);
      found.set(place.id, nameOf(place, others));
    }
  return [...found.values()];
}

/** Where a name can stand, from the middle of its place, and how much worse that is; `r` is the least distance. */
function sides(r: number, size: number): [dx: number, dy: number, anchor: Name["anchor"], far: number][] {
  return [
    [r, size * 0.35, "start", 0],
    [-r, size * 0.35, "end", 0],
    [0, -r - 2, "middle", 0],
    [0, r + size * 0.75, "middle", 0],
    [r * 0.7, -r * 0.6, "start", 0],
    [-r * 0.7, -r * 0.6, "end", 0],
    [r * 0.7, r * 0.6 + size * 0.7, "start", 0],
    [-r * 0.7, r * 0.6 + size * 0.7, "end", 0],
    // where a language has long names: a line farther off, and aside only rather than on another name
    [0, r + size * 1.7, "middle", 8],
    [0, -r - 2 - size * 0.95, "middle", 8],
    [r * 0.7, -r * 0.6 - size * 0.9, "start", 30],
    [-r * 0.7, -r * 0.6 - size * 0.9, "end", 30],
    [r * 0.7, r * 0.6 + size * 1.6, "start", 30],
    [-r * 0.7, r * 0.6 + size * 1.6, "end", 30],
  ];
}

/** Where the sign of a doubled route stands: in the middle of its track, or on another of its spaces if names cover that. */
export function signSpot({ middle, spaces }: Laid, names: readonly Name[]): Spot {
  const far = ([x, y]: Spot) => Math.hypot(x - middle[0], y - middle[1]);
  const covered = ([x, y]: Spot) =>
    names.reduce((sum, { box }) => {
      const wide = Math.min(box.right, x + TWICE) - Math.max(box.left, x - TWICE);
      const high = Math.min(box.bottom, y + TWICE) - Math.max(box.top, y - TWICE);
      return sum + Math.max(0, wide) * Math.max(0, high);
    }, 0);
  const spots = spaces.map(({ x, y }): Spot => [x, y]).sort((one, other) => far(one) - far(other));
  return spots.reduce((best, spot) => (covered(spot) < covered(best) ? spot : best), middle);
}

/** How far an island's name is from its north to its middle: beside its south lies the button of the drawer. */
const NORTH = 0.4;

/** A country or island is named once, among its places; `corner` is what the buttons at the top right leave free. */
export function layCountries(
  box: Box,
  spots: ReadonlyMap<string, Spot>,
  corner: { left: number; bottom: number },
  size: number,
  called: (end: string) => string,
): { end: string; island: boolean; text: string; x: number; y: number }[] {
  const ends = new Map<string, Place[]>();
  for (const place of box.places)
    if (place.end && (place.kind === "country" || place.kind === "island"))
      ends.set(place.end, [...(ends.get(place.end) ?? []), place]);
  return [...ends].map(([end, places]) => {
    const at = places.map(({ id }) => spots.get(id)!);
    const middle = (axis: 0 | 1) => at.reduce((total, spot) => total + spot[axis], 0) / at.length;
    const north = Math.min(...at.map(([, y]) => y));
    const text = called(end);
    if (places[0]!.kind === "island")
      return { end, island: true, text, x: middle(0), y: north + (middle(1) - north) * NORTH };
    const y = north - 20;
    // Its letters stand wider apart than those of cities.
    const most = corner.left - (wide(text) * size * (LETTER + 0.12)) / 2;
    return { end, island: false, text, x: y - size < corner.bottom ? Math.min(middle(0), most) : middle(0), y };
  });
}
