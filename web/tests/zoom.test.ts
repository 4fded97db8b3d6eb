import { describe, expect, it, vi } from "vitest";
import { Zoom } from "../src/face_api/zoom.svelte.ts";

/** A drawing with one thing to click on, and a mouse over it. */
function drawing() {
  const zoom = new Zoom(() => ({ room: { width: 100, height: 100 }, wide: 100, high: 100 }));
  const [sheet, thing, chosen] = [document.createElement("div"), document.createElement("span"), vi.fn()];
  sheet.append(thing);
  document.body.append(sheet);
  thing.addEventListener("click", chosen);
  const letGo = zoom.gestures(sheet);
  const mouse = (name: string, x: number) =>
    thing.dispatchEvent(
      new PointerEvent(name, { pointerId: 1, isPrimary: true, clientX: x, clientY: 0, bubbles: true, detail: 1 }),
    );
  return { mouse, chosen, end: () => (letGo as () => void)() };
}

describe("a zoom", () => {
  it("lets a click through, and no drag", () => {
    const { mouse, chosen, end } = drawing();
    for (const name of ["pointerdown", "pointerup", "click"]) mouse(name, 0);
    expect(chosen).toHaveBeenCalledTimes(1);
    mouse("pointerdown", 0);
    mouse("pointermove", 50);
    for (const name of ["pointerup", "click"]) mouse(name, 50);
    expect(chosen).toHaveBeenCalledTimes(1);
    end();
  });

  it("lets the next click through after a mouse was let go outside the window", () => {
    const { mouse, chosen, end } = drawing();
    mouse("pointerdown", 0);
    mouse("pointermove", 50);
    for (const name of ["pointerdown", "pointerup", "click"]) mouse(name, 50);
    expect(chosen).toHaveBeenCalledTimes(1);
    end();
  });
});
