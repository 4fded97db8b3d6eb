/** What this game's view looks like here, and how its fruits are drawn. */
export interface View {
  phase: "seeds" | "turn" | "gathering" | "over";
  round: number;
  left: number;
  gathered: number;
  hands: Record<string, number>[];
  hand_sizes: number[];
  planted: boolean[];
  seeds: (string | null)[];
  baskets: Record<string, number>[];
  unseen: Record<string, number>;
}

/** Skin and ink of each kind, by its place in the edition; the letter is the beginning of its name. */
const SKINS = [
  { skin: "#e9c34a", ink: "#2a2003" },
  { skin: "#8a5a34", ink: "#ffffff" },
  { skin: "#a5402d", ink: "#ffffff" },
  { skin: "#5c7d3a", ink: "#ffffff" },
];

export function skin(index: number): { skin: string; ink: string } {
  return SKINS[((index % SKINS.length) + SKINS.length) % SKINS.length]!;
}
