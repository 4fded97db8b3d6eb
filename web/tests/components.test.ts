import { render, screen, within } from "@testing-library/svelte";
import { tick } from "svelte";
import { describe, expect, it, vi } from "vitest";
import { Frame } from "../src/face_api/frame.svelte.ts";
import GenericBoard from "../src/generic_face/TextBoard.svelte";
import EventLog from "../src/components/table/EventLog.svelte";
import OptionButtons from "../src/components/table/OptionButtons.svelte";
import ScoreSheet from "../src/components/match_end/ScoreSheet.svelte";
import { moment, scene } from "./fixtures.ts";

describe("the board of any game", () => {
  it("shows every field of the view that has words", () => {
    const { container } = render(GenericBoard, { frame: new Frame(() => scene()) });
    const text = container.textContent!.replace(/\s+/g, " ");
    for (const words of ["Ada", "Bo", "2× the lion", "the owl", "5× the lion", "Round 3", "nothing"])
      expect(text).toContain(words);
    const row = screen.getByRole("row", { name: /Number in hand/ });
    expect(
      within(row)
        .getAllByRole("cell")
        .map((cell) => cell.textContent!.trim()),
    ).toEqual(["4", "0"]);
  });

  it("knows a seat by its outline", () => {
    const told = scene();
    told.board.view = { active: { kind: "word", table: "seat" } };
    render(GenericBoard, { frame: new Frame(() => told) });
    expect(screen.getByText("Whose turn").closest("div")!.textContent).toContain("Ada");
  });
});

describe("the options", () => {
  it("are all there, each with its name and its line", () => {
    render(OptionButtons, { frame: new Frame(() => scene(), { choose: () => {} }) });
    const lines = screen.getAllByRole("button").map((button) => button.dataset["option"]);
    expect(lines).toEqual(["take lion", "take owl", "pass"]);
  });

  it("are chosen by their number", () => {
    const choose = vi.fn();
    render(OptionButtons, { frame: new Frame(() => scene(), { choose }) });
    window.dispatchEvent(new KeyboardEvent("keydown", { key: "2" }));
    expect(choose).toHaveBeenCalledExactlyOnceWith({ action: "take", card: "owl" });
  });

  it("are asked for by kind when they are many", async () => {
    const many = Array.from({ length: 12 }, (_, index) => ({
      action: { action: "go", place: `p${index}` },
      text: `Go ${index}`,
    }));
    const options = [...many, { action: { action: "pass" }, text: "Pass" }];
    render(OptionButtons, { frame: new Frame(() => scene({ options }), { choose: () => {} }) });
    expect(screen.getAllByRole("button").length).toBe(2);
    screen.getByRole("button", { name: /kind-go 12/ }).click();
    await tick();
    expect(screen.getAllByRole("button").filter((button) => button.dataset["option"]).length).toBe(12);
  });
});

describe("the log", () => {
  it("tells everything and marks what is new since the reader's last turn", () => {
    const moments = [moment(1, 0, "Ada takes the lion."), moment(2, 1, "Bo takes the owl.")];
    render(EventLog, { frame: new Frame(() => scene({}, moments)) });
    const log = screen.getByRole("log");
    expect(log.textContent).toMatch(/Ada takes the lion\..*Since your last turn.*Bo takes the owl\./s);
  });
});

describe("the score sheet", () => {
  it("has every line of every seat, the totals and the winner", () => {
    const lines = (first: number, second: number) => [
      { what: "coins", points: first, facts: {}, text: "Coins" },
      { what: "cards", points: second, facts: {}, text: "Cards" },
    ];
    const score = {
      columns: [
        { seat: 0, lines: lines(4, 9), total: 13, tie_break: [], out: false },
        { seat: 1, lines: lines(0, 2), total: 2, tie_break: [], out: true },
      ],
      winners: [0],
    };
    render(ScoreSheet, { frame: new Frame(() => scene({ score })), score });
    const rows = screen
      .getAllByRole("row")
      .map((row) => [...row.children].map((cell) => cell.textContent!.replace(/\s+/g, " ").trim()));
    expect(rows).toEqual([
      ["", "Ada ★ winner", "Bo"],
      ["Coins", "4", "0"],
      ["Cards", "9", "2"],
      ["Total", "13", "2cannot win"],
    ]);
  });
});
