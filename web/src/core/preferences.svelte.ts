/** What the reader prefers: their name at tables, and light or dark. */
import { recall, remember } from "./storage.ts";

export const THEMES = ["auto", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

class Preferences {
  name = $state(recall("name", ""));
  theme = $state<Theme>(recall<Theme>("theme", "auto"));

  setName(name: string): void {
    this.name = name;
    remember("name", name);
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    remember("theme", theme);
    this.show();
  }

  show(): void {
    if (this.theme === "auto") delete document.documentElement.dataset["theme"];
    else document.documentElement.dataset["theme"] = this.theme;
  }
}

export const preferences = new Preferences();
