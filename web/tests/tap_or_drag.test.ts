import { describe, expect, it } from "vitest";
import { Press } from "../src/face_api/tap_or_drag.ts";

const pointer = (x: number, { id = 1, type = "mouse" } = {}) =>
  new PointerEvent("pointermove", { pointerId: id, isPrimary: id === 1, pointerType: type, clientX: x, clientY: 0 });

describe("a press", () => {
  it("is a tap as long as it stays near where it began", () => {
    const press = new Press();
    press.down(pointer(0));
    for (const x of [8, -8, 8, 0]) press.move(pointer(x));
    expect(press.dragged).toBe(false);
    press.move(pointer(9));
    expect(press.dragged).toBe(true);
  });

  it("stays a drag when it comes back, until the next press", () => {
    const press = new Press();
    press.down(pointer(0));
    press.move(pointer(50));
    press.move(pointer(0));
    press.up(pointer(0));
    expect(press.dragged).toBe(true);
    press.down(pointer(0));
    expect(press.dragged).toBe(false);
  });

  it("knows the other finger of two, and a finger from a mouse", () => {
    const press = new Press();
    press.down(pointer(0, { type: "touch" }));
    expect(press.touch).toBe(true);
    press.down(pointer(100, { id: 2, type: "touch" }));
    expect(press.move(pointer(90, { id: 2 }))).toEqual({
      from: { x: 100, y: 0 },
      to: { x: 90, y: 0 },
      other: { x: 0, y: 0 },
    });
    press.up(pointer(90, { id: 2 }));
    expect(press.move(pointer(5))!.other).toBeNull();
    expect(press.move(pointer(5, { id: 7 }))).toBeNull();
  });
});
