/** Touch targets: a finger covers 44 pixels. It chooses what lies under it; where that is several things, it is asked which. */
import { Press } from "./tap_or_drag.ts";
import type { Frame } from "./frame.svelte.ts";

/** Half of what a finger covers. */
const REACH = 22;
/** What can be chosen, or leads to what can. */
export const CHOICES = "[data-option], [data-kind]";
/** Points that lie close enough to each other that nothing one can see slips through between them. */
const AROUND = [0.25, 0.5, 0.75, 1].flatMap((far) =>
  Array.from({ length: 24 * far }, (_, turn) => {
    const angle = (turn * 2 * Math.PI) / (24 * far);
    return { x: Math.cos(angle) * far * REACH, y: Math.sin(angle) * far * REACH };
  }),
);

/** What can be chosen under a finger at this point, the nearest first. */
export function targetsNear(within: Element, x: number, y: number): Element[] {
  const found = new Set<Element>();
  const look = (at: number, down: number) => {
    const element = document.elementFromPoint(at, down)?.closest(CHOICES);
    if (element && within.contains(element)) found.add(element);
  };
  look(x, y);
  for (const point of AROUND) look(x + point.x, y + point.y);
  return [...found];
}

function large(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width >= 2 * REACH && height >= 2 * REACH;
}

/** Put on a drawing whose targets are smaller than a finger. A mouse is exact, and nothing changes for it. */
export function touchTargets(frame: () => Frame) {
  return (drawing: Element) => {
    const press = new Press();
    const down = (event: Event) => press.down(event as PointerEvent);
    const move = (event: Event) => void press.move(event as PointerEvent);
    const up = (event: Event) => press.up(event as PointerEvent);
    const tap = (event: Event) => {
      const { clientX: x, clientY: y, isTrusted, target } = event as MouseEvent;
      // What the drawing's own buttons do, and a drag, is no choice.
      if (!isTrusted || !press.touch || press.dragged) return;
      const direct = (target as Element).closest(CHOICES);
      if (direct ? large(direct) : (target as Element).closest("button, a, summary, input")) return;
      // Whoever aims at something large hits its middle: only small things are mistaken for each other.
      const all = targetsNear(drawing, x, y);
      const small = all.filter((element) => !large(element));
      const found = small.length > 0 ? small : all;
      if (found.length === 0 || (found.length === 1 && direct)) return;
      event.stopPropagation();
      event.preventDefault();
      if (found.length === 1) found[0]!.dispatchEvent(new MouseEvent("click", { bubbles: true }));
      else frame().pick([...new Set(found.flatMap((element) => frame().leadsTo(element)))]);
    };
    const listeners = { pointerdown: down, pointermove: move, pointerup: up, pointercancel: up, click: tap };
    const entries = Object.entries(listeners);
    entries.forEach(([name, listener]) => drawing.addEventListener(name, listener, { capture: true }));
    return () => entries.forEach(([name, listener]) => drawing.removeEventListener(name, listener, { capture: true }));
  };
}
