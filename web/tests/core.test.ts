import { describe, expect, it, vi } from "vitest";
import { api } from "../src/core/api.ts";
import { mergeMoments } from "../src/core/connection.svelte.ts";
import { winnerPath } from "../src/core/winner_path.ts";
import { blocks, spans } from "../src/core/markdown.ts";
import { read } from "../src/core/router.svelte.ts";
import { holding, keepHost, keepSeat } from "../src/core/seat_secrets.ts";
import { recall, remember } from "../src/core/storage.ts";
import { choose, languages, say, text } from "../src/core/translation.svelte.ts";
import { errorMessage, Refused } from "../src/core/errors.ts";
import { envelope, moment } from "./fixtures.ts";

describe("what was mergeMoments", () => {
  const known = [moment(1, 0, "a"), moment(2, 1, "b"), moment(3, 0, "c")];
  it("is added to", () => {
    const later = envelope({ since: 4, moments: [moment(4, 1, "d")] });
    expect(mergeMoments(known, later).map(({ number }) => number)).toEqual([1, 2, 3, 4]);
  });
  it("is forgotten from where the match was taken back", () => {
    const undone = envelope({ since: 2, moments: [moment(2, 1, "other")] });
    expect(mergeMoments(known, undone).map(({ texts }) => texts[0])).toEqual(["a", "other"]);
  });
});

describe("a browser's memory", () => {
  it("keeps several seats of one table, and the host's secret", () => {
    keepSeat("x", 0, "one");
    keepSeat("x", 2, "two");
    keepHost("x", "host");
    keepHost("x", null);
    expect(holding("x")).toMatchObject({ seats: { 0: "one", 2: "two" }, host: "host" });
    expect(holding("y").seats).toEqual({});
  });
  it("forgets the oldest tables, not the newest", () => {
    for (let number = 0; number < 80; number++) keepSeat(`many ${number}`, 0, "s");
    expect(holding("many 79").seats[0]).toBe("s");
    expect(Object.keys(recall("seats", {})).length).toBe(60);
  });
  it("survives nonsense", () => {
    localStorage.setItem("marula.broken", "{");
    expect(recall("broken", 5)).toBe(5);
    remember("fine", [1]);
    expect(recall("fine", [])).toEqual([1]);
  });
});

describe("languages", () => {
  it("are chosen by what the reader asks for, nearest first", () => {
    expect(choose(["fr-CA", "de"], ["de", "en", "fr"])).toBe("fr");
    expect(choose(["xx"], ["de", "en"])).toBe("en");
    expect(choose(["zh-Hans", "en"], ["en", "zh-hans"])).toBe("zh-hans");
    expect(choose(["nn-NO", "en"], ["en", "nb"])).toBe("nb");
    expect(choose(["no"], ["en", "nb"])).toBe("nb");
  });
  it("are those there are files for", () => expect(languages).toContain("en"));
  it("say plurals and values", async () => {
    expect(say("replay-winner", { names: "Ada", count: 1 })).toContain("wins");
    expect(say("page-players", { fewest: 2, most: 5 })).toBe("2 to 5 players");
    expect(say("no-such-key")).toBe("no-such-key");
    expect(text.of("none", "nothing")).toBe("nothing");
  });
});

describe("addresses", () => {
  it("say which page and which table", () => {
    expect(read(new URL("http://x/"))).toMatchObject({ page: "home", what: "" });
    expect(read(new URL("http://x/table/a1?as=board#seat=0:s"))).toMatchObject({
      page: "table",
      what: "a1",
      hash: "seat=0:s",
    });
  });
});

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

describe("the winner's path", () => {
  it("has every turn that changed the points, and no other", () => {
    const points = [[0], [0], [3], [3], [5], [1]].map(([mine]) => [9, mine!]);
    const moments = [moment(1, 1, "a"), moment(2, 1, "b"), moment(3, 0, "c"), moment(4, 1, "d"), moment(5, 0, "e")];
    expect(winnerPath(points, moments, 1)).toEqual([
      { number: 2, seat: 1, texts: ["a", "b"], gained: 3, total: 3 },
      { number: 4, seat: 1, texts: ["d"], gained: 2, total: 5 },
      { number: 5, seat: 0, texts: ["e"], gained: -4, total: 1 },
    ]);
    expect(winnerPath(points, moments, 0)).toEqual([{ number: 0, seat: -1, texts: [], gained: 9, total: 9 }]);
  });
});

describe("why something could not be done", () => {
  it("is told in the server's words, or in ours where it has none", () => {
    expect(errorMessage(new Refused({ code: "too_many", text: "Zu viel auf einmal.", facts: {} }))).toBe(
      "Zu viel auf einmal.",
    );
    expect(errorMessage(new Refused({ code: "unreachable", text: "", facts: {} }))).toBe(say("page-unreachable"));
  });
  it("is never told in the words of a proxy or of a program", async () => {
    const quiet = vi.spyOn(console, "error").mockImplementation(() => undefined);
    expect(errorMessage(new TypeError("Failed to fetch dynamically imported module"))).toBe(say("page-fault"));
    expect(quiet).toHaveBeenCalledOnce();
    vi.stubGlobal("fetch", () =>
      Promise.resolve(new Response("<h1>502</h1>", { status: 502, statusText: "Bad Gateway" })),
    );
    await expect(api.games().catch(errorMessage)).resolves.toBe(say("page-unreachable"));
    vi.unstubAllGlobals();
    quiet.mockRestore();
  });
});
