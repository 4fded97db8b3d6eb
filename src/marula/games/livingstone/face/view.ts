/** The types of this game's view and edition, and what the drawings read from them. */

import type { Frame, Offered } from "$face_api";
import type { View as GeneratedView } from "./view.generated.ts";

export type Counts = Record<string, number>;

/** The view, without null where the rules always have something. */
export interface View extends GeneratedView {
  active: number;
  boat: string;
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

/** What a card does, in words. */
export function aboutCard(frame: Frame<View>, card: string): string | null {
  const amount = frame.edition<Edition>().cards.find(({ id }) => id === card)?.amount ?? 0;
  return frame.maybe(`face-card-${card.replaceAll("_", "-")}`, { amount });
}

/** What brings something to its end: the turn, the round's dice, the market, the sale after the white stone. */
export function closing(frame: Frame<View>): Offered[] {
  return ["end_turn", "pass_die", "close_market", "sell_drawn"].flatMap((kind) => frame.offered(kind));
}

/** What a tent costs that these options pitch: nothing with a card that makes it free; null where none is pitched. */
export function tentPrice(options: readonly Offered[], cost: number): number | null {
  const pitching = options.filter(({ action }) => action.action === "pitch_tent");
  if (pitching.length === 0) return null;
  return pitching.some(({ action }) => !(action["cards"] as string[]).includes("free_tent")) ? cost : 0;
}
