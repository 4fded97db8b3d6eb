/** How this game's events move. */
import { keptBy, picture, SILENT, banner, type Beat, type Frame, type Motions, type Thing } from "$face_api";
import ActionCardPicture from "./ActionCardPicture.svelte";
import DieToken from "./DieToken.svelte";
import type { GameEvent } from "./events.generated.ts";
import Icon from "./Icon.svelte";
import Stone from "./Stone.svelte";
import TentToken from "./TentToken.svelte";
import type { View } from "./view.ts";

const card = (kind: string): Thing => picture(ActionCardPicture, { card: kind, size: 44 }, [44, 44]);
const stone = (kind: string): Thing => picture(Stone, { stone: kind, size: 26 }, [26, 26]);
const die = (number: number): Thing => picture(DieToken, { number }, [30, 30]);
const tent = (seat: number): Thing => picture(TentToken, { seat }, [32, 32]);
const HIDDEN_GEM: Thing = picture(Icon, { thing: "gems", size: 24 }, [24, 24]);
const COIN: Thing = { coin: true };
const BETWEEN_STONES = 150;

const purse = (frame: Frame<View>, seat: number) => keptBy(frame, seat, "own purse", `purse ${seat}`);
const gems = (frame: Frame<View>, seat: number, gem: string) => [
  ...(seat === frame.seat ? [`own gem ${gem}`] : []),
  `gem ${gem} of ${seat}`,
  `gems ${seat}`,
  `seat ${seat}`,
];

/** Coins that go from one place to another, and the number of who gets them. */
function earned(frame: Frame<View>, seat: number, coins: number, from: string | string[]): Beat[] {
  return [
    { beat: "fly", what: COIN, from, to: purse(frame, seat), many: coins, sound: "coin" },
    { beat: "count", at: `purse ${seat}`, by: coins, delay: 250 },
  ];
}
function paid(frame: Frame<View>, seat: number, coins: number, to: string | string[]): Beat[] {
  return [
    { beat: "fly", what: COIN, from: purse(frame, seat), to, many: coins, sound: "coin" },
    { beat: "count", at: `purse ${seat}`, by: -coins },
  ];
}
/** Stones come out of the bag one by one. */
function outOfTheBag(stones: readonly Thing[], to: (index: number) => string[]): Beat[] {
  return stones.map((what, index) => ({
    beat: "fly",
    what,
    from: "bag",
    to: to(index),
    delay: index * BETWEEN_STONES,
    sound: "stone",
  }));
}
const many = (thing: Thing, number: number) => Array.from({ length: number }, () => thing);

/** A gem changes its owner for coins. */
function sold(frame: Frame<View>, seat: number, gem: string, coins: number): Beat[] {
  return [
    { beat: "fly", what: stone(gem), from: gems(frame, seat, gem), to: "bank", sound: "stone" },
    ...earned(frame, seat, coins, "bank"),
  ];
}

const motions: Motions<GameEvent, View> = {
  round_began: ({ column, seat, dice }, { view }) => [
    { beat: "walk", who: "boat", from: `column ${view.boat}`, to: `column ${column}`, lasts: 900, sound: "step" },
    ...dice.map((number, index): Beat => ({
      beat: "tumble",
      what: die(number),
      from: `seat ${seat}`,
      at: `die ${number}`,
      delay: 250 + index * 70,
      sound: index % 3 === 0 ? "dice" : undefined,
    })),
  ],
  die_taken: ({ seat, die: number }) => [
    { beat: "fly", what: die(number), from: `die ${number}`, to: [`dice ${seat}`, `seat ${seat}`], sound: "dice" },
  ],
  die_passed: ({ seat }) => [{ beat: "pulse", at: `seat ${seat}` }],
  passed_over: ({ seat }) => [{ beat: "pulse", at: `seat ${seat}` }],
  // Nothing on the table changes with these two.
  turn_ended: SILENT,
  market_closed: SILENT,
  card_drawn: ({ seat }, frame) =>
    // One's own card is seen: the next event shows it.
    seat === frame.seat
      ? []
      : [
          { beat: "fly", what: { back: "" }, from: "pile", to: `seat ${seat}`, sound: "card" },
          { beat: "count", at: `cards ${seat}`, by: 1 },
        ],
  card_seen: ({ card: kind }, frame) => [
    { beat: "fly", what: card(kind), from: "pile", to: keptBy(frame, frame.seat, `hand ${kind}`), sound: "card" },
  ],
  card_played: ({ seat, card: kind }, frame) => [
    {
      beat: "fly",
      what: card(kind),
      from: keptBy(frame, seat, `hand ${kind}`),
      to: ["played", "pile"],
      lasts: 620,
      sound: "card",
    },
  ],
  mine_collapsed: (event, _frame, moment) => [
    { beat: "shake", at: "mine", lasts: 900, sound: "drum" },
    banner(event, moment),
  ],
  gems_lost: ({ seat, gems: number }) => [
    {
      beat: "fly",
      what: HIDDEN_GEM,
      from: [`gems ${seat}`, `seat ${seat}`],
      to: "bag",
      many: number,
      sound: "stone",
    },
  ],
  cards_shuffled: () => [{ beat: "shake", at: "pile", sound: "page" }],
  coins_taken: ({ seat, coins }, frame) => earned(frame, seat, coins, "bank"),
  stones_drawn: ({ seat, stones }, frame) =>
    outOfTheBag(stones.map(stone), (index) =>
      ["rubble", "white"].includes(stones[index]!) ? ["played"] : gems(frame, seat, stones[index]!),
    ),
  stones_hidden: ({ seat, gems: hidden, rubble, white }, frame) => {
    // One's own gems are seen: the next event shows them.
    const kept = seat === frame.seat ? [] : many(HIDDEN_GEM, hidden);
    const rest = [...many(stone("rubble"), rubble), ...(white ? [stone("white")] : [])];
    const things = [...kept, ...rest];
    return outOfTheBag(things, (index) => (index < kept.length ? [`gems ${seat}`, `seat ${seat}`] : ["played"]));
  },
  gems_found: ({ gems: found }, frame) =>
    outOfTheBag(found.map(stone), (index) => gems(frame, frame.seat, found[index]!)),
  bag_refilled: () => [
    { beat: "fly", what: stone("white"), from: "played", to: "bag", sound: "stone" },
    { beat: "shake", at: "bag", delay: 350 },
  ],
  gem_sold: ({ seat, gem, coins }, frame) => sold(frame, seat, gem, coins),
  gem_marketed: ({ seat, gem, coins, points }, frame) => [
    ...sold(frame, seat, gem, coins),
    { beat: "count", at: `star ${seat}`, by: points, delay: 400, sound: "coin" },
  ],
  tent_pitched: ({ seat, field, coins }, frame) => [
    {
      beat: "drop",
      what: tent(seat),
      at: `field ${field}`,
      from: [`tent ${seat}`, `seat ${seat}`],
      lasts: 600,
      sound: "train",
    },
    { beat: "count", at: `tent ${seat}`, by: -1 },
    ...paid(frame, seat, coins, "bank"),
  ],
  fee_paid: ({ seat, to, coins }, frame) => [
    ...paid(frame, seat, coins, purse(frame, to)),
    { beat: "count", at: `purse ${to}`, by: coins, delay: 250 },
  ],
  tent_moved: ({ seat, field }) => [
    { beat: "fly", what: tent(seat), from: `field ${field}`, to: [`tent ${seat}`, `seat ${seat}`], sound: "card" },
  ],
  second_tent_pitched: ({ seat, field }) => [
    { beat: "drop", what: tent(seat), at: `field ${field}`, from: [`tent ${seat}`, `seat ${seat}`], sound: "train" },
  ],
  boat_went_back: ({ column }, { view }) => [
    { beat: "walk", who: "boat", from: `column ${view.boat}`, to: `column ${column}`, lasts: 900, sound: "step" },
  ],
  points_gained: ({ seat, points }) => [{ beat: "count", at: `star ${seat}`, by: points, sound: "coin" }],
  gift_made: ({ seat }, frame) => [
    {
      beat: "fly",
      what: COIN,
      from: purse(frame, seat),
      to: keptBy(frame, seat, "own chest", `chest ${seat}`),
      many: 3,
      sound: "coin",
    },
  ],
  gift_counted: ({ coins }, { seat }) => [{ beat: "count", at: ["own chest", `chest ${seat}`], by: coins }],
  gift_shown: ({ seat, coins }) => [{ beat: "count", at: `chest ${seat}`, by: coins }],
  round_ended: (_event, { view }) => [{ beat: "pulse", at: `column ${view.boat}` }],
  column_scored: ({ seat, column, points }) => [
    { beat: "count", at: `star ${seat}`, by: points, from: `column ${column}`, lasts: 620, sound: "coin" },
  ],
  // The end has a ceremony of its own.
  match_ended: SILENT,
  majority_scored: SILENT,
  gems_counted: SILENT,
  hand_shown: SILENT,
  chest_opened: SILENT,
  queen_rolled: SILENT,
  seat_out: SILENT,
};
export default motions;
