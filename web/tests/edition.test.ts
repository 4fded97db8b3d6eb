/** The parts of the edition editor that need no page: schema, sources, completion, comparison. */
import { describe, expect, test, vi } from "vitest";
import { nearest, readThings, type Direction } from "../src/components/edition/board_things.ts";
import { differences, merged } from "../src/components/edition/compare.ts";
import { Draft } from "../src/components/edition/draft.svelte.ts";
import {
  choicesOf,
  completion,
  confirmed,
  entriesOf,
  entryName,
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
import { api } from "../src/core/api.ts";
import { recall } from "../src/core/storage.ts";
import type { Edition, EditionForm } from "../src/core/types.ts";

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
  expect(found.map(({ section, mineAt, theirsAt, field }) => [section, mineAt, theirsAt, field])).toEqual([
    ["places", 0, 0, "kind"],
    ["places", 1, -1, ""],
    ["roads", 0, 0, "length"],
    ["roads", -1, 1, ""],
  ]);
  expect(found.map(({ better }) => better)).toEqual([false, false, true, true]);
  const result = merged(edition(), found.slice(1), SECTIONS, "the box");
  expect(entriesOf(result, places).map(({ id }) => id)).toEqual(["a"]);
  expect(entriesOf(result, roads).map(({ length }) => length)).toEqual([5, 1]);
  expect(isReconstructed(entriesOf(result, roads)[0] as Entry, "length", roads.fields)).toBe(false);
  expect(isReconstructed(entriesOf(result, roads)[0] as Entry, "from", roads.fields)).toBe(true);
  expect(merged(edition(), [], SECTIONS, "the box")).toEqual(edition());
});

describe("the same entry in two files", () => {
  const [links, steps] = sectionsOf({
    properties: {
      links: {
        type: "array",
        items: {
          properties: {
            id: { type: "string" },
            from: { type: "string", "x-list": "places" },
            to: { type: "string", "x-list": "places" },
            value: { type: "integer" },
          },
        },
        "x-id": "{from}_to_{to}",
        "x-either-way": true,
      },
      steps: {
        type: "array",
        items: { properties: { ends: { type: "array", items: { type: "string", "x-list": "places" } } } },
      },
    },
  }) as [(typeof SECTIONS)[0], (typeof SECTIONS)[0]];
  const file = (change: Partial<Edition>): Edition => ({ game: "roads", edition: "own", ...change });
  const found = (mine: Partial<Edition>, theirs: Partial<Edition>) =>
    differences(file(mine), file(theirs), [links, steps]);

  test("is found in another order, and typed the other way round", () => {
    const mine = {
      links: [
        { id: "a_to_b", from: "a", to: "b", value: 3 },
        { id: "c_to_d", from: "c", to: "d", value: 4 },
      ],
      steps: [{ ends: ["a", "b"] }, { ends: ["b", "c"] }],
    };
    const theirs = {
      links: [
        { id: "d_to_c", from: "d", to: "c", value: 5 },
        { id: "b_to_a", from: "b", to: "a", value: 3 },
      ],
      steps: [{ ends: ["c", "d"] }, { ends: ["c", "b"] }, { ends: ["b", "a"] }],
    };
    expect(
      found(mine, theirs).map(({ section, mineAt, theirsAt, field }) => [section, mineAt, theirsAt, field]),
    ).toEqual([
      ["links", 1, 0, "value"],
      ["steps", -1, 0, ""],
    ]);
  });

  test("is suggested where they have read what I have not", () => {
    const [ours, read] = ["reconstruction", "owner"];
    const mine = [
      { id: "a_to_b", from: "a", to: "b", value: 3, source: ours },
      { id: "c_to_d", from: "c", to: "d", value: 4, source: ours },
    ];
    const theirs = [
      { id: "e_to_f", from: "e", to: "f", value: 9, source: read },
      { id: "c_to_d", from: "c", to: "d", value: 4, source: ours },
    ];
    const both = found({ links: mine }, { links: theirs });
    expect(both.map(({ mineAt, better }) => [mineAt, better])).toEqual([
      [0, true],
      [-1, true],
    ]);
    expect(entriesOf(merged(file({ links: mine }), both, [links], "the box"), links).map(({ id }) => id)).toEqual([
      "c_to_d",
      "e_to_f",
    ]);
  });

  test("gets another id where what it joins was taken over", () => {
    const mine = { links: [{ id: "a", from: "a", to: "b", value: 3 }] };
    const theirs = { links: [{ id: "a", from: "c", to: "b", value: 3 }] };
    const result = merged(file(mine), found(mine, theirs), [links], "the box");
    expect(entriesOf(result, links)[0]).toMatchObject({ id: "c_to_b", from: "c", to: "b" });
  });
});

describe("what is drawn on the board", () => {
  test("is read once each, table by table, and has a name", () => {
    const board = document.createElement("div");
    const drawn = ["roads a_to_b", "places b", "places 0", "places b", "places 7", "moons x", "roads"];
    board.innerHTML = drawn.map((key) => `<i data-entry="${key}"></i>`).join("");
    const things = readThings(board, edition(), SECTIONS);
    expect(things.map(({ key, index }) => [key, index])).toEqual([
      ["places 0", 0],
      ["places b", 1],
      ["roads a_to_b", 0],
    ]);
    const named = (_: string, word: string) => word.toUpperCase();
    const names = things.map(({ section, index }) =>
      entryName(entriesOf(edition(), section)[index]!, index, section, named),
    );
    expect(names).toEqual(["A", "B", "A, B"]);
    expect(entryName({}, 4, numbers, named)).toBe("5");
  });

  test("the arrows lead to what lies next", () => {
    const spots: Record<string, [number, number]> = { here: [50, 50], east: [90, 55], near: [70, 90], north: [50, 0] };
    const things = Object.keys(spots).map((key) => ({ key, section: places, index: 0 }));
    const next = (direction: Direction) =>
      nearest(things[0]!, things, ({ key }) => new DOMRect(...spots[key]!, 4, 4), direction)?.key;
    expect(["Right", "Down", "Up", "Left"].map((direction) => next(direction as Direction))).toEqual([
      "east",
      "near",
      "north",
      undefined,
    ]);
  });
});

describe("a draft", () => {
  const form = { game: "roads", title: "Roads", schema: SCHEMA, edition: edition() } as unknown as EditionForm;
  const made = () => new Draft(form, edition(), "edition.roads", () => undefined);

  test("takes back whatever was done; typing on in one field is one change", () => {
    vi.spyOn(api, "checkEdition").mockResolvedValue({ digest: "", problems: [], preview: null });
    const draft = made();
    expect(draft.canUndo).toBe(false);
    for (const length of [1, 12, 123]) draft.set(roads, 0, "length", length);
    draft.remove(places, 1);
    draft.replace(edition({ title: "another file" }));
    draft.undo();
    expect(entriesOf(draft.data, places)).toHaveLength(1);
    draft.undo();
    expect(entriesOf(draft.data, places)).toHaveLength(2);
    expect(entriesOf(draft.data, roads)[0]).toMatchObject({ length: 123 });
    draft.undo();
    expect(draft.data).toEqual(edition());
    expect(draft.canUndo).toBe(false);
    expect(recall("edition.roads", null)).toEqual(edition());
    draft.forget();
    expect(recall("edition.roads", null)).toBeNull();
  });
});
