import plan from "../../src/marula/games/livingstone/face/ceremony.ts";
import { readFileSync } from "node:fs";
import { render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { beforeAll, describe, expect, it, vi } from "vitest";
import Camp from "../../src/marula/games/livingstone/face/Camp.svelte";
import Hand from "../../src/marula/games/livingstone/face/Hand.svelte";
import Holdings from "../../src/marula/games/livingstone/face/Holdings.svelte";
import Valley from "../../src/marula/games/livingstone/face/Valley.svelte";
import { pack, ValleyLayout } from "../../src/marula/games/livingstone/face/layout.ts";
import {
  chestOf,
  inWords,
  pileSize,
  pointsSoFar,
  purseOf,
  tentsInRow,
  type View,
} from "../../src/marula/games/livingstone/face/view.ts";
import type { Action, Edition } from "../src/core/types.ts";
import { text } from "../src/core/translation.svelte.ts";
import { Frame, line } from "../src/face_api/frame.svelte.ts";
import { scene, table } from "./fixtures.ts";

const edition = JSON.parse(readFileSync("../src/marula/games/livingstone/data/default.json", "utf8")) as Edition;
const numbered = (word: string, count: number) => Array.from({ length: count }, (_, index) => `${word}_${index + 1}`);
const tables = {
  card: (edition["cards"] as { id: string }[]).map(({ id }) => id),
  gem: ["transparent", "blue", "red"],
  stone: ["transparent", "blue", "red", "rubble", "white"],
  face: ["one", "two", "three", "four", "five", "six"],
  row: numbered("row", 6),
  column: numbered("column", 10),
  field: numbered("", 10).flatMap((column) => numbered(`field${column}`, 6)),
};

function view(changes: Partial<View> = {}): View {
  return {
    seat: 0,
    phase: "turn",
    active: 0,
    starter: 0,
    boats_back: 0,
    due: 0,
    scored: [{}, {}],
    gem_recall: null,
    card_recall: null,
    round: 3,
    boat: "column_3",
    dice: { two: 2, five: 1 },
    taken: [["one"], []],
    passed: [],
    die: 0,
    target: null,
    stock: [8, 9],
    tents: [{ field_1_6: 1, field_2_6: 1, field_3_2: 1 }, { field_1_6: 2 }],
    coins: [9, 7],
    purses: [5, -1],
    chests: [4, -1],
    low: [1, 2],
    high: [6, 5],
    unseen_stones: { transparent: 10, blue: 5, rubble: 20, white: 1 },
    side: { rubble: 9 },
    drawn: {},
    gems: [{ red: 2 }, { blue: 1 }],
    gem_counts: [2, 1],
    unseen_cards: { lion: 1, market: 3, mine_collapse: 1 },
    played: { rhino: 2 },
    hands: [{ four_coins: 1, free_tent: 1 }, {}],
    hand_sizes: [2, 2],
    column_points: [{ column_1: 6, column_2: 6 }, { column_1: 12 }],
    market_points: [0, 3],
    animal_points: [4, 0],
    expected: 0,
    ...changes,
  };
}

function frame(changes: Partial<View>, actions: Action[], choose = vi.fn()): Frame<View> {
  const seen = view(changes);
  const base = scene({
    view: seen as never,
    phase: { phase: seen.phase, text: "" },
    options: actions.map((action) => ({ action, text: line(action) })),
  });
  return new Frame<View>(
    () => ({ ...base, table: table({ game: "livingstone" }), board: { ...base.board, edition, tables, names: {} } }),
    { choose },
  );
}

const offered = () =>
  [...document.querySelectorAll<HTMLElement | SVGElement>("[data-option], [data-kind]")].map(
    ({ dataset }) => dataset["option"] ?? `${dataset["kind"]}…`,
  );
const press = (id: string) =>
  document.querySelector(`[data-option="${id}"]`)!.dispatchEvent(new MouseEvent("click", { bubbles: true }));

beforeAll(() => text.load("livingstone"));

describe("what a view tells", () => {
  it("adds up the points that are certain", () => {
    expect([0, 1].map((seat) => pointsSoFar(view(), seat))).toEqual([16, 15]);
  });
  it("shows the own chest, and of others only its bounds and what they leave in the purse", () => {
    expect([0, 1].map((seat) => inWords(chestOf(view(), seat)))).toEqual(["4", "2–5"]);
    expect([0, 1].map((seat) => inWords(purseOf(view(), seat)))).toEqual(["5", "2–5"]);
  });
  it("counts the pile without the hands that are hidden", () => {
    expect(pileSize(view(), 0)).toBe(3);
    expect(pileSize(view(), -1)).toBe(1);
    expect(pileSize(view({ phase: "over" }), 0)).toBe(5);
  });
  it("counts everyone's tents in a row", () => {
    expect(tentsInRow(view(), 5)).toEqual([2, 2]);
    expect(tentsInRow(view(), 1)).toEqual([1, 0]);
  });
});

describe("the plan", () => {
  it("fills the width, whatever column the boat is in, and leaves the boat's column room for a finger", () => {
    for (const boat of [0, 4, 9]) {
      const plan = new ValleyLayout(376, 300, 10, 6, 3, boat);
      expect(plan.columnWidth(boat)).toBeGreaterThanOrEqual(44);
      for (let column = 0; column < 9; column++)
        expect(plan.x(column) + plan.columnWidth(column)).toBeCloseTo(plan.x(column + 1));
      expect(plan.x(9) + plan.columnWidth(9)).toBeCloseTo(376 - plan.right);
    }
  });
  it("keeps tents apart and inside their field", () => {
    for (let number = 1; number <= 12; number++) {
      const { size, at } = pack(number, 40, 50);
      at.forEach(([x, y], one) => {
        expect(Math.min(x, 40 - x, y, 50 - y)).toBeGreaterThanOrEqual(size / 2 - 1e-6);
        at.slice(one + 1).forEach((other) =>
          expect(Math.max(Math.abs(x - other[0]), Math.abs(y - other[1]))).toBeGreaterThanOrEqual(size - 1e-6),
        );
      });
    }
  });
});

describe("the valley", () => {
  const props = { width: 660, height: 430, die: 0, onlook: () => {} };

  it("has every tent, with its owner's shape", () => {
    const { container } = render(Valley, { frame: frame({}, []), ...props });
    expect(container.querySelectorAll(".tent").length).toBe(5);
    expect(container.querySelectorAll(".field").length).toBe(60);
  });
  it("takes a die where it lies, and says what pointing at it would mean", async () => {
    const choose = vi.fn();
    const onlook = vi.fn();
    render(Valley, { frame: frame({}, [{ action: "take_die", die: 2 }], choose), ...props, onlook });
    expect(offered()).toEqual(["take_die 2"]);
    document.querySelector("[data-option]")!.dispatchEvent(new Event("pointerenter"));
    expect(onlook).toHaveBeenLastCalledWith(2);
    press("take_die 2");
    expect(choose).toHaveBeenCalledExactlyOnceWith({ action: "take_die", die: 2 });
  });
  it("says on a die that no further one can follow it", () => {
    const dice = [2, 5].map((die) => ({ action: "take_die", die }));
    const { container } = render(Valley, { frame: frame({}, dice), ...props });
    const note = /You cannot take another die this round/;
    const named = (die: number) => container.querySelector(`[data-option="take_die ${die}"]`)!;
    expect(named(5).getAttribute("aria-label")).toMatch(note);
    expect(named(5).nextElementSibling!.textContent).toContain("last");
    expect(named(2).getAttribute("aria-label")).not.toMatch(note);
    expect(container.querySelectorAll(".last").length).toBe(1);
  });
  it("pitches, doubles and moves tents on their fields; where there are several ways it asks which", async () => {
    const pitch = (row: string, cards: string[]) => ({ action: "pitch_tent", row, cards });
    const one = frame({ phase: "die", die: 5 }, [
      pitch("row_5", []),
      pitch("row_5", ["free_tent"]),
      pitch("row_2", ["any_row"]),
    ]);
    const { unmount } = render(Valley, { frame: one, ...props });
    expect(offered().sort()).toEqual(["pitch_tent row_2 any_row", "pitch_tent…"]);
    document.querySelector("[data-kind]")!.dispatchEvent(new MouseEvent("click"));
    await tick();
    expect(one.narrowed?.map(({ id }) => id)).toEqual(["pitch_tent row_5 -", "pitch_tent row_5 free_tent"]);
    unmount();
    const two = frame({ phase: "move", target: "field_3_5" }, [{ action: "move_tent", field: "field_1_6" }]);
    const { container } = render(Valley, { frame: two, ...props });
    expect(offered()).toEqual(["move_tent field_1_6"]);
    expect(container.querySelectorAll(".field.target").length).toBe(1);
  });
  it("marks the numbers that were reconstructed", () => {
    const { container } = render(Valley, { frame: frame({}, []), ...props });
    expect(container.querySelectorAll(".cost .rebuilt").length).toBe(10);
    expect(container.querySelectorAll(".majority .rebuilt").length).toBe(3);
    expect(container.textContent).toContain("reconstructed");
  });
});

describe("the camp", () => {
  it("offers what else a die is for, with its number", () => {
    const uses = ["draw_card", "take_coins", "dig"].map((action) => ({ action }));
    render(Camp, { frame: frame({ phase: "die", die: 5 }, uses), die: 5, lies: "column" });
    expect(offered().sort()).toEqual(["dig", "draw_card", "take_coins"]);
    expect(screen.getByRole("button", { name: "Dig for 5 stones" })).toBeTruthy();
    expect(screen.getByRole("button", { name: "Take 5 coins" })).toBeTruthy();
  });
  it("shows what the bag holds, what lies beside it and what must be sold", () => {
    const { container } = render(Camp, {
      frame: frame({ phase: "white_stone", drawn: { blue: 2 } }, []),
      die: 0,
      lies: "column",
    });
    const said = container.textContent!.replace(/\s+/g, " ");
    for (const words of ["36 stones in the bag", "3 cards in the pile", "Beside the bag:", "To be sold:"])
      expect(said).toContain(words);
  });
});

describe("what is one's own", () => {
  const gifts = Array.from({ length: 37 }, (_, index) => ({ action: "give", coins: index + 1 }));
  const button = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name });
  async function type(value: string) {
    const field = screen.getByRole<HTMLInputElement>("spinbutton", { name: "Coins to give, 1 to 37" });
    field.value = value;
    field.dispatchEvent(new Event("input", { bubbles: true }));
    await tick();
    return field;
  }

  it("gives what was typed, with one press", async () => {
    const choose = vi.fn();
    render(Hand, { frame: frame({}, gifts, choose) });
    expect(offered()).toEqual(["give 1"]);
    await type("23");
    press("give 23");
    expect(choose).toHaveBeenCalledExactlyOnceWith({ action: "give", coins: 23 });
    await tick();
    expect(offered()).toEqual(["give 1"]);
  });
  it("steps by one, by five and to all, never past what is offered", async () => {
    render(Hand, { frame: frame({}, gifts) });
    expect(button("One coin less").disabled).toBe(true);
    for (const [name, coins] of [
      ["5 coins more", 6],
      ["One coin more", 7],
      ["5 coins less", 2],
      ["5 coins less", 1],
      ["All 37 coins", 37],
    ] as const) {
      button(name).click();
      await tick();
      expect(offered()).toEqual([`give ${coins}`]);
    }
    for (const name of ["One coin more", "5 coins more", "All 37 coins"]) expect(button(name).disabled).toBe(true);
  });
  it("steps by five with the page keys", async () => {
    render(Hand, { frame: frame({}, gifts) });
    const field = await type("30");
    for (const [key, coins] of [
      ["PageUp", 35],
      ["PageUp", 37],
      ["PageDown", 32],
    ] as const) {
      field.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
      await tick();
      expect(offered()).toEqual([`give ${coins}`]);
    }
  });
  it.each([
    ["38", 38],
    ["0", 0],
    ["", 0],
  ])("tries %j all the same, so that the server names the rule", async (typed, coins) => {
    const choose = vi.fn();
    render(Hand, { frame: frame({}, gifts, choose) });
    await type(typed);
    expect(offered()).toEqual([]);
    button(`Give ${coins}`).click();
    expect(choose).toHaveBeenCalledExactlyOnceWith({ action: "give", coins });
  });
  it("sells gems and plays cards where they lie", () => {
    const actions: Action[] = [
      { action: "sell_gem", gem: "red" },
      { action: "play_card", card: "four_coins" },
    ];
    render(Hand, { frame: frame({}, actions) });
    expect(offered()).toEqual(["sell_gem red", "play_card four_coins"]);
  });
});

describe("what others hold", () => {
  it("is what everyone may know", () => {
    const { container } = render(Holdings, { frame: frame({}, []), of: 1 });
    expect(container.textContent!.replace(/\s+/g, " ")).toMatch(/15.*2–5.*2–5.*9.*2/);
  });
});

describe("the end", () => {
  const line = (coins: number) => ({ what: "gift", points: 0, text: "", facts: { coins } });
  function chest(coins: number): HTMLElement {
    const target = document.createElement("div");
    document.body.append(target);
    for (const one of plan.pictures!(line(coins) as never, null as never)) one.draw(target);
    return target;
  }
  it("opens a chest for each gift, with the more coins in it the larger the gift was", () => {
    expect(chest(27).querySelector(".lid")).not.toBeNull();
    const coins = [0, 3, 12].map((gift) => chest(gift).querySelectorAll(".heap circle").length);
    expect(coins).toEqual([0, 1, 4]);
  });
});
