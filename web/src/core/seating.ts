/** Sitting down at a new table: create it, take the seats that are mine, and go there. */
import { api } from "./api.ts";
import { usualLevel } from "./levels.ts";
import { preferences } from "./preferences.svelte.ts";
import { router } from "./router.svelte.ts";
import { keepHost, keepPromise, keepSeat } from "./seat_secrets.ts";
import type { Colour } from "./seat_colours.ts";
import { say, text } from "./translation.svelte.ts";
import type { Plan, Table } from "./types.ts";

/** Who sits there: a person at this browser (by name), whoever opens the link, or a bot: a character, a level or an engine. */
export type Sitter = { me: string; colour?: Colour | null } | { link: true } | { bot: string };

/** Is there one person, and nobody but bots besides? Then hints are nobody's disadvantage. */
export function againstBots(sitters: readonly Sitter[]): boolean {
  return sitters.filter((sitter) => "me" in sitter).length === 1 && !sitters.some((sitter) => "link" in sitter);
}

/** Unless the plan says otherwise, hints are given to whoever plays against bots alone. */
export async function createTable(plan: Omit<Plan, "seats" | "bots">, sitters: readonly Sitter[]): Promise<void> {
  const bots = sitters.map((sitter) => ("bot" in sitter ? sitter.bot : null));
  const hints = plan.hints ?? againstBots(sitters);
  const { table, host } = await api.create({ ...plan, hints, seats: sitters.length, bots });
  keepHost(table.id, host);
  const mine = sitters.flatMap((sitter, seat) => ("me" in sitter ? [{ seat, ...sitter }] : []));
  for (const { seat, me, colour } of mine) await sitDown(table, seat, me, colour);
  router.go(`/table/${table.id}`);
}

/** A new table that goes on from a position of a finished match: me on this seat, the same opponents as bots. */
export async function tryFrom(table: Table, decisions: number, mine: number): Promise<void> {
  const { bots, characters } = await api.games();
  const known = [...bots.map(({ level }) => level), ...characters.map(({ name }) => name)];
  const level = (chair: Table["seats"][number]) =>
    chair.bot !== null && known.includes(chair.bot) ? chair.bot : usualLevel(bots);
  const made = await api.fork(table.id, decisions, {
    bots: table.seats.map((chair) => (chair.seat === mine ? null : level(chair))),
    visibility: "link",
    hints: true,
  });
  keepHost(made.table.id, made.host);
  await sitDown(made.table, mine, preferences.name || guestName(mine));
  router.go(`/table/${made.table.id}`);
}

/** What somebody is called who gives no name: nobody at the table may be called the same. */
export function guestName(seat: number): string {
  return seat === 0 ? say("page-guest") : `${say("page-guest")} ${text.number(seat + 1)}`;
}

/** Take a seat, and note what the server has promised about its luck: that was before anyone added to it. */
export async function sitDown(table: Table, seat: number, name: string, colour: Colour | null = null): Promise<void> {
  keepPromise(table.id, table.luck.commitment);
  const taken = await api.sit(table.id, name, seat, colour);
  // Under the number that was asked for: if this was the last seat, all were drawn by lot, and the page is told which is whose.
  keepSeat(table.id, seat, taken.secret, taken.contribution);
}
