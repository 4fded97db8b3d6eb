/** How cards, colours and terrains look: each colour with its letter, each terrain with its sign. */
import { hue, type Hue } from "$frame";
import { LOCOMOTIVE } from "./words.ts";

/** Grey is any one colour: its letter is a star. The locomotive is wild: it has a sign of its own. */
export function cardLook(card: string): Hue {
  if (card === "grey") return { fill: "#9a948a", ink: "#1c1915", letter: "✱" };
  if (card === LOCOMOTIVE)
    return { fill: "#4a4038", ink: "#ffe6a8", letter: "L" };
  return hue(card);
}

/**
 * The letters of the colours as lines, in a square from -1 to 1. There are hundreds of them on the map, and a browser lays out
 * words in a drawing anew with every change, but never lines.
 */
export const LETTERS: Record<string, string> = {
  Y: "M-.7 -1L0 .05L.7 -1M0 .05V1",
  O: "M0 -.95C-1.1 -.95 -1.1 .95 0 .95C1.1 .95 1.1 -.95 0 -.95Z",
  R: "M-.55 1V-1H.05C.85 -1 .85 .1 .05 .1H-.55M.05 .1L.65 1",
  P: "M-.5 1V-1H.1C.95 -1 .95 .2 .1 .2H-.5",
  B: "M-.55 -.02H.1C.75 -.02 .75 -1 .1 -1H-.55V1H.15C.85 1 .85 -.02 .1 -.02",
  G: "M.68 -.7C-.1 -1.35 -.9 -.7 -.9 0C-.9 .9 .1 1.25 .72 .7V.1H.1",
  W: "M-1 -1L-.5 1L0 -.6L.5 1L1 -1",
  K: "M-.55 -1V1M.6 -1L-.5 .2M-.15 -.15L.68 1",
  "✱": "M0 -.9V.9M-.8 -.45L.8 .45M-.8 .45L.8 -.45",
};

/** A locomotive seen from the side, round (0, 0), about two wide. */
export const ENGINE =
  "M-1 .35V-.1H-.15V-.75H.75V.35ZM-.75 -.1V-.5H-.5V-.1ZM.05 -.55V-.2H.5V-.55ZM-.95 .35A.27 .27 0 1 0 -.41 .35ZM-.3 .35A.27 .27 0 1 0 .24 .35ZM.3 .35A.27 .27 0 1 0 .84 .35Z";

export interface TerrainLook {
  tint: string;
  ink: string;
  /** Its sign, in a square from -1 to 1. */
  sign: string;
}
const TERRAINS: TerrainLook[] = [
  {
    tint: "#e3b04f",
    ink: "#4c3204",
    sign: "M-1 .5C-.6 -.5 -.2 -.5 .2 .2C.4 -.2 .7 -.2 1 .5Z",
  },
  {
    tint: "#5d9a4d",
    ink: "#0f2a0c",
    sign: "M0 .9V-.1M0 .2C-.9 .3 -1 -.4 -.8 -.7C-.2 -.7 0 -.3 0 .2C0 -.5 .3 -.9 .9 -.9C1 -.2 .7 .2 0 .2Z",
  },
  {
    tint: "#8f8a99",
    ink: "#221d2e",
    sign: "M-1 .7L-.3 -.6L.1 .1L.4 -.3L1 .7Z",
  },
];
/** By its place in the edition: desert, jungle, mountain. */
export function terrainLook(index: number): TerrainLook {
  return TERRAINS[
    ((index % TERRAINS.length) + TERRAINS.length) % TERRAINS.length
  ]!;
}
