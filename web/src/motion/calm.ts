/** Would the reader rather not see things move? */
export function calm(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Is this no time for motion: the reader wants none, nobody looks, or the browser cannot? */
export function still(): boolean {
  return calm() || document.hidden || !("animate" in Element.prototype);
}
