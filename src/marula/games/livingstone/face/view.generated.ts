/** What a seat may know: the fields of the game's View. `python -m tools.api_types` writes this file. */
export interface View {
  seat: number | null;
  phase: "turn" | "die" | "after" | "market" | "white_stone" | "second_tent" | "move" | "over";
  active: number | null;
  starter: number | null;
  round: number;
  boat: string | null;
  boats_back: number;
  dice: Record<string, number>;
  taken: string[][];
  passed: number[];
  die: number;
  due: number;
  target: string | null;
  stock: number[];
  tents: Record<string, number>[];
  scored: Record<string, number>[];
  coins: number[];
  purses: number[];
  chests: number[];
  low: number[];
  high: number[];
  unseen_stones: Record<string, number>;
  side: Record<string, number>;
  drawn: Record<string, number>;
  gems: Record<string, number>[];
  gem_counts: number[];
  gem_recall: unknown;
  unseen_cards: Record<string, number>;
  played: Record<string, number>;
  hands: Record<string, number>[];
  hand_sizes: number[];
  card_recall: unknown;
  column_points: Record<string, number>[];
  market_points: number[];
  animal_points: number[];
  expected: number;
}
