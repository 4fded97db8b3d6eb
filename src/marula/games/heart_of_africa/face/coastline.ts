/** The real coast under a board whose places have positions of their own: bent so that every known town lies where the board has it. */
import { COAST, LAKES, RIVERS, curve, path, type Degrees, type Spot } from "$geography";

/** Where the towns of the map are (today's positions, to about a twentieth of a degree). */
export const DEGREES: Record<string, Degrees> = {
  ngaoundere: [13.58, 7.32],
  douala: [9.7, 4.05],
  libreville: [9.45, 0.39],
  bangui: [18.56, 4.37],
  bondo: [23.68, 3.81],
  fachoda: [32.12, 9.88],
  addis_ababa: [38.75, 9.02],
  bogoro: [30.28, 1.4],
  port_florence: [34.77, -0.1],
  mombasa: [39.67, -4.05],
  dar_es_salaam: [39.28, -6.8],
  cabinda: [12.2, -5.56],
  leopoldville: [15.31, -4.32],
  luanda: [13.23, -8.84],
  ujiji: [29.68, -4.91],
  elizabethville: [27.48, -11.66],
  livingstonia: [34.11, -10.6],
  mocamedes: [12.15, -15.19],
  serpa_pinto: [17.69, -14.66],
  zomba: [35.32, -15.39],
  mocambique: [40.73, -15.03],
  salisbury: [31.05, -17.83],
  beira: [34.87, -19.84],
  bulawayo: [28.58, -20.15],
  windhoek: [17.08, -22.56],
  walvis_bay: [14.5, -22.96],
  pretoria: [28.19, -25.75],
  port_nolloth: [16.87, -29.25],
  bloemfontein: [26.21, -29.12],
  durban: [31.03, -29.86],
  cape_town: [18.42, -33.93],
  port_elizabeth: [25.6, -33.96],
  east_london: [27.91, -33.02],
  madagascar_n: [46.9, -16.6],
  madagascar_s: [44.6, -23.6],
};

/** Outside of this the towns say nothing; the coast is cut there so that bending does not fold it back into the picture. */
const CUT = { west: -2, south: -37.5, east: 52, north: 17 };
/** Bending less stiffly than through every point keeps the coast calm; 0 would touch each town exactly. */
const CALM = 0.002;

type Bend = (place: Degrees) => Spot;

/** A thin plate that goes through the known towns (Bookstein's spline); null where fewer than six are known. */
export function bend(pairs: readonly { at: Degrees; spot: Spot }[]): Bend | null {
  const count = pairs.length;
  if (count < 6) return null;
  const far = (a: Degrees, b: Degrees) => {
    const square = ((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2) / 400;
    return square === 0 ? 0 : square * Math.log(square);
  };
  const rows = pairs.map(({ at, spot }, row) => [
    ...pairs.map((other, column) => far(at, other.at) + (row === column ? CALM : 0)),
    ...[1, at[0], at[1]],
    ...spot,
  ]);
  [() => 1, (at: Degrees) => at[0], (at: Degrees) => at[1]].forEach((side) =>
    rows.push([...pairs.map(({ at }) => side(at)), 0, 0, 0, 0, 0]),
  );
  const weights = eliminated(rows);
  if (weights === null) return null;
  return (place) => {
    const terms = [...pairs.map(({ at }) => far(place, at)), 1, place[0], place[1]];
    const along = (axis: 0 | 1) => terms.reduce((total, term, index) => total + term * weights[index]![axis]!, 0);
    return [along(0), along(1)];
  };
}

/** Gauss's elimination with two right sides at once. */
function eliminated(rows: number[][]): [number, number][] | null {
  const size = rows.length;
  for (let column = 0; column < size; column++) {
    let best = column;
    for (let row = column + 1; row < size; row++)
      if (Math.abs(rows[row]![column]!) > Math.abs(rows[best]![column]!)) best = row;
    [rows[column], rows[best]] = [rows[best]!, rows[column]!];
    const pivot = rows[column]!;
    if (Math.abs(pivot[column]!) < 1e-9) return null;
    for (let row = 0; row < size; row++) {
      if (row === column) continue;
      const line = rows[row]!;
      const factor = line[column]! / pivot[column]!;
      if (factor !== 0) for (let at = column; at < size + 2; at++) line[at]! -= factor * pivot[at]!;
    }
  }
  return rows.map((row, index) => [row[size]! / row[index]!, row[size + 1]! / row[index]!]);
}

export interface Land {
  coast: string;
  lakes: string;
  rivers: string;
}

/** The land, lakes and rivers as paths; null where the edition's places are not of this world. */
export function land(spots: ReadonlyMap<string, Spot>): Land | null {
  const pairs = Object.entries(DEGREES).flatMap(([place, at]) => {
    const spot = spots.get(place);
    return spot ? [{ at, spot }] : [];
  });
  const bent = bend(pairs);
  if (bent === null) return null;
  const clamped: Bend = ([east, north]) =>
    bent([Math.min(Math.max(east, CUT.west), CUT.east), Math.min(Math.max(north, CUT.south), CUT.north)]);
  const near = (ring: readonly Degrees[]) =>
    ring.some(([east, north]) => east > CUT.west && east < CUT.east && north > CUT.south && north < CUT.north);
  return {
    coast: COAST.filter(near)
      .map((ring) => path(fine(ring), clamped))
      .join(""),
    lakes: Object.values(LAKES)
      .filter(near)
      .map((ring) => path(ring, clamped))
      .join(""),
    rivers: Object.values(RIVERS)
      .map((line) => line.filter((point) => near([point])))
      .map((line) => curve(line.map((point) => clamped(point))))
      .join(""),
  };
}

/** Long straight stretches get points between, so that they bend like the rest. */
function fine(ring: readonly Degrees[]): Degrees[] {
  return ring.flatMap((point, index) => {
    const next = ring[(index + 1) % ring.length]!;
    const steps = Math.min(12, Math.ceil(Math.hypot(next[0] - point[0], next[1] - point[1]) / 1.5));
    return Array.from({ length: Math.max(steps, 1) }, (_, step): Degrees => {
      const part = step / Math.max(steps, 1);
      return [point[0] + (next[0] - point[0]) * part, point[1] + (next[1] - point[1]) * part];
    });
  });
}
