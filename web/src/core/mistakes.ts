/**
 * Mistakes of the reader's own matches, kept on this device. They come back as puzzles after 1, 3, 7, 16 … days; one that
 * is made again starts anew. A review adds them with `addMistake`.
 */
import { recall, remember } from "./storage.ts";
import type { Action, ReviewedDecision } from "./types.ts";

/** What a review knows of one mistake. */
export interface MistakeFound {
  /** The table of the match: its record must be open to the reader. */
  table: string;
  /** The number of the decision in the match, as the review counts: the first one is 1. */
  decision: number;
  seat: number;
  game: string;
  better: Action;
  /** The better option in words, as the review said it. */
  betterText: string;
  /** What was chosen then, in words. */
  chosenText: string;
  /** How much win chance it cost, 0 to 1. */
  loss: number;
}

/** A mistake and when it comes back. */
export interface Mistake extends MistakeFound {
  /** Milliseconds since 1970. */
  due: number;
  /** How often it was answered right since it was last wrong. */
  streak: number;
}

interface Store {
  version: 1;
  mistakes: Mistake[];
}

const KEY = "mistakes";
const DAY = 86_400_000;
/** Days until a mistake comes back, by how often it was right; then the last one again and again. */
export const DAYS = [1, 3, 7, 16, 35, 80] as const;
/** So many are kept; the least costly go first. */
export const MOST = 500;

/** A file of mistakes that cannot be read. */
export class BadMistakes extends Error {}

export function mistakes(): Mistake[] {
  const stored = recall<Partial<Store> | null>(KEY, null);
  return stored?.version === 1 && Array.isArray(stored.mistakes) ? stored.mistakes.filter(isMistake) : [];
}

function keep(all: readonly Mistake[]): void {
  const most = [...all].sort((one, other) => other.loss - one.loss).slice(0, MOST);
  remember(KEY, { version: 1, mistakes: most } satisfies Store);
}

/** One word for a mistake: the same decision is kept once. */
export function mistakeId({ table, decision, seat }: Pick<Mistake, "table" | "decision" | "seat">): string {
  return `${table}.${decision}.${seat}`;
}

/** Keeps a mistake; it comes back tomorrow. False where it was kept before: then nothing changes. */
export function addMistake(found: MistakeFound, now = Date.now()): boolean {
  const all = mistakes();
  if (all.some((one) => mistakeId(one) === mistakeId(found))) return false;
  keep([...all, { ...found, due: now + DAYS[0] * DAY, streak: 0 }]);
  return true;
}

/** Keeps what a review found of one seat. */
export function keepMistakes(
  where: Pick<MistakeFound, "table" | "game" | "seat">,
  found: readonly ReviewedDecision[],
): void {
  for (const { number, choice, better, loss } of found)
    addMistake({
      ...where,
      decision: number,
      better: better.action,
      betterText: better.text,
      chosenText: choice.text,
      loss,
    });
}

export function removeMistake(id: string): void {
  keep(mistakes().filter((one) => mistakeId(one) !== id));
}

/** Those that have come back by now, the longest waiting first. */
export function dueMistakes(now = Date.now()): Mistake[] {
  return mistakes()
    .filter(({ due }) => due <= now)
    .sort((one, other) => one.due - other.due);
}

/** The first answer to a mistake that has come back: a right one puts it off for longer, a wrong one until tomorrow. */
export function answerMistake(id: string, right: boolean, now = Date.now()): void {
  keep(
    mistakes().map((one) => {
      if (mistakeId(one) !== id) return one;
      const streak = right ? one.streak + 1 : 0;
      return { ...one, streak, due: now + DAYS[Math.min(streak, DAYS.length - 1)]! * DAY };
    }),
  );
}

/** All mistakes as the text of a file. */
export function exportMistakes(): string {
  return JSON.stringify({ version: 1, mistakes: mistakes() } satisfies Store, null, 1);
}

/** Adds the mistakes of such a file to those of this device, and says how many were new. Nothing changes if it is bad. */
export function importMistakes(file: string): number {
  let read: unknown;
  try {
    read = JSON.parse(file);
  } catch {
    throw new BadMistakes();
  }
  const { version, mistakes: list } = (read ?? {}) as Partial<Store>;
  if (version !== 1 || !Array.isArray(list) || !list.every(isMistake)) throw new BadMistakes();
  const all = mistakes();
  const known = new Set(all.map(mistakeId));
  const added = list.filter((one) => !known.has(mistakeId(one)));
  keep([...all, ...added]);
  return added.length;
}

function isMistake(data: unknown): data is Mistake {
  const one = (data ?? {}) as Record<string, unknown>;
  const words = ["table", "game", "betterText", "chosenText"].every((field) => typeof one[field] === "string");
  const numbers = ["decision", "seat", "loss", "due", "streak"].every((field) => Number.isFinite(one[field]));
  return words && numbers && typeof (one["better"] as Action | null)?.action === "string";
}
