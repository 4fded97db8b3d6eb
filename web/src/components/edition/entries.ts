/** The entries of an edition file: where each fact is from, what was confirmed, and which words a field may have. */
import type { Edition } from "../../core/types.ts";
import type { Field, Section } from "./schema.ts";

export type Value = string | number | Value[] | { [key: string]: Value } | null | undefined;
export type Entry = { id?: string; source?: string | Record<string, string>; confidence?: string } & {
  [field: string]: Value;
};

const RECONSTRUCTION = "reconstruction";
/** The source of what an owner has read from the printed game. */
export const OWNER = "owner";
const PRINTED = "printed";

/** The entries of a section; a form has one. */
export function entriesOf(data: Edition, section: Section): Entry[] {
  const found = data[section.name];
  const list: unknown[] = section.table ? (Array.isArray(found) ? found : []) : [found ?? {}];
  return list.every((entry) => typeof entry === "object" && entry !== null) ? (list as Entry[]) : [];
}

/** What the board calls the things of a table: places are of the table `place`. */
export function thingOf(table: string): string {
  return table.replace(/ies$/, "y").replace(/s$/, "");
}

/** The words of an entry that name entries of other tables: what it joins. */
export function linkedWords(entry: Entry, section: Section): string[] {
  const linked = section.fields
    .filter(({ list }) => list)
    .filter(({ name }) => !section.idPattern || section.idPattern.includes(`{${name}}`));
  return linked.flatMap(({ name }) => entry[name] ?? []).filter((word): word is string => typeof word === "string");
}

/** What an entry is called: by its own name, by what it joins, or by its place in the table. */
export function entryName(
  entry: Entry,
  index: number,
  section: Section,
  nameOf: (table: string, word: string) => string,
): string {
  if (entry.id && !section.idFollows) return nameOf(thingOf(section.name), entry.id);
  const named = section.fields.flatMap(({ name, list }) => {
    const words = list ? [entry[name] ?? []].flat() : [];
    return words.filter(Boolean).map((word) => nameOf(thingOf(list?.split(".").pop() ?? ""), String(word)));
  });
  return named.length > 0 ? named.join(", ") : String(index + 1);
}

/** Where in the file a field is, as problems name it: `tickets[3].value`. */
export function placeOf(section: Section, index: number, field = ""): string {
  const entry = section.table ? `${section.name}[${index}]` : section.name;
  return field ? `${entry}.${field}` : entry;
}

// --- where a fact is from ------------------------------------------------------------------------------------------

function isOurs(source: string | undefined): boolean {
  return source?.split(/[\s;(]/)[0] === RECONSTRUCTION;
}

/** Was this field made up by the project, because no source prints it? */
export function isReconstructed(entry: Entry, field: string, fields: readonly Field[]): boolean {
  const source = entry.source;
  if (typeof source === "string") return isOurs(source);
  if (!source) return false;
  if (field in source) return isOurs(source[field]);
  // A part under a name of its own ("places") stands for every field that has no part.
  const named = new Set(fields.map(({ name }) => name));
  return Object.entries(source).some(([part, from]) => !named.has(part) && isOurs(from));
}

/** Has nobody confirmed all of this entry yet? */
export function isOpen(entry: Entry): boolean {
  const source = entry.source;
  return typeof source === "string" ? isOurs(source) : Object.values(source ?? {}).some(isOurs);
}

/** The entry as one that its owner has compared with the printed game. */
export function confirmed(entry: Entry): Entry {
  const source = entry.source;
  const now =
    typeof source === "object"
      ? Object.fromEntries(Object.entries(source).map(([part, from]) => [part, isOurs(from) ? OWNER : from]))
      : OWNER;
  return { ...entry, source: now, confidence: PRINTED };
}

/** The entry with a value that its owner has typed; that field then is confirmed, and the entry once all fields are. */
export function typed(entry: Entry, field: string, value: Value, fields: readonly Field[]): Entry {
  const next: Entry = { ...entry, [field]: value };
  if (value === undefined) delete next[field];
  const source = sourcesOf(entry, fields);
  source[field] = OWNER;
  const all = [...new Set(Object.values(source))];
  return { ...next, source: all.length === 1 ? all[0]! : source, ...(all.some(isOurs) ? {} : { confidence: PRINTED }) };
}

/** The source of each field by itself. */
function sourcesOf(entry: Entry, fields: readonly Field[]): Record<string, string> {
  const source = entry.source;
  if (typeof source === "object") return { ...source };
  const present = fields.filter(({ name }) => entry[name] !== undefined);
  return Object.fromEntries(present.map(({ name }) => [name, source ?? OWNER]));
}

/** Every source that entries cite is listed in the file: the owner, too, once they have confirmed something. */
export function withOwner(data: Edition, ref: string): Edition {
  const sources = data.sources ?? [];
  return sources.some(({ id }) => id === OWNER) ? data : { ...data, sources: [...sources, { id: OWNER, ref }] };
}

// --- words ---------------------------------------------------------------------------------------------------------

export interface Choice {
  word: string;
  name: string;
}

/** The words that a field may have, with what they are called. `named` asks the board. */
export function choicesOf(data: Edition, list: string, named: (table: string, word: string) => string): Choice[] {
  const [table = "", field = "id"] = list.split(".");
  const found = data[table];
  const words = (Array.isArray(found) ? (found as Entry[]) : []).flatMap((entry) => entry[field] ?? []);
  const things = field === "id" ? table : field;
  return [...new Set(words.filter((word): word is string => typeof word === "string"))].map((word) => ({
    word,
    name: named(thingOf(things), word),
  }));
}

/** Letters without case and marks: who types "ngaoundere" means Ngaoundéré. */
export function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLocaleLowerCase();
}

/** The first choice that begins with what was typed. */
export function completion(choices: readonly Choice[], text: string): Choice | undefined {
  const start = plain(text.trim());
  return start ? choices.find(({ name, word }) => plain(name).startsWith(start) || word.startsWith(start)) : undefined;
}

/** The word that a text means: by its name, or by itself. */
export function wordFor(choices: readonly Choice[], text: string): string {
  const wanted = plain(text.trim());
  return choices.find(({ name, word }) => plain(name) === wanted || word === wanted)?.word ?? text.trim();
}

/** A text as an id: small letters, digits and _. */
export function idOf(text: string): string {
  const id = plain(text)
    .replace(/[^a-z0-9]+/g, "_")
    .replace(/^_+|_+$/g, "");
  return /^[a-z]/.test(id) ? id : `x_${id}`;
}

/** The entries with an id each: where one has none, it is made of its other fields. */
export function withIds(entries: readonly Entry[], pattern: string): Entry[] {
  const taken = new Set(entries.map(({ id }) => id));
  return entries.map((entry) => {
    if (entry.id) return entry;
    const made = idOf(pattern.replace(/\{(\w+)\}/g, (_, field: string) => String(entry[field] ?? ""))).slice(0, 50);
    let id = made;
    for (let number = 2; taken.has(id); number++) id = `${made}_${number}`;
    taken.add(id);
    return { ...entry, id };
  });
}
