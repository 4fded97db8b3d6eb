/** Which ground is which terrain: that of the nearest track. */
import { WIDE, type Laid } from "./layout.ts";
import type { Track } from "./view.ts";

/** The distance at which the ground is looked at; borders between are found more closely. */
const CELL = 20;
/** How far from the tracks there is still ground with a terrain. */
const REACH = 240;
/** How often the stretch in which a border lies is halved. */
const CLOSER = 3;

type Point = readonly [number, number];

/** One path for each terrain: bars where all is alike, and cut corners along the borders. */
export function layTerrains(
  laid: readonly Laid[],
  terrainOf: (track: Track) => string,
  high: number,
): Map<string, string> {
  const lines = laid.map(({ track, from, to }) => {
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    return {
      terrain: terrainOf(track),
      x: from[0],
      y: from[1],
      dx,
      dy,
      square: dx * dx + dy * dy || 1,
    };
  });
  const nearest = (x: number, y: number): string => {
    let found = "";
    let least = REACH * REACH;
    for (const { terrain, x: left, y: top, dx, dy, square } of lines) {
      const [across, down] = [x - left, y - top];
      let part = (across * dx + down * dy) / square;
      part = part < 0 ? 0 : part > 1 ? 1 : part;
      const [aside, along] = [across - dx * part, down - dy * part];
      const far = aside * aside + along * along;
      if (far < least) [found, least] = [terrain, far];
    }
    return found;
  };

  const [columns, rows] = [Math.ceil((WIDE + 2 * REACH) / CELL), Math.ceil((high + 2 * REACH) / CELL)];
  const at = (column: number, row: number): Point => [column * CELL - REACH, row * CELL - REACH];
  const ground = Array.from({ length: rows + 1 }, (_, row) =>
    Array.from({ length: columns + 1 }, (_, column) => nearest(...at(column, row))),
  );

  /** Between one point that is of the terrain and one that is not: where it ends. */
  function border(terrain: string, inside: Point, outside: Point): Point {
    let [a, b] = [inside, outside];
    for (let time = 0; time < CLOSER; time++) {
      const middle: Point = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
      if (nearest(...middle) === terrain) a = middle;
      else b = middle;
    }
    return [Math.round((a[0] + b[0]) / 2), Math.round((a[1] + b[1]) / 2)];
  }

  const paths = new Map<string, string>();
  const add = (terrain: string, points: readonly Point[]) =>
    paths.set(terrain, `${paths.get(terrain) ?? ""}M${points.join("L")}Z`);
  for (let row = 0; row < rows; row++) {
    let bar: { terrain: string; from: number } | null = null;
    const finish = (column: number) => {
      if (bar?.terrain)
        add(bar.terrain, [at(bar.from, row), at(column, row), at(column, row + 1), at(bar.from, row + 1)]);
      bar = null;
    };
    for (let column = 0; column < columns; column++) {
      const corners = [
        [column, row],
        [column + 1, row],
        [column + 1, row + 1],
        [column, row + 1],
      ] as const;
      const kinds = corners.map(([x, y]) => ground[y]![x]!);
      if (kinds.every((kind) => kind === kinds[0])) {
        if (bar && (bar as { terrain: string }).terrain !== kinds[0]) finish(column);
        bar ??= { terrain: kinds[0]!, from: column };
        continue;
      }
      finish(column);
      for (const terrain of new Set(kinds)) {
        if (!terrain) continue;
        const points = corners.flatMap(([x, y], index): Point[] => {
          const next = (index + 1) % 4;
          const [here, there] = [at(x, y), at(...corners[next]!)];
          const [is, will] = [kinds[index] === terrain, kinds[next] === terrain];
          return [
            ...(is ? [here] : []),
            ...(is && !will ? [border(terrain, here, there)] : []),
            ...(will && !is ? [border(terrain, there, here)] : []),
          ];
        });
        add(terrain, points);
      }
    }
    finish(columns);
  }
  return paths;
}
