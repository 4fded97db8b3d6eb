/** What a device remembers of mistakes, puzzles and lessons, and the pages that ask. */
import { render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { keepLessonStep, lessonStep } from "../src/core/lesson_progress.ts";
import {
  addMistake,
  answerMistake,
  BadMistakes,
  DAYS,
  dueMistakes,
  exportMistakes,
  importMistakes,
  mistakeId,
  mistakes,
  MOST,
  removeMistake,
  type MistakeFound,
} from "../src/core/mistakes.ts";
import { noteDaily, noteOutcome, outcome, streakOn } from "../src/core/puzzle_progress.ts";
import { router } from "../src/core/router.svelte.ts";
import { say } from "../src/core/translation.svelte.ts";
import Lesson from "../src/pages/Lesson.svelte";
import Mistake from "../src/pages/Mistake.svelte";
import Puzzle from "../src/pages/Puzzle.svelte";
import Puzzles from "../src/pages/Puzzles.svelte";
import { fakeServer } from "./fake_server.ts";
import { envelope, scene, table } from "./fixtures.ts";

const DAY = 86_400_000;
const START = Date.UTC(2026, 10, 18);
const found = (changes: Partial<MistakeFound> = {}): MistakeFound => ({
  table: "t1",
  decision: 12,
  seat: 0,
  game: "none",
  better: { action: "wait" },
  betterText: "Wait",
  chosenText: "Go",
  loss: 0.12,
  ...changes,
});

beforeEach(() => {
  localStorage.clear();
  router.go("/", true);
});
afterEach(() => vi.unstubAllGlobals());

describe("mistakes", () => {
  it("come back after 1, 3, 7, 16 … days, and tomorrow when they are made again", () => {
    expect(addMistake(found(), START)).toBe(true);
    expect(dueMistakes(START)).toEqual([]);
    let now = START;
    for (const days of DAYS.slice(0, 4)) {
      expect(dueMistakes(now + days * DAY - 1)).toEqual([]);
      now += days * DAY;
      expect(dueMistakes(now)).toHaveLength(1);
      answerMistake("t1.12.0", true, now);
    }
    expect(dueMistakes(now + 35 * DAY)).toHaveLength(1);
    answerMistake("t1.12.0", false, now);
    expect(dueMistakes(now + DAY - 1)).toEqual([]);
    expect(dueMistakes(now + DAY)).toHaveLength(1);
  });

  it("are kept once, and those that wait longest come first", () => {
    addMistake(found({ decision: 3 }), START + 5);
    addMistake(found(), START);
    expect(addMistake(found({ loss: 0.5 }), START + DAY)).toBe(false);
    expect(dueMistakes(START + 3 * DAY).map(mistakeId)).toEqual(["t1.12.0", "t1.3.0"]);
    removeMistake("t1.3.0");
    expect(mistakes()).toHaveLength(1);
  });

  it("survive a restart, an export and an import", () => {
    addMistake(found(), START);
    const file = exportMistakes();
    expect(JSON.parse(localStorage.getItem("marula.mistakes")!)).toMatchObject({ version: 1 });
    localStorage.clear();
    addMistake(found({ table: "t2" }), START);
    expect(importMistakes(file)).toBe(1);
    expect(importMistakes(file)).toBe(0);
    expect(mistakes().map(mistakeId).sort()).toEqual(["t1.12.0", "t2.12.0"]);
  });

  it("refuse a bad file and change nothing", () => {
    addMistake(found(), START);
    for (const bad of ["", "{", "null", "[]", '{"version":2,"mistakes":[]}', '{"version":1,"mistakes":[{"table":1}]}'])
      expect(() => importMistakes(bad)).toThrow(BadMistakes);
    expect(mistakes()).toHaveLength(1);
    localStorage.setItem("marula.mistakes", '{"version":9}');
    expect(mistakes()).toEqual([]);
  });

  it("are not kept without end: the least costly go", () => {
    for (let decision = 0; decision <= MOST; decision++) addMistake(found({ decision, loss: decision / 1000 }), START);
    expect(mistakes()).toHaveLength(MOST);
    expect(mistakes().some(({ decision }) => decision === 0)).toBe(false);
  });
});

describe("puzzles on this device", () => {
  it("count days in a row", () => {
    noteDaily(100);
    noteDaily(100);
    noteDaily(101);
    expect(streakOn(101)).toEqual({ length: 2, best: 2, today: true });
    expect(streakOn(102)).toEqual({ length: 2, best: 2, today: false });
    expect(streakOn(103)).toEqual({ length: 0, best: 2, today: false });
    noteDaily(105);
    expect(streakOn(105)).toEqual({ length: 1, best: 2, today: true });
  });

  it("remember what was solved; a solution that was looked up stays so", () => {
    noteOutcome("one", "shown");
    noteOutcome("one", "solved");
    noteOutcome("two", "solved");
    expect([outcome("one"), outcome("two"), outcome("three")]).toEqual(["shown", "solved", undefined]);
  });

  it("remember the step of a lesson, and no nonsense", () => {
    keepLessonStep("none", 4);
    expect(lessonStep("none")).toBe(4);
    for (const bad of ["-1", '"x"', "1.5", "{}"]) {
      localStorage.setItem("marula.lesson none", bad);
      expect(lessonStep("none")).toBe(0);
    }
  });
});

const options = [
  { action: { action: "wait" }, text: "Wait" },
  { action: { action: "go" }, text: "Go" },
];
const position = () => {
  const { board } = scene();
  return { table: table(), board, envelope: envelope({ options }) };
};
const solution = {
  options: options.map((option, place) => ({ option, win_chance: 0.6 - place / 10 })),
  theme_text: "waits",
  reasons: ["waits"],
  others: ["goes"],
  solved_by: ["Steady"],
};

describe("the page of a puzzle", () => {
  const server = () =>
    fakeServer({
      "GET /puzzles/daily": () => ({ day: 7, name: "p1", game: "none", title: "A game", players: 2, difficulty: 3 }),
      "GET /puzzles/p1": () => ({ name: "p1", difficulty: 3, scene: position() }),
      "POST /puzzles/p1/answer": ({ body }) => {
        const right = (body["action"] as { action?: string } | undefined)?.action === "wait";
        return {
          right,
          win_chance: right ? 0.6 : 0.5,
          best: 0.6,
          solution: right || !body["action"] ? solution : null,
        };
      },
    });

  it("says what a wrong choice is worth, then counts the right one", async () => {
    server();
    render(Puzzle, { what: "daily" });
    (await screen.findByRole("button", { name: /Go$/ })).click();
    await screen.findByText(say("page-puzzle-wrong", { choice: "Go", chance: "50%", best: "60%" }));
    screen.getByRole("button", { name: /Wait$/ }).click();
    await screen.findByRole("heading", { name: say("page-puzzle-right") });
    expect(screen.getByText(say("page-puzzle-why", { what: "waits" }))).toBeTruthy();
    expect(outcome("p1")).toBe("solved");
    expect(streakOn(7).length).toBe(1);
  });

  it("shows the solution on request, which is not solving it", async () => {
    server();
    render(Puzzle, { what: "p1" });
    (await screen.findByRole("button", { name: say("page-puzzle-show") })).click();
    await screen.findByRole("heading", { name: say("page-puzzle-solution") });
    expect(outcome("p1")).toBe("shown");
    expect(streakOn(7).length).toBe(0);
  });

  it("lists all puzzles, or those of one game", async () => {
    const label = { title: "A game", players: 2, difficulty: 3, theme: "wait", theme_text: "waits" };
    fakeServer({
      "GET /puzzles": () => ({
        day: 7,
        daily: "p1",
        puzzles: ["none", "none", "other"].map((game, place) => ({ ...label, game, name: `p${place}` })),
      }),
    });
    const { unmount } = render(Puzzles, { what: "" });
    await screen.findByText(say("page-puzzles-listed", { number: 3 }));
    unmount();
    render(Puzzles, { what: "none" });
    await screen.findByText(say("page-puzzles-listed", { number: 2 }));
  });
});

describe("the page of a mistake", () => {
  const open = () => {
    addMistake(found(), Date.now() - 2 * DAY);
    fakeServer({
      "GET /tables/t1": () => table({ status: "over" }),
      "GET /tables/t1/board": () => scene().board,
      "GET /tables/t1/position/11": () => envelope({ options }),
    });
    render(Mistake, { what: "t1.12.0" });
  };

  it("puts a mistake off when the better choice is found", async () => {
    open();
    (await screen.findByRole("button", { name: /Wait$/ })).click();
    await screen.findByRole("heading", { name: say("page-mistake-right") });
    expect(mistakes()[0]!.streak).toBe(1);
  });

  it("counts the first answer only", async () => {
    open();
    (await screen.findByRole("button", { name: /Go$/ })).click();
    await screen.findByText(say("page-mistake-wrong", { choice: "Go" }));
    screen.getByRole("button", { name: /Wait$/ }).click();
    await screen.findByRole("heading", { name: say("page-mistake-right") });
    expect(mistakes()[0]!.streak).toBe(0);
  });

  it("can be forgotten when its match is gone", async () => {
    addMistake(found(), Date.now() - 2 * DAY);
    fakeServer({});
    render(Mistake, { what: "t1.12.0" });
    (await screen.findByRole("button", { name: say("page-mistake-forget") })).click();
    await waitFor(() => expect(mistakes()).toEqual([]));
  });
});

describe("the page of a lesson", () => {
  const step = (number: number, over = false) => ({
    game: "none",
    step: number,
    steps: 2,
    coach: `Coach ${number}`,
    happened: ["Somebody did something."],
    scene: position(),
    over,
  });
  const server = () =>
    fakeServer({
      "GET /lessons/none/0": () => step(0),
      "GET /lessons/none/1": () => step(1),
      "GET /lessons/none/2": () => step(2, true),
      "POST /lessons/none/0/answer": ({ body }) =>
        (body["action"] as { action: string }).action === "wait"
          ? { right: true, text: "Well done." }
          : { right: false, text: "Please wait." },
    });

  it("answers another choice kindly, goes on after the right one, and remembers where", async () => {
    server();
    render(Lesson, { what: "none" });
    await screen.findByText("Coach 0");
    screen.getByRole("button", { name: /Go$/ }).click();
    await screen.findByText("Please wait.");
    screen.getByRole("button", { name: /Wait$/ }).click();
    await screen.findByText("Coach 1");
    expect(lessonStep("none")).toBe(1);
  });

  it("resumes where the reader left, and begins anew where there is no such step any more", async () => {
    server();
    keepLessonStep("none", 1);
    const { unmount } = render(Lesson, { what: "none" });
    await screen.findByText("Coach 1");
    unmount();
    keepLessonStep("none", 9);
    render(Lesson, { what: "none" });
    await screen.findByText("Coach 0");
  });

  it("offers a whole match at the end", async () => {
    server();
    keepLessonStep("none", 2);
    render(Lesson, { what: "none" });
    const link = await screen.findByRole("link", { name: say("page-lesson-play") });
    expect(link.getAttribute("href")).toBe("/?game=none");
  });
});
