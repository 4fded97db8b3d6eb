/** What this browser remembers: the secrets of its seats, the player's name, the look. Nothing else leaves a page. */

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
const memory = new Map<string, string>();

/** Storage may be switched off in a browser; then a page remembers as long as it is open. */
export function remember(key: string, value: unknown): void {
  const text = JSON.stringify(value);
  memory.set(key, text);
  try {
    localStorage.setItem(`marula.${key}`, text);
  } catch {
    // no storage, or none left: the page's own memory has it
  }
}

export function recall<T>(key: string, otherwise: T): T {
  let text: string | null | undefined;
  try {
    text = localStorage.getItem(`marula.${key}`);
  } catch {
    text = memory.get(key);
  }
  if (!text) return otherwise;
  try {
    return JSON.parse(text) as T;
  } catch {
    return otherwise;
  }
}

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

export type Theme = "auto" | "light" | "dark";

class Preferences {
  name = $state(recall("name", ""));
  theme = $state<Theme>(recall<Theme>("theme", "auto"));

  setName(name: string): void {
    this.name = name;
    remember("name", name);
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    remember("theme", theme);
    this.show();
  }

  show(): void {
    if (this.theme === "auto") delete document.documentElement.dataset["theme"];
    else document.documentElement.dataset["theme"] = this.theme;
  }
}

export const preferences = new Preferences();
