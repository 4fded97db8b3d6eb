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
  const taken: Rect[] = box.places.map((place) => {
    const [x, y] = spots.get(place.id)!;
    const r = radius(place);
    return { left: x - r, top: y - r, right: x + r, bottom: y + r };
  });
  const twice: Rect[] = laid.map(({ middle: [x, y] }) => ({
    left: x - TWICE,
    top: y - TWICE,
    right: x + TWICE,
    bottom: y + TWICE,
  }));
  return box.places
    .filter(({ kind }) => kind === "city")
    .map((place) => {
      const [x, y] = spots.get(place.id)!;
      const text = called(place.id);
      const width = wide(text) * size * LETTER;
      const r = radius(place) + 4;
      const choices: [number, number, Name["anchor"]][] = [
        [r, size * 0.35, "start"],
        [-r, size * 0.35, "end"],
        [0, -r - 2, "middle"],
        [0, r + size * 0.75, "middle"],
        [r * 0.7, -r * 0.6, "start"],
        [-r * 0.7, -r * 0.6, "end"],
        [r * 0.7, r * 0.6 + size * 0.7, "start"],
        [-r * 0.7, r * 0.6 + size * 0.7, "end"],
        // where a language has long names: a line farther off
        [0, r + size * 1.7, "middle"],
        [0, -r - 2 - size * 0.95, "middle"],
      ];
      let best: { name: Name; rect: Rect; cost: number } | null = null;
      for (const [index, [dx, dy, anchor]] of choices.entries()) {
        const left = x + dx - (anchor === "end" ? width : anchor === "middle" ? width / 2 : 0);
        const rect = {
          left,
          right: left + width,
          top: y + dy - size * 0.75,
          bottom: y + dy + size * 0.2,
        };
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
        const over = taken.filter(touches);
        const signs = twice.filter(touches);
        const cost =
          outside * 5 + covered.length * 10 + signs.length * 6 + over.length * 60 + index * 0.5 + (index > 7 ? 8 : 0);
        if (best === null || cost < best.cost)
          best = {
            name: { place, text, x: x + dx, y: y + dy, anchor },
            rect,
            cost,
          };
      }
      taken.push(best!.rect);
      return best!.name;
    });
}

/** A country or island is named once, in the middle of its places. */
export function layCountries(
  box: Box,
  spots: ReadonlyMap<string, Spot>,
): { end: string; island: boolean; x: number; y: number }[] {
  const ends = new Map<string, Place[]>();
  for (const place of box.places)
    if (place.end && (place.kind === "country" || place.kind === "island"))
      ends.set(place.end, [...(ends.get(place.end) ?? []), place]);
  return [...ends].map(([end, places]) => {
    const at = places.map(({ id }) => spots.get(id)!);
    const middle = (axis: 0 | 1) => at.reduce((total, spot) => total + spot[axis], 0) / at.length;
    const island = places[0]!.kind === "island";
    return {
      end,
      island,
      x: middle(0),
      y: island ? middle(1) : Math.min(...at.map(([, y]) => y)) - 20,
    };
  });
}
