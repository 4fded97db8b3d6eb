import { describe, expect, it } from "vitest";
import { holding, keepHost, keepSeat } from "../src/core/seat_secrets.ts";
import { recall, remember } from "../src/core/storage.ts";

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
