/** How this game's events move. */
import { keptBy, picture, SeatMark, SILENT, banner, type Beat, type Frame, type Motions, type Thing } from "$face_api";
import ArtifactIcon from "./ArtifactIcon.svelte";
import type { GameEvent } from "./events.generated.ts";
import TravelCard from "./TravelCard.svelte";
import { sidesOf, type Box, type View } from "./view.ts";

const card = (frame: Frame<View>, kind: string): Thing =>
  picture(TravelCard, { box: frame.edition<Box>(), card: kind, high: 50 }, [36, 50]);

const adventureOf = (frame: Frame<View>, id: string) => frame.edition<Box>().adventures.find((one) => one.id === id);
function artifact(frame: Frame<View>, id: string): Thing {
  const adventure = adventureOf(frame, id);
  return adventure
    ? picture(ArtifactIcon, { box: frame.edition<Box>(), adventure, size: 34 }, [34, 34])
    : { words: frame.name("adventure", id) };
}

const other = (side: string) => (side === "left" ? "right" : "left");

/** The page on top of which an adventure lies. */
function pageOf(frame: Frame<View>, id: string): string {
  const book = adventureOf(frame, id)?.book ?? "north";
  const sides = sidesOf(frame.view, frame.edition<Box>(), book);
  return `page ${book} ${sides.find(({ top }) => top === id)?.side ?? "right"}`;
}

const cost = (seat: number, silver: number): Beat[] =>
  silver === 0 ? [] : [{ beat: "count", at: `silver ${seat}`, by: -silver, sound: "coin" }];
const gain = (seat: number, silver: number, points: number, from?: string): Beat[] => [
  { beat: "count", at: `silver ${seat}`, by: silver, from, sound: "coin", delay: 200 },
  { beat: "count", at: [`points ${seat}`, `seat ${seat}`], by: points, from, sound: "coin", delay: 420 },
];

const motions: Motions<GameEvent, View> = {
  // The deal is the first picture.
  company_taken: SILENT,
  expeditions_removed: SILENT,
  expedition_shown: ({ space }) => [
    { beat: "drop", what: { back: "green" }, at: `space ${space}`, sound: "card" },
    { beat: "pulse", at: `space ${space}`, delay: 300 },
  ],
  adventure_shown: ({ book, adventure }, frame) => [
    { beat: "drop", what: artifact(frame, adventure), at: [`page ${book} right`, "drawer"], sound: "page" },
  ],
  cards_drawn: ({ seat, number }, frame) =>
    // One's own cards are seen: the next event shows them.
    seat === frame.seat
      ? []
      : [
          { beat: "fly", what: { back: "" }, from: "deck", to: `seat ${seat}`, many: number, sound: "card" },
          { beat: "count", at: `cards ${seat}`, by: number },
        ],
  cards_seen: ({ cards }, frame) =>
    cards.map((kind, index) => ({
      beat: "fly",
      what: card(frame, kind),
      from: "deck",
      to: keptBy(frame, frame.seat, `hand ${kind}`),
      delay: index * 160,
      sound: "card",
    })),
  deck_shuffled: () => [{ beat: "shake", at: "deck", sound: "page" }],
  book_opened: ({ book }) => [{ beat: "pulse", at: [`book ${book}`, "drawer"], sound: "page" }],
  // The next thing that happens shows that the book is closed.
  book_closed: SILENT,
  page_turned: ({ seat, adventure, side, silver }, frame) => {
    const book = adventureOf(frame, adventure)?.book ?? "north";
    return [
      { beat: "turn", page: `page ${book} ${side}`, to: `page ${book} ${other(side)}`, sound: "page" },
      ...cost(seat, silver),
    ];
  },
  adventure_bought: ({ seat, adventure, silver }, frame) => [
    {
      beat: "fly",
      what: artifact(frame, adventure),
      from: [pageOf(frame, adventure), "drawer"],
      to: keptBy(frame, seat, "hand adventures"),
      lasts: 620,
      sound: "page",
    },
    ...cost(seat, silver),
  ],
  set_out_from: ({ seat }) => [{ beat: "pulse", at: [`explorer ${seat}`, `seat ${seat}`], sound: "step" }],
  travelled: ({ seat, place_from, place_to, card: kind, silver }, frame) => [
    { beat: "fly", what: card(frame, kind), from: keptBy(frame, seat, `hand ${kind}`), to: "played", sound: "card" },
    {
      beat: "walk",
      who: `explorer ${seat}`,
      from: `place ${place_from}`,
      to: `place ${place_to}`,
      delay: 120,
      sound: "step",
    },
    ...cost(seat, silver),
  ],
  expedition_joined: ({ seat, expedition, silver }) => [
    {
      beat: "drop",
      what: picture(SeatMark, { seat, size: 22 }, [22, 22]),
      at: `expedition ${expedition}`,
      from: `seat ${seat}`,
      sound: "stone",
    },
    { beat: "count", at: `silver ${seat}`, by: silver, from: `expedition ${expedition}`, delay: 300 },
  ],
  expedition_completed: ({ seat, expedition, silver, points }) => [
    {
      beat: "fly",
      what: { copy: `expedition ${expedition}` },
      from: `expedition ${expedition}`,
      to: [`markers ${seat}`, `seat ${seat}`],
      lasts: 700,
      sound: "card",
    },
    { beat: "count", at: `markers ${seat}`, by: 1, delay: 500 },
    ...gain(seat, silver, points, `expedition ${expedition}`),
  ],
  artifact_found: ({ seat, adventure, silver, points }, frame) => {
    const place = `place ${adventureOf(frame, adventure)?.target ?? ""}`;
    return [
      { beat: "fly", what: artifact(frame, adventure), from: place, to: `seat ${seat}`, lasts: 800, sound: "drum" },
      { beat: "leave", at: `adventure ${adventure}` },
      ...gain(seat, silver, points, place),
    ];
  },
  assistant_hired: ({ seat, adventure, colour }, frame) => [
    {
      beat: "fly",
      what: card(frame, `${colour}_assistant`),
      from: `place ${adventureOf(frame, adventure)?.target ?? ""}`,
      to: keptBy(frame, seat, `hand ${colour}_assistant`),
      lasts: 800,
      sound: "drum",
    },
    { beat: "leave", at: `adventure ${adventure}` },
  ],
  rested: ({ seat }) => [{ beat: "pulse", at: [`explorer ${seat}`, `seat ${seat}`] }],
  card_discarded: ({ seat, card: kind }, frame) => [
    { beat: "fly", what: card(frame, kind), from: keptBy(frame, seat, `hand ${kind}`), to: "deck", sound: "card" },
    { beat: "count", at: `cards ${seat}`, by: -1 },
  ],
  card_lost: ({ seat, card: kind }, frame) => [
    { beat: "fly", what: card(frame, kind), from: keptBy(frame, seat, `hand ${kind}`), to: "board", sound: "card" },
  ],
  adventure_discarded: ({ adventure }) => [{ beat: "leave", at: `adventure ${adventure}`, sound: "page" }],
  last_round_began: (event, _frame, moment) => [banner(event, moment)],
  explorers_recalled: (event, _frame, moment) => [banner(event, moment)],
  // The end has a ceremony of its own.
  match_ended: SILENT,
  hand_shown: SILENT,
};
export default motions;
