/** Seat colours: people pick theirs. A board draws seat 2 in `--seat-2`, whatever colour that is at this table. */
import type { Chair } from "./types.ts";

export type Colour = Chair["colour"];

/** In the order of the seats, where nobody has picked another. */
export const COLOURS: readonly Colour[] = ["blue", "red", "green", "violet", "gold"];

/** The colour of a seat where nobody has picked one. */
export function usualColour(seat: number): Colour {
  return COLOURS[seat % COLOURS.length]!;
}

/** Seat `seat` takes this colour; whoever had it takes the other in exchange. */
export function exchanged(colours: readonly Colour[], seat: number, colour: Colour): Colour[] {
  const other = colours.indexOf(colour);
  return colours.map((one, index) => (index === seat ? colour : index === other ? colours[seat]! : one));
}

/** Shows these seats in their colours on the whole page, what flies above the table included, until the answer is called. */
export function showSeatColours(colours: readonly string[]): () => void {
  const { style } = document.documentElement;
  colours.forEach((colour, seat) => style.setProperty(`--seat-${seat}`, `var(--colour-${colour})`));
  return () => colours.forEach((_, seat) => style.removeProperty(`--seat-${seat}`));
}
