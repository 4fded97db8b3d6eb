/** Arrow keys through things that lie in a row: the cards of a hand, the signs of a seat. One press of Tab passes them all. */
import type { Attachment } from "svelte/attachments";
import { CHOICES } from "./touch_targets.ts";

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** Where the focus goes from here; null where the key means nothing here. */
function goal(key: string, here: number, many: number): number | null {
  if (key === "Home") return 0;
  if (key === "End") return many - 1;
  const step = STEPS[key];
  return step === undefined ? null : Math.min(Math.max(here + step, 0), many - 1);
}

/** On what holds the things; `selector` finds them. What can be chosen keeps its own place for Tab, of the rest only one has it. */
export function arrowKeys(selector: string): Attachment<HTMLElement> {
  return (row) => {
    const things = () => [...row.querySelectorAll<HTMLElement>(selector)];
    const choice = (thing: Element) => thing.matches(`${CHOICES}, button`);
    const arrange = () => {
      const others = things().filter((thing) => !choice(thing));
      const stop = others.find((thing) => thing === document.activeElement) ?? others[0];
      for (const thing of others) {
        const index = thing === stop ? "0" : "-1";
        if (thing.getAttribute("tabindex") !== index) thing.setAttribute("tabindex", index);
      }
    };
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
      const all = things();
      const here = all.findIndex((thing) => thing.contains(event.target as Node));
      const next = here < 0 ? null : goal(event.key, here, all.length);
      if (next === null) return;
      event.preventDefault();
      event.stopPropagation();
      all[next]!.focus();
    };
    arrange();
    const changed = new MutationObserver(arrange);
    changed.observe(row, { childList: true, subtree: true, attributes: true, attributeFilter: ["data-option"] });
    row.addEventListener("keydown", press);
    row.addEventListener("focusin", arrange);
    return () => {
      changed.disconnect();
      row.removeEventListener("keydown", press);
      row.removeEventListener("focusin", arrange);
    };
  };
}
