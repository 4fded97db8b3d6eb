/** What a seat may know: the fields of the game's View. `python -m tools.api_types` writes this file. */
export interface View {
  seat: number | null;
  phase: "first_tickets" | "turn" | "second_card" | "payment" | "doubling" | "tickets" | "over";
  active: number | null;
  last_turns: number;
  passes: number;
  track: string | null;
  pay_card: string | null;
  pay_cards: number;
  pay_locomotives: number;
  train_discards: Record<string, number>;
  train_row: (string | null)[];
  train_deck_size: number;
  terrain_deck: Record<string, number>;
  terrain_discards: Record<string, number>;
  terrain_row: (string | null)[];
  hands: Record<string, number>[];
  hand_sizes: number[];
  known: Record<string, number>[];
  unseen_cards: Record<string, number>;
  fresh: Record<string, number>;
  blind: Record<string, number>;
  blind_sizes: number[];
  terrains: Record<string, number>[];
  trains: number[];
  points: number[];
  owners: Record<string, number>;
  doubled: Record<string, boolean>;
  offered: (string | null)[];
  offer_sizes: number[];
  kept: Record<string, number>;
  kept_sizes: number[];
  ticket_pile_size: number;
  under: (string | null)[];
  under_by: (number | null)[];
  unseen_tickets: Record<string, number>;
}
