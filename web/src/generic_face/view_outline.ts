/** The shape of a view, field by field, as the server tells it (or as the words themselves suggest). */
import type { Board, Json, Outline } from "../core/types.ts";

export type { Outline };

/** The table that holds all these words, preferring the smallest. */
export function tableOf(words: readonly string[], board: Board): string | null {
  if (words.length === 0) return null;
  const fits = Object.entries(board.tables).filter(([, all]) => words.every((word) => all.includes(word)));
  fits.sort(([, a], [, b]) => a.length - b.length);
  return fits[0]?.[0] ?? null;
}

/** What a value seems to be, where nobody said so. */
export function guess(value: Json, board: Board): Outline {
  if (typeof value === "number") return { kind: "number" };
  if (typeof value === "boolean") return { kind: "flag" };
  if (typeof value === "string") {
    const table = tableOf([value], board);
    return table ? { kind: "word", table } : { kind: "any" };
  }
  if (Array.isArray(value)) {
    const of = value.length > 0 ? guess(value.find((item) => item !== null) ?? null, board) : { kind: "any" as const };
    return value.length === board.setup.seats ? { kind: "per", tables: ["seat"], of } : { kind: "row", of };
  }
  if (value !== null) {
    const table = tableOf(Object.keys(value), board);
    const first = Object.values(value)[0];
    if (table) return { kind: "per", tables: [table], of: guess(first ?? null, board) };
  }
  return { kind: "any" };
}

/** Does it have one value for each seat? Then it stands in the seats' columns. */
export function perSeat(outline: Outline, value: Json, board: Board): boolean {
  if (outline.kind === "per") return outline.tables[0] === "seat";
  return outline.kind === "each" && Array.isArray(value) && value.length === board.setup.seats;
}

/** The outline of one seat's part. */
export function inner(outline: Outline): Outline {
  if (outline.kind === "per") {
    const rest = outline.tables.slice(1);
    return rest.length > 0 ? { kind: "per", tables: rest, of: outline.of } : outline.of;
  }
  return outline.kind === "each" || outline.kind === "row" ? outline.of : { kind: "any" };
}
