/** The parts of the edition editor that need no page: schema, sources, completion, comparison. */
import { describe, expect, test } from "vitest";
import { better, differences, merged } from "../src/components/edition/compare.ts";
import {
  choicesOf,
  completion,
  confirmed,
  entriesOf,
  idOf,
  isOpen,
  isReconstructed,
  typed,
  withIds,
  withOwner,
  wordFor,
  type Entry,
} from "../src/components/edition/entries.ts";
import { sectionsOf, type Schema } from "../src/components/edition/schema.ts";
import type { Edition } from "../src/core/types.ts";

const SCHEMA: Schema = {
  $ref: "#/$defs/Facts",
  $defs: {
    Facts: {
      properties: {
        game: { type: "string" },
        places: { type: "array", items: { $ref: "#/$defs/Place" }, maxItems: 3 },
        roads: { type: "array", items: { $ref: "#/$defs/Road" }, "x-id": "{from}_to_{to}" },
        numbers: { $ref: "#/$defs/Numbers" },
      },
    },
    Place: {
      properties: {
        id: { type: "string" },
        name: { type: "string", maxLength: 60 },
        kind: { enum: ["city", "port"] },
        source: { type: "string" },
      },
      required: ["id", "name", "kind"],
    },
    Road: {
      properties: {
        id: { type: "string" },
        from: { type: "string", "x-list": "places" },
        to: { type: "string", "x-list": "places" },
        length: { type: "integer", minimum: 0, maximum: 9 },
        note: { anyOf: [{ type: "string" }, { type: "null" }] },
      },
      required: ["id", "from", "to", "length"],
    },
    Numbers: {
      properties: {
        removed: { type: "array", items: { type: "integer" } },
        pieces: { type: "object", additionalProperties: { type: "integer", minimum: 0 } },
      },
    },
  },
};
const SECTIONS = sectionsOf(SCHEMA);
const [places, roads, numbers] = SECTIONS as [(typeof SECTIONS)[0], (typeof SECTIONS)[0], (typeof SECTIONS)[0]];

function edition(change: Partial<Edition> = {}): Edition {
  return {
    game: "roads",
    edition: "own",
    places: [
      { id: "a", name: "Ngaoundéré", kind: "city", source: "map" },
      { id: "b", name: "Nakuru", kind: "port", source: "map" },
    ],
    roads: [{ id: "a_to_b", from: "a", to: "b", length: 3, source: "reconstruction" }],
    numbers: { removed: [1, 2], pieces: { "5": 1 }, source: { removed: "rulebook", pieces: "reconstruction" } },
    ...change,
  };
}

test("a schema becomes tables, forms and fields", () => {
  expect(SECTIONS.map(({ name, table, grows, idFollows }) => [name, table, grows, idFollows])).toEqual([
    ["places", true, true, false],
    ["roads", true, true, true],
    ["numbers", false, false, false],
  ]);
  expect(roads.fields.map(({ name, kind }) => `${name} ${kind}`)).toEqual([
    "from word",
    "to word",
    "length number",
    "note text",
  ]);
  expect(roads.fields[2]).toMatchObject({ least: 0, most: 9, optional: false });
  expect(places.fields[1]).toMatchObject({ choices: ["city", "port"] });
  expect(numbers.fields.map(({ kind }) => kind)).toEqual(["list", "counts"]);
});

describe("where a fact is from", () => {
  const road = () => entriesOf(edition(), roads)[0] as Entry;

  test("one source stands for all fields, several each for its own", () => {
    expect(isReconstructed(road(), "length", roads.fields)).toBe(true);
    const form = entriesOf(edition(), numbers)[0] as Entry;
    expect(isReconstructed(form, "removed", numbers.fields)).toBe(false);
    expect(isReconstructed(form, "pieces", numbers.fields)).toBe(true);
    const shared: Entry = { source: { ends: "reconstruction (ours)", length: "map" } };
    expect(isReconstructed(shared, "from", roads.fields)).toBe(true);
    expect(isReconstructed(shared, "length", roads.fields)).toBe(false);
  });

  test("what is typed is confirmed, field by field", () => {
    const once = typed(road(), "length", 4, roads.fields);
    expect(isReconstructed(once, "length", roads.fields)).toBe(false);
    expect(isReconstructed(once, "from", roads.fields)).toBe(true);
    const all = ["from", "to"].reduce((entry, field) => typed(entry, field, "a", roads.fields), once);
    expect([isOpen(all), all.source, all.confidence]).toEqual([false, "owner", "printed"]);
  });

  test("an entry is confirmed as a whole, and the owner is listed once", () => {
    expect(isOpen(confirmed(road()))).toBe(false);
    const form = confirmed(entriesOf(edition(), numbers)[0] as Entry);
    expect(form.source).toEqual({ removed: "rulebook", pieces: "owner" });
    const data = withOwner(withOwner(edition(), "the box"), "the box");
    expect(data.sources).toEqual([{ id: "owner", ref: "the box" }]);
  });
});

test("words are completed without case and marks", () => {
  const named = (_: string, word: string) => ({ a: "Ngaoundéré", b: "Nakuru" })[word] ?? word;
  const choices = choicesOf(edition(), "places", named);
  expect(completion(choices, "ngao")?.word).toBe("a");
  expect(completion(choices, "Nak")?.word).toBe("b");
  expect(completion(choices, " ")).toBeUndefined();
  expect(wordFor(choices, "ngaoundere")).toBe("a");
  expect(wordFor(choices, "Atlantis")).toBe("Atlantis");
});

test("new entries get ids that are there once", () => {
  expect(idOf("São Tomé 2")).toBe("sao_tome_2");
  const ids = withIds([{ id: "a_to_b" }, { from: "a", to: "b", id: "" }], "{from}_to_{to}").map(({ id }) => id);
  expect(ids).toEqual(["a_to_b", "a_to_b_2"]);
});

test("a file that is no edition shows nothing rather than fail", () => {
  expect(entriesOf(edition({ roads: "none" }), roads)).toEqual([]);
  expect(entriesOf(edition({ roads: [null] }), roads)).toEqual([]);
});

test("two files are compared field by field and merged", () => {
  const theirs = edition({
    roads: [
      { id: "a_to_b", from: "a", to: "b", length: 5, source: "owner" },
      { id: "b_to_a", from: "b", to: "a", length: 1, source: "owner" },
    ],
    places: [{ id: "a", name: "Ngaoundéré", kind: "port", source: "map" }],
  });
  const found = differences(edition(), theirs, SECTIONS);
  expect(found.map(({ section, key, field }) => [section, key, field])).toEqual([
    ["places", "a", "kind"],
    ["places", "b", ""],
    ["roads", "a_to_b", "length"],
    ["roads", "b_to_a", ""],
  ]);
  expect(found.map(better)).toEqual([false, false, true, false]);
  const result = merged(edition(), found.slice(1), SECTIONS, "the box");
  expect(entriesOf(result, places).map(({ id }) => id)).toEqual(["a"]);
  expect(entriesOf(result, roads).map(({ length }) => length)).toEqual([5, 1]);
  expect(isReconstructed(entriesOf(result, roads)[0] as Entry, "length", roads.fields)).toBe(false);
  expect(isReconstructed(entriesOf(result, roads)[0] as Entry, "from", roads.fields)).toBe(true);
  expect(merged(edition(), [], SECTIONS, "the box")).toEqual(edition());
});
