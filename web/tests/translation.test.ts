import { describe, expect, it } from "vitest";
import { choose } from "../src/core/language_choice.ts";
import { languages, say, text } from "../src/core/translation.svelte.ts";

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
