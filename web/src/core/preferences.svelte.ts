/** What the reader prefers: their name and colour at tables, light or dark, sound, and how fast others' moves are shown. */
import { COLOURS, type Colour } from "./seat_colours.ts";
import { recall, remember } from "./storage.ts";

export const THEMES = ["auto", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

export const PACES = ["calm", "brisk", "at_once"] as const;
export type Pace = (typeof PACES)[number];

function knownColour(name: string | null): Colour | null {
  return COLOURS.find((colour) => colour === name) ?? null;
}

/** What is kept in the browser, by these names. */
type PreferenceName = "name" | "colour" | "theme" | "sound" | "volume" | "pace" | "coach";

class Preferences {
  name = $state(recall("name", ""));
  /** The colour they last picked for their seat; null for whichever the seat has. */
  colour = $state<Colour | null>(knownColour(recall<string | null>("colour", null)));
  theme = $state<Theme>(recall<Theme>("theme", "auto"));
  /** Null until the reader has been asked. */
  sound = $state<boolean | null>(recall<boolean | null>("sound", null));
  /** From 0 to 1. */
  volume = $state(recall("volume", 0.6));
  pace = $state<Pace>(recall<Pace>("pace", "brisk"));

  /** Does the coach look at choices against bots? */
  coach = $state(recall("coach", false));

  /** Changes one of them, from now on and on the next visit. */
  set<Name extends PreferenceName>(name: Name, value: Preferences[Name]): void {
    this[name] = value as this[Name];
    remember(name, value);
    if (name === "theme") this.show();
  }

  show(): void {
    if (this.theme === "auto") delete document.documentElement.dataset["theme"];
    else document.documentElement.dataset["theme"] = this.theme;
  }
}

export const preferences = new Preferences();
