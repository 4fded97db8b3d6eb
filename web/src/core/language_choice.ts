/** Which language the reader gets: by the address, by what they picked before, or by their browser. */
import { recall, remember } from "./storage.ts";

export const FALLBACK = "en";
/** Whoever reads the one reads the other: Norwegian without saying which, and nynorsk, are served bokmål. */
const NEIGHBOURS: Record<string, string> = { no: "nb", nn: "nb" };

/** What a language calls itself: English, Deutsch. */
export function ownName(code: string): string {
  const name = new Intl.DisplayNames([code], { type: "language" }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}

/** The best language we have for what the reader asks for, in order. */
export function choose(wanted: readonly string[], have: readonly string[]): string {
  for (const tag of wanted) {
    const plain = tag.toLowerCase();
    const short = plain.split("-")[0]!;
    for (const word of [plain, short, NEIGHBOURS[short]]) {
      const found = have.find((code) => code.toLowerCase() === word);
      if (found) return found;
    }
  }
  return FALLBACK;
}

/** What the address asks for (for this visit), else what was picked before, else what the browser prefers. */
export function wantedLanguage(have: readonly string[]): string {
  const asked = new URL(location.href).searchParams.get("language") ?? recall<string | null>("language", null);
  return choose([...(asked ? [asked] : []), ...navigator.languages], have);
}

/** Keeps the language that the reader has picked, for the next visit too. */
export function keepLanguage(code: string): void {
  remember("language", code);
}
