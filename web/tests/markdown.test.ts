import { describe, expect, it } from "vitest";
import { blocks, spans } from "../src/core/markdown.ts";

describe("rules pages", () => {
  it("become headings, rules with their numbers, text and tables", () => {
    const page = blocks(
      "# Title\nSome *words*\nhere.\n\n- XX-1 First,\n  going on.\n- XX-2 As XX-1.\n\n| a | b |\n|---|---|\n| 1 | **2** |",
    );
    expect(page.map(({ kind }) => kind)).toEqual(["heading", "text", "list", "table"]);
    const list = page[2]!;
    expect(list.kind === "list" && list.items.map(({ rule }) => rule)).toEqual(["XX-1", "XX-2"]);
    expect(list.kind === "list" && list.items[0]!.spans[0]!.text).toBe("First, going on.");
    const table = page[3]!;
    expect(table.kind === "table" && table.rows.length).toBe(2);
  });
  it("never link to anything but the web", () => {
    expect(spans("[a](javascript:x) [b](https://e.org)")).toEqual([
      { text: "a" },
      { text: " " },
      { text: "b", href: "https://e.org" },
    ]);
  });
});
