/** How this game's events move. */
import { keptBy, picture, SILENT, banner, type Frame, type Motions, type Thing } from "$face_api";
import type { GameEvent } from "./events.generated.ts";
import Fruit from "./Fruit.svelte";
import type { View } from "./view.ts";

const fruit = (frame: Frame<View>, kind: string): Thing => picture(Fruit, { frame, fruit: kind }, [30, 30]);

const motions: Motions<GameEvent, View> = {
  // The deal is the first picture.
  hand_dealt: SILENT,
  seed_set: ({ seat }, frame) =>
    // One's own seed is seen: the next event shows it.
    seat === frame.seat
      ? []
      : [{ beat: "drop", what: { back: "green" }, at: [`seed ${seat}`, `basket ${seat}`], from: `seat ${seat}` }],
  seed_chosen: ({ fruit: kind }, frame) => [
    {
      beat: "fly",
      what: fruit(frame, kind),
      from: `hand ${kind}`,
      to: [`seed ${frame.seat}`, `basket ${frame.seat}`],
      sound: "stone",
    },
  ],
  seed_shown: ({ seat, fruit: kind }, frame) => [
    { beat: "drop", what: fruit(frame, kind), at: [`seed ${seat}`, `basket ${seat}`], sound: "stone" },
  ],
  tree_shaken: ({ fruits }) => [
    { beat: "shake", at: "tree", sound: "dice" },
    { beat: "drop", what: { words: String(fruits) }, at: "tree" },
  ],
  fruit_gathered: ({ seat }, frame) =>
    seat === frame.seat
      ? []
      : [{ beat: "fly", what: { back: "green" }, from: "tree", to: `seat ${seat}`, sound: "card" }],
  fruit_seen: ({ fruit: kind }, frame) => [
    {
      beat: "fly",
      what: fruit(frame, kind),
      from: "tree",
      to: keptBy(frame, frame.seat, `hand ${kind}`),
      sound: "card",
    },
  ],
  wasp_met: (event, _frame, moment) => [{ beat: "shake", at: "tree" }, banner(event, moment)],
  stopped: ({ seat }) => [{ beat: "pulse", at: `seat ${seat}` }],
  fruits_laid_out: ({ seat, fruit: kind, number }, frame) => [
    {
      beat: "fly",
      what: fruit(frame, kind),
      from: keptBy(frame, seat, `hand ${kind}`),
      to: `basket ${seat}`,
      many: number,
      sound: "stone",
    },
  ],
  passed: ({ seat }) => [{ beat: "pulse", at: `seat ${seat}` }],
  // The end has a ceremony of its own.
  hand_shown: SILENT,
  match_ended: SILENT,
};
export default motions;
