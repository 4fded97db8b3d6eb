/** How this game's events move. */
import { keptBy, picture, SILENT, banner, type Beat, type Motions, type Thing } from "$face_api";
import type { GameEvent, TrainTaken, TerrainTaken } from "./events.generated.ts";
import { CAR } from "./layout.ts";
import TerrainPicture from "./TerrainPicture.svelte";
import TrainCardPicture from "./TrainCardPicture.svelte";
import type { Box, View } from "./view.ts";
import WagonToken from "./WagonToken.svelte";

const CARD = [58, 44] as const;
/** About as long as a space of the map. */
const SPACE = 30;

const train = (card: string): Thing => picture(TrainCardPicture, { card }, CARD);
const terrain = (box: Box, id: string): Thing =>
  picture(TerrainPicture, { index: box.terrains.findIndex((one) => one.id === id) }, CARD);

/** The slots of a row that a moment has emptied so far: one after a card was taken, all after a sweep. */
function emptied(row: readonly (string | null)[], taken: string | null, number: number): number[] {
  const free = row.flatMap((card, index) => (card === null ? [index] : []));
  const first = taken === null ? [] : [row.indexOf(taken)];
  const slots = [...first, ...free.filter((index) => !first.includes(index))];
  return slots.length >= number ? slots.slice(0, number) : row.map((_, index) => index).slice(0, number);
}

const turnedUp = (what: Thing, kind: "train" | "terrain", slot: number, delay: number): Beat => ({
  beat: "fly",
  what,
  from: `draw_${kind}`,
  to: `${kind} slot ${slot}`,
  delay,
  lasts: 340,
  sound: "card",
});

const motions: Motions<GameEvent, View> = {
  // The deal is the first picture.
  hand_dealt: SILENT,
  terrain_dealt: SILENT,
  // The tickets themselves are drawn, kept and shown by other events.
  tickets_offered: SILENT,
  tickets_chosen: SILENT,
  tickets_drawn: ({ seat, number }) => [
    {
      beat: "fly",
      what: { back: "red" },
      from: "draw_tickets",
      to: [`tickets ${seat}`, `seat ${seat}`],
      many: number,
      sound: "card",
    },
  ],
  tickets_kept: ({ seat, kept, returned }) => [
    { beat: "count", at: `tickets ${seat}`, by: kept, sound: "card" },
    {
      beat: "fly",
      what: { back: "red" },
      from: [`tickets ${seat}`, `seat ${seat}`],
      to: "draw_tickets",
      many: returned,
    },
  ],
  ticket_completed: ({ ticket }, frame, moment) => {
    const found = frame.edition<Box>().tickets.find(({ id }) => id === ticket);
    return [
      { beat: "pulse", at: [`ticket ${ticket}`, `tickets ${moment.seat}`], lasts: 900, sound: "coin" },
      ...(found
        ? [
            {
              beat: "banner",
              words: `✓ ${frame.name("end", found.from_end)} – ${frame.name("end", found.to_end)}`,
            } as const,
          ]
        : []),
    ];
  },
  train_taken: ({ seat, card }, frame) => {
    const slot = `train slot ${frame.view.train_row.indexOf(card)}`;
    return [
      { beat: "fly", what: { copy: slot }, from: slot, to: keptBy(frame, seat, `hand ${card}`), sound: "card" },
      { beat: "count", at: `cards ${seat}`, by: 1 },
    ];
  },
  train_drawn: ({ seat }, frame) =>
    // One's own card is seen: the next event shows it.
    seat === frame.seat
      ? []
      : [
          { beat: "fly", what: { back: "" }, from: "draw_train", to: `seat ${seat}`, sound: "card" },
          { beat: "count", at: `cards ${seat}`, by: 1 },
        ],
  train_seen: ({ card }, frame) => [
    {
      beat: "fly",
      what: train(card),
      from: "draw_train",
      to: keptBy(frame, frame.seat, `hand ${card}`),
      sound: "card",
    },
    { beat: "count", at: `cards ${frame.seat}`, by: 1 },
  ],
  terrain_taken: ({ seat, terrain: kind }, frame) => {
    const slot = `terrain slot ${frame.view.terrain_row.indexOf(kind)}`;
    const to = [`terrain ${kind} of ${seat}`, `seat ${seat}`];
    return [{ beat: "fly", what: { copy: slot }, from: slot, to, sound: "card" }];
  },
  terrain_drawn: ({ seat, terrain: kind }, frame) => [
    {
      beat: "fly",
      what: terrain(frame.edition<Box>(), kind),
      from: "draw_terrain",
      to: [`terrain ${kind} of ${seat}`, `seat ${seat}`],
      sound: "card",
    },
  ],
  trains_turned_up: ({ cards }, frame, { events }) => {
    const taken = events.find((one) => one.event === "train_taken") as TrainTaken | undefined;
    const slots = emptied(frame.view.train_row, taken?.card ?? null, cards.length);
    return cards.map((card, index) => turnedUp(train(card), "train", slots[index] ?? index, index * 90));
  },
  terrains_turned_up: ({ terrains }, frame, { events }) => {
    const taken = events.find((one) => one.event === "terrain_taken") as TerrainTaken | undefined;
    const slots = emptied(frame.view.terrain_row, taken?.terrain ?? null, terrains.length);
    const box = frame.edition<Box>();
    return terrains.map((kind, index) => turnedUp(terrain(box, kind), "terrain", slots[index] ?? index, index * 90));
  },
  row_swept: (_event, { view }) =>
    view.train_row.map((_, index) => ({ beat: "leave", at: `train slot ${index}`, delay: index * 60, sound: "card" })),
  trains_shuffled: () => [{ beat: "shake", at: "draw_train", sound: "page" }],
  terrains_shuffled: () => [{ beat: "shake", at: "draw_terrain", sound: "page" }],
  route_claimed: ({ seat, track, card, cards, locomotives, points }, frame) => {
    const length = frame.edition<Box>().tracks.find(({ id }) => id === track)?.length ?? 1;
    const pay = (kind: string, many: number): Beat => ({
      beat: "fly",
      what: train(kind),
      from: keptBy(frame, seat, `hand ${kind}`),
      to: `track ${track}`,
      many,
      lasts: 380,
      sound: "card",
    });
    return [
      ...(card === null || cards === 0 ? [] : [pay(card, cards)]),
      ...(locomotives === 0 ? [] : [pay("locomotive", locomotives)]),
      {
        beat: "lay",
        what: picture(WagonToken, { seat, long: SPACE }, [SPACE, CAR], true),
        from: [`trains ${seat}`, `seat ${seat}`],
        along: `track ${track}`,
        many: length,
        delay: 350,
        sound: "train",
      },
      { beat: "count", at: `trains ${seat}`, by: -length, delay: 350 },
      {
        beat: "count",
        at: `points ${seat}`,
        by: points,
        from: `track ${track}`,
        delay: 500 + length * 130,
        sound: "coin",
      },
    ];
  },
  route_doubled: ({ seat, track, terrain: kind, cards, points }, frame) => [
    {
      beat: "fly",
      what: terrain(frame.edition<Box>(), kind),
      from: [`terrain ${kind} of ${seat}`, `seat ${seat}`],
      to: `track ${track}`,
      many: cards,
      sound: "card",
    },
    { beat: "drop", what: { words: "×2" }, at: `track ${track}`, delay: 350, sound: "stone" },
    { beat: "count", at: `points ${seat}`, by: points, from: `track ${track}`, delay: 700, sound: "coin" },
  ],
  passed: ({ seat }) => [{ beat: "pulse", at: `seat ${seat}` }],
  last_round_begun: (event, _frame, moment) => [banner(event, moment)],
  everyone_passed: (event, _frame, moment) => [banner(event, moment)],
  // The end has a ceremony of its own.
  tickets_shown: SILENT,
  match_ended: SILENT,
};
export default motions;
