import { describe, expect, it, vi } from "vitest";
import { api } from "../src/core/api.ts";
import { attempt, optional } from "../src/core/attempt.ts";
import { errorMessage, Refused } from "../src/core/errors.ts";
import { say } from "../src/core/translation.svelte.ts";

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

describe("an attempt", () => {
  const refused = new Refused({ code: "no", text: "Not now.", facts: { rule: "XX-1" } });
  const broken = new TypeError("x is not a function");

  it("clears what was shown before, and says whether it succeeded", async () => {
    const show = vi.fn();
    expect(await attempt(async () => 1, show)).toBe(true);
    expect(show.mock.calls).toEqual([[null]]);
  });
  it("shows a refusal with its rule", async () => {
    const show = vi.fn();
    expect(await attempt(() => Promise.reject(refused), show)).toBe(false);
    expect(show).toHaveBeenLastCalledWith({ text: "Not now.", rule: "XX-1" });
  });
  it("shows any other fault in general words, and logs it", async () => {
    const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const show = vi.fn();
    expect(await attempt(() => Promise.reject(broken), show)).toBe(false);
    expect(show).toHaveBeenLastCalledWith({ text: say("page-fault"), rule: null });
    expect(logged).toHaveBeenCalledExactlyOnceWith(broken);
    logged.mockRestore();
  });
  it("for what a page can do without logs faults, and no refusals", async () => {
    const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
    expect(await optional(Promise.resolve(5), null)).toBe(5);
    expect(await optional(Promise.reject(refused), null)).toBeNull();
    expect(logged).not.toHaveBeenCalled();
    expect(await optional(Promise.reject(broken), null)).toBeNull();
    expect(logged).toHaveBeenCalledExactlyOnceWith(broken);
    logged.mockRestore();
  });
});
