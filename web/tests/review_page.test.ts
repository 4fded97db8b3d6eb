import { render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { curveOf } from "../src/components/review/WinChanceCurve.svelte";
import { mistakes } from "../src/core/mistakes.ts";
import { router } from "../src/core/router.svelte.ts";
import { keepSeat } from "../src/core/seat_secrets.ts";
import { say } from "../src/core/translation.svelte.ts";
import type { Review, ReviewedDecision } from "../src/core/types.ts";
import ReviewPage from "../src/pages/Review.svelte";
import { fakeServer, Refuse, type Answer } from "./fake_server.ts";
import { envelope, scene, table } from "./fixtures.ts";

const LAST = 3;

function decision(number: number, kind: ReviewedDecision["kind"], loss: number): ReviewedDecision {
  const choice = { action: { action: "pass" }, text: "Pass" };
  const better = { action: { action: "take", card: "owl" }, text: "Take the owl" };
  const figures = { before: 0.5, chosen: 0.5 - loss, best: 0.5, loss, error: 0.01 };
  return { number, seat: 0, kind, choice, better, reasons: loss > 0 ? [`reason ${number}`] : [], ...figures };
}
const entries = [
  { number: 0, seat: -1, choice: [0, 0], luck: [0.1, -0.1], after: [0.6, 0.4] },
  { number: 1, seat: 0, choice: [-0.2, 0.2], luck: [0, 0], after: [0.4, 0.6] },
];
const seat = {
  seat: 0,
  start: 0.5,
  luck: 0.1,
  choices: -0.6,
  own: -0.2,
  result: 0,
  luck_text: "Luck gave Ada 10%.",
  moments: [{ number: 2, worth: 0.1, text: "Luck at decision 2" }],
  lesson: "Next time: take the owl.",
  lesson_number: 2,
};
const part: Review = {
  finished: false,
  running: true,
  done: 1,
  total: 2,
  decisions: [decision(1, "inaccuracy", 0.04)],
  entries: [],
  seats: [],
};
const rest: Review = {
  ...part,
  finished: true,
  running: false,
  done: 2,
  decisions: [decision(2, "blunder", 0.2)],
  entries,
  seats: [seat],
};

function review(answers: Record<string, Answer> = {}) {
  const position: Answer = ({ path }) => envelope({ seat: 0, decisions: Number(/position\/(\d+)/.exec(path)![1]) });
  const server = fakeServer({
    "GET /tables/t1": () => table({ status: "over", decisions: LAST, waiting_on: [] }),
    "GET /tables/t1/board": () => scene().board,
    ...Object.fromEntries([0, 1, 2].map((number) => [`GET /tables/t1/position/${number}`, position])),
    "POST /tables/t1/review": () => part,
    "GET /tables/t1/review": () => rest,
    ...answers,
  });
  return { server, ...render(ReviewPage, { what: "t1" }) };
}

beforeEach(() => {
  localStorage.clear();
  router.go("/review/t1?seat=0", true);
});
afterEach(() => vi.unstubAllGlobals());

describe("a review", () => {
  it("is shown while it is made, the worst turning point first, and says what to do better", async () => {
    const { server, container } = review();
    await screen.findByText(say("page-review-progress", { done: 1, total: 2 }));
    await screen.findByText("reason 1");
    await screen.findByText("Next time: take the owl.", {}, { timeout: 5000 });
    const points = [...container.querySelectorAll<HTMLElement>("[data-point]")].map((one) => one.dataset["point"]);
    expect(points).toEqual(["2", "1"]);
    await screen.findByText("reason 2");
    await waitFor(() => expect(container.querySelector<HTMLElement>("[data-moment]")?.dataset["moment"]).toBe("1"));
    expect(screen.queryByText(say("page-review-progress", { done: 2, total: 2 }))).toBeNull();
    expect(server.requests.some(({ path }) => path === "/tables/t1/review?decisions=1&entries=0")).toBe(true);
    container.querySelector<HTMLElement>('[data-point="1"]')!.click();
    await screen.findByText("reason 1");
    expect(location.search).toBe("?seat=0&at=1");
  });

  it("keeps one's own mistakes for practice, and nobody else's", async () => {
    keepSeat("t1", 0, "secret");
    const { container } = review();
    await waitFor(() => expect(container.querySelector("[data-practise]")).not.toBeNull(), { timeout: 5000 });
    expect(mistakes().map(({ table, decision, seat, loss }) => [table, decision, seat, loss])).toEqual([
      ["t1", 2, 0, 0.2],
    ]);
  });

  it("of others' seats keeps nothing", async () => {
    const { container } = review();
    await screen.findByText("Next time: take the owl.", {}, { timeout: 5000 });
    expect(mistakes()).toEqual([]);
    expect(container.querySelector("[data-practise]")).toBeNull();
  });

  it("that stopped can be gone on with", async () => {
    const { server } = review({ "POST /tables/t1/review": () => ({ ...part, running: false }) });
    (await screen.findByRole("button", { name: say("page-review-go-on") })).click();
    await waitFor(() =>
      expect(server.requests.filter(({ method }) => method === "POST").length).toBeGreaterThanOrEqual(2),
    );
  });

  it("of a running match is refused in words", async () => {
    review({
      "GET /tables/t1": () => table({ status: "playing" }),
      "POST /tables/t1/review": () => new Refuse("The match is not over yet."),
    });
    await screen.findByText("The match is not over yet.");
  });
});

describe("the curve", () => {
  it("tells luck from choices, and ends at a gap", () => {
    const [deal, first, ...more] = curveOf([...entries, { ...entries[1]!, number: 3 }], 0);
    expect(more).toEqual([]);
    expect(deal).toMatchObject({ chance: 0.6, luck: 0.6, choices: 0.5 });
    expect(first!.chance).toBe(0.4);
    expect(first!.luck + first!.choices - 0.5).toBeCloseTo(0.4);
  });
});
