/** Colours of things, each with its letter: nothing on a board differs by colour alone. */
import { text } from "../core/translation.svelte.ts";

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
