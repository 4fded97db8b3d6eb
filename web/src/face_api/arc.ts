/** Draws the curve that joins two places on a map. */

/** An SVG path from one point to another that bends aside by this share of their distance. */
export function arc(from: readonly [number, number], to: readonly [number, number], bend: number): string {
  const x = (from[0] + to[0]) / 2 + (to[1] - from[1]) * bend;
  const y = (from[1] + to[1]) / 2 - (to[0] - from[0]) * bend;
  return `M${from[0]} ${from[1]}Q${x} ${y} ${to[0]} ${to[1]}`;
}
