/** Whose chat the reader has muted, table by table. It is kept on this device, and nobody else is told. */
import { recall, remember } from "./storage.ts";
import type { Line } from "./types.ts";

/** By name, because seats change at the deal; also by seat, because whoever comes back may take another name. */
interface Muted {
  name: string;
  seat: number;
}

const MAX_TABLES = 50;

class MutedPlayers {
  #tables = $state.raw<Record<string, Muted[]>>(recall("muted", {}));

  of(table: string): Muted[] {
    return this.#tables[table] ?? [];
  }

  has(table: string, line: Pick<Line, "name" | "seat">): boolean {
    return this.of(table).some(({ name, seat }) => name === line.name || seat === line.seat);
  }

  mute(table: string, line: Pick<Line, "name" | "seat">): void {
    if (!this.has(table, line)) this.#keep(table, [...this.of(table), { name: line.name, seat: line.seat }]);
  }

  unmute(table: string, muted: Muted): void {
    this.#keep(
      table,
      this.of(table).filter((each) => each !== muted),
    );
  }

  #keep(table: string, muted: Muted[]): void {
    const others = Object.entries(this.#tables).filter(([id]) => id !== table);
    const kept = muted.length ? [...others, [table, muted] as const] : others;
    this.#tables = Object.fromEntries(kept.slice(-MAX_TABLES));
    remember("muted", this.#tables);
  }
}

export const mutedPlayers = new MutedPlayers();
