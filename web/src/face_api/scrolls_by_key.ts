/** What is longer than its room can be reached by the Tab key, so that the arrow keys scroll it. */
import type { Attachment } from "svelte/attachments";

/** Looks anew when the room or what lies in it changes. */
export const scrollsByKey: Attachment<HTMLElement> = (element) => {
  function look(): void {
    if (element.scrollHeight > element.clientHeight) element.tabIndex = 0;
    else element.removeAttribute("tabindex");
  }
  const room = new ResizeObserver(look);
  const things = new MutationObserver(look);
  room.observe(element);
  things.observe(element, { childList: true, subtree: true });
  return () => {
    room.disconnect();
    things.disconnect();
  };
};
