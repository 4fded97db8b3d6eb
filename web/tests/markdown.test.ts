import { describe, expect, it } from "vitest";
import { blocks, plainText, spans } from "../src/core/markdown.ts";

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
  it("have pictures, each with what its numbers mean", () => {
    const page = blocks(
      "Words.\n\n![A map](../pictures/whist.svg)\n\n1. A *place*\n   of ours.\n2. XX-1 A route.\n\n## More",
    );
    expect(page.map(({ kind }) => kind)).toEqual(["text", "picture", "list", "heading"]);
    expect(page[1]).toEqual({ kind: "picture", name: "whist", alt: "A map" });
    const legend = page[2]!;
    expect(legend.kind === "list" && legend.ordered).toBe(true);
    expect(legend.kind === "list" && legend.items.map((item) => plainText(item.spans))).toEqual([
      "A place of ours.",
      "XX-1 A route.",
    ]);
    expect(blocks("![x](https://e.org/x.svg)")[0]!.kind).toBe("text");
  });
  it("never link to anything but the web", () => {
    expect(spans("[a](javascript:x) [b](https://e.org)")).toEqual([
      { text: "a" },
      { text: " " },
      { text: "b", href: "https://e.org" },
    ]);
  });
});
