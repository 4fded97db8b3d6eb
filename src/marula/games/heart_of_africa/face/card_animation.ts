/** A card that one takes is seen going from where it lay to where it is kept. */
import type { Attachment } from "svelte/attachments";
import { calm, travel } from "$face_api";

const LASTS = 480;
/** An answer that took longer is no movement of the hand any more. */
const SOON = 4000;

let taken: { what: string | null; from: DOMRect; at: number } | null = null;

/** On a card or deck that may be taken: remembers where it lay. From a deck comes nobody knows what: null. */
export function leaves(what: string | null): Attachment<Element> {
  return (element) => {
    const note = () =>
      (taken = {
        what,
        from: element.getBoundingClientRect(),
        at: performance.now(),
      });
    element.addEventListener("click", note, { capture: true });
    element.addEventListener("keydown", note, { capture: true });
    return () => {
      element.removeEventListener("click", note, { capture: true });
      element.removeEventListener("keydown", note, { capture: true });
    };
  };
}

/** On a pile that is drawn anew when it grows: the card comes from where it was taken. */
export function arrives(what: string): Attachment<Element> {
  return (element) => {
    if (!taken || performance.now() - taken.at > SOON || (taken.what !== null && taken.what !== what)) return;
    const to = element.getBoundingClientRect(); // only now: measuring makes the browser lay out the whole page
    if (to.width === 0) return;
    const { from } = taken;
    taken = null;
    if (calm()) return;
    travel(
      element,
      {
        translate: `${from.left - to.left}px ${from.top - to.top}px`,
        scale: "1.25",
      },
      LASTS,
    );
  };
}
