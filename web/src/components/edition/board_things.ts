/** What is drawn on a board and has an entry in the edition, and which of them lies next in a direction. */
import type { Edition } from "../../core/types.ts";
import { entriesOf } from "./entries.ts";
import type { Section } from "./schema.ts";

export interface Thing {
  /** As the face says it in data-entry: its table, and its id or place there. */
  key: string;
  section: Section;
  index: number;
}
export type Direction = "Left" | "Right" | "Up" | "Down";

/** The entry that a data-entry means; undefined where the edition does not have it. */
export function thingOfKey(key: string, data: Edition, sections: readonly Section[]): Thing | undefined {
  const [name, word] = key.split(" ");
  const section = sections.find((one) => one.name === name);
  if (!section || word === undefined) return undefined;
  const entries = entriesOf(data, section);
  const index = /^\d+$/.test(word) ? Number(word) : entries.findIndex(({ id }) => id === word);
  return index >= 0 && index < entries.length ? { key, section, index } : undefined;
}

/** Everything on the board, each once, table by table. */
export function readThings(board: Element, data: Edition, sections: readonly Section[]): Thing[] {
  const keys = [...board.querySelectorAll("[data-entry]")].map((element) => element.getAttribute("data-entry")!);
  const found = [...new Set(keys)].flatMap((key) => thingOfKey(key, data, sections) ?? []);
  const rank = ({ section, index }: Thing) => sections.indexOf(section) * 10_000 + index;
  return found.sort((one, other) => rank(one) - rank(other));
}

/** The nearest thing in this direction; what lies aside counts twice. */
export function nearest(
  from: Thing,
  things: readonly Thing[],
  boxOf: (thing: Thing) => DOMRect,
  direction: Direction,
): Thing | undefined {
  const [x, y] = middle(boxOf(from));
  let best: Thing | undefined;
  let least = Infinity;
  for (const thing of things) {
    const [across, down] = middle(boxOf(thing));
    const [right, below] = [across - x, down - y];
    const ahead = { Left: -right, Right: right, Up: -below, Down: below }[direction];
    const aside = Math.abs(direction === "Left" || direction === "Right" ? below : right);
    const far = ahead + 2 * aside;
    if (thing !== from && ahead > 0.5 && far < least) [best, least] = [thing, far];
  }
  return best;
}

function middle(box: DOMRect): [number, number] {
  return [box.left + box.width / 2, box.top + box.height / 2];
}
