/** Words are set smaller, step by step, until they fit into the height that they have. The last step may scroll. */
import type { Attachment } from "svelte/attachments";
import { watched } from "../../face_api/watched.ts";

/** Some fonts reach so many pixels below their last line without being cut. */
const BELOW = 2;
const STEPS = [1, 0.94, 0.88, 0.82, 0.76, 0.7];

/** Tries anew with other words, and when the room becomes wider or narrower. */
export const fitsItsHeight: Attachment<HTMLElement> = (element) => {
  function fit(): void {
    for (const step of STEPS) {
      element.style.setProperty("--smaller", String(step));
      if (element.scrollHeight <= element.clientHeight + BELOW) return;
    }
  }
  return watched(element, fit);
};
