import { render, screen, waitFor } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { router } from "../src/core/router.svelte.ts";
import { holding, keepSeat } from "../src/core/seat_secrets.ts";
import { say } from "../src/core/translation.svelte.ts";
import type { Table } from "../src/core/types.ts";
import Replay from "../src/pages/Replay.svelte";
import { fakeServer, Refuse, type Answer } from "./fake_server.ts";
import { envelope, moment, scene, table } from "./fixtures.ts";

const LAST = 3;
const moments = Array.from({ length: LAST + 1 }, (_, number) => moment(number, number % 2, `Decision ${number}.`));
const over = (changes: Partial<Table> = {}) => table({ status: "over", decisions: LAST, waiting_on: [], ...changes });

beforeEach(() => {
  localStorage.clear();
  router.go("/watch/t1", true);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The page of a match with three decisions. */
function replay(shown = over(), answers: Record<string, Answer> = {}) {
  const positions = Object.fromEntries(
    moments.map(({ number }): [string, Answer] => [
      `GET /tables/t1/position/${number}`,
      ({ path }) => {
        const query = new URLSearchParams(path.split("?")[1]);
        const seat = Number(query.get("seat"));
        return envelope({ seat, version: number, decisions: number, moments: query.has("since") ? moments : [] });
      },
    ]),
  );
  const server = fakeServer({
    "GET /tables/t1": () => shown,
    "GET /tables/t1/board": () => scene().board,
    ...positions,
    ...answers,
  });
  return { server, ...render(Replay, { what: "t1" }) };
}
const at = (decisions: number) =>
  waitFor(() => expect(document.querySelector<HTMLElement>("[data-moment]")?.dataset["moment"]).toBe(`${decisions}`));
const press = (name: string) => screen.getByRole("button", { name: say(name) }).click();
const key = (name: string) => document.body.dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true }));

describe("a replay", () => {
  it("begins where its address says, and keeps the address true", async () => {
    router.go("/watch/t1?at=2&seat=1", true);
    const { server } = replay();
    await at(2);
    expect(server.requests.some(({ path }) => path === "/tables/t1/position/2?seat=1")).toBe(true);
    press("page-next");
    await at(3);
    expect(location.search).toBe("?at=3&seat=1");
  });

  it("steps by buttons and keys, and not beyond either end", async () => {
    replay();
    await at(0);
    press("page-previous");
    press("page-next");
    await at(1);
    key("ArrowRight");
    await at(2);
    key("ArrowLeft");
    await at(1);
    press("page-last");
    await at(LAST);
    key("ArrowRight");
    await tick();
    await at(LAST);
    press("page-first");
    await at(0);
  });

  it("tells in the log what had happened by then, and no more", async () => {
    replay();
    await at(0);
    press("page-next");
    await at(1);
    const log = screen.getByRole("log");
    expect(log.textContent).toContain("Decision 1.");
    expect(log.textContent).not.toContain("Decision 2.");
  });

  it("asks for every position once", async () => {
    const { server } = replay();
    await at(0);
    for (const [name, number] of [
      ["page-next", 1],
      ["page-previous", 0],
      ["page-next", 1],
    ] as const) {
      // prettier-ignore
      press(name);
      await at(number);
    }
    const paths = server.requests.map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it("plays by itself to the end, and stops there", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    replay();
    await at(0);
    press("page-play");
    await tick();
    screen.getByRole("button", { name: say("page-pause") });
    await vi.advanceTimersByTimeAsync(1200 * LAST);
    await at(LAST);
    await vi.advanceTimersByTimeAsync(1200);
    screen.getByRole("button", { name: say("page-play") });
  });

  it("says why a match cannot be shown", async () => {
    replay(over(), { "GET /tables/t1": () => new Refuse("There is no such table.") });
    expect((await screen.findByRole("alert")).textContent!.trim()).toBe("There is no such table.");
  });

  it("tries a position again that had failed", async () => {
    const position = vi.fn<Answer>(() => new Refuse("Busy."));
    replay(over(), { "GET /tables/t1/position/2": position });
    await at(0);
    press("page-next");
    await at(1);
    press("page-next");
    await screen.findByText("Busy.");
    position.mockImplementation(() => envelope({ seat: -1, version: 2, decisions: 2 }));
    press("page-previous");
    press("page-next");
    await at(2);
    expect(screen.queryByText("Busy.")).toBeNull();
  });
});

describe("whose eyes a replay can use", () => {
  const eyes = () =>
    [...screen.getByRole<HTMLSelectElement>("combobox", { name: say("page-eyes") }).options].map(({ value }) => value);

  it("everyone's, once the match is over", async () => {
    const { server } = replay();
    await at(0);
    expect(eyes()).toEqual(["-1", "0", "1"]);
    const select = screen.getByRole<HTMLSelectElement>("combobox", { name: say("page-eyes") });
    vi.spyOn(select, "querySelector").mockReturnValue(select.options[2]!); // happy-dom knows no option:checked
    select.dispatchEvent(new Event("change", { bubbles: true }));
    await waitFor(() => expect(server.requests.some(({ path }) => path.endsWith("/0?seat=1"))).toBe(true));
    expect(location.search).toBe("?at=0&seat=1");
  });

  it("only one's own and an onlooker's, while it goes on", async () => {
    keepSeat("t1", 1, "mine");
    replay(over({ status: "playing" }), {
      "GET /tables/t1/envelope": () => envelope({ seat: 1, decisions: LAST }),
    });
    await at(0);
    expect(eyes()).toEqual(["-1", "1"]);
  });

  it("goes as far as the own seat counts, while it goes on", async () => {
    keepSeat("t1", 1, "mine");
    router.go("/watch/t1?at=0&seat=1", true);
    replay(over({ status: "playing", decisions: LAST - 1 }), {
      "GET /tables/t1/envelope": () => envelope({ seat: 1, decisions: LAST }),
    });
    await at(0);
    press("page-last");
    await at(LAST);
  });
});

describe("another move from here", () => {
  it("is a new table, with the reader at the seat that decides", async () => {
    const made = table({ id: "t2" });
    const { server } = replay(over(), {
      "GET /games": () => ({
        games: [],
        languages: [],
        version: "0.2.0",
        bots: [{ level: "steady", text: "steady" }],
        characters: [],
      }),
      "POST /tables/t1/fork": () => ({ table: made, host: "host" }),
      "POST /tables/t2/seats": () => ({ seat: 0, secret: "new", sequence: 1 }),
    });
    await at(0);
    press("page-next");
    await at(1);
    press("page-fork");
    await waitFor(() => expect(router.place.what).toBe("t2"));
    expect(server.bodies("POST /tables/t1/fork")).toMatchObject([{ decisions: 1, bots: [null, "steady"] }]);
    expect(holding("t2")).toMatchObject({ host: "host", seats: { 0: "new" } });
  });

  it("is not offered while the match goes on, nor at its end", async () => {
    replay(over({ status: "playing" }));
    await at(0);
    expect(screen.queryByRole("button", { name: say("page-fork") })).toBeNull();
  });
});
