/** Colours with their shapes and letters: nothing on a board differs by colour alone. */
import { text } from "../core/translation.svelte.ts";

/** Each seat has a colour and a shape; the shape is drawn round (0, 0) and fits a circle of radius 1. */
export interface SeatLook {
  /** A CSS variable, right in light and in dark. */
  colour: string;
  shape: string;
  /** The shape as a path. */
  path: string;
}

const round = (value: number) => Math.round(value * 1000) / 1000;

function polygon(corners: number, turn = 0, inner = 1): string {
  const count = inner === 1 ? corners : corners * 2;
  const points = Array.from({ length: count }, (_, index) => {
    const angle = -Math.PI / 2 + turn + (index * 2 * Math.PI) / count;
    const radius = inner !== 1 && index % 2 === 1 ? inner : 1;
    return `${round(Math.cos(angle) * radius)} ${round(Math.sin(angle) * radius)}`;
  });
  return `M${points.join("L")}Z`;
}

export const SEATS: readonly SeatLook[] = [
  { colour: "var(--seat-0)", shape: "circle", path: "M-.9 0A.9 .9 0 1 1 .9 0A.9 .9 0 1 1 -.9 0Z" },
  { colour: "var(--seat-1)", shape: "square", path: polygon(4, Math.PI / 4) },
  { colour: "var(--seat-2)", shape: "triangle", path: polygon(3) },
  { colour: "var(--seat-3)", shape: "diamond", path: polygon(4) },
  { colour: "var(--seat-4)", shape: "star", path: polygon(5, 0, 0.5) },
];

export function seatLook(seat: number): SeatLook {
  return SEATS[((seat % SEATS.length) + SEATS.length) % SEATS.length]!;
}

/** A thing's colour on a board, its ink, and the letter that goes with it for those who cannot tell the colour. */
export interface Hue {
  fill: string;
  ink: string;
  letter: string;
}

/** Colours that games name, each light or dark enough for its ink (4.5:1); the letter is the reader's language's own. */
export const HUES: Record<string, Omit<Hue, "letter">> = {
  red: { fill: "#b3261e", ink: "#ffffff" },
  orange: { fill: "#e08a1e", ink: "#1b1207" },
  yellow: { fill: "#f1cf3b", ink: "#1b1607" },
  green: { fill: "#2f7d3b", ink: "#ffffff" },
  turquoise: { fill: "#1f8a8a", ink: "#ffffff" },
  blue: { fill: "#2a5caa", ink: "#ffffff" },
  violet: { fill: "#6d4aa3", ink: "#ffffff" },
  purple: { fill: "#7b3f9e", ink: "#ffffff" },
  magenta: { fill: "#b4307f", ink: "#ffffff" },
  pink: { fill: "#e79ab7", ink: "#2b0f1b" },
  white: { fill: "#f7f3ea", ink: "#2a2118" },
  gray: { fill: "#77736c", ink: "#ffffff" },
  black: { fill: "#2b2724", ink: "#ffffff" },
  brown: { fill: "#6f4a2a", ink: "#ffffff" },
};

/** The look of a colour that this game names: its letter is one of the name it has in this game. */
export function hue(name: string, game: string): Hue {
  const letter = text.of(game, `letter-${name}`) ?? name.charAt(0).toUpperCase();
  const known = HUES[name === "grey" ? "gray" : name];
  return known ? { ...known, letter } : { fill: "var(--linen)", ink: "var(--ink)", letter };
}
