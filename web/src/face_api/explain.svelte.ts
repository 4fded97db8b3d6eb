/** Explanations: what a sign or a card means, in words and where wanted as a larger picture; by mouse, finger and key. */
import { mount, untrack } from "svelte";
import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";
import type { Picture } from "../motion/beats.ts";
import { Press } from "./tap_or_drag.ts";
import Bubble from "./ExplanationBubble.svelte";

export interface Explanation {
  words: string;
  /** More about it, in whole sentences. */
  more?: string | null | undefined;
  /** The thing itself, large enough to be looked at. */
  picture?: Picture | undefined;
}

/** Milliseconds that a mouse rests on something, or a finger, before it is explained. */
const REST = 380;
const HOLD = 450;
const EXPLAINED = "[data-explained]";
/** What a tap already means something to: there a longer touch explains. */
const PRESSABLE = "button:not(:disabled), a, summary, input, select, label, [role='button'], [data-tries]";
const TYPING = "input, textarea, select, [contenteditable]";

const explanations = new WeakMap<Element, Explanation>();

/** What is explained now: at most one thing. */
class Shown {
  target = $state.raw<Element | null>(null);
  what = $state.raw<Explanation | null>(null);
  /** Words for a screen reader, where a finger or a key has asked. */
  told = $state("");

  show(target: Element, asked: boolean): void {
    this.target = target;
    this.what = explanations.get(target) ?? null;
    this.told = asked && this.what ? [this.what.words, this.what.more].filter(Boolean).join(". ") : "";
  }

  hide(): void {
    if (this.target === null) return;
    this.target = this.what = null;
    this.told = "";
  }

  /** Its words may have changed, or it may be gone. */
  renew(target: Element): void {
    if (this.target !== target) return;
    const what = target.isConnected ? explanations.get(target) : undefined;
    if (what) this.what = what;
    else this.hide();
  }
}
export const shown = new Shown();

/**
 * Explains an element of a face, HTML or SVG: when a mouse rests on it, when it gets the focus, by a tap (by a longer touch where a
 * tap chooses), and by the key I. Escape closes. With a picture the focus alone does not open it: it would cover the board.
 */
export function explains(
  words: string | null | undefined,
  extra: Omit<Explanation, "words"> = {},
): Attachment<Element> | undefined {
  if (!words) return undefined;
  return (element) => {
    untrack(listen);
    explanations.set(element, { words, ...extra });
    element.setAttribute("data-explained", extra.picture ? "large" : "");
    untrack(() => shown.renew(element));
    return () => {
      explanations.delete(element);
      element.removeAttribute("data-explained");
      queueMicrotask(() => shown.renew(element)); // changed words are there again by then
    };
  };
}

function explainedAt(event: Event): Element | null {
  return event.target instanceof Element ? event.target.closest(EXPLAINED) : null;
}

/** Would a tap on this do something else? */
function pressable(target: Element): boolean {
  return target.closest(PRESSABLE) !== null;
}

let listening = false;
/**
 * One set of listeners for all of the page: a map has hundreds of things to explain. Svelte's own `on`: losing the focus because the
 * page changes must not count as part of that change.
 */
function listen(): void {
  if (listening) return;
  listening = true;
  mount(Bubble, { target: document.body, props: { shown } });
  byMouse();
  byFinger();
  byKey();
  const away = () => shown.hide();
  on(window, "scroll", away, { capture: true, passive: true });
  on(window, "resize", away);
  on(window, "blur", away);
}

function byMouse(): void {
  let [over, timer] = [null as Element | null, 0];
  on(
    window,
    "pointermove",
    (event) => {
      if (event.pointerType !== "mouse") return;
      const target = explainedAt(event);
      if (target === over) return;
      clearTimeout(timer);
      if (over !== null) shown.hide();
      over = target;
      if (target) timer = window.setTimeout(() => target.isConnected && shown.show(target, false), REST);
    },
    { passive: true },
  );
  // Who presses has read enough: it comes back when the mouse does.
  on(window, "pointerdown", (event) => {
    if (event.pointerType !== "mouse") return;
    clearTimeout(timer);
    shown.hide();
  });
}

function byFinger(): void {
  const press = new Press();
  let [timer, held, before] = [0, false, null as Element | null];
  const letGo = () => clearTimeout(timer);
  on(window, "pointerdown", (event) => {
    if (event.pointerType === "mouse") return;
    press.down(event);
    letGo();
    [held, before] = [false, shown.target];
    shown.hide();
    const target = explainedAt(event);
    if (!target) return;
    timer = window.setTimeout(() => {
      if (press.dragged || !target.isConnected) return;
      held = true;
      shown.show(target, true);
    }, HOLD);
  });
  on(window, "pointermove", (event) => {
    if (event.pointerType !== "mouse" && press.move(event) && press.dragged) letGo();
  });
  on(window, "pointerup", letGo);
  on(window, "pointercancel", letGo);
  on(window, "contextmenu", (event) => {
    if (held) event.preventDefault();
  });
  // A longer touch has explained: it chooses nothing.
  on(
    window,
    "click",
    (event) => {
      if (!held) return;
      held = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    { capture: true },
  );
  on(window, "click", (event) => {
    const target = explainedAt(event);
    if (!event.isTrusted || !target || pressable(target) || press.dragged) return;
    if (before !== target) shown.show(target, true);
    before = null;
  });
}

function byKey(): void {
  // A focus that the page itself sets, as it does on the first choice, asks for nothing.
  let byHand = false;
  on(window, "keydown", () => (byHand = true), { capture: true });
  on(window, "pointerdown", () => (byHand = false), { capture: true });
  on(window, "focusin", (event) => {
    const target = event.target as Element;
    if (byHand && explanations.has(target) && !explanations.get(target)!.picture && target.matches(":focus-visible"))
      shown.show(target, false);
  });
  on(window, "focusout", (event) => {
    if (event.target === shown.target) shown.hide();
  });
  on(window, "keydown", keyed, { capture: true });
}

/** Escape closes what is explained; I, and Enter or Space where they mean nothing else, open it. */
function keyed(event: KeyboardEvent): void {
  if (event.ctrlKey || event.altKey || event.metaKey) return;
  if (event.key === "Escape" && shown.target) {
    event.stopPropagation();
    return shown.hide();
  }
  const target = explainedAt(event);
  if (!target || target.closest(TYPING) || !asks(event.key, target)) return;
  event.preventDefault();
  if (shown.target === target && shown.told) shown.hide();
  else shown.show(target, true);
}

function asks(key: string, target: Element): boolean {
  return key === "i" || key === "I" || ((key === "Enter" || key === " ") && !pressable(target));
}
