/** What can happen: the events of the game's rules. `python -m tools.api_types` writes this file. */
export interface HandDealt {
  event: "hand_dealt";
  cards: string[];
}
export interface TerrainDealt {
  event: "terrain_dealt";
  seat: number;
  terrains: string[];
}
export interface TicketsOffered {
  event: "tickets_offered";
  tickets: string[];
}
export interface TicketsDrawn {
  event: "tickets_drawn";
  seat: number;
  number: number;
}
export interface TicketsKept {
  event: "tickets_kept";
  seat: number;
  kept: number;
  returned: number;
}
export interface TicketsChosen {
  event: "tickets_chosen";
  kept: string[];
  returned: string[];
}
export interface TicketCompleted {
  event: "ticket_completed";
  ticket: string;
}
export interface TrainTaken {
  event: "train_taken";
  seat: number;
  card: string;
}
export interface TrainDrawn {
  event: "train_drawn";
  seat: number;
}
export interface TrainSeen {
  event: "train_seen";
  card: string;
}
export interface TerrainTaken {
  event: "terrain_taken";
  seat: number;
  terrain: string;
}
export interface TerrainDrawn {
  event: "terrain_drawn";
  seat: number;
  terrain: string;
}
export interface TrainsTurnedUp {
  event: "trains_turned_up";
  cards: string[];
}
export interface TerrainsTurnedUp {
  event: "terrains_turned_up";
  terrains: string[];
}
export interface RowSwept {
  event: "row_swept";
  locomotives: number;
}
export interface TrainsShuffled {
  event: "trains_shuffled";
  number: number;
}
export interface TerrainsShuffled {
  event: "terrains_shuffled";
  number: number;
}
export interface RouteClaimed {
  event: "route_claimed";
  seat: number;
  track: string;
  card: string | null;
  cards: number;
  locomotives: number;
  points: number;
}
export interface RouteDoubled {
  event: "route_doubled";
  seat: number;
  track: string;
  terrain: string;
  cards: number;
  locomotives: number;
  points: number;
}
export interface Passed {
  event: "passed";
  seat: number;
}
export interface LastRoundBegun {
  event: "last_round_begun";
  seat: number;
  trains: number;
}
export interface EveryonePassed {
  event: "everyone_passed";
}
export interface TicketsShown {
  event: "tickets_shown";
  seat: number;
  completed: string[];
  failed: string[];
}
export interface MatchEnded {
  event: "match_ended";
}

export type GameEvent =
  | HandDealt
  | TerrainDealt
  | TicketsOffered
  | TicketsDrawn
  | TicketsKept
  | TicketsChosen
  | TicketCompleted
  | TrainTaken
  | TrainDrawn
  | TrainSeen
  | TerrainTaken
  | TerrainDrawn
  | TrainsTurnedUp
  | TerrainsTurnedUp
  | RowSwept
  | TrainsShuffled
  | TerrainsShuffled
  | RouteClaimed
  | RouteDoubled
  | Passed
  | LastRoundBegun
  | EveryonePassed
  | TicketsShown
  | MatchEnded;

export const EVENT_KINDS = [
  "hand_dealt",
  "terrain_dealt",
  "tickets_offered",
  "tickets_drawn",
  "tickets_kept",
  "tickets_chosen",
  "ticket_completed",
  "train_taken",
  "train_drawn",
  "train_seen",
  "terrain_taken",
  "terrain_drawn",
  "trains_turned_up",
  "terrains_turned_up",
  "row_swept",
  "trains_shuffled",
  "terrains_shuffled",
  "route_claimed",
  "route_doubled",
  "passed",
  "last_round_begun",
  "everyone_passed",
  "tickets_shown",
  "match_ended",
] as const;
