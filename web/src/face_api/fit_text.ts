/** Fits text into a drawing: SVG does not wrap text, so text that is too long is squeezed. */
import type { Attachment } from "svelte/attachments";

/** For an SVG text: no wider than this, in units of its drawing. */
export function fits(room: number): Attachment<SVGTextElement> {
  return (element) => {
    const squeeze = () => {
      element.removeAttribute("textLength");
      // Not where drawings are not measured (in tests without a browser).
      if ((element.getComputedTextLength?.() ?? 0) <= room) return;
      element.setAttribute("textLength", String(room));
      element.setAttribute("lengthAdjust", "spacingAndGlyphs");
    };
    squeeze();
    const watcher = new MutationObserver(squeeze);
    // Its size, too: a drawing sets its words larger where it has little room.
    watcher.observe(element, { characterData: true, childList: true, subtree: true, attributeFilter: ["font-size"] });
    void document.fonts?.ready.then(squeeze);
    return () => watcher.disconnect();
  };
}
