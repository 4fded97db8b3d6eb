/** What a seat may know: the fields of the game's View. `python -m tools.api_types` writes this file. */
export interface View {
  seat: number | null;
  phase: "seeds" | "turn" | "gathering" | "over";
  active: number | null;
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
