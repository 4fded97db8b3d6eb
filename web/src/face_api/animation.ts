/** Animation: things that change their place are seen moving there. With reduced motion they jump. */
import type { Attachment } from "svelte/attachments";
import { CHOICES } from "./touch_targets.ts";

export function calm(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

const LASTS = 420;
/** What a click is meant for, also while it moves. */
const CLICKED = `${CHOICES}, button`;

/**
 * Lets an element come from elsewhere to where it is. What only passes by is looked at and no more: a click that it met on its
 * way, between the button's going down and up, would be lost to the board beneath.
 */
export function travel(element: Element, from: Keyframe, lasts = LASTS): void {
  const chosen = element.closest(CLICKED) ?? element.querySelector(CLICKED);
  const way = chosen ? {} : { pointerEvents: "none" };
  element.animate?.([{ ...from, ...way }, way], {
    duration: lasts,
    easing: "cubic-bezier(.3,.1,.2,1)",
  });
}

/**
 * Remembers where each named thing was and lets it travel to where it is now. The page calls `before` and `after` round
 * every change of the view; a face only names its things: `{@attach frame.moves("boat")}`.
 */
export class Motion {
  #things = new Map<Element, { key: string; from: string | null; still: boolean }>();
  #was = new Map<string, DOMRect>();

  /** `from`: the name under which it lay elsewhere before, as a card that was in a hand and is now played. */
  named(key: string, from: string | null = null): Attachment<Element> {
    return this.#noted(key, from, false);
  }

  /** A place that others come from, and that stays where it is. */
  place(key: string): Attachment<Element> {
    return this.#noted(key, null, true);
  }

  #noted(key: string, from: string | null, still: boolean): Attachment<Element> {
    return (element) => {
      this.#things.set(element, { key, from, still });
      return () => {
        this.#things.delete(element);
      };
    };
  }

  /** Where everything is, just before the page changes. */
  before(): void {
    this.#was.clear();
    for (const [element, { key }] of this.#things) this.#was.set(key, element.getBoundingClientRect());
  }

  /** Everything that is elsewhere now goes there from where it was; once what is new has been named, too. */
  after(): void {
    queueMicrotask(() => this.#go());
  }

  #go(): void {
    if (calm() || this.#was.size === 0) return; // nothing was anywhere: spare the page a measuring
    for (const [element, { key, from, still }] of this.#things) {
      if (still) continue;
      const was = this.#was.get(key) ?? (from === null ? undefined : this.#was.get(from));
      const is = element.getBoundingClientRect();
      if (!was || is.width === 0 || was.width === 0) continue;
      const [x, y] = [was.left - is.left, was.top - is.top];
      if (Math.abs(x) + Math.abs(y) < 2) continue;
      const scale = inSvg(element) ? scaleOf(element as SVGGraphicsElement) : 1;
      travel(element, { translate: `${x / scale}px ${y / scale}px` });
    }
  }
}

function inSvg(element: Element): boolean {
  return element instanceof SVGElement && element.ownerSVGElement !== null;
}

/** Lengths in a style are in the drawing's own units inside an SVG. */
function scaleOf(element: SVGGraphicsElement): number {
  return element.ownerSVGElement?.getScreenCTM()?.a || 1;
}
