/** What a player is told when something could not be done: words of a catalogue, never those of a program. */
import { Refused } from "./api.ts";
import { say } from "./translation.svelte.ts";

export function errorMessage(problem: unknown): string {
  if (problem instanceof Refused) return problem.message || say("page-unreachable");
  console.error(problem);
  return say("page-fault");
}
