/** The types of this game's view and edition, and what the drawings read from them. */
import type { Frame, Hue, Moment } from "$face_api";
import { hue } from "$face_api";
import type { View as GeneratedView } from "./view.generated.ts";

export type Counts = Record<string, number>;

/** The view, without null where the rules always have something. */
export interface View extends GeneratedView {
  active: number;
  places: string[];
  pages: string[][];
}

export interface Place {
  id: string;
  name: string;
  half: "north" | "south";
  symbols: string[];
  confidence?: string;
}
export interface Expedition {
  id: string;
  start: string;
  target: string;
  silver: number;
  points: number;
}
export interface Adventure {
  id: string;
  book: "north" | "south";
  target: string;
  artifact?: string;
  assistant?: string;
  silver?: number;
  points?: number;
}
/** The parts of an edition file that are drawn. */
export interface Box {
  note?: string;
  colours: { id: string }[];
  places: Place[];
  routes: { places: [string, string]; confidence?: string }[];
  companies: { id: string }[];
  artifacts: { id: string }[];
  expeditions: Expedition[];
  adventures: Adventure[];
  bonuses: { silver?: number; cards?: number }[];
  numbers: {
    adventure_price: number;
    turn_price: number;
    free_turns: number;
    recolour_price: number;
    hand_limit: number;
    drawn: number;
  };
}

/** A place's name of the period without today's beside it: what fits on a map. */
export function short(frame: Frame<View>, place: string): string {
  return frame.shortName("place", place);
}

/** The same for narrow cards: where a language writes the falls as one long word, it may be broken at its joint. */
export function breakable(frame: Frame<View>, place: string): string {
  return short(frame, place).replace(/(?<=^Vi[ck]toria)(?=\p{L}{5})/u, "\u00ad");
}

// --- cards -------------------------------------------------------------------------------------------------------

/** Each symbol has a colour, a letter and an outline of its own, round (0, 0), about one in radius. */
const OUTLINES = [
  "M-1 0A1 1 0 1 1 1 0A1 1 0 1 1 -1 0Z",
  "M-.88 -.88H.88V.88H-.88Z",
  "M-.55 -.95H.55L1.1 0L.55 .95H-.55L-1.1 0Z",
  "M0 -1.2L1.2 0L0 1.2L-1.2 0Z",
  "M-.95 -.9H.95V.25L0 1.15L-.95 .25Z",
];
export interface Symbol extends Hue {
  outline: string;
}
export function symbolOf(box: Box, colour: string): Symbol {
  const look = hue(colour, "africana");
  const index = Math.max(
    box.colours.findIndex(({ id }) => id === colour),
    0,
  );
  return {
    ...look,
    outline: OUTLINES[index % OUTLINES.length]!,
  };
}

export type CardKind = "travel" | "joker" | "assistant";
export function cardOf(card: string): { kind: CardKind; colour: string } {
  if (card === "joker") return { kind: "joker", colour: "" };
  return card.endsWith("_assistant")
    ? { kind: "assistant", colour: card.slice(0, -"_assistant".length) }
    : { kind: "travel", colour: card };
}

/** What a card is good for, in words. */
export function aboutCard(frame: Frame<View>, card: string): string | null {
  const { kind, colour } = cardOf(card);
  const facts = { silver: frame.edition<Box>().numbers.recolour_price, ...frame.named("colour", colour) };
  return frame.maybe(`face-about-${kind}`, facts);
}

/** What an adventure asks for and brings, in words. */
export function aboutAdventure(frame: Frame<View>, { target, assistant, silver, points }: Adventure): string | null {
  const place = frame.named("place", target);
  if (assistant) return frame.maybe("face-about-find-assistant", { ...place, ...frame.named("colour", assistant) });
  return frame.maybe("face-about-find", { ...place, silver: silver ?? 0, points: points ?? 0 });
}

/** A seat's cards as their words, one for each kind, with how many. */
export function handOf(view: View, box: Box, seat: number): { card: string; number: number }[] {
  const colours = box.colours.map(({ id }) => id);
  return [
    ...colours.map((colour) => ({
      card: colour,
      number: view.hands[seat]?.[colour] ?? 0,
    })),
    { card: "joker", number: view.jokers[seat] ?? 0 },
    ...colours.map((colour) => ({
      card: `${colour}_assistant`,
      number: view.assistants[seat]?.[colour] ?? 0,
    })),
  ].filter(({ number }) => number > 0);
}

/** A seat's running total, where it may be known. */
export function totalOf(view: View, seat: number, own: number): number | null {
  if (view.totals.length === view.places.length) return view.totals[seat] ?? null;
  return seat === own ? (view.totals[0] ?? null) : null;
}

// --- books -------------------------------------------------------------------------------------------------------

export interface Side {
  side: "left" | "right";
  /** What lies on top, or null for an empty side. */
  top: string | null;
  number: number;
}
export function sidesOf(view: View, box: Box, book: "north" | "south"): [Side, Side] {
  const known = view.pages[book === "north" ? 0 : 1] ?? [];
  const left = view.left[book] ?? 0;
  const unread = view.unread.filter((id) => box.adventures.find((one) => one.id === id)?.book === book).length;
  return [
    { side: "left", top: known[left - 1] ?? null, number: left },
    {
      side: "right",
      top: known[left] ?? null,
      number: known.length - left + unread,
    },
  ];
}

// --- journeys ----------------------------------------------------------------------------------------------------

export interface Journey {
  seat: number;
  places: string[];
  cards: string[];
}
/** The journey that goes on, or the last one there was: from where a seat set out, place by place. */
export function journeyOf(moments: readonly Moment[]): Journey | null {
  let journey: Journey | null = null;
  for (const { events } of moments)
    for (const event of events) {
      if (event.event === "set_out_from")
        journey = {
          seat: event["seat"] as number,
          places: [event["place"] as string],
          cards: [],
        };
      else if (event.event === "travelled" && journey !== null && journey.seat === event["seat"]) {
        journey.places.push(event["place_to"] as string);
        journey.cards.push(event["card"] as string);
      }
    }
  return journey;
}
