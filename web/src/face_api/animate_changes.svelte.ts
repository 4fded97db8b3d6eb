/** Lets a page's things be seen moving whenever its frame shows something new. */
import type { Frame } from "./frame.svelte.ts";

/** Call it while a component is set up. Both effects only measure and animate what is on the page. */
export function animateChanges(frame: () => Frame | null): void {
  // Before the page changes: where is everything now?
  $effect.pre(() => {
    void frame()?.envelope;
    frame()?.motion.before();
  });
  $effect(() => {
    void frame()?.envelope;
    frame()?.motion.after();
  });
}
