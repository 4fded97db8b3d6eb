/** How a face divides its room between the board, what belongs beside it, and what can wait in a drawer. */

/** right, below: everything is shown. strip: the drawer is closed. bare: what belongs beside the board is in the drawer, too. */
export type Arrangement = "right" | "below" | "strip" | "bare";

/** What a face needs, in rem. */
export interface Needs {
  /** Width over height of the board as it is drawn best. */
  ratio: number;
  /** What lies beside the board: its width at the right of it, its height below it. */
  beside: { wide: number; high: number };
  /** How much higher it gets below the board with the drawer's contents. */
  drawer?: number;
  /** What lies beside the board is needed in every turn: it is never put away. */
  keep?: boolean;
}

/** A board this high, in rem, is large enough to leave the rest of the room to other things. */
const COMFORTABLE = 22;
/** The part of its largest size that a board keeps, where other things are to be shown beside it. */
const KEEPS = 0.8;

/** How high the board can be drawn in a room. */
function drawn(ratio: number, width: number, height: number): number {
  return Math.max(0, Math.min(width / ratio, height));
}

/** The arrangement for a room of this size, in rem. */
export function arrange(width: number, height: number, needs: Needs): Arrangement {
  const { ratio, beside, drawer = 0, keep = false } = needs;
  const bare = drawn(ratio, width, height);
  const right = drawn(ratio, width - beside.wide, height);
  const below = drawn(ratio, width, height - beside.high - drawer);
  const strip = drawn(ratio, width, height - beside.high);
  const best = Math.max(right, below);
  if (best >= COMFORTABLE || best >= KEEPS * bare) return right >= below ? "right" : "below";
  if (keep) return right >= strip ? "right" : "strip";
  return strip >= KEEPS * bare ? "strip" : "bare";
}
