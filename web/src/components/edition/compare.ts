/** Two owners' files, field by field: what differs, and one of the two for each. */
import type { Edition } from "../../core/types.ts";
import { entriesOf, isOpen, isReconstructed, OWNER, withOwner, type Entry, type Value } from "./entries.ts";
import type { Section } from "./schema.ts";

export interface Difference {
  section: string;
  /** The entry's id, or its place in the table. */
  key: string;
  /** Empty where only one of the two has the entry. */
  field: string;
  mine: Value;
  theirs: Value;
  /** Is it still a reconstruction there? */
  mineOpen: boolean;
  theirsOpen: boolean;
}

function keyed(entries: readonly Entry[]): Map<string, Entry> {
  return new Map(entries.map((entry, index) => [entry.id ?? String(index), entry]));
}

const same = (one: Value, other: Value) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

export function differences(mine: Edition, theirs: Edition, sections: readonly Section[]): Difference[] {
  return sections.flatMap((section) => {
    const [here, there] = [keyed(entriesOf(mine, section)), keyed(entriesOf(theirs, section))];
    const keys = [...new Set([...here.keys(), ...there.keys()])];
    return keys.flatMap((key): Difference[] => {
      const [one, other] = [here.get(key), there.get(key)];
      const base = { section: section.name, key };
      if (!one || !other) {
        const [mineOpen, theirsOpen] = [one !== undefined && isOpen(one), other !== undefined && isOpen(other)];
        return [{ ...base, field: "", mine: one, theirs: other, mineOpen, theirsOpen }];
      }
      return section.fields
        .filter(({ name }) => !same(one[name], other[name]))
        .map(({ name }) => ({
          ...base,
          field: name,
          mine: one[name],
          theirs: other[name],
          mineOpen: isReconstructed(one, name, section.fields),
          theirsOpen: isReconstructed(other, name, section.fields),
        }));
    });
  });
}

/** What one would take without asking: what they have read from the printed game where I have not. */
export function better(difference: Difference): boolean {
  return difference.mineOpen && !difference.theirsOpen;
}

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
    const entries = keyed(entriesOf(result, section));
    for (const one of own) decide(entries, one);
    result = { ...result, [section.name]: section.table ? [...entries.values()] : [...entries.values()][0] };
  }
  return chosen.length > 0 ? withOwner(result, ref) : result;
}

function decide(entries: Map<string, Entry>, { key, field, theirs, theirsOpen }: Difference): void {
  const before = entries.get(key);
  if (!field) {
    if (theirs === undefined) entries.delete(key);
    else entries.set(key, citing(theirs as Entry));
    return;
  }
  const source = typeof before?.source === "object" ? before.source : {};
  const from = theirsOpen ? "reconstruction" : OWNER;
  const rest: Record<string, string> = typeof before?.source === "string" ? { all: before.source } : {};
  entries.set(key, { ...before, [field]: theirs, source: { ...rest, ...source, [field]: from } });
}

/** Their entry, with sources that my file lists. */
function citing(entry: Entry): Entry {
  return isOpen(entry) ? entry : { ...entry, source: OWNER };
}
