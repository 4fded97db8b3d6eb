/** The clocks that a new table may have, by name: `page-clock-NAME` is what a reader is shown. */
import type { ClockRule } from "./types.ts";

export const CLOCK_PRESETS: Record<string, ClockRule | null> = {
  none: null,
  quick: { kind: "bank", seconds: 300, increment: 10, then: "decide" },
  calm: { kind: "bank", seconds: 1200, increment: 20, then: "decide" },
  days: { kind: "decision", seconds: 3 * 86400, then: "replace" },
};
