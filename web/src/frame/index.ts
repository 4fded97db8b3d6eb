/** What a game's face may use, as `$frame`. docs/adding-a-face.md tells how. */
export { Frame, line, wordsOf, type FaceProps, type Hands, type Offered, type Scene } from "./frame.svelte.ts";
export { Lens } from "./lens.svelte.ts";
export { default as Nearness } from "./Nearness.svelte";
export { default as Note } from "./Note.svelte";
export { calm, Motion, travel } from "./motion.ts";
export { fits } from "./fit.ts";
export { LETTERS } from "./letters.ts";
export { hue, HUES, seatLook, SEATS, type Hue, type SeatLook } from "./palette.ts";
export { default as SeatMark } from "./SeatMark.svelte";
export { default as SeatShape } from "./SeatShape.svelte";
export { default as Chip } from "./Chip.svelte";
export type { Action, Board, Chair, Edition, Envelope, Event, Json, Moment, Table, View } from "../core/types.ts";
