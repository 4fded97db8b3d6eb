/** A run: all that moves until the next picture. It can end at any time, and then nothing of it is left. */
import { find, pixelsPerUnit } from "./anchors.ts";
import type { Thing } from "./beats.ts";
import { makeRing, makeToken, motionLayer, type Token } from "./tokens.ts";

/** Milliseconds for the rest of the way, from where a thing was seen walking to where the new picture has it. */
const SETTLES = 140;

export interface Timing {
  lasts: number;
  delay?: number;
  easing?: string;
}

export class Run {
  readonly layer = motionLayer();
  /** How many times faster than usual. */
  rate = 1;
  #animations: Animation[] = [];
  #undo: (() => void)[] = [];
  #restore: (() => void)[] = [];
  #walkers = new Map<string, Element>();
  #wake: (() => void) | null = null;
  ended = false;

  /** How many animations it has begun. */
  get moved(): number {
    return this.#animations.length;
  }

  /** What is animated stays as its last frame shows it until the run ends. */
  animate(element: Element, frames: Keyframe[], { lasts, delay = 0, easing }: Timing): void {
    const animation = element.animate(frames, {
      duration: lasts / this.rate,
      delay: delay / this.rate,
      easing: easing ?? "cubic-bezier(.3,.1,.2,1)",
      fill: "both",
    });
    this.#animations.push(animation);
  }

  token(thing: Thing, near: Element): Token | null {
    const token = makeToken(this.layer, thing, near);
    if (token) this.#undo.push(() => token.remove());
    return token;
  }

  ring(around: Element): HTMLElement {
    const ring = makeRing(this.layer, around);
    this.#undo.push(() => ring.remove());
    return ring;
  }

  /** Puts back what the run has changed in the page's own texts. It is called before the page changes them itself. */
  restores(restore: () => void): void {
    this.#restore.push(restore);
  }

  /** The last change first: what was changed twice is as it was at first. */
  #putBack(): void {
    for (const restore of this.#restore.splice(0).reverse()) restore();
  }

  /** A thing of the table itself moves: the new picture takes over from where it is seen then. */
  walks(name: string, element: Element): void {
    this.#walkers.set(name, element);
  }

  /** Resolves when everything that has begun is over, or the run has ended. */
  async done(): Promise<void> {
    await Promise.all(this.#animations.map((animation) => animation.finished.catch(() => undefined)));
  }

  pause(milliseconds: number): Promise<void> {
    if (this.ended || milliseconds <= 0) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  end(): void {
    if (this.ended) return;
    this.ended = true;
    this.#wake?.();
    this.#putBack();
    this.#animations.forEach((animation) => animation.cancel());
    this.#undo.forEach((undo) => undo());
  }

  /** Ends with the new picture: `show` puts it on the page at once, and what walked goes the rest of its way. */
  endWith(show: () => void): void {
    const seen = [...this.#walkers].map(([name, element]) => [name, element.getBoundingClientRect()] as const);
    this.#putBack(); // later it would overwrite what the new picture shows
    show();
    this.end();
    for (const [name, was] of seen) settle(name, was);
  }
}

function settle(name: string, was: DOMRect): void {
  const element = find(name);
  if (!element) return;
  const is = element.getBoundingClientRect();
  const [x, y] = [was.left - is.left, was.top - is.top];
  if (Math.abs(x) + Math.abs(y) < 2) return;
  const scale = pixelsPerUnit(element);
  element.animate([{ translate: `${x / scale}px ${y / scale}px` }, {}], { duration: SETTLES, easing: "ease-out" });
}
