/** Two owners' files, field by field: what differs, and one of the two for each. */
import type { Edition } from "../../core/types.ts";
import {
  entriesOf,
  isOpen,
  isReconstructed,
  linkedWords,
  OWNER,
  withIds,
  withOwner,
  type Entry,
  type Value,
} from "./entries.ts";
import type { Field, Section } from "./schema.ts";

export interface Difference {
  section: string;
  /** The entry's place in my table and in theirs; -1 where one of the two does not have it. */
  mineAt: number;
  theirsAt: number;
  /** Empty where only one of the two has the entry. */
  field: string;
  mine: Value;
  theirs: Value;
  /** Is it still a reconstruction there? */
  mineOpen: boolean;
  theirsOpen: boolean;
  /** Would one take theirs without asking? */
  better: boolean;
}

/** The same entry in two files, each by its place in the table. */
type Pair = [mine: number, theirs: number];

// --- which entries are the same ------------------------------------------------------------------------------------

/** Entries are the same by their ids, else by the words they join, else (where nothing but its place tells an entry) by place. */
function pairs(mine: readonly Entry[], theirs: readonly Entry[], section: Section): Pair[] {
  const found: Pair[] = [];
  const [left, right] = [new Set(mine.keys()), new Set(theirs.keys())];
  const match = (nameOf: (entry: Entry, index: number) => string | undefined) => {
    for (const here of [...left]) {
      const name = nameOf(mine[here]!, here);
      const there = name && [...right].find((index) => nameOf(theirs[index]!, index) === name);
      if (there === "" || there === undefined) continue;
      found.push([here, there]);
      left.delete(here);
      right.delete(there);
    }
  };
  match(({ id }) => id);
  match((entry) => contentOf(entry, section));
  match((entry) => endsOf(entry, section));
  if (section.fields.every(({ list }) => !list)) match((entry, index) => (entry.id ? undefined : String(index)));
  const rest: Pair[] = [...[...left].map((here): Pair => [here, -1]), ...[...right].map((there): Pair => [-1, there])];
  return [...found.sort(([one], [other]) => one - other), ...rest];
}

/** What an entry says, where it links to other tables; its words in a fixed order, if their order means nothing. */
function contentOf(entry: Entry, section: Section): string | undefined {
  const ends = endsOf(entry, section);
  const others = section.fields.filter((field) => !isEnd(section, field));
  return ends && JSON.stringify([ends, ...others.map((field) => ordered(field, entry[field.name]))]);
}

const isEnd = (section: Section, { name }: Field) => section.eitherWay && section.idPattern?.includes(`{${name}}`);

/** The words that an entry joins: two ends, in any order where that means nothing. */
function endsOf(entry: Entry, section: Section): string | undefined {
  const words = linkedWords(entry, section);
  if (words.length === 0) return undefined;
  return JSON.stringify(section.eitherWay || section.fields.length === 1 ? [...words].sort() : words);
}

// --- what differs --------------------------------------------------------------------------------------------------

/** A list of words is the same in any order. */
function ordered({ list }: Field, value: Value): Value {
  return list && Array.isArray(value) ? [...value].sort() : (value ?? null);
}

export function differences(mine: Edition, theirs: Edition, sections: readonly Section[]): Difference[] {
  return sections.flatMap((section) => {
    const [here, there] = [entriesOf(mine, section), entriesOf(theirs, section)];
    const unfinished = here.some(isOpen);
    return pairs(here, there, section).flatMap(([mineAt, theirsAt]): Difference[] => {
      const [one, other] = [here[mineAt], there[theirsAt]];
      const base = { section: section.name, mineAt, theirsAt };
      if (one && other) return fieldsOf(one, other, section).map((field) => ({ ...base, ...field }));
      const [mineOpen, theirsOpen] = [one !== undefined && isOpen(one), other !== undefined && isOpen(other)];
      // What they typed over is gone there; what they typed instead is new.
      const better = one ? mineOpen : unfinished && !theirsOpen;
      return [{ ...base, field: "", mine: one, theirs: other, mineOpen, theirsOpen, better }];
    });
  });
}

function fieldsOf(one: Entry, other: Entry, section: Section): Omit<Difference, "section" | "mineAt" | "theirsAt">[] {
  const turned = section.eitherWay && endsOf(one, section) === endsOf(other, section);
  return section.fields
    .filter((field) => !(turned && isEnd(section, field)))
    .filter(
      (field) => JSON.stringify(ordered(field, one[field.name])) !== JSON.stringify(ordered(field, other[field.name])),
    )
    .map(({ name }) => {
      const mineOpen = isReconstructed(one, name, section.fields);
      const theirsOpen = isReconstructed(other, name, section.fields);
      const better = mineOpen && !theirsOpen;
      return { field: name, mine: one[name], theirs: other[name], mineOpen, theirsOpen, better };
    });
}

// --- merging -------------------------------------------------------------------------------------------------------

/** My file with these differences decided for theirs. */
export function merged(
  mine: Edition,
  chosen: readonly Difference[],
  sections: readonly Section[],
  ref: string,
): Edition {
  let result = mine;
  for (const section of sections) {
    const own = chosen.filter((one) => one.section === section.name);
    if (own.length === 0) continue;
    const before: (Entry | undefined)[] = [...entriesOf(result, section)];
    for (const one of own) decide(before, one, section);
    const entries = before.filter((entry) => entry !== undefined);
    const named = section.idPattern ? withIds(entries, section.idPattern) : entries;
    result = { ...result, [section.name]: section.table ? named : named[0] };
  }
  return chosen.length > 0 ? withOwner(result, ref) : result;
}

function decide(entries: (Entry | undefined)[], difference: Difference, section: Section): void {
  const { mineAt, field, theirs, theirsOpen } = difference;
  if (mineAt < 0) {
    entries.push(citing(theirs as Entry));
    return;
  }
  if (!field) {
    entries[mineAt] = undefined;
    return;
  }
  const before = entries[mineAt];
  const source = typeof before?.source === "object" ? before.source : {};
  const from = theirsOpen ? "reconstruction" : OWNER;
  const rest: Record<string, string> = typeof before?.source === "string" ? { all: before.source } : {};
  const id = section.idFollows && section.idPattern?.includes(`{${field}}`) ? { id: "" } : {};
  entries[mineAt] = { ...before, ...id, [field]: theirs, source: { ...rest, ...source, [field]: from } };
}

/** Their entry, with sources that my file lists. */
function citing(entry: Entry): Entry {
  return isOpen(entry) ? entry : { ...entry, source: OWNER };
}
