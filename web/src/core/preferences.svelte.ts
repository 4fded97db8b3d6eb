/** What the reader prefers: their name at tables, light or dark, sound, and how fast others' moves are shown. */
import { recall, remember } from "./storage.ts";

export const THEMES = ["auto", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

export const PACES = ["calm", "brisk", "at_once"] as const;
export type Pace = (typeof PACES)[number];

class Preferences {
  name = $state(recall("name", ""));
  theme = $state<Theme>(recall<Theme>("theme", "auto"));
  /** Null until the reader has been asked. */
  sound = $state<boolean | null>(recall<boolean | null>("sound", null));
  /** From 0 to 1. */
  volume = $state(recall("volume", 0.6));
  pace = $state<Pace>(recall<Pace>("pace", "brisk"));

  setName(name: string): void {
    this.name = name;
    remember("name", name);
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    remember("theme", theme);
    this.show();
  }

  setSound(sound: boolean): void {
    this.sound = sound;
    remember("sound", sound);
  }

  setVolume(volume: number): void {
    this.volume = volume;
    remember("volume", volume);
  }

  setPace(pace: Pace): void {
    this.pace = pace;
    remember("pace", pace);
  }

  show(): void {
    if (this.theme === "auto") delete document.documentElement.dataset["theme"];
    else document.documentElement.dataset["theme"] = this.theme;
  }
}

export const preferences = new Preferences();
