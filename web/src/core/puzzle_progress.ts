/** What this device remembers of puzzles: which are solved, and on how many days in a row the daily one was. */
import { recall, remember } from "./storage.ts";

interface Progress {
  version: 1;
  /** By name: solved, or only looked up. */
  done: Record<string, "solved" | "shown">;
  /** The last day whose puzzle was solved (days since 1970), days in a row up to it, and the most so far. */
  streak: { day: number; length: number; best: number };
}

const KEY = "puzzles";

function progress(): Progress {
  const empty: Progress = { version: 1, done: {}, streak: { day: -1, length: 0, best: 0 } };
  const stored = recall<Partial<Progress> | null>(KEY, null);
  return stored?.version === 1 ? { ...empty, ...stored } : empty;
}

/** What became of a puzzle here; undefined where it was not tried. Whoever has seen a solution has not solved it. */
export function outcome(name: string): "solved" | "shown" | undefined {
  return progress().done[name];
}

export function noteOutcome(name: string, found: "solved" | "shown"): void {
  const known = progress();
  remember(KEY, { ...known, done: { [name]: found, ...known.done } });
}

/** Counts the daily puzzle of this day as solved. */
export function noteDaily(day: number): void {
  const known = progress();
  const { day: last, length, best } = known.streak;
  if (last === day) return;
  const now = last === day - 1 ? length + 1 : 1;
  remember(KEY, { ...known, streak: { day, length: now, best: Math.max(best, now) } });
}

/** Days in a row up to today; a day that is not over yet ends nothing. */
export function streakOn(day: number): { length: number; best: number; today: boolean } {
  const { day: last, length, best } = progress().streak;
  return { length: last >= day - 1 ? length : 0, best, today: last === day };
}
