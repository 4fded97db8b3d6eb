/** Sitting down at a new table: create it, take the seats that are mine, and go there. */
import { api } from "./api.ts";
import { router } from "./router.svelte.ts";
import { keepHost, keepPromise, keepSeat } from "./seat_secrets.ts";
import type { Games, Plan, Table } from "./types.ts";

/** Who sits there: a person at this browser (by name), whoever opens the link, or a bot of a level. */
export type Sitter = { me: string } | { link: true } | { bot: string };

/** The bot one meets unless one asks for another: it plays well, and at once. */
export function usualLevel(bots: Games["bots"]): string {
  return (bots.find(({ level }) => level === "steady") ?? bots[0])?.level ?? "random";
}

export async function createTable(plan: Omit<Plan, "seats" | "bots">, sitters: readonly Sitter[]): Promise<void> {
  const bots = sitters.map((sitter) => ("bot" in sitter ? sitter.bot : null));
  const { table, host } = await api.create({ ...plan, seats: sitters.length, bots });
  keepHost(table.id, host);
  const mine = sitters.flatMap((sitter, seat) => ("me" in sitter ? [{ seat, name: sitter.me }] : []));
  for (const { seat, name } of mine) await sitDown(table, seat, name);
  router.go(`/table/${table.id}`);
}

/** Take a seat, and note what the server has promised about its luck: that was before anyone added to it. */
export async function sitDown(table: Table, seat: number, name: string): Promise<void> {
  keepPromise(table.id, table.luck.commitment);
  const taken = await api.sit(table.id, name, seat);
  keepSeat(table.id, taken.seat, taken.secret, taken.contribution);
}
