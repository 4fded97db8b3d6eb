/** The bots' levels: what they are called in the reader's language, and which one is meant unless one picks. */
import { text } from "./translation.svelte.ts";
import type { Games } from "./types.ts";

/** A level without a text of its own, such as a style that one game adds, goes by its own name. */
export function levelName(level: string): string {
  return text.of("", `bot-${level}`) ?? level;
}

/** The bot one meets unless one asks for another: it plays well, and at once. */
export function usualLevel(bots: Games["bots"]): string {
  return (bots.find(({ level }) => level === "steady") ?? bots[0])?.level ?? "random";
}
