/** Counts the choices that a scrolling region holds out of sight, so that the page can announce them. */
import type { Attachment } from "svelte/attachments";
import { CHOICES } from "../../face_api/touch_targets.ts";

/** Less than this part of a choice in sight, and nobody would notice it. */
const IN_SIGHT = 0.6;

/** What floats over the board does not scroll with the region. */
function choicesIn(region: HTMLElement): Element[] {
  return [...region.querySelectorAll(CHOICES)].filter((choice) => choice.closest(".floats") === null);
}

/** On an element that scrolls: tells how many choices inside it are out of sight, whenever that changes. */
export function hiddenChoices(tell: (number: number) => void): Attachment<HTMLElement> {
  return (region) => {
    if (typeof IntersectionObserver === "undefined") return;
    const hidden = new Set<Element>();
    const seen = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRatio } of entries) {
          if (intersectionRatio < IN_SIGHT && target.isConnected) hidden.add(target);
          else hidden.delete(target);
        }
        tell(hidden.size);
      },
      { root: region, threshold: [0, IN_SIGHT, 1] },
    );
    const watch = () => {
      seen.disconnect();
      hidden.clear();
      const choices = choicesIn(region);
      for (const choice of choices) seen.observe(choice);
      if (choices.length === 0) tell(0);
    };
    const changed = new MutationObserver(watch);
    changed.observe(region, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ["data-option", "data-kind"],
    });
    watch();
    return () => {
      seen.disconnect();
      changed.disconnect();
    };
  };
}

/** Brings the next choice that is out of sight into sight. */
export function showNext(region: HTMLElement): void {
  const box = region.getBoundingClientRect();
  const choices = choicesIn(region);
  const next = choices.find((choice) => {
    const { bottom, right } = choice.getBoundingClientRect();
    return bottom > box.bottom + 1 || right > box.right + 1;
  });
  (next ?? choices[0])?.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "smooth" });
}
