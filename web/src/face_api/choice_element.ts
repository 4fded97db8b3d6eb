/** What makes an element one that can be chosen: attributes for keyboards and screen readers, and its events. */
import { on } from "svelte/events";
import type { Offered } from "./frame.svelte.ts";

const ATTRIBUTES = ["role", "tabindex", "aria-label", "data-option", "data-kind", "data-tries"];

/** Sets the attributes of an element that stands for these options. Answers how to take them away again. */
export function markAsChoice(element: Element, options: readonly Offered[], name?: string | null): () => void {
  const before = ATTRIBUTES.map((key) => [key, element.getAttribute(key)] as const);
  const [first] = options;
  const label = name === undefined && options.length === 1 ? first!.text : name;
  // What can only be tried is no button for the keyboard: whoever tabs through the options should meet options.
  if (first && !(element instanceof HTMLButtonElement)) {
    element.setAttribute("role", "button");
    element.setAttribute("tabindex", "0");
    if (label) element.setAttribute("aria-label", label);
  } else if (element instanceof SVGElement) {
    element.setAttribute("tabindex", "-1"); // browsers tab to whatever in a drawing listens for the focus
  }
  if (options.length === 1) element.setAttribute("data-option", first!.id);
  else if (first) element.setAttribute("data-kind", first.action.action);
  else element.setAttribute("data-tries", "");
  element.classList.toggle("offered", Boolean(first));
  const after = new Map(ATTRIBUTES.map((key) => [key, element.getAttribute(key)]));
  return () => {
    element.classList.remove("offered");
    for (const [key, value] of before) {
      if (element.getAttribute(key) !== after.get(key)) continue; // the face has set it anew meanwhile
      if (value === null) element.removeAttribute(key);
      else element.setAttribute(key, value);
    }
  };
}

/** Calls `choose` on a click, Enter or Space, and `point` when the pointer or the focus comes (true) or goes (false). */
export function listenForChoice(element: Element, choose: () => void, point: (pointed: boolean) => void): () => void {
  const press = (event: Event) => {
    const { key } = event as KeyboardEvent;
    if (key !== "Enter" && key !== " ") return;
    event.preventDefault();
    choose();
  };
  // Svelte's own `on`: losing the focus because the page changes must not count as part of that change.
  const listening = [
    on(element, "click", choose),
    ...(element instanceof HTMLButtonElement ? [] : [on(element, "keydown", press)]),
    ...["pointerenter", "focus"].map((name) => on(element, name, () => point(true))),
    ...["pointerleave", "blur"].map((name) => on(element, name, () => point(false))),
  ];
  return () => listening.forEach((stop) => stop());
}
