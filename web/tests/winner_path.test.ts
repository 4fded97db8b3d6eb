import { describe, expect, it } from "vitest";
import { winnerPath } from "../src/core/winner_path.ts";
import { moment } from "./fixtures.ts";

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
