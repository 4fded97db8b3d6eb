import { render, screen } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import TieBreaks from "../src/components/match_end/TieBreaks.svelte";
import { Frame } from "../src/face_api/frame.svelte.ts";
import type { Score, ScoreLine } from "../src/core/types.ts";
import { kindsInOrder, stepsOf, tieBreaks } from "../src/motion/ceremony.ts";
import { scene } from "./fixtures.ts";

const line = (what: string, points: number, facts: Record<string, unknown> = {}): ScoreLine => ({
  what,
  points,
  facts,
  text: `${what} ${Object.values(facts).join(" ")}`,
});
function score(...columns: { lines: ScoreLine[]; tie?: number[]; out?: boolean }[]): Score {
  return {
    columns: columns.map(({ lines, tie = [], out = false }, seat) => ({
      seat,
      lines,
      total: lines.reduce((sum, { points }) => sum + points, 0),
      tie_break: tie,
      out,
    })),
    winners: [0],
  };
}
const frame = () => new Frame(() => scene());

describe("the steps of the ceremony", () => {
  const whole = score(
    { lines: [line("route", 12), line("ticket", 5, { ticket: "a" }), line("ticket", -9, { ticket: "b" }), line("gift", 0, { coins: 3 })], out: true },
    { lines: [line("route", 7), line("ticket", 4, { ticket: "c" }), line("bonus", 0), line("gift", 0, { coins: 8 })] },
  ); // prettier-ignore
  const plan = {
    oneByOne: { ticket: "ticket" },
    lit: ({ what, facts }: ScoreLine) => (what === "ticket" ? [String(facts["ticket"])] : []),
    amount: ({ what, facts }: ScoreLine) => (what === "gift" ? Number(facts["coins"]) : null),
  };

  it("come kind by kind, or one by one where the game says so", () => {
    expect(stepsOf(frame(), whole, null).map(({ key }) => key)).toEqual(["route", "ticket"]);
    const steps = stepsOf(frame(), whole, plan);
    expect(steps.map(({ key }) => key)).toEqual(["route", "ticket a", "ticket b", "ticket c", "gift"]);
    expect(steps[2]).toMatchObject({ lit: ["b"], entries: [{ seat: 0, points: -9 }] });
  });

  it("come in the order that the game gives, whoever they belong to", () => {
    const rows = score({ lines: [line("row", 2, { row: 6 }), line("row", 9, { row: 1 })] }, { lines: [line("row", 4, { row: 5 })] }); // prettier-ignore
    const order = ({ facts }: ScoreLine) => -Number(facts["row"]);
    const steps = stepsOf(frame(), rows, { oneByOne: { row: "row" }, order });
    expect(steps.map(({ key }) => key)).toEqual(["row 6", "row 5", "row 1"]);
  });

  it("keep the game's order where the first seat has not all kinds", () => {
    const some = score(
      { lines: [line("column", 5), line("gift", 0, { coins: 3 })] },
      { lines: [line("column", 4), line("row", 9, { row: 1 }), line("animals", 2), line("gift", 0, { coins: 8 })] },
    );
    expect(kindsInOrder(some)).toEqual(["column", "row", "animals", "gift"]);
    expect(stepsOf(frame(), some, plan).map(({ key }) => key)).toEqual(["column", "row", "animals", "gift"]);
  });

  it("add up to the sheet", () => {
    for (const one of [plan, null]) {
      expect(stepsOf(frame(), whole, one).at(-1)!.totals).toEqual(whole.columns.map(({ total }) => total));
    }
  });

  it("compare what a game compares, and say who is out", () => {
    const gift = stepsOf(frame(), whole, plan).at(-1)!;
    expect(gift.entries.map(({ amount, out }) => [amount, out])).toEqual([[3, true], [8, false]]); // prettier-ignore
  });
});

describe("ties", () => {
  it("are explained by the first thing that differs; who is out ties with nobody", () => {
    const tied = score(
      { lines: [line("x", 5)], tie: [2, 7] },
      { lines: [line("x", 5)], tie: [2, 9] },
      { lines: [line("x", 5)], tie: [9, 9], out: true },
      { lines: [line("x", 3)], tie: [1, 1] },
      { lines: [line("x", 3)], tie: [1, 1] },
    );
    expect(tieBreaks(tied)).toEqual([
      { ahead: 1, behind: 0, at: 1, more: 9, less: 7 },
      { ahead: 3, behind: 4, at: -1, more: 0, less: 0 },
    ]);
    expect(tieBreaks(score({ lines: [line("x", 5)] }, { lines: [line("x", 4)] }))).toEqual([]);
  });

  it("are told in words", () => {
    const tied = score({ lines: [line("x", 5)], tie: [27] }, { lines: [line("x", 5)], tie: [21] });
    render(TieBreaks, { frame: frame(), score: tied });
    expect(screen.getByRole("listitem").textContent).toMatch(/Ada and Bo are tied on points.*27 to 21/);
  });
});

describe("a seat's points", () => {
  it("are the sheet's at the end, as far as they have been counted, and nothing before", () => {
    const over = new Frame(() => scene({ score: score({ lines: [line("x", 5)] }, { lines: [line("x", 4)] }) }));
    expect([frame().total(0), over.total(0), over.total(1)]).toEqual([null, 5, 4]);
    over.tally = [1, 2];
    expect([over.total(0), over.total(1)]).toEqual([1, 2]);
  });
});
