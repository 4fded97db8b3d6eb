/** How a hand of cards is fanned out in the room there is: every kind can be seen and touched, copies lie closer together. */

/** More copies of one card than this lie exactly behind the others: their number says how many there are. */
export const COPIES = 4;
/** Degrees between the first and the last card, and between neighbours at most. */
const SPREAD = 11;
const TURN = 2.4;
/** The smallest part of a kind that stays in sight, in pixels. */
const LEAST = 25;
/** Pixels between kinds, and the part of a card that is seen of each copy, where there is room. */
export const GAP = 6;
export const COPY = 0.3;
/** What the fan keeps free at both sides for cards that are turned, in pixels. */
const SIDES = 14;

export interface Fanned {
  /** Pixels from one copy to the next of the same kind. */
  copy: number;
  /** Pixels between kinds; less than nothing where they overlap. */
  gap: number;
}

/** How much of a kind's copies is drawn. */
export function copiesOf(number: number): number {
  return Math.min(number, COPIES);
}

/** The widest spread of these many cards of each kind that fits into a room of this width. */
export function fanOut(numbers: readonly number[], room: number, card: number): Fanned {
  const kinds = numbers.length;
  const extra = numbers.reduce((sum, number) => sum + copiesOf(number) - 1, 0);
  const left = room - SIDES - kinds * card;
  const wide: Fanned = { copy: card * COPY, gap: GAP };
  if (room <= 0 || kinds === 0 || left >= extra * wide.copy + (kinds - 1) * GAP - 1) return wide;
  // First the copies come together, then the kinds, and at last the copies lie behind each other.
  const among = (gap: number, least: number) =>
    extra > 0 ? Math.min(Math.max((left - (kinds - 1) * gap) / extra, least), wide.copy) : wide.copy;
  const copy = among(GAP, 4);
  const gap = kinds > 1 ? Math.min(Math.max((left - extra * copy) / (kinds - 1), LEAST - card), GAP) : GAP;
  return { copy: Math.min(copy, among(gap, 0)), gap };
}

/** How a kind is turned in the fan, in degrees, and by how many pixels it lies lower than the middle. */
export function pose(index: number, kinds: number): { turn: number; down: number } {
  const step = kinds > 1 ? Math.min(TURN, SPREAD / (kinds - 1)) : 0;
  const turn = (index - (kinds - 1) / 2) * step;
  return { turn: Math.round(turn * 100) / 100, down: Math.round(turn * turn * 12) / 100 };
}
