/** Marks a box whose contents are higher or wider than it is: there is more than one sees. */
import type { Attachment } from "svelte/attachments";
import { watched } from "../../face_api/watched.ts";

/** Edges of what fits may reach so many pixels out. */
const EDGE = 3;

export const hidesSome: Attachment<HTMLElement> = (box) => {
  const look = (): void => {
    const [wide, high] = [box.scrollWidth - box.clientWidth, box.scrollHeight - box.clientHeight];
    box.toggleAttribute("data-hides", Math.max(wide, high) > EDGE);
  };
  const stop = watched(box, look);
  return () => {
    stop();
    box.removeAttribute("data-hides");
  };
};
