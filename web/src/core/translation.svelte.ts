/** Translation: the Fluent catalogues of the server and the games, loaded for one language when needed. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { FALLBACK, keepLanguage, wantedLanguage } from "./language_choice.ts";
import { bracketed, disguised, PSEUDO } from "./pseudo_language.ts";

type Load = () => Promise<string>;
const ownFiles = import.meta.glob<string>("../../../src/marula/text/*.ftl", { query: "?raw", import: "default" });
const pageFiles = import.meta.glob<string>("../../../src/marula/text/pages/*.ftl", {
  query: "?raw",
  import: "default",
});
const gameFiles = import.meta.glob<string>("../../../src/marula/games/*/text/*.ftl", {
  query: "?raw",
  import: "default",
});

function codeOf(path: string): string {
  return path.split("/").pop()!.replace(".ftl", "");
}

/** The languages that the pages have words in. */
export const languages: string[] = Object.keys(pageFiles).map(codeOf).sort();

export type Values = Record<string, FluentVariable>;

class Text {
  language = $state(FALLBACK);
  #bundle = $state.raw(new FluentBundle(FALLBACK));
  #games = new Map<string, FluentBundle>();
  /** Counts loads of games' words, so that what was said before they came is said anew. */
  #loaded = $state(0);

  /** In the language that the reader wants. */
  async start(): Promise<void> {
    await this.use(wantedLanguage([...languages, PSEUDO]));
  }

  async change(code: string): Promise<void> {
    keepLanguage(code);
    await this.use(code);
  }

  async use(wanted: string): Promise<void> {
    const code = wanted === PSEUDO || languages.includes(wanted) ? wanted : FALLBACK;
    this.#bundle = await bundle(code, [ownFiles, pageFiles]);
    this.#games.clear();
    this.language = code;
    document.documentElement.lang = code;
    document.documentElement.dir = ["ar", "fa", "he", "ur"].includes(code) ? "rtl" : "ltr";
  }

  /** A game's own words, for `of`. */
  async load(game: string): Promise<void> {
    if (this.#games.has(game)) return;
    const code = this.language;
    const own = Object.fromEntries(Object.entries(gameFiles).filter(([path]) => path.includes(`/games/${game}/`)));
    const words = await bundle(code, [own]);
    if (code !== this.language) return this.load(game); // another language was picked meanwhile
    this.#games.set(game, words);
    this.#loaded++;
  }

  /** One message of no game. A missing one shows its key: the audit and the tests look for that. */
  say(key: string, values?: Values): string {
    return format(this.#bundle, key, values) ?? key;
  }

  /** One message of a game, or what is said otherwise. */
  of(game: string, key: string, values?: Values): string | null {
    void this.#loaded;
    const words = this.#games.get(game);
    return (words && format(words, key, values)) ?? format(this.#bundle, key, values);
  }

  number(value: number): string {
    return new Intl.NumberFormat(this.language).format(value).replace("-", "−"); // a minus, not a hyphen
  }

  /** A share as this language writes percentages. */
  percent(value: number): string {
    return new Intl.NumberFormat(this.language, { style: "percent" })
      .format(value)
      .replace("-", "−")
      .replace("−0", "0");
  }

  list(items: string[]): string {
    if (this.language === PSEUDO) return items.join(", ");
    return new Intl.ListFormat(this.language, { type: "conjunction" }).format(items);
  }

  date(milliseconds: number): string {
    if (this.language === PSEUDO) return new Date(milliseconds).toISOString().slice(0, 10); // no words that could be plain
    return new Intl.DateTimeFormat(this.language, { dateStyle: "medium", timeStyle: "short" }).format(milliseconds);
  }
}

async function bundle(wanted: string, sources: Record<string, Load>[]): Promise<FluentBundle> {
  const pseudo = wanted === PSEUDO;
  const code = pseudo ? FALLBACK : wanted;
  const made = new FluentBundle(wanted, { useIsolating: false, ...(pseudo ? { transform: disguised } : {}) });
  const files = sources.flatMap((source) => Object.entries(source)).filter(([path]) => codeOf(path) === code);
  const words = await Promise.all(files.map(([, load]) => load())); // asked for together, added in order
  for (const one of words) made.addResource(new FluentResource(one), { allowOverrides: true });
  return made;
}

function format(words: FluentBundle, key: string, values?: Values): string | null {
  const pattern = words.getMessage(key)?.value;
  if (!pattern) return null;
  const said = words.formatPattern(pattern, values ?? null);
  return words.locales.includes(PSEUDO) ? bracketed(said) : said;
}

export const text = new Text();
export const say = (key: string, values?: Values): string => text.say(key, values);

/** A share as this language writes percentages: 0.57 is 57 %. */
export function percent(share: number): string {
  return new Intl.NumberFormat(text.language === PSEUDO ? FALLBACK : text.language, { style: "percent" }).format(share);
}
