/** The shape and the colour of each seat: seats never differ by colour alone. */

/** Each seat has a colour and a shape; the shape is drawn round (0, 0) and fits a circle of radius 1. */
export interface SeatLook {
  /** A CSS variable, right in light and in dark. */
  colour: string;
  shape: string;
  /** The shape as a path. */
  path: string;
}

const round = (value: number) => Math.round(value * 1000) / 1000;

function polygon(corners: number, turn = 0, inner = 1): string {
  const count = inner === 1 ? corners : corners * 2;
  const points = Array.from({ length: count }, (_, index) => {
    const angle = -Math.PI / 2 + turn + (index * 2 * Math.PI) / count;
    const radius = inner !== 1 && index % 2 === 1 ? inner : 1;
    return `${round(Math.cos(angle) * radius)} ${round(Math.sin(angle) * radius)}`;
  });
  return `M${points.join("L")}Z`;
}

export const SEATS: readonly SeatLook[] = [
  { colour: "var(--seat-0)", shape: "circle", path: "M-.9 0A.9 .9 0 1 1 .9 0A.9 .9 0 1 1 -.9 0Z" },
  { colour: "var(--seat-1)", shape: "square", path: polygon(4, Math.PI / 4) },
  { colour: "var(--seat-2)", shape: "triangle", path: polygon(3) },
  { colour: "var(--seat-3)", shape: "diamond", path: polygon(4) },
  { colour: "var(--seat-4)", shape: "star", path: polygon(5, 0, 0.5) },
];

export function seatLook(seat: number): SeatLook {
  return SEATS[((seat % SEATS.length) + SEATS.length) % SEATS.length]!;
}
