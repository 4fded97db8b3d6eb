/** What moves all the time: water, smoke. It stands still for who wants no motion, and while nobody looks (styles/motion.css). */
import type { Attachment } from "svelte/attachments";

let watched = false;
function watch(): void {
  if (watched) return;
  watched = true;
  const tell = () => document.documentElement.toggleAttribute("data-hidden", document.hidden);
  document.addEventListener("visibilitychange", tell);
  tell();
}

/** On what moves all the time, or on what holds it. */
export const ambient: Attachment<Element> = (element) => {
  watch();
  element.setAttribute("data-ambient", "");
};
