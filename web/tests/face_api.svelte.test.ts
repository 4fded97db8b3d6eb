import { tick } from "svelte";
import { describe, expect, it, vi } from "vitest";
import { Frame, line, thingsOf } from "../src/face_api/frame.svelte.ts";
import { scene } from "./fixtures.ts";

describe("an action on one line", () => {
  it("is what the whole house writes", () => {
    expect(line({ action: "claim_route", route: "a--b", cards: ["red", "red"], double: false, note: null })).toBe(
      "claim_route a--b red,red no -",
    );
    expect(line({ action: "give", coins: [] })).toBe("give -");
  });
});

describe("what a fact is about", () => {
  it("is every word in it, and the seat", () => {
    expect(thingsOf({ event: "moved", seat: 2, place: "lagos", cards: ["red", "blue"], number: 4 })).toEqual([
      "seat 2",
      "lagos",
      "red",
      "blue",
    ]);
  });
});

describe("a frame", () => {
  it("finds options by kind and by what they are about", () => {
    const frame = new Frame(() => scene(), { choose: () => {} });
    expect(frame.offered("take").map(({ id }) => id)).toEqual(["take lion", "take owl"]);
    expect(frame.offer("take", { card: "owl" })?.text).toBe("Take the owl");
    expect(frame.offer("take", { card: "ant" })).toBeUndefined();
    expect(frame.about("lion").map(({ id }) => id)).toEqual(["take lion"]);
  });

  it("offers nothing to one who only watches", () => {
    const frame = new Frame(() => scene());
    expect(frame.options).toEqual([]);
    expect(frame.myTurn).toBe(false);
  });

  it("chooses one option at once and lets the reader choose among several", () => {
    const choose = vi.fn();
    const frame = new Frame(() => scene(), { choose });
    frame.pick(frame.offered("take"));
    expect(choose).not.toHaveBeenCalled();
    expect(frame.narrowed?.length).toBe(2);
    frame.pick(frame.offered("pass"));
    expect(choose).toHaveBeenCalledWith({ action: "pass" });
  });

  it("forgets what was narrowed down once the match moves on", () => {
    let shown = $state.raw(scene());
    const frame = new Frame(() => shown, { choose: () => {} });
    frame.pick(frame.offered("take"));
    shown = scene();
    expect(frame.narrowed).toHaveLength(2);
    shown = scene({ version: 8 });
    expect(frame.narrowed).toBeNull();
  });

  it("chooses nothing while a choice is on its way", () => {
    const choose = vi.fn();
    const frame = new Frame(() => scene(), { choose });
    frame.busy = true;
    frame.choose(frame.options[0]!);
    expect(choose).not.toHaveBeenCalled();
  });

  it("makes any element an option, by mouse and by key, and takes it all away again", () => {
    const choose = vi.fn();
    const frame = new Frame(() => scene(), { choose });
    const element = document.createElement("div");
    const leave = frame.offers(frame.offer("pass"))(element);
    expect(element.dataset["option"]).toBe("pass");
    expect([element.getAttribute("role"), element.tabIndex, element.getAttribute("aria-label")]).toEqual([
      "button",
      0,
      "Pass",
    ]);
    element.click();
    element.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter" }));
    element.dispatchEvent(new KeyboardEvent("keydown", { key: "x" }));
    expect(choose).toHaveBeenCalledTimes(2);
    leave?.();
    element.click();
    expect(choose).toHaveBeenCalledTimes(2);
    expect(element.hasAttribute("data-option")).toBe(false);
  });

  it("lets what is not offered be tried, so that the rule is told", () => {
    const choose = vi.fn();
    const frame = new Frame(() => scene(), { choose });
    const element = document.createElement("div");
    frame.offers(undefined, "the ant", { action: "take", card: "ant" })(element);
    expect(element.hasAttribute("data-option")).toBe(false);
    element.click();
    expect(choose).toHaveBeenCalledWith({ action: "take", card: "ant" });
  });

  it("lights up what a fact is about", async () => {
    const frame = new Frame(() => scene());
    frame.point([{ event: "taken", seat: 1, card: "owl" }]);
    await tick();
    expect([...frame.lit]).toEqual(["seat 1", "owl"]);
    frame.point(null);
    await tick();
    expect(frame.lit.size).toBe(0);
  });
});
