/** A run changes numbers on the page while they count up; the new picture must not be overwritten by that. */
import { afterEach, describe, expect, it, vi } from "vitest";
import { Run } from "../src/motion/run.ts";
import { showBeat } from "../src/motion/show_beat.ts";

function page(): Text {
  document.body.innerHTML = '<span data-anchor="points 0">3</span>';
  const box = {
    x: 0,
    y: 0,
    left: 0,
    top: 0,
    right: 20,
    bottom: 20,
    width: 20,
    height: 20,
  };
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(box as DOMRect);
  vi.stubGlobal("DOMRect", class { constructor(readonly x: number, readonly y: number, readonly width: number, readonly height: number) {} }); // prettier-ignore
  Element.prototype.animate = (() => ({
    cancel: () => undefined,
    finished: Promise.resolve(),
  })) as never;
  vi.stubGlobal("requestAnimationFrame", (step: (now: number) => void) =>
    setTimeout(() => step(performance.now() + 9000)),
  );
  return document.querySelector("span")!.firstChild as Text;
}

describe("a number that counts up", () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    document.body.innerHTML = "";
  });

  it("shows what the new picture shows once that has come", async () => {
    const text = page();
    const run = new Run();
    showBeat({ beat: "count", at: "points 0", by: 4 }, run);
    await vi.waitFor(() => expect(text.nodeValue).toBe("7"));
    run.endWith(() => {
      expect(text.nodeValue).toBe("3"); // the page finds its own text, and changes it
      text.nodeValue = "8";
    });
    expect(text.nodeValue).toBe("8");
  });

  it("is as it was before when nothing new comes, also where two count at once", async () => {
    const text = page();
    const run = new Run();
    showBeat({ beat: "count", at: "points 0", by: 4 }, run);
    await vi.waitFor(() => expect(text.nodeValue).toBe("7"));
    showBeat({ beat: "count", at: "points 0", by: 2 }, run);
    await vi.waitFor(() => expect(text.nodeValue).toBe("9"));
    run.end();
    expect(text.nodeValue).toBe("3");
  });
});
