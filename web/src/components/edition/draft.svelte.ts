/** The edition that is being edited: its data, what the server finds wrong with it, and the board as it would be. */
import { api } from "../../core/api.ts";
import type { ShowProblem } from "../../core/attempt.ts";
import { attempt } from "../../core/attempt.ts";
import { forget, remember } from "../../core/storage.ts";
import { say } from "../../core/translation.svelte.ts";
import type { Edition, EditionForm, EditionPreview, EditionProblem } from "../../core/types.ts";
import { confirmed, entriesOf, isOpen, placeOf, typed, withIds, withOwner, type Entry, type Value } from "./entries.ts";
import { sectionsOf, type Schema, type Section } from "./schema.ts";

/** Milliseconds without a key after which the server is asked. */
const PAUSE = 350;
/** How many changes can be taken back. */
const MOST_PAST = 200;

export class Draft {
  readonly game: string;
  readonly sections: Section[];
  readonly #show: ShowProblem;
  readonly #key: string;
  data = $state.raw<Edition>({ game: "", edition: "" });
  problems = $state.raw<readonly EditionProblem[]>([]);
  /** The board of the last state that was sound. */
  preview = $state.raw<EditionPreview | null>(null);
  digest = $state("");
  /** Has the server seen what is typed? */
  checked = $state(false);
  #past = $state.raw<readonly Edition[]>([]);
  /** What the last change was made to: typing on in the same field is one change. */
  #changing = "";
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;

  /** `data` is what is edited first, remembered under `key`; `show` tells what the server could not do. */
  constructor(form: EditionForm, data: Edition, key: string, show: ShowProblem) {
    this.game = form.game;
    this.#key = key;
    this.sections = sectionsOf(form.schema as Schema);
    this.#show = show;
    this.data = data;
    void this.check();
  }

  /** The messages about each place in the file. */
  readonly byPlace: ReadonlyMap<string, string> = $derived(
    new Map(this.problems.map(({ place, text }) => [place, text])),
  );
  readonly sound: boolean = $derived(this.checked && this.problems.length === 0);

  readonly canUndo: boolean = $derived(this.#past.length > 0);

  /** Problems of a section, wherever in it. */
  problemsIn(name: string): EditionProblem[] {
    return this.problems.filter(({ place }) => place.split(/[.[]/)[0] === name);
  }

  /** How many entries of a section nobody has confirmed. */
  openIn(section: Section): number {
    return entriesOf(this.data, section).filter(isOpen).length;
  }

  // --- changes -----------------------------------------------------------------------------------------------------

  set(section: Section, index: number, field: string, value: Value): void {
    this.#change(
      section,
      (entries) =>
        entries.map((entry, at) => {
          if (at !== index) return entry;
          const next = typed(entry, field, value, section.fields);
          return section.idFollows && section.idPattern?.includes(`{${field}}`) ? { ...next, id: "" } : next;
        }),
      placeOf(section, index, field),
    );
  }

  /** These entries (or all) are what is printed. */
  confirm(section: Section, index?: number): void {
    this.#change(section, (entries) =>
      entries.map((entry, at) => (index === undefined || at === index ? confirmed(entry) : entry)),
    );
  }

  add(section: Section): void {
    this.#change(section, (entries) => [...entries, blank(section, entries)]);
  }

  remove(section: Section, index: number): void {
    this.#change(section, (entries) => entries.filter((_, at) => at !== index));
  }

  setHead(field: "title" | "edition", value: string): void {
    this.replace({ ...this.data, [field]: value }, field);
  }

  /** Other data; `place` is where it was typed, if it was typed. */
  replace(data: Edition, place = ""): void {
    if (!place || place !== this.#changing) this.#past = [...this.#past.slice(1 - MOST_PAST), this.data];
    this.#changing = place;
    this.#use(data);
  }

  /** Takes the last change back, whatever it was. */
  undo(): void {
    const before = this.#past.at(-1);
    if (!before) return;
    this.#past = this.#past.slice(0, -1);
    this.#changing = "";
    this.#use(before);
  }

  /** What is typed is kept elsewhere now. */
  forget(): void {
    forget(this.#key);
  }

  #use(data: Edition): void {
    this.data = data;
    this.checked = false;
    remember(this.#key, data);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.check(), PAUSE);
  }

  #change(section: Section, change: (entries: Entry[]) => Entry[], place = ""): void {
    const before = entriesOf(this.data, section);
    const after = change(before);
    const named = section.idPattern ? withIds(after, section.idPattern) : after;
    const data = { ...this.data, [section.name]: section.table ? named : named[0] };
    this.replace(withOwner(data, say("page-edition-owner")), place);
  }

  // --- what the server says ----------------------------------------------------------------------------------------

  async check(): Promise<void> {
    clearTimeout(this.#timer);
    const turn = ++this.#asked;
    await attempt(async () => {
      const verdict = await api.checkEdition(this.data);
      if (turn !== this.#asked) return; // more was typed meanwhile, and is checked next
      this.problems = verdict.problems;
      this.digest = verdict.digest;
      this.preview = verdict.preview ?? this.preview;
      this.checked = true;
    }, this.#show);
  }

  /** The first field with a problem, for the eye and the keyboard; null where the place is in no table. */
  placeOfFirstProblem(): { section: Section; index: number; field: string } | null {
    const place = this.problems[0]?.place ?? "";
    const found = /^(\w+)(?:\[(\d+)\])?(?:\.(\w+))?/.exec(place);
    const section = this.sections.find(({ name }) => name === found?.[1]);
    return section ? { section, index: Number(found?.[2] ?? 0), field: found?.[3] ?? "" } : null;
  }

  /** All that is wrong with one entry and belongs to no field of it. */
  problemOf(section: Section, index: number): string {
    return this.byPlace.get(placeOf(section, index)) ?? this.byPlace.get(placeOf(section, index, "source")) ?? "";
  }
}

/** A new entry: the owner types all of it. */
function blank(section: Section, entries: readonly Entry[]): Entry {
  const entry: Entry = { source: "owner", confidence: "printed" };
  for (const { name, kind, optional, choices, least } of section.fields) {
    if (optional) continue;
    if (kind === "number") entry[name] = least ?? 0;
    else if (kind === "choice") entry[name] = entries.at(-1)?.[name] ?? choices?.[0] ?? "";
    else entry[name] = kind === "list" ? [] : kind === "counts" ? {} : "";
  }
  return entry;
}
