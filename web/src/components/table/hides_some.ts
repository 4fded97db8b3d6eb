/** Marks a box whose contents are higher or wider than it is: there is more than one sees. */
import type { Attachment } from "svelte/attachments";

/** Edges of what fits may reach so many pixels out. */
const EDGE = 3;

export const hidesSome: Attachment<HTMLElement> = (box) => {
  const look = (): void => {
    const [wide, high] = [box.scrollWidth - box.clientWidth, box.scrollHeight - box.clientHeight];
    box.toggleAttribute("data-hides", Math.max(wide, high) > EDGE);
  };
  const room = new ResizeObserver(look);
  const things = new MutationObserver(look);
  look();
  room.observe(box);
  things.observe(box, { childList: true, characterData: true, subtree: true });
  return () => {
    room.disconnect();
    things.disconnect();
    box.removeAttribute("data-hides");
  };
};
