/** Opponents: the levels, engines and characters that may sit down, and which character plays where. */
import type { Chair, Games } from "./types.ts";

export type Opponents = Pick<Games, "bots" | "characters">;

/** For each seat who sits there: for a level one of its characters by lot, each of them once; everyone else stays. */
export function drawByLot(wanted: readonly string[], characters: Games["characters"]): string[] {
  const left = characters.filter(({ name }) => !wanted.includes(name));
  return wanted.map((level) => {
    const able = left.filter((one) => one.level === level);
    const one = able[Math.floor(Math.random() * able.length)];
    if (one === undefined) return level;
    left.splice(left.indexOf(one), 1);
    return one.name;
  });
}

/** The character that plays there; null for a person, a plain level and an engine. */
export function characterOf({ bot, level }: Chair): string | null {
  return level !== null && level !== bot ? bot : null;
}
