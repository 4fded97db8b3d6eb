/** What can happen: the events of the game's rules. `python -m tools.api_types` writes this file. */
export interface RoundBegan {
  event: "round_began";
  round: number;
  column: string;
  seat: number;
  dice: number[];
}
export interface DieTaken {
  event: "die_taken";
  seat: number;
  die: number;
}
export interface DiePassed {
  event: "die_passed";
  seat: number;
}
export interface PassedOver {
  event: "passed_over";
  seat: number;
  die: number;
}
export interface TurnEnded {
  event: "turn_ended";
  seat: number;
}
export interface CardDrawn {
  event: "card_drawn";
  seat: number;
}
export interface CardSeen {
  event: "card_seen";
  card: string;
}
export interface CardPlayed {
  event: "card_played";
  seat: number;
  card: string;
}
export interface MineCollapsed {
  event: "mine_collapsed";
  seat: number;
}
export interface GemsLost {
  event: "gems_lost";
  seat: number;
  gems: number;
}
export interface CardsShuffled {
  event: "cards_shuffled";
  cards: number;
}
export interface CoinsTaken {
  event: "coins_taken";
  seat: number;
  coins: number;
}
export interface StonesDrawn {
  event: "stones_drawn";
  seat: number;
  stones: string[];
}
export interface StonesHidden {
  event: "stones_hidden";
  seat: number;
  gems: number;
  rubble: number;
  white: boolean;
}
export interface GemsFound {
  event: "gems_found";
  gems: string[];
}
export interface BagRefilled {
  event: "bag_refilled";
  stones: number;
}
export interface GemSold {
  event: "gem_sold";
  seat: number;
  gem: string;
  coins: number;
}
export interface GemMarketed {
  event: "gem_marketed";
  seat: number;
  gem: string;
  coins: number;
  points: number;
}
export interface MarketClosed {
  event: "market_closed";
  seat: number;
}
export interface TentPitched {
  event: "tent_pitched";
  seat: number;
  field: string;
  coins: number;
}
export interface FeePaid {
  event: "fee_paid";
  seat: number;
  to: number;
  coins: number;
}
export interface TentMoved {
  event: "tent_moved";
  seat: number;
  field: string;
}
export interface SecondTentPitched {
  event: "second_tent_pitched";
  seat: number;
  field: string;
}
export interface BoatWentBack {
  event: "boat_went_back";
  seat: number;
  column: string;
}
export interface PointsGained {
  event: "points_gained";
  seat: number;
  points: number;
}
export interface GiftMade {
  event: "gift_made";
  seat: number;
}
export interface GiftCounted {
  event: "gift_counted";
  coins: number;
}
export interface GiftShown {
  event: "gift_shown";
  seat: number;
  coins: number;
}
export interface RoundEnded {
  event: "round_ended";
  round: number;
  dice: number;
}
export interface ColumnScored {
  event: "column_scored";
  seat: number;
  column: string;
  tents: number;
  points: number;
}
export interface MatchEnded {
  event: "match_ended";
  rounds: number;
}
export interface MajorityScored {
  event: "majority_scored";
  row: string;
  seat: number;
  tents: number;
  points: number;
}
export interface GemsCounted {
  event: "gems_counted";
  seat: number;
  gems: number;
  points: number;
}
export interface HandShown {
  event: "hand_shown";
  seat: number;
  cards: string[];
}
export interface ChestOpened {
  event: "chest_opened";
  seat: number;
  coins: number;
}
export interface QueenRolled {
  event: "queen_rolled";
  dice: number[];
  coins: number;
}
export interface SeatOut {
  event: "seat_out";
  seat: number;
  coins: number;
}

export type GameEvent =
  | RoundBegan
  | DieTaken
  | DiePassed
  | PassedOver
  | TurnEnded
  | CardDrawn
  | CardSeen
  | CardPlayed
  | MineCollapsed
  | GemsLost
  | CardsShuffled
  | CoinsTaken
  | StonesDrawn
  | StonesHidden
  | GemsFound
  | BagRefilled
  | GemSold
  | GemMarketed
  | MarketClosed
  | TentPitched
  | FeePaid
  | TentMoved
  | SecondTentPitched
  | BoatWentBack
  | PointsGained
  | GiftMade
  | GiftCounted
  | GiftShown
  | RoundEnded
  | ColumnScored
  | MatchEnded
  | MajorityScored
  | GemsCounted
  | HandShown
  | ChestOpened
  | QueenRolled
  | SeatOut;

export const EVENT_KINDS = [
  "round_began",
  "die_taken",
  "die_passed",
  "passed_over",
  "turn_ended",
  "card_drawn",
  "card_seen",
  "card_played",
  "mine_collapsed",
  "gems_lost",
  "cards_shuffled",
  "coins_taken",
  "stones_drawn",
  "stones_hidden",
  "gems_found",
  "bag_refilled",
  "gem_sold",
  "gem_marketed",
  "market_closed",
  "tent_pitched",
  "fee_paid",
  "tent_moved",
  "second_tent_pitched",
  "boat_went_back",
  "points_gained",
  "gift_made",
  "gift_counted",
  "gift_shown",
  "round_ended",
  "column_scored",
  "match_ended",
  "majority_scored",
  "gems_counted",
  "hand_shown",
  "chest_opened",
  "queen_rolled",
  "seat_out",
] as const;
