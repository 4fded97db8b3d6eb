/** What this game's view and edition look like here, and where things stand in the drawing. */

import type { Frame, Offered } from "$frame";

export type Counts = Record<string, number>;

export interface View {
  phase: "turn" | "die" | "after" | "market" | "white_stone" | "second_tent" | "move" | "over";
  active: number;
  round: number;
  boat: string;
  dice: Counts;
  taken: string[][];
  passed: number[];
  die: number;
  target: string | null;
  stock: number[];
  tents: Counts[];
  coins: number[];
  purses: number[];
  chests: number[];
  low: number[];
  high: number[];
  unseen_stones: Counts;
  side: Counts;
  drawn: Counts;
  gems: Counts[];
  gem_counts: number[];
  unseen_cards: Counts;
  played: Counts;
  hands: Counts[];
  hand_sizes: number[];
  column_points: Counts[];
  market_points: number[];
  animal_points: number[];
  expected: number;
}

/** A source for the whole entry, or one for each of its values. */
type Source = string | Record<string, string>;

/** The parts of an edition file that are drawn. */
export interface Edition {
  columns: { cost: number; source?: Source }[];
  rows: { tent_points: number; majority_points: number; source?: Source }[];
  gems: {
    id: string;
    price: number;
    market_coins: number;
    market_points: number;
  }[];
  cards: { id: string; amount?: number }[];
}

/** Was this value worked out by the project because no source prints it? */
export function reconstructed(entry: { source?: Source }, value: string): boolean {
  const source = typeof entry.source === "string" ? entry.source : entry.source?.[value];
  return source === "reconstruction";
}

export function total(counts: Counts | number[]): number {
  return Object.values(counts).reduce((sum, number) => sum + number, 0);
}

/** Points that are certain so far; majorities and kept gems count at the end. */
export function pointsSoFar(view: View, seat: number): number {
  return total(view.column_points[seat] ?? {}) + (view.market_points[seat] ?? 0) + (view.animal_points[seat] ?? 0);
}

/** A number, or the bounds between which it lies. */
export type Range = readonly [least: number, most: number];

export function chestOf(view: View, seat: number): Range {
  const known = view.chests[seat] ?? -1;
  return known >= 0 ? [known, known] : [view.low[seat] ?? 0, view.high[seat] ?? 0];
}

/** Purse and chest together are known to all, so the purse is what the chest leaves. */
export function purseOf(view: View, seat: number): Range {
  const [least, most] = chestOf(view, seat);
  const coins = view.coins[seat] ?? 0;
  return [coins - most, coins - least];
}

export function inWords([least, most]: Range): string {
  return least === most ? `${least}` : `${least}–${most}`;
}

/** How many cards lie face down: all that are unseen, but for those in others' hands. */
export function pileSize(view: View, seat: number): number {
  const inHands = view.phase === "over" ? 0 : total(view.hand_sizes.filter((_, other) => other !== seat));
  return total(view.unseen_cards) - inHands;
}

/** Everyone's tents in a row, by seat. */
export function tentsInRow(view: View, row: number): number[] {
  return view.tents.map((fields) =>
    Object.entries(fields).reduce((sum, [field, tents]) => sum + (field.endsWith(`_${row + 1}`) ? tents : 0), 0),
  );
}

/** The tents on a field, owner by owner. */
export function tentsOn(view: View, field: string): { seat: number; index: number }[] {
  return view.tents.flatMap((fields, seat) =>
    Array.from({ length: fields[field] ?? 0 }, (_, index) => ({ seat, index })),
  );
}

/** Where columns and rows are in a drawing of this size: the boat's column is always wide enough for a finger. */
export class Plan {
  readonly top = 17;
  readonly river: number;
  readonly left: number;
  readonly right: number;
  readonly rowHeight: number;
  readonly wide: boolean;
  readonly #boat: number;
  readonly #boatWidth: number;
  readonly #columnWidth: number;

  constructor(
    readonly width: number,
    readonly height: number,
    readonly columns: number,
    readonly rows: number,
    seats: number,
    boat: number,
  ) {
    this.wide = width >= 520;
    this.river = Math.min(Math.max(height * 0.17, 42), 74);
    this.left = this.wide ? 112 : 64;
    this.right = this.wide ? Math.max(112, 34 + seats * 25) : 30;
    this.rowHeight = Math.max(0, height - this.top - this.river) / rows;
    const room = Math.max(0, width - this.left - this.right);
    this.#boat = boat;
    this.#boatWidth = Math.max(room / columns, Math.min(46, room));
    this.#columnWidth = columns > 1 ? (room - this.#boatWidth) / (columns - 1) : 0;
  }

  /** Row 1 lies at the river, row 6 in the hills. */
  y(row: number): number {
    return this.top + (this.rows - 1 - row) * this.rowHeight;
  }

  x(column: number): number {
    return this.left + column * this.#columnWidth + (column > this.#boat ? this.#boatWidth - this.#columnWidth : 0);
  }

  columnWidth(column: number): number {
    return column === this.#boat ? this.#boatWidth : this.#columnWidth;
  }

  middle(column: number): number {
    return this.x(column) + this.columnWidth(column) / 2;
  }

  get bank(): number {
    return this.top + this.rows * this.rowHeight;
  }
}

/** Places for so many tents in a box, as large as they can be; each place is the middle of a square of this size. */
export function pack(number: number, width: number, height: number): { size: number; at: [number, number][] } {
  let best = { size: 0, across: 1 };
  for (let across = 1; across <= Math.max(1, number); across++) {
    const size = Math.min(width / across, height / Math.ceil(number / across), 34);
    if (size > best.size) best = { size, across };
  }
  const { size, across } = best;
  const down = Math.ceil(number / across);
  return {
    size,
    at: Array.from({ length: number }, (_, index) => {
      const line = Math.floor(index / across);
      const inLine = line === down - 1 ? number - across * (down - 1) : across;
      return [
        width / 2 + ((index % across) - (inLine - 1) / 2) * size,
        height / 2 + (line - (down - 1) / 2) * size,
      ] as [number, number];
    }),
  };
}

/** What brings something to its end: the turn, the round's dice, the market, the sale after the white stone. */
export function closing(frame: Frame<View>): Offered[] {
  return ["end_turn", "pass_die", "close_market", "sell_drawn"].flatMap((kind) => frame.offered(kind));
}
