/** Colours as colour-blind eyes see them: seats are told apart by colour, and everything has a second sign besides. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { COLOURS } from "../src/core/seat_colours.ts";
import { HUES } from "../src/face_api/palette.ts";
import { SEATS } from "../src/face_api/seat_shapes.ts";

type Triple = readonly [number, number, number];
type Matrix = readonly [Triple, Triple, Triple];

const styles = readFileSync("src/styles/colours.css", "utf8");

/** Machado, Oliveira and Fernandes (2009), severity 1, for linear RGB. */
const EYES: Record<string, Matrix> = {
  "all colours": [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  "no red (protanopia)": [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  "no green (deuteranopia)": [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  "no blue (tritanopia)": [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};
/** Steps of just visible difference (CIE 1976) that two things side by side need to be told apart at a glance. */
const APART = 15;

const times = (rows: Matrix, [a, b, c]: Triple) => rows.map(([x, y, z]) => x * a + y * b + z * c) as unknown as Triple;
const within = (value: number) => Math.min(1, Math.max(0, value));

function linear(colour: string): Triple {
  const part = (at: number) => {
    const value = parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [part(1), part(3), part(5)];
}

/** CIE L*a*b* of a colour as these eyes see it. */
function seen(colour: string, eyes: Matrix): Triple {
  const rgb = times(eyes, linear(colour)).map(within) as unknown as Triple;
  const [x, y, z] = times(
    [
      [0.4124 / 0.95047, 0.3576 / 0.95047, 0.1805 / 0.95047],
      [0.2126, 0.7152, 0.0722],
      [0.0193 / 1.08883, 0.1192 / 1.08883, 0.9505 / 1.08883],
    ],
    rgb,
  ).map((value) => (value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116)) as unknown as Triple;
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** The pairs that these eyes cannot tell apart at a glance. */
function alike(colours: Record<string, string>, eyes: Matrix): string[] {
  const names = Object.keys(colours);
  return names.flatMap((one, index) =>
    names
      .slice(index + 1)
      .filter((other) => {
        const [a, b] = [seen(colours[one]!, eyes), seen(colours[other]!, eyes)];
        return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]) < APART;
      })
      .map((other) => `${one} and ${other}`),
  );
}

/** The colours that people may pick, in light or in dark. */
function seats(dark: boolean): Record<string, string> {
  const found = [...styles.matchAll(/--colour-(\w+): light-dark\((#\w{6}), (#\w{6})\)/g)];
  return Object.fromEntries(found.map(([, name, light, night]) => [name!, dark ? night! : light!]));
}

describe.each(Object.entries(EYES))("eyes that see %s", (which, eyes) => {
  it.each([false, true])("tell the seats apart (dark: %s)", (dark) => {
    expect(Object.keys(seats(dark))).toEqual([...COLOURS]);
    expect(alike(seats(dark), eyes)).toEqual([]);
  });

  it("know colours on a board that look alike to them by their letter, in every language", () => {
    const fills = Object.fromEntries(Object.entries(HUES).map(([name, { fill }]) => [name, fill]));
    const files = import.meta.glob<string>("../../src/marula/games/*/text/*.ftl", {
      query: "?raw",
      import: "default",
      eager: true,
    });
    let told = 0;
    for (const [file, text] of Object.entries(files)) {
      const letters = Object.fromEntries(
        [...text.matchAll(/^letter-(\w+) = (.+)$/gm)].map(([, hue, as]) => [hue === "grey" ? "gray" : hue!, as!]),
      );
      for (const pair of alike(fills, eyes)) {
        const [one, other] = pair.split(" and ") as [string, string];
        if (!letters[one] || !letters[other]) continue; // colours of two games never meet
        told++;
        expect(letters[one], `${file}: ${pair}`).not.toBe(letters[other]);
      }
    }
    if (which === "all colours") expect(told, "no two colours of one game look alike to them").toBe(0);
    else expect(told).toBeGreaterThan(8);
  });
});

it("without any colour, seats differ by shape", () => {
  expect(new Set(SEATS.map(({ path }) => path)).size).toBe(COLOURS.length);
});

it("this test would notice the colours that seats had before", () => {
  const before = { red: "#b5441a", gold: "#8a6100" };
  expect(alike(before, EYES["no green (deuteranopia)"]!)).toEqual(["red and gold"]);
});
