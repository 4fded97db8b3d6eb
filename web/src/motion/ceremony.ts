/** The steps of the ceremony at the end: the score sheet, counted line by line. */
import type { ScoreColumn } from "../core/api.generated.ts";
import type { Score, ScoreLine } from "../core/types.ts";
import type { Frame } from "../face_api/frame.svelte.ts";
import type { Picture } from "./beats.ts";

/** What a game's face/ceremony.ts may say about its own lines; without it they come kind by kind. */
export interface CeremonyPlan {
  /** Kinds of lines that come one by one, each with the name of the fact that says which belong together. */
  oneByOne?: Readonly<Record<string, string>>;
  /** What comes first among lines that come one by one: the smallest. Without it they come seat by seat. */
  order?(line: ScoreLine): number;
  /** Words that light up on the board with a line. */
  lit?(line: ScoreLine): string[];
  /** The things that a line is about. */
  pictures?(line: ScoreLine, frame: Frame<unknown>): Picture[];
  /** What is compared where it is not the points. */
  amount?(line: ScoreLine): number | null;
}

export interface Entry {
  seat: number;
  points: number;
  /** What its bar stands for. */
  amount: number;
  lines: readonly ScoreLine[];
  /** The seat cannot win, because of this. */
  out: boolean;
}

export interface Step {
  key: string;
  title: string;
  entries: readonly Entry[];
  lit: readonly string[];
  /** Everyone's points after this step, by seat. */
  totals: readonly number[];
}

const sum = (lines: readonly ScoreLine[]) => lines.reduce((total, { points }) => total + points, 0);

/** What a kind of line is called: the game's word for all of them, or what all of them say. */
export function kindName(frame: Frame<unknown>, what: string, lines: readonly ScoreLine[]): string {
  const texts = new Set(lines.map(({ text }) => text));
  if (texts.size === 1) return [...texts][0]!;
  return frame.maybe(`lines-${what.replaceAll("_", "-")}`) ?? lines[0]?.text ?? what;
}

/** Lines with the same key are counted together. */
function keyOf(line: ScoreLine, plan: CeremonyPlan | null): string {
  const fact = plan?.oneByOne?.[line.what];
  return fact === undefined ? line.what : `${line.what} ${String(line.facts[fact])}`;
}

/** Nothing to see: nobody gets or loses anything, and nothing is compared. */
function empty(entries: readonly Entry[]): boolean {
  return entries.every(({ points, amount, out }) => points === 0 && amount === 0 && !out);
}

function entryOf(column: ScoreColumn, lines: readonly ScoreLine[], plan: CeremonyPlan | null): Entry {
  const amounts = lines.map((line) => plan?.amount?.(line) ?? null);
  const compared = amounts.some((amount) => amount !== null);
  return {
    seat: column.seat,
    points: sum(lines),
    amount: compared ? amounts.reduce<number>((total, amount) => total + (amount ?? 0), 0) : sum(lines),
    lines,
    out: column.out && compared,
  };
}

/** What comes one by one keeps the name of its kind: each line says for itself which it is. */
function titleOf(frame: Frame<unknown>, lines: readonly ScoreLine[], plan: CeremonyPlan | null): string {
  const { what } = lines[0]!;
  const kind = plan?.oneByOne?.[what] === undefined ? null : frame.maybe(`lines-${what.replaceAll("_", "-")}`);
  return kind ?? kindName(frame, what, lines);
}

export function stepsOf(frame: Frame<unknown>, score: Score, plan: CeremonyPlan | null): Step[] {
  const keys = [...new Set(kindsInOrder(score).flatMap((what) => keysOfKind(score, what, plan)))];
  const totals = score.columns.map(() => 0);
  const steps: Step[] = [];
  for (const key of keys) {
    const entries = score.columns
      .map((column) =>
        entryOf(
          column,
          column.lines.filter((line) => keyOf(line, plan) === key),
          plan,
        ),
      )
      .filter(({ lines }) => lines.length > 0);
    for (const { seat, points } of entries) totals[seat]! += points;
    if (empty(entries)) continue;
    const lines = entries.flatMap((entry) => entry.lines);
    steps.push({
      key,
      title: titleOf(frame, lines, plan),
      entries,
      lit: lines.flatMap((line) => plan?.lit?.(line) ?? []),
      totals: [...totals],
    });
  }
  return steps;
}

/** The kinds of lines in the game's order, although not every seat has all of them: each follows what it follows there. */
export function kindsInOrder(score: Score): string[] {
  const found: string[] = [];
  for (const { lines } of score.columns) {
    let after = 0;
    for (const { what } of lines) {
      const at = found.indexOf(what);
      if (at < 0) found.splice(after++, 0, what);
      else after = Math.max(after, at + 1);
    }
  }
  return found;
}

function keysOfKind(score: Score, what: string, plan: CeremonyPlan | null): string[] {
  const found = score.columns.flatMap(({ lines }) => lines.filter((line) => line.what === what));
  const place = (line: ScoreLine) => plan?.order?.(line) ?? 0;
  return found.sort((one, other) => place(one) - place(other)).map((line) => keyOf(line, plan));
}

/** Two seats with the same points, and why one of them is ahead; `at` is -1 where nothing tells them apart. */
export interface TieBreak {
  ahead: number;
  behind: number;
  at: number;
  more: number;
  less: number;
}

/** Every tie between neighbours in the ranking, among those who may win. */
export function tieBreaks(score: Score): TieBreak[] {
  const differs = (one: ScoreColumn, other: ScoreColumn) =>
    one.tie_break.findIndex((value, index) => value !== other.tie_break[index]);
  const ranked = score.columns
    .filter(({ out }) => !out)
    .sort((one, other) => {
      if (one.total !== other.total) return other.total - one.total;
      const at = differs(one, other);
      return at < 0 ? one.seat - other.seat : other.tie_break[at]! - one.tie_break[at]!;
    });
  return ranked.slice(1).flatMap((behind, index) => {
    const ahead = ranked[index]!;
    if (ahead.total !== behind.total) return [];
    const at = differs(ahead, behind);
    const [more, less] = [ahead.tie_break[at] ?? 0, behind.tie_break[at] ?? 0];
    return [{ ahead: ahead.seat, behind: behind.seat, at, more, less }];
  });
}
