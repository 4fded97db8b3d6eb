/** The type of this game's view. */
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
