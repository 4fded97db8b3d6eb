/** Words are set smaller, step by step, until none of them is wider than the room that they have. The last step may scroll. */
import type { Attachment } from "svelte/attachments";
import { watched } from "./watched.ts";

const STEPS = [1, 0.94, 0.88, 0.82, 0.76, 0.7, 0.65];

/** Sets `--smaller`, by which the element's own style multiplies sizes. Tries anew with other words and in another room. */
export const fitsItsWidth: Attachment<HTMLElement> = (element) => {
  function fit(): void {
    for (const step of STEPS) {
      element.style.setProperty("--smaller", String(step));
      if (element.scrollWidth <= element.clientWidth) return;
    }
  }
  // Words are measured in their own font: another one may come while the page loads.
  void document.fonts?.ready.then(fit);
  return watched(element, fit, { attributes: true, attributeFilter: ["aria-selected"] }); // it is bold
};
