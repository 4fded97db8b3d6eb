/** What bots' levels are called in the reader's language. */
import { text } from "./translation.svelte.ts";

/** A level without a text of its own, such as a style that one game adds, goes by its own name. */
export function levelName(level: string): string {
  return text.of("", `bot-${level}`) ?? level;
}
