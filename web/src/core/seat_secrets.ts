/** The secrets of the seats that this browser holds, table by table. They are sent to the server and nowhere else. */
import { recall, remember } from "./storage.ts";

/** The seats this browser holds at one table: seat → secret. Several of them make a hot-seat. */
export interface Holding {
  seats: Record<number, string>;
  host?: string | undefined;
  /** What the server promised about its luck before the deal, and what our seats added to it: to be checked at the end. */
  commitment?: string;
  added?: Record<number, string>;
  /** When it was last looked at, so that old ones can be forgotten. */
  seen: number;
}

const KEPT = 60;

export function holding(table: string): Holding {
  return recall<Record<string, Holding>>("seats", {})[table] ?? { seats: {}, seen: 0 };
}

function keep(table: string, change: (holding: Holding) => void): void {
  const all = recall<Record<string, Holding>>("seats", {});
  const mine = all[table] ?? { seats: {}, seen: 0 };
  change(mine);
  all[table] = { ...mine, seen: Date.now() };
  const newest = Object.entries(all).sort(([, a], [, b]) => b.seen - a.seen);
  remember("seats", Object.fromEntries(newest.slice(0, KEPT)));
}

export function keepSeat(table: string, seat: number, secret: string, added = ""): void {
  keep(table, (mine) => {
    mine.seats[seat] = secret;
    if (added) mine.added = { ...mine.added, [seat]: added };
  });
}

/** These are the seats that our secrets open now: the same secrets, and what was added with each. */
export function moveSeats(table: string, opened: Record<number, string>): void {
  keep(table, (mine) => {
    const added: Record<number, string> = {};
    for (const [old, secret] of Object.entries(mine.seats)) {
      const now = Object.keys(opened).find((seat) => opened[Number(seat)] === secret);
      const words = mine.added?.[Number(old)];
      if (now !== undefined && words !== undefined) added[Number(now)] = words;
    }
    mine.seats = opened;
    if (mine.added) mine.added = added;
  });
}

/** Only the first promise counts. */
export function keepPromise(table: string, commitment: string): void {
  keep(table, (mine) => (mine.commitment ??= commitment));
}

export function keepHost(table: string, secret: string | null): void {
  if (secret) keep(table, (mine) => (mine.host = secret));
}

export function dropSeat(table: string, seat: number): void {
  keep(table, (mine) => {
    delete mine.seats[seat];
    delete mine.added?.[seat];
  });
}

export function heldTables(): string[] {
  return Object.keys(recall<Record<string, Holding>>("seats", {}));
}
