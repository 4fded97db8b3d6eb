/** Anchors: elements with a name, `data-anchor`, that beats start from and go to. */
import type { At } from "./beats.ts";

export interface Spot {
  x: number;
  y: number;
  /** Degrees. */
  turn: number;
}

function shown(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width + height > 0; // a line drawn straight down has no width
}

/** The first of these names that is on the page and in sight. */
export function find(at: At): Element | null {
  for (const name of typeof at === "string" ? [at] : at) {
    const found = document.querySelectorAll(`[data-anchor="${name.replaceAll(/["\\]/g, "\\$&")}"]`);
    const seen = [...found].find(shown);
    if (seen) return seen;
  }
  return null;
}

/** An element's box, as far as it is inside the window: what was scrolled away is met at the edge. */
export function boxOf(element: Element): DOMRect {
  const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
  const x = Math.min(Math.max(left, 0), innerWidth);
  const y = Math.min(Math.max(top, 0), innerHeight);
  if (x === left && y === top && right <= innerWidth && bottom <= innerHeight) return new DOMRect(x, y, width, height);
  const [wide, high] = [Math.min(right, innerWidth) - x, Math.min(bottom, innerHeight) - y];
  return new DOMRect(x, y, Math.max(wide, 0), Math.max(high, 0));
}

export function middleOf(box: DOMRect): { x: number; y: number } {
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Pixels for each unit of the drawing that an element is in; 1 outside of drawings. */
export function pixelsPerUnit(element: Element): number {
  const inside = element instanceof SVGElement ? element.ownerSVGElement : null;
  return inside?.getScreenCTM()?.a || 1;
}

/** So many spots along a line of a drawing, in the middle of equal parts; along the box of anything else. */
export function spotsAlong(element: Element, many: number): Spot[] {
  const parts = Array.from({ length: many }, (_, index) => (index + 0.5) / many);
  const matrix = element instanceof SVGGeometryElement ? element.getScreenCTM() : null;
  if (!matrix) {
    const box = boxOf(element);
    return parts.map((part) => ({ x: box.x + box.width * part, y: box.y + box.height / 2, turn: 0 }));
  }
  const line = element as SVGGeometryElement;
  const whole = line.getTotalLength();
  const at = (length: number) => line.getPointAtLength(length).matrixTransform(matrix);
  return parts.map((part) => {
    const here = at(whole * part);
    const [before, after] = [at(whole * part - 1), at(whole * part + 1)];
    return { x: here.x, y: here.y, turn: (Math.atan2(after.y - before.y, after.x - before.x) * 180) / Math.PI };
  });
}
