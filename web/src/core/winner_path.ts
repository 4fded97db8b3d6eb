/** The winner's path: where the points came from, turn by turn. */
import type { Moment } from "./types.ts";

/** A turn (the decisions of one seat after each other; or the deal) that changed the points of the seat one looks at. */
export interface WinnerTurn {
  /** Its last decision: the position in which the points stand. */
  number: number;
  seat: number;
  texts: string[];
  gained: number;
  total: number;
}

/** `points`: everyone's points after the deal and after every decision; `moments`: what was told of them. */
export function winnerPath(
  points: readonly (readonly number[])[],
  moments: readonly Moment[],
  seat: number,
): WinnerTurn[] {
  const told = new Map(moments.map((moment) => [moment.number, moment]));
  const found: WinnerTurn[] = [];
  let open: WinnerTurn | null = null;
  let before = 0;
  const close = () => {
    if (open && open.total !== before) found.push({ ...open, gained: open.total - before });
    before = open?.total ?? before;
  };
  for (let number = 0; number < points.length; number++) {
    const moment = told.get(number);
    const who: number = moment?.seat ?? open?.seat ?? -1;
    if (open === null || open.seat !== who) {
      close();
      open = { number, seat: who, texts: [], gained: 0, total: before };
    }
    open.number = number;
    open.total = points[number]?.[seat] ?? open.total;
    open.texts.push(...(moment?.texts ?? []));
  }
  close();
  return found;
}
