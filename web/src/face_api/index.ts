/** What a game's face may use, as `$face_api`. docs/how-to/draw-a-face.md tells how. */
export { Frame, line, thingsOf, type FaceProps, type Controls, type Offered, type Scene } from "./frame.svelte.ts";
export { Zoom } from "./zoom.svelte.ts";
export { default as ZoomableMap } from "./ZoomableMap.svelte";
export { default as ZoomButtons } from "./ZoomButtons.svelte";
export { default as Split, type Lies } from "./Split.svelte";
export type { Needs } from "./split.ts";
export { default as ReconstructionNote } from "./ReconstructionNote.svelte";
export {
  keptBy,
  picture,
  SILENT,
  banner,
  type At,
  type Beat,
  type Motions,
  type Move,
  type Thing,
} from "../motion/beats.ts";
export type { CeremonyPlan } from "../motion/ceremony.ts";
export { ambient } from "../motion/ambient.ts";
export { calm } from "../motion/calm.ts";
export { explains, type Explanation } from "./explain.svelte.ts";
export { arrowKeys } from "./arrow_keys.ts";
export { default as Fan } from "./Fan.svelte";
export { default as MovingWater } from "./MovingWater.svelte";
export { arc } from "./arc.ts";
export { fits } from "./fit_text.ts";
export { fitsItsWidth } from "./fits_its_width.ts";
export { LETTERS } from "./letter_outlines.ts";
export { hue, HUES, type Hue } from "./palette.ts";
export { seatLook, SEATS, type SeatLook } from "./seat_shapes.ts";
export { default as SeatMark } from "./SeatMark.svelte";
export { default as SeatShape } from "./SeatShape.svelte";
export { default as Chip } from "./Chip.svelte";
export type { Action, Board, Chair, Edition, Envelope, Event, Json, Moment, Table, View } from "../core/types.ts";
