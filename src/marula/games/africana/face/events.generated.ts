/** What can happen: the events of the game's rules. `python -m tools.api_types` writes this file. */
export interface CompanyTaken {
  event: "company_taken";
  seat: number;
  company: string;
  place: string;
  silver: number;
  jokers: number;
}
export interface ExpeditionsRemoved {
  event: "expeditions_removed";
  number: number;
}
export interface ExpeditionShown {
  event: "expedition_shown";
  expedition: string;
  space: string;
}
export interface AdventureShown {
  event: "adventure_shown";
  book: string;
  adventure: string;
}
export interface CardsDrawn {
  event: "cards_drawn";
  seat: number;
  number: number;
}
export interface CardsSeen {
  event: "cards_seen";
  cards: string[];
}
export interface DeckShuffled {
  event: "deck_shuffled";
  number: number;
}
export interface BookOpened {
  event: "book_opened";
  seat: number;
  book: string;
}
export interface PageTurned {
  event: "page_turned";
  seat: number;
  adventure: string;
  side: string;
  silver: number;
}
export interface AdventureBought {
  event: "adventure_bought";
  seat: number;
  adventure: string;
  silver: number;
}
export interface BookClosed {
  event: "book_closed";
  seat: number;
  book: string;
}
export interface SetOutFrom {
  event: "set_out_from";
  seat: number;
  place: string;
}
export interface Travelled {
  event: "travelled";
  seat: number;
  place_from: string;
  place_to: string;
  card: string;
  silver: number;
}
export interface ExpeditionJoined {
  event: "expedition_joined";
  seat: number;
  expedition: string;
  space: string;
  silver: number;
}
export interface ExpeditionCompleted {
  event: "expedition_completed";
  seat: number;
  expedition: string;
  silver: number;
  points: number;
  others: number[];
}
export interface ArtifactFound {
  event: "artifact_found";
  seat: number;
  adventure: string;
  silver: number;
  points: number;
}
export interface AssistantHired {
  event: "assistant_hired";
  seat: number;
  adventure: string;
  colour: string;
}
export interface Rested {
  event: "rested";
  seat: number;
  place: string;
}
export interface CardDiscarded {
  event: "card_discarded";
  seat: number;
  card: string;
}
export interface CardLost {
  event: "card_lost";
  seat: number;
  card: string;
}
export interface AdventureDiscarded {
  event: "adventure_discarded";
  seat: number;
  adventure: string;
}
export interface LastRoundBegan {
  event: "last_round_began";
  round: number;
}
export interface ExplorersRecalled {
  event: "explorers_recalled";
  rounds: number;
}
export interface MatchEnded {
  event: "match_ended";
  rounds: number;
}
export interface HandShown {
  event: "hand_shown";
  seat: number;
  cards: string[];
}

export type GameEvent =
  | CompanyTaken
  | ExpeditionsRemoved
  | ExpeditionShown
  | AdventureShown
  | CardsDrawn
  | CardsSeen
  | DeckShuffled
  | BookOpened
  | PageTurned
  | AdventureBought
  | BookClosed
  | SetOutFrom
  | Travelled
  | ExpeditionJoined
  | ExpeditionCompleted
  | ArtifactFound
  | AssistantHired
  | Rested
  | CardDiscarded
  | CardLost
  | AdventureDiscarded
  | LastRoundBegan
  | ExplorersRecalled
  | MatchEnded
  | HandShown;

export const EVENT_KINDS = [
  "company_taken",
  "expeditions_removed",
  "expedition_shown",
  "adventure_shown",
  "cards_drawn",
  "cards_seen",
  "deck_shuffled",
  "book_opened",
  "page_turned",
  "adventure_bought",
  "book_closed",
  "set_out_from",
  "travelled",
  "expedition_joined",
  "expedition_completed",
  "artifact_found",
  "assistant_hired",
  "rested",
  "card_discarded",
  "card_lost",
  "adventure_discarded",
  "last_round_began",
  "explorers_recalled",
  "match_ended",
  "hand_shown",
] as const;
