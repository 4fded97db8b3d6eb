/** The three shapes of a table. The table asks how large its own box is, once; nothing inside it asks the window. */

/**
 * wide: log and chat beside the board. column: everything below each other, the log behind a tab.
 * low: the board at the left as high as the screen, the rest in a rail (a phone held sideways, a page at 200 %).
 */
export type Shape = "wide" | "column" | "low";

const WIDE = 1150;
const LOW = 520;
/** A rail and a board side by side need this much; a box that is low and narrower is a column all the same. */
const RAIL = 560;

/** The shape for a box of this size in CSS pixels; wide where nothing has been measured yet. */
export function shapeOf(width: number, height: number): Shape {
  if (width === 0 || height === 0) return "wide";
  if (height < LOW && width >= RAIL) return "low";
  return width < WIDE ? "column" : "wide";
}
