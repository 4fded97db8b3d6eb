/** Makes `virtual:coast`: the coastline round Africa from Natural Earth, clipped and simplified when the pages are built. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { feature } from "topojson-client";
import { presimplify, simplify } from "topojson-simplify";
import type { Plugin } from "vite";

type Point = [number, number];
type Side = { inside: (p: Point) => boolean; cross: (a: Point, b: Point) => Point };

/** West, south, east, north: wide enough that no map shows the straight cuts of the clipping. */
const FRAME = { west: -32, south: -48, east: 72, north: 50 };
/** Triangles smaller than this (square degrees) go: bays nobody could see at the size of a board. */
const FINEST = 0.02;
/** Islands smaller than this (square degrees) go, too. */
const SMALLEST = 0.05;

function sides(): Side[] {
  const meridian = (x: number) => (a: Point, b: Point) =>
    [x, a[1] + ((b[1] - a[1]) * (x - a[0])) / (b[0] - a[0])] as Point;
  const parallel = (y: number) => (a: Point, b: Point) =>
    [a[0] + ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]), y] as Point;
  return [
    { inside: (p) => p[0] >= FRAME.west, cross: meridian(FRAME.west) },
    { inside: (p) => p[0] <= FRAME.east, cross: meridian(FRAME.east) },
    { inside: (p) => p[1] >= FRAME.south, cross: parallel(FRAME.south) },
    { inside: (p) => p[1] <= FRAME.north, cross: parallel(FRAME.north) },
  ];
}

/** Sutherland and Hodgman's clipping: one side of the frame after the other. */
function clip(ring: Point[]): Point[] {
  let points = ring;
  for (const { inside, cross } of sides()) {
    const kept: Point[] = [];
    points.forEach((point, index) => {
      const before = points[(index + points.length - 1) % points.length]!;
      if (inside(point) !== inside(before)) kept.push(cross(before, point));
      if (inside(point)) kept.push(point);
    });
    points = kept;
    if (points.length === 0) return points;
  }
  return points;
}

/** Islands on the date line are stitched across the whole map; clipped, they are a line from edge to edge. */
function roundTheWorld(ring: Point[]): boolean {
  const [xs, ys] = [ring.map(([x]) => x), ring.map(([, y]) => y)];
  return Math.max(...xs) - Math.min(...xs) > 50 && Math.max(...ys) - Math.min(...ys) < 5;
}

function area(ring: Point[]): number {
  let twice = 0;
  ring.forEach(([x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length]!;
    twice += x * nextY - nextX * y;
  });
  return Math.abs(twice) / 2;
}

/** Closed rings of [longitude, latitude], the largest first. */
export function coast(): Point[][] {
  const file = createRequire(import.meta.url).resolve("world-atlas/land-50m.json");
  const topology = simplify(presimplify(JSON.parse(readFileSync(file, "utf8"))), FINEST);
  const land = feature(topology, topology.objects["land"]!) as GeoJSON.Feature | GeoJSON.FeatureCollection;
  const features = land.type === "FeatureCollection" ? land.features : [land];
  const rings = features.flatMap(({ geometry }) =>
    geometry.type === "MultiPolygon"
      ? geometry.coordinates.flat()
      : geometry.type === "Polygon"
        ? geometry.coordinates
        : [],
  ) as Point[][];
  return rings
    .map((ring) => clip(ring.slice(0, -1)))
    .filter((ring) => ring.length > 3 && area(ring) > SMALLEST && !roundTheWorld(ring))
    .sort((a, b) => area(b) - area(a))
    .map((ring) => ring.map(([x, y]) => [Math.round(x * 100) / 100, Math.round(y * 100) / 100]));
}

/** The rings as steps from point to point, in hundredths of a degree: compressed, it is much smaller than points. */
function module(rings: Point[][]): string {
  const steps = rings.map((ring) => {
    const whole = ring.map(([x, y]) => [Math.round(x * 100), Math.round(y * 100)] as Point);
    return whole.flatMap(([x, y], index) => {
      const [beforeX, beforeY] = whole[index - 1] ?? [0, 0];
      return [x - beforeX, y - beforeY];
    });
  });
  return `export default ${JSON.stringify(steps)}.map((steps) => {
    const ring = [];
    let x = 0;
    let y = 0;
    for (let at = 0; at < steps.length; at += 2) ring.push([(x += steps[at]) / 100, (y += steps[at + 1]) / 100]);
    return ring;
  });`;
}

export function coastPlugin(): Plugin {
  return {
    name: "marula-coast",
    resolveId: (id) => (id === "virtual:coast" ? "\0virtual:coast" : null),
    load: (id) => (id === "\0virtual:coast" ? module(coast()) : null),
  };
}
