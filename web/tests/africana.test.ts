import { readFileSync } from "node:fs";
import { render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { beforeAll, describe, expect, it, vi } from "vitest";
import Board from "../../src/marula/games/africana/face/Board.svelte";
import Hand from "../../src/marula/games/africana/face/Hand.svelte";
import Holdings from "../../src/marula/games/africana/face/Holdings.svelte";
import Continent from "../../src/marula/games/africana/face/Map.svelte";
import { coursesOf, HIGH, SIDES, spotsOf, WIDE } from "../../src/marula/games/africana/face/layout.ts";
import {
  cardOf,
  handOf,
  journeyOf,
  sidesOf,
  symbolOf,
  totalOf,
  type Box,
  type View,
} from "../../src/marula/games/africana/face/view.ts";
import type { Action, Edition, Event, Moment } from "../src/core/types.ts";
import { text } from "../src/core/translation.svelte.ts";
import { Frame, line } from "../src/face_api/frame.svelte.ts";
import { scene, table } from "./fixtures.ts";

const edition = JSON.parse(readFileSync("../src/marula/games/africana/data/default.json", "utf8")) as Edition;
const box = edition as unknown as Box;
const ids = (things: { id: string }[]) => things.map(({ id }) => id);
const north = ids(box.adventures.filter(({ book }) => book === "north"));
const south = ids(box.adventures.filter(({ book }) => book === "south"));
const tables = { space: ["space_1", "space_2", "space_3", "space_4", "space_5"], colour: ids(box.colours) };

function view(changes: Partial<View> = {}): View {
  return {
    seat: 0,
    phase: "turn",
    active: 0,
    last_completed: 0,
    unseen_cards: {},
    shuffles: 0,
    kept: [{}, {}],
    kept_sizes: [0, 0],
    others_kept: {},
    trace: [],
    supply: {},
    lost: {},
    unseen: [],
    gone: [],
    round: 3,
    last_round: false,
    turned: 0,
    places: ["napoli", "cape_town"],
    silver: [6, 2],
    totals: [4, 1],
    hands: [{ grey: 2, orange: 1 }, {}],
    hand_sizes: [3, 4],
    jokers: [1, 0],
    assistants: [{ violet: 1 }, {}],
    played: {},
    deck: 40,
    discards: { grey: 3 },
    pile: 12,
    display: { space_1: "port_natal_to_serengeti", space_2: "tripoli_to_cape_town" },
    joined: { space_2: [0, 1] },
    expeditions: [[], []],
    unread: [...north.slice(3), ...south.slice(1)],
    pages: [north.slice(0, 3), south.slice(0, 1)],
    left: { north: 2 },
    adventures: [[north[5]!], []],
    completed: [[], []],
    ...changes,
  };
}

function shown(changes: Partial<View>, actions: Action[], moments: Moment[] = []) {
  const told = scene(
    {
      view: view(changes) as never,
      phase: { phase: changes.phase ?? "turn", text: "" },
      options: actions.map((action) => ({ action, text: `do ${line(action)}` })),
    },
    moments,
  );
  told.table = table({ game: "africana" });
  told.board = { ...told.board, edition, tables };
  const choose = vi.fn();
  return { frame: new Frame<View>(() => told, { choose }), choose };
}
const offered = (container: Element, option: string) => container.querySelector(`[data-option="${option}"]`);
const step = (place: string, card: string, recoloured = false): Action => ({ action: "step", place, card, recoloured });
const moment = (...events: Event[]): Moment => ({ number: 1, seat: 0, events, texts: [] });

beforeAll(() => text.load("africana"));

describe("the map", () => {
  it("has a spot inside the drawing for every place, and a way for every route", () => {
    const spots = spotsOf(box);
    expect(spots.size).toBe(22);
    for (const [x, y] of spots.values()) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(WIDE);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(HIGH);
    }
    const courses = coursesOf(box, spots);
    expect(courses).toHaveLength(39);
    expect(courses.filter(({ sea }) => sea)).toHaveLength(12);
  });
  it("draws no sea way much longer than it must be: its points are in order", () => {
    const spots = spotsOf(box);
    for (const { places, d } of coursesOf(box, spots)) {
      const ends = d
        .split(/[MC]/)
        .filter(Boolean)
        .map((part) => part.split(" ").slice(-2).map(Number) as [number, number]);
      const long = ends.slice(1).reduce((sum, [x, y], at) => sum + Math.hypot(x - ends[at]![0], y - ends[at]![1]), 0);
      const [a, b] = places.map((place) => spots.get(place)!) as [[number, number], [number, number]];
      expect(long / Math.hypot(a[0] - b[0], a[1] - b[1]), places.join(" ")).toBeLessThan(2);
    }
  });
  it("places each place on its side of the equator", () => {
    const spots = spotsOf(box);
    const lowest = Math.max(...box.places.filter(({ half }) => half === "north").map(({ id }) => spots.get(id)![1]));
    const highest = Math.min(...box.places.filter(({ half }) => half === "south").map(({ id }) => spots.get(id)![1]));
    expect(lowest).toBeLessThan(highest);
  });
  it("covers no name with another, wherever the explorers stand", () => {
    type Rect = { name: string; left: number; right: number; top: number; bottom: number };
    // Only names above their places give way to explorers: one stands at each of those.
    const above = Object.keys(SIDES).filter((place) => SIDES[place] === "a");
    expect(above.length).toBeGreaterThan(2);
    const { container } = render(Continent, { frame: shown({ places: above }, []).frame });
    const rects = [...container.querySelectorAll(".place")].map((place): Rect => {
      const [x, y] = /translate\(([\d.]+) ([\d.]+)\)/.exec(place.getAttribute("transform")!)!.slice(1).map(Number);
      const word = place.querySelector(".name")!;
      const [dx, dy, size] = ["x", "y", "font-size"].map((key) => Number(word.getAttribute(key)));
      const wide = word.textContent!.length * size! * 0.5;
      const anchor = word.getAttribute("text-anchor");
      const left = x! + dx! - (anchor === "end" ? wide : anchor === "middle" ? wide / 2 : 0);
      const foot = y! + dy!;
      return { name: word.textContent!, left, right: left + wide, top: foot - size! * 0.7, bottom: foot };
    });
    expect(rects).toHaveLength(22);
    const covering = rects.flatMap((one, index) =>
      rects
        .slice(index + 1)
        .filter((other) => one.left < other.right && other.left < one.right)
        .filter((other) => one.top < other.bottom && other.top < one.bottom)
        .map((other) => `${one.name} and ${other.name}`),
    );
    expect(covering).toEqual([]);
  }, 20_000);
  it("tells no two symbols apart by colour alone", () => {
    const looks = box.colours.map(({ id }) => symbolOf(box, id));
    expect(new Set(looks.map(({ letter }) => letter)).size).toBe(5);
    expect(new Set(looks.map(({ outline }) => outline)).size).toBe(5);
    expect(new Set(looks.map(({ fill }) => fill)).size).toBe(5);
  });
});

describe("what is known", () => {
  it("sees what lies on both sides of the books", () => {
    expect(sidesOf(view(), box, "north")).toEqual([
      { side: "left", top: north[1], number: 2 },
      { side: "right", top: north[2], number: 13 },
    ]);
    expect(sidesOf(view(), box, "south")).toEqual([
      { side: "left", top: null, number: 0 },
      { side: "right", top: south[0], number: 15 },
    ]);
  });
  it("knows a hand by its cards", () => {
    expect(handOf(view(), box, 0).map(({ card, number }) => `${number} ${card}`)).toEqual([
      "2 grey",
      "1 orange",
      "1 joker",
      "1 violet_assistant",
    ]);
    expect(cardOf("violet_assistant")).toEqual({ kind: "assistant", colour: "violet" });
    expect(handOf(view(), box, -1)).toEqual([]);
  });
  it("follows the last journey step by step", () => {
    const moments = [
      moment({ event: "set_out_from", seat: 1, place: "lagos" }, { event: "rested", seat: 1, place: "lagos" }),
      moment({ event: "set_out_from", seat: 0, place: "napoli" }),
      moment({ event: "travelled", seat: 0, place_from: "napoli", place_to: "cairo", card: "grey", silver: 0 }),
    ];
    expect(journeyOf(moments)).toEqual({ seat: 0, places: ["napoli", "cairo"], cards: ["grey"] });
    expect(journeyOf([])).toBeNull();
  });
  it("tells hidden totals only of the own seat", () => {
    expect([0, 1].map((seat) => totalOf(view(), seat, 0))).toEqual([4, 1]);
    expect([0, 1].map((seat) => totalOf(view({ totals: [7] }), seat, 1))).toEqual([null, 7]);
  });
});

describe("the board", () => {
  it("offers the three actions of a turn on deck, book and explorer", () => {
    const { frame, choose } = shown({}, [{ action: "draw_cards" }, { action: "open_book" }, { action: "set_out" }]);
    const { container } = render(Board, { frame });
    for (const option of ["draw_cards", "open_book", "set_out"]) {
      (offered(container, option) as HTMLElement).dispatchEvent(new MouseEvent("click", { bubbles: true }));
      expect(choose).toHaveBeenLastCalledWith({ action: option });
    }
    expect(offered(container, "open_book")!.closest(".north")).not.toBeNull();
  });
  it("goes to a place with one click where there is one way, and asks where there are several", async () => {
    const several = [step("cairo", "grey"), step("cairo", "joker"), step("cairo", "orange", true)];
    const { frame, choose } = shown({ phase: "journey" }, [step("tripoli", "orange"), ...several, { action: "stop" }]);
    const { container } = render(Board, { frame });
    offered(container, "step tripoli orange no")!.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    expect(choose).toHaveBeenLastCalledWith(step("tripoli", "orange"));
    expect(offered(container, "step cairo grey no")).toBeNull();
    container.querySelector('[data-kind="step"]')!.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    await tick();
    for (const way of several) expect(offered(container, line(way))).not.toBeNull();
    offered(container, "step cairo orange yes")!.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    expect(choose).toHaveBeenLastCalledWith(step("cairo", "orange", true));
  });
  it("joins and completes on the expeditions' cards", () => {
    const actions: Action[] = [
      { action: "join", expedition: "port_natal_to_serengeti" },
      { action: "complete_expedition", expedition: "tripoli_to_cape_town" },
    ];
    const { frame } = shown({ phase: "journey" }, actions);
    const { container } = render(Board, { frame });
    for (const action of actions) expect(offered(container, line(action))).not.toBeNull();
  });
  it("turns, buys and closes in the book of the own half only", () => {
    const actions: Action[] = [
      { action: "turn_page", side: "left" },
      { action: "turn_page", side: "right" },
      { action: "buy", side: "right" },
      { action: "stop" },
    ];
    const { frame } = shown({ phase: "book" }, actions);
    const { container } = render(Board, { frame });
    for (const action of actions) {
      expect(container.querySelectorAll(`[data-option="${line(action)}"]`)).toHaveLength(1);
      expect(offered(container, line(action))!.closest(".book")!.classList).toContain("north");
    }
  });
  it("offers nothing to who only looks on", () => {
    const told = scene({ view: view() as never, seat: -1, options: [] });
    told.board = { ...told.board, edition, tables };
    const { container } = render(Board, { frame: new Frame<View>(() => told) });
    expect(container.querySelectorAll("[data-option], [data-kind]")).toHaveLength(0);
  });
});

describe("the hand", () => {
  it("discards cards and gives up adventures where there are too many", () => {
    const adventure = north[5]!;
    const { frame } = shown({}, [
      { action: "discard_card", card: "grey" },
      { action: "discard_card", card: "violet_assistant" },
      { action: "discard_adventure", adventure },
    ]);
    const { container } = render(Hand, { frame });
    for (const option of ["discard_card grey", "discard_card violet_assistant", `discard_adventure ${adventure}`])
      expect(offered(container, option)).not.toBeNull();
  });
  it("shows nothing of another's cards but their number", () => {
    const { frame } = shown({}, []);
    render(Holdings, { frame, of: 1 });
    expect(screen.getByText("travel cards").closest("[data-explained]")!.textContent).toContain("4");
  });
});
