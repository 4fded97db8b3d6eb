/** Tokens: what is drawn above the table while a beat lasts. Nothing of it can be clicked, chosen or read aloud. */
import { boxOf, find, pixelsPerUnit } from "./anchors.ts";
import type { Thing } from "./beats.ts";

export interface Token {
  element: HTMLElement;
  wide: number;
  high: number;
  remove(): void;
}

/** What would make a copy more than a picture. */
const MEANING = ["id", "role", "tabindex", "title", "data-anchor", "data-option", "data-kind", "data-guide"];

function bare(copy: Element): Element {
  for (const element of [copy, ...copy.querySelectorAll("*")]) {
    for (const name of MEANING) element.removeAttribute(name);
    for (const { name } of [...element.attributes]) if (name.startsWith("aria-")) element.removeAttribute(name);
    element.classList.remove("offered");
  }
  copy.querySelectorAll("title").forEach((title) => title.remove());
  return copy;
}

/** A part of a drawing is copied into a drawing of its own, as large as it is seen. */
function copyOf(element: Element): { content: Element; box: DOMRect } {
  const box = element.getBoundingClientRect();
  const content = bare(element.cloneNode(true) as Element);
  const parent = element.parentNode;
  if (!(element instanceof SVGGraphicsElement) || element instanceof SVGSVGElement) return { content, box };
  const matrix = (parent as SVGGraphicsElement).getScreenCTM();
  const around = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const group = document.createElementNS("http://www.w3.org/2000/svg", "g");
  around.setAttribute("width", String(box.width));
  around.setAttribute("height", String(box.height));
  around.style.overflow = "visible";
  if (matrix) {
    const { a, b, c, d, e, f } = matrix;
    group.setAttribute("transform", `matrix(${a} ${b} ${c} ${d} ${e - box.x} ${f - box.y})`);
  }
  group.append(content);
  around.append(group);
  return { content: around, box };
}

/** Draws a thing into the layer; null where there is nothing to copy. `near`: what decides about the units of a drawing. */
export function makeToken(layer: HTMLElement, thing: Thing, near: Element): Token | null {
  const element = document.createElement("div");
  element.className = "token";
  let size: readonly [number, number];
  let undraw = () => {};
  if ("draw" in thing) {
    const scale = thing.units ? pixelsPerUnit(near) : 1;
    size = [thing.wide * scale, thing.high * scale];
    undraw = thing.draw(element);
  } else if ("copy" in thing) {
    const original = find(thing.copy);
    if (!original) return null;
    const { content, box } = copyOf(original);
    size = [box.width, box.height];
    element.classList.add("copy");
    element.append(content);
  } else {
    const [kind, words, wide, high] =
      "words" in thing
        ? ["words", thing.words, 0, 0]
        : "coin" in thing
          ? ["coin", "", 18, 18]
          : [`back ${thing.back}`, "", 30, 42];
    element.className = `token ${kind}`;
    element.textContent = words as string;
    size = [wide as number, high as number];
  }
  layer.append(element);
  const [wide, high] = size[0] > 0 ? size : [element.offsetWidth, element.offsetHeight];
  Object.assign(element.style, { width: `${wide}px`, height: `${high}px` });
  return {
    element,
    wide,
    high,
    remove() {
      undraw();
      element.remove();
    },
  };
}

/** The layer above everything, made when it is first needed. */
export function motionLayer(): HTMLElement {
  const found = document.querySelector<HTMLElement>("body > .motion");
  if (found) return found;
  const layer = document.createElement("div");
  layer.className = "motion";
  layer.setAttribute("aria-hidden", "true");
  document.body.append(layer);
  return layer;
}

/** A ring round what is at a place. */
export function makeRing(layer: HTMLElement, around: Element): HTMLElement {
  const { x, y, width, height } = boxOf(around);
  const element = document.createElement("div");
  element.className = "ring";
  Object.assign(element.style, {
    left: `${x - 5}px`,
    top: `${y - 5}px`,
    width: `${width + 10}px`,
    height: `${height + 10}px`,
  });
  layer.append(element);
  return element;
}
