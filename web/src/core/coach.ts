/** The coach: looks at a choice before it is sent, and speaks up only before a blunder. */
import { api } from "./api.ts";
import { optional } from "./attempt.ts";
import { preferences } from "./preferences.svelte.ts";
import type { Action, Hint, Table } from "./types.ts";

/** May there be a coach at this table? Only where hints are allowed and nobody but bots plays against the reader. */
export function mayHaveCoach({ hints, seats }: Table): boolean {
  return hints && seats.filter(({ kind }) => kind !== "bot").length === 1;
}

export function coached(table: Table): boolean {
  return preferences.coach && mayHaveCoach(table);
}

/** What the coach says about this choice: null where it is no blunder, or where nobody can tell now. */
export async function coachOn(id: string, secret: string, action: Action): Promise<Hint | null> {
  const hint = await optional(api.hint(id, secret, action), null);
  return hint?.other?.kind === "blunder" ? hint : null;
}
