/** What can happen: the events of the game's rules. `python -m tools.api_types` writes this file. */
export interface HandDealt {
  event: "hand_dealt";
  fruits: string[];
}
export interface SeedSet {
  event: "seed_set";
  seat: number;
}
export interface SeedChosen {
  event: "seed_chosen";
  fruit: string;
}
export interface SeedShown {
  event: "seed_shown";
  seat: number;
  fruit: string;
}
export interface TreeShaken {
  event: "tree_shaken";
  seat: number;
  fruits: number;
}
export interface FruitGathered {
  event: "fruit_gathered";
  seat: number;
}
export interface FruitSeen {
  event: "fruit_seen";
  fruit: string;
}
export interface WaspMet {
  event: "wasp_met";
  seat: number;
}
export interface Stopped {
  event: "stopped";
  seat: number;
}
export interface FruitsLaidOut {
  event: "fruits_laid_out";
  seat: number;
  fruit: string;
  number: number;
}
export interface Passed {
  event: "passed";
  seat: number;
}
export interface HandShown {
  event: "hand_shown";
  seat: number;
  fruits: string[];
}
export interface MatchEnded {
  event: "match_ended";
  rounds: number;
}

export type GameEvent =
  | HandDealt
  | SeedSet
  | SeedChosen
  | SeedShown
  | TreeShaken
  | FruitGathered
  | FruitSeen
  | WaspMet
  | Stopped
  | FruitsLaidOut
  | Passed
  | HandShown
  | MatchEnded;

export const EVENT_KINDS = [
  "hand_dealt",
  "seed_set",
  "seed_chosen",
  "seed_shown",
  "tree_shaken",
  "fruit_gathered",
  "fruit_seen",
  "wasp_met",
  "stopped",
  "fruits_laid_out",
  "passed",
  "hand_shown",
  "match_ended",
] as const;
