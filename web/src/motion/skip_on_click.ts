/** A click or a key shows the newest picture at once. */
import type { MotionQueue } from "./queue.svelte.ts";

/** What a click is meant for even while something moves: anything but the board. */
const CONTROLS = "a, button, input, select, textarea, label, summary, dialog, [role='tab']";
const TYPING = "input, select, textarea, [contenteditable]";
/** Keys that do nothing by themselves, or that move the focus. */
const NO_KEYS = new Set(["Shift", "Control", "Alt", "Meta", "CapsLock", "Tab"]);

/**
 * Listens until the answer is called. Whoever clicks on the board meanwhile has not seen the new picture yet: that click
 * skips, and chooses nothing.
 */
export function skipping(queue: MotionQueue): () => void {
  const click = (event: MouseEvent) => {
    if (!queue.playing) return;
    queue.skip();
    if (!(event.target as Element).closest(CONTROLS)) event.stopPropagation();
  };
  const key = (event: KeyboardEvent) => {
    if (!queue.playing || NO_KEYS.has(event.key) || event.ctrlKey || event.metaKey || event.altKey) return;
    if ((event.target as Element).closest?.(TYPING)) return;
    queue.skip();
    if (!(event.target as Element).closest?.(CONTROLS)) event.stopPropagation();
  };
  const hide = () => {
    if (document.hidden) queue.skip();
  };
  addEventListener("click", click, { capture: true });
  addEventListener("keydown", key, { capture: true });
  document.addEventListener("visibilitychange", hide);
  return () => {
    removeEventListener("click", click, { capture: true });
    removeEventListener("keydown", key, { capture: true });
    document.removeEventListener("visibilitychange", hide);
  };
}
