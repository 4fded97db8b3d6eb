/** What a seat may know: the fields of the game's View. `python -m tools.api_types` writes this file. */
export interface View {
  seat: number | null;
  phase: "turn" | "book" | "journey" | "cards" | "adventures" | "over";
  active: number | null;
  round: number;
  last_round: boolean;
  last_completed: number;
  turned: number;
  places: (string | null)[];
  silver: number[];
  totals: number[];
  hands: Record<string, number>[];
  hand_sizes: number[];
  jokers: number[];
  assistants: Record<string, number>[];
  played: Record<string, number>;
  unseen_cards: Record<string, number>;
  deck: number;
  discards: Record<string, number>;
  shuffles: number;
  kept: Record<string, number>[];
  kept_sizes: number[];
  others_kept: Record<string, number>;
  trace: (string | null)[];
  supply: Record<string, number>;
  lost: Record<string, number>;
  pile: number;
  unseen: string[];
  display: Record<string, string>;
  joined: Record<string, number[]>;
  expeditions: string[][];
  unread: string[];
  pages: (string | null)[][];
  left: Record<string, number>;
  adventures: string[][];
  completed: string[][];
  gone: string[];
}
