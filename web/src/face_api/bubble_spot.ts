/** Where a bubble stands: above what it is about, else below, else beside it, and always inside the window. */

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
const GAP = 8;
const EDGE = 6;

const within = (value: number, most: number) => Math.min(Math.max(value, EDGE), Math.max(most - EDGE, EDGE));

export function bubbleSpot(
  about: Box,
  bubble: { width: number; height: number },
  width: number,
  height: number,
): { x: number; y: number } {
  const across = within((about.left + about.right - bubble.width) / 2, width - bubble.width);
  if (about.top - GAP - bubble.height >= EDGE) return { x: across, y: about.top - GAP - bubble.height };
  if (about.bottom + GAP + bubble.height <= height - EDGE) return { x: across, y: about.bottom + GAP };
  const right = about.right + GAP + bubble.width <= width - EDGE;
  return {
    x: right ? about.right + GAP : within(about.left - GAP - bubble.width, width - bubble.width),
    y: within((about.top + about.bottom - bubble.height) / 2, height - bubble.height),
  };
}
