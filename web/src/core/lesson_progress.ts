/** Where the reader stands in the first lessons of each game, kept on this device. */
import { recall, remember } from "./storage.ts";

/** The step to go on with; 0 where the lessons were not begun. */
export function lessonStep(game: string): number {
  const step = recall<unknown>(`lesson ${game}`, 0);
  return Number.isSafeInteger(step) && (step as number) > 0 ? (step as number) : 0;
}

export function keepLessonStep(game: string, step: number): void {
  remember(`lesson ${game}`, step);
}
