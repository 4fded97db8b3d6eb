/** Explanations: by mouse, by a tap, by a key; closed by Escape; and arrow keys through a row. */
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { arrowKeys } from "../src/face_api/arrow_keys.ts";
import { explains, shown } from "../src/face_api/explain.svelte.ts";

let row: HTMLElement;
let undo: (() => void)[] = [];

function sign(words: string, html = "<span>3</span>"): HTMLElement {
  row.insertAdjacentHTML("beforeend", html);
  const element = row.lastElementChild as HTMLElement;
  const stop = $effect.root(() => {
    const detach = explains(words)!(element);
    return () => detach?.();
  });
  undo.push(stop);
  return element;
}
const bubble = () => document.querySelector("[data-explanation]");
function press(element: Element, key: string): void {
  element.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  flushSync();
}

beforeEach(() => {
  vi.useFakeTimers();
  row = document.createElement("div");
  document.body.append(row);
});
afterEach(() => {
  vi.useRealTimers();
  shown.hide();
  flushSync();
  undo.forEach((one) => one());
  undo = [];
  row.remove();
});

describe("an explanation", () => {
  it("comes when a mouse rests, and goes when it leaves", async () => {
    const star = sign("18 points");
    await Promise.resolve(); // Svelte listens for pointers a moment later
    star.dispatchEvent(new PointerEvent("pointermove", { bubbles: true, pointerType: "mouse" }));
    flushSync();
    expect(bubble()).toBeNull();
    vi.advanceTimersByTime(1000);
    flushSync();
    expect(bubble()!.textContent).toContain("18 points");
    expect(star.getAttribute("aria-describedby")).toBe(bubble()!.id);
    document.body.dispatchEvent(new PointerEvent("pointermove", { bubbles: true, pointerType: "mouse" }));
    flushSync();
    expect(bubble()).toBeNull();
    expect(star.hasAttribute("aria-describedby")).toBe(false);
  });

  it("comes with a focus that a key has moved, not with one that the page itself has set", () => {
    const star = sign("18 points", '<button type="button">3</button>');
    const focusable = vi.spyOn(star, "matches").mockReturnValue(true); // a browser without a screen knows no focus ring
    document.body.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, pointerType: "mouse" }));
    star.focus();
    flushSync();
    expect(bubble()).toBeNull();
    star.blur();
    press(document.body, "Tab");
    star.focus();
    flushSync();
    expect(bubble()!.textContent).toContain("18 points");
    focusable.mockRestore();
  });

  it("is asked for by a key, told to a screen reader, and closed by Escape, which does nothing else then", () => {
    const star = sign("18 points");
    const heard = vi.fn();
    addEventListener("keydown", heard);
    press(star, "i");
    expect(bubble()!.textContent).toContain("18 points");
    expect(document.querySelector("[data-told]")!.textContent).toBe("18 points");
    press(star, "Escape");
    expect(bubble()).toBeNull();
    expect(heard.mock.calls.map(([event]) => (event as KeyboardEvent).key)).toEqual(["i"]);
    removeEventListener("keydown", heard);
  });

  it("opens by Enter where Enter means nothing else", () => {
    press(sign("plain"), "Enter");
    expect(bubble()).not.toBeNull();
    shown.hide();
    press(sign("a button", "<button>x</button>"), "Enter");
    flushSync();
    expect(bubble()).toBeNull();
  });

  it("explains after a longer touch what a tap would choose, and then chooses nothing", async () => {
    const button = sign("a card", "<button>x</button>");
    await Promise.resolve();
    const chosen = vi.fn();
    button.addEventListener("click", chosen);
    const touch = { bubbles: true, pointerType: "touch", pointerId: 7, isPrimary: true };
    button.dispatchEvent(new PointerEvent("pointerdown", touch));
    vi.advanceTimersByTime(2000);
    flushSync();
    expect(bubble()!.textContent).toContain("a card");
    button.dispatchEvent(new PointerEvent("pointerup", touch));
    button.click();
    expect(chosen).not.toHaveBeenCalled();
    button.click();
    expect(chosen).toHaveBeenCalledOnce();
  });

  it("goes with what it explains", async () => {
    const star = sign("gone soon");
    press(star, "i");
    undo.forEach((one) => one());
    undo = [];
    await Promise.resolve();
    flushSync();
    expect(bubble()).toBeNull();
  });
});

describe("arrow keys", () => {
  it("go through a row that Tab passes with one press, except for what can be chosen", () => {
    const things = ["a", "b", "c"].map((words) => sign(words));
    things[1]!.setAttribute("data-option", "b");
    things[1]!.setAttribute("tabindex", "0");
    const stop = $effect.root(() => {
      const detach = arrowKeys("[data-explained]")(row);
      return () => detach?.();
    });
    undo.push(stop);
    expect(things.map((one) => one.getAttribute("tabindex"))).toEqual(["0", "0", "-1"]);
    things[0]!.focus();
    press(things[0]!, "ArrowRight");
    expect(document.activeElement).toBe(things[1]);
    press(things[1]!, "End");
    expect(document.activeElement).toBe(things[2]);
    expect(things[2]!.getAttribute("tabindex")).toBe("0");
    press(things[2]!, "ArrowRight");
    expect(document.activeElement).toBe(things[2]);
    press(things[2]!, "Home");
    expect(document.activeElement).toBe(things[0]);
  });
});
