/** Real geography for boards: Africa's coast, a few rivers and lakes, and how to bring degrees onto a drawing. */
import coast from "virtual:coast";
import { LAKES, RIVERS } from "./rivers_and_lakes.ts";

/** Longitude (east is positive) and latitude (north is positive), in degrees. */
export type Degrees = readonly [longitude: number, latitude: number];
/** A point of the drawing. */
export type Spot = readonly [x: number, y: number];
export type Projection = (place: Degrees) => Spot;

/** The land's outlines, the largest (Africa with what joins it) first. */
export const COAST: readonly (readonly Degrees[])[] = coast;
export { LAKES, RIVERS };

/** Crops that boards use: west, south, east, north. */
export const CROPS = {
  continent: [-20, -37, 54, 40],
  south: [6, -36.5, 52, 13],
  zambezi: [21, -20.5, 37.5, -9.5],
} as const;

/**
 * A plate carrée cut to `crop` and laid into `width` units of the drawing, shrunk east to west by the middle latitude so
 * that shapes keep their look. Height follows from the crop: `heightOf` says it.
 */
export function crop(box: readonly [number, number, number, number], width: number): Projection {
  const [west, , east, north] = box;
  const scale = width / (east - west);
  const stretch = 1 / shrink(box);
  return ([longitude, latitude]) => [(longitude - west) * scale, (north - latitude) * scale * stretch];
}

/** The height of a crop that is `width` wide. */
export function heightOf(box: readonly [number, number, number, number], width: number): number {
  const [west, south, east, north] = box;
  return ((north - south) * width) / (east - west) / shrink(box);
}

function shrink([, south, , north]: readonly [number, number, number, number]): number {
  return Math.cos((((south + north) / 2) * Math.PI) / 180);
}

/**
 * The projection that comes nearest to known pairs (least squares over all shifts, scales, turns and shears): how a board
 * whose places have coordinates of its own gets the real coast underneath. Needs three places that are not in line.
 */
export function fitted(pairs: readonly { at: Degrees; spot: Spot }[]): Projection {
  const sums = [0, 0, 0, 0, 0, 0]; // of 1, u, v, uu, uv, vv
  const right = [
    [0, 0, 0],
    [0, 0, 0],
  ];
  for (const { at, spot } of pairs) {
    const [u, v] = at;
    [1, u, v, u * u, u * v, v * v].forEach((term, index) => (sums[index]! += term));
    spot.forEach((value, axis) => [1, u, v].forEach((term, index) => (right[axis]![index]! += term * value)));
  }
  const [n, su, sv, suu, suv, svv] = sums as [number, number, number, number, number, number];
  const matrix = [
    [n, su, sv],
    [su, suu, suv],
    [sv, suv, svv],
  ];
  const [x, y] = right.map((column) => solve(matrix, column)) as [number[], number[]];
  const value = (row: number[], [u, v]: Degrees) => row[0]! + row[1]! * u + row[2]! * v;
  return (place) => [value(x, place), value(y, place)];
}

/** Cramer's rule for three unknowns. */
function solve(matrix: number[][], column: number[]): number[] {
  const whole = determinant(matrix);
  if (Math.abs(whole) < 1e-9) throw new Error("the places lie in one line");
  return [0, 1, 2].map(
    (index) => determinant(matrix.map((row, at) => row.map((cell, i) => (i === index ? column[at]! : cell)))) / whole,
  );
}

function determinant(m: number[][]): number {
  const [a, b, c] = m as [number[], number[], number[]];
  return (
    a[0]! * (b[1]! * c[2]! - b[2]! * c[1]!) -
    a[1]! * (b[0]! * c[2]! - b[2]! * c[0]!) +
    a[2]! * (b[0]! * c[1]! - b[1]! * c[0]!)
  );
}

/** An SVG path through points; closed ones are land or lakes, open ones rivers. */
export function path(points: readonly Degrees[], projection: Projection, closed = true): string {
  const spots = points.map((point) => {
    const [x, y] = projection(point);
    return `${round(x)} ${round(y)}`;
  });
  return spots.length === 0 ? "" : `M${spots.join("L")}${closed ? "Z" : ""}`;
}

/** A smooth path through points (Catmull and Rom), for rivers and journeys. */
export function curve(spots: readonly Spot[]): string {
  if (spots.length < 2) return "";
  const at = (index: number) => spots[Math.min(Math.max(index, 0), spots.length - 1)]!;
  let text = `M${round(at(0)[0])} ${round(at(0)[1])}`;
  for (let index = 0; index < spots.length - 1; index++) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const one = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const two = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    text += `C${[...one, ...two, ...to].map(round).join(" ")}`;
  }
  return text;
}

/** The whole coast as one path. */
export function coastPath(projection: Projection): string {
  return COAST.map((ring) => path(ring, projection)).join("");
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
