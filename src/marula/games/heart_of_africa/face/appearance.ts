/** How cards, colours and terrains look: each colour with its letter, each terrain with its sign. */
import { hue, type Hue } from "$face_api";
import { LOCOMOTIVE } from "./view.ts";

/** Grey is any one colour: its letter is a star. The locomotive is wild: it has a sign of its own. */
export function cardLook(card: string): Hue {
  if (card === "grey") return { fill: "#9a948a", ink: "#1c1915", letter: "✱" };
  if (card === LOCOMOTIVE) return { fill: "#4a4038", ink: "#ffe6a8", letter: "L" };
  return hue(card, "heart_of_africa");
}

/** A locomotive seen from the side, round (0, 0), about two wide. */
export const ENGINE =
  "M-1 .35V-.1H-.15V-.75H.75V.35ZM-.75 -.1V-.5H-.5V-.1ZM.05 -.55V-.2H.5V-.55ZM-.95 .35A.27 .27 0 1 0 -.41 .35ZM-.3 .35A.27 .27 0 1 0 .24 .35ZM.3 .35A.27 .27 0 1 0 .84 .35Z";

/** A goods wagon from the side, round (0, 0), about two wide: body with roof and door; and its wheels. */
export const WAGON = "M-1.05 -.62Q0 -.86 1.05 -.62V-.5H.98V.4H-.98V-.5H-1.05ZM-.34 -.4V.3H.34V-.4Z";
export const WHEELS =
  "M-.8 .46A.23 .23 0 1 0 -.34 .46A.23 .23 0 1 0 -.8 .46ZM.34 .46A.23 .23 0 1 0 .8 .46A.23 .23 0 1 0 .34 .46Z";

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
  return TERRAINS[((index % TERRAINS.length) + TERRAINS.length) % TERRAINS.length]!;
}
