import { render, screen, waitFor, within } from "@testing-library/svelte";
import { flushSync, tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import TableInPlay from "../src/components/table/TableInPlay.svelte";
import { Connection } from "../src/core/connection.svelte.ts";
import type { Problem } from "../src/core/errors.ts";
import { keepSeat } from "../src/core/seat_secrets.ts";
import { say } from "../src/core/translation.svelte.ts";
import type { Score } from "../src/core/types.ts";
import { Frame, type Scene } from "../src/face_api/frame.svelte.ts";
import GenericBoard from "../src/generic_face/TextBoard.svelte";
import { fakeServer, Refuse, type Answer } from "./fake_server.ts";
import { envelope, moment, scene, table } from "./fixtures.ts";

beforeEach(() => {
  localStorage.clear();
  keepSeat("t1", 0, "secret of Ada");
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const score: Score = {
  columns: [0, 1].map((seat) => ({ seat, lines: [], total: 9 - seat, tie_break: [], out: false })),
  winners: [0],
};

/** A table in play, with a scene that a test can change. */
function playing(first: Scene, answers: Record<string, Answer> = {}, drawn = true) {
  const server = fakeServer(answers);
  const connection = new Connection("t1");
  let shown = $state.raw(first);
  const frame = new Frame(() => shown, { choose: vi.fn() });
  const onproblem = vi.fn<(problem: Problem | null) => void>();
  const face = {
    Board: drawn ? (GenericBoard as never) : null,
    Hand: null,
    Holdings: null,
    motions: null,
    ceremony: null,
  };
  const page = render(TableInPlay, { connection, frame, face, mode: null, problem: null, onproblem });
  const show = async (next: Scene) => {
    shown = next;
    await tick();
  };
  return { server, connection, frame, onproblem, show, ...page };
}
const chatLine = (sequence: number, text: string) => ({ sequence, at: 0, seat: 1, name: "Bo", text });
/** The tabs of the middle, which lie outside it: in the bar of a wide table. */
const middle = () => within(document.querySelector<HTMLElement>(".tabs:has([aria-controls=panel])")!);
/** A browser would measure the table; here it is as large as a test says. */
function measured(width: number, height: number): void {
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(width);
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(height);
}
const side = () => within(document.querySelector<HTMLElement>("aside")!);
const selected = () => middle().getByRole("tab", { selected: true }).textContent;

describe("a table in play", () => {
  it("says what is asked, of whom, and who is asked besides", async () => {
    const { show, container } = playing(scene({ waiting_on: [0, 1] }));
    expect(container.querySelector(".asked")!.textContent).toContain("Do something.");
    screen.getByText(say("page-also-waiting", { names: "Bo" }));
    await show(scene({ version: 8, waiting_on: [1], options: [] }));
    expect(container.querySelector(".asked")!.textContent!.trim()).toBe(say("page-waiting-for", { names: "Bo" }));
  });

  it("shows the problem it is given, and lets it be closed", async () => {
    const { rerender, onproblem } = playing(scene());
    await rerender({ problem: { text: "Not now.", rule: null } });
    const alert = screen.getByRole("alert");
    expect(alert.textContent).toContain("Not now.");
    within(alert)
      .getByRole("button", { name: say("page-close") })
      .click();
    expect(onproblem).toHaveBeenLastCalledWith(null);
  });
});

describe("its tabs", () => {
  const labels = () =>
    middle()
      .getAllByRole("tab")
      .map((tab) => tab.textContent);

  it("show the board, and the same as text where there is a drawing; log and chat lie beside a wide board", () => {
    playing(scene());
    expect(labels()).toEqual(["page-board", "page-as-text"].map((key) => say(key)));
    expect(selected()).toBe(say("page-board"));
    expect(side().getAllByRole("tab")).toHaveLength(2);
  });

  it("show log and chat as well where nothing lies beside the board", () => {
    measured(390, 844);
    playing(scene());
    expect(labels()).toEqual(["page-board", "page-as-text", "page-log", "page-chat"].map((key) => say(key)));
    expect(document.querySelector("aside")).toBeNull();
  });

  it("leave out the text where there is no drawing, and the chat where there is none", () => {
    measured(390, 844);
    playing({ ...scene(), table: table({ chat: false }) }, {}, false);
    expect(labels()).toEqual([say("page-board"), say("page-log")]);
  });

  it("are one stop for the Tab key; arrow keys, Home and End go from one to the next", async () => {
    measured(390, 844);
    playing(scene());
    const tabs = middle().getAllByRole("tab");
    expect(tabs.map((tab) => tab.tabIndex)).toEqual([0, -1, -1, -1]);
    const press = async (key: string) => {
      middle()
        .getByRole("tab", { selected: true })
        .dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
      await tick();
      return selected();
    };
    expect(await press("ArrowRight")).toBe(say("page-as-text"));
    expect(document.activeElement?.textContent).toBe(say("page-as-text"));
    expect(await press("End")).toBe(say("page-chat"));
    expect(await press("ArrowRight")).toBe(say("page-board"));
    expect(await press("ArrowLeft")).toBe(say("page-chat"));
    expect(await press("Home")).toBe(say("page-board"));
  });

  it("turn to the score at the end, whatever was picked before; another can be picked then", async () => {
    measured(390, 844);
    const { show } = playing(scene());
    middle()
      .getByRole("tab", { name: say("page-log") })
      .click();
    await tick();
    expect(selected()).toBe(say("page-log"));
    await show(scene({ version: 8, waiting_on: [], options: [], score }));
    expect(selected()).toBe(say("page-score"));
    await screen.findByRole("heading", { name: /Ada wins/ });
    middle()
      .getByRole("tab", { name: say("page-board") })
      .click();
    await tick();
    expect(selected()).toBe(say("page-board"));
    await show(scene({ version: 9 })); // the last decision was taken back
    expect(selected()).toBe(say("page-board"));
  });

  it("turn to the board for the ceremony, whatever was picked before, and to the score after it", async () => {
    measured(390, 844);
    const lines = [{ what: "ticket", points: 1, facts: {}, text: "A ticket" }];
    const counted = { ...score, columns: score.columns.map((column) => ({ ...column, lines })) };
    const { frame } = playing(scene({ version: 8, waiting_on: [], options: [], score: counted }));
    const pick = async (name: string) => {
      middle()
        .getByRole("tab", { name: say(name) })
        .click();
      await tick();
    };
    await pick("page-score");
    frame.ceremony = true;
    flushSync();
    expect(selected()).toBe(say("page-board"));
    await pick("page-log");
    frame.ceremony = false;
    flushSync();
    expect(selected()).toBe(say("page-score"));
  });
});

describe("its chat", () => {
  it("counts what is unread, until it is read; what was said before is not news", async () => {
    const { connection } = playing(scene());
    const tab = () => side().getByRole("tab", { name: new RegExp(say("page-chat")) });
    connection.chat = [chatLine(1, "Hello"), chatLine(2, "there")];
    await tick();
    expect(tab().querySelector(".unread")!.textContent).toBe("2");
    tab().click();
    await tick();
    expect(tab().querySelector(".unread")).toBeNull();
    connection.chat = [...connection.chat, chatLine(3, "!")];
    await tick();
    expect(tab().querySelector(".unread")).toBeNull();
    side()
      .getByRole("tab", { name: say("page-log") })
      .click();
    await tick();
    connection.chat = [...connection.chat, chatLine(4, "?")];
    await tick();
    expect(tab().querySelector(".unread")!.textContent).toBe("1");
  });

  it("hides who is muted here, says so plainly, and shows them again", async () => {
    const { connection } = playing(scene());
    const tab = () => side().getByRole("tab", { name: new RegExp(say("page-chat")) });
    connection.chat = [chatLine(1, "Rude words"), { ...chatLine(2, "My own"), seat: 0, name: "Ada" }];
    tab().click();
    await tick();
    const menus = document.querySelectorAll("details");
    expect(menus.length).toBe(1); // not for what one wrote oneself
    expect(menus[0]!.querySelector("summary")!.getAttribute("aria-label")).toBe(say("page-chat-more", { name: "Bo" }));
    menus[0]!.open = true;
    side()
      .getByText(say("page-chat-mute", { name: "Bo" }))
      .click();
    await tick();
    expect(side().queryByText("Rude words", { exact: false })).toBeNull();
    expect(side().getByRole("status").textContent).toBe(say("page-chat-muted", { name: "Bo" }));
    side()
      .getByRole("tab", { name: say("page-log") })
      .click();
    await tick();
    connection.chat = [
      ...connection.chat,
      chatLine(3, "More rude words"),
      { ...chatLine(4, "Bo again"), name: "Robert" },
    ];
    await tick();
    expect(tab().querySelector(".unread")).toBeNull();
    tab().click();
    await tick();
    side()
      .getByRole("button", { name: say("page-chat-unmute", { name: "Bo" }) })
      .click();
    await tick();
    expect(side().getByText("More rude words", { exact: false })).toBeTruthy();
    expect(side().getByRole("status").textContent).toBe(say("page-chat-unmuted", { name: "Bo" }));
  });

  it("reports a message or a name, and says that it was reported", async () => {
    const { connection, server } = playing(scene(), { "POST /tables/t1/reports": () => ({ reported: true }) });
    connection.chat = [chatLine(7, "Rude words")];
    side()
      .getByRole("tab", { name: new RegExp(say("page-chat")) })
      .click();
    await tick();
    for (const [key, sequence] of [
      ["page-chat-report", 7],
      ["page-chat-report-name", null],
    ] as const) {
      document.querySelector("details")!.open = true;
      side().getByText(say(key)).click();
      await waitFor(() => expect(document.querySelector("details")!.open).toBe(false));
      expect(server.requests.at(-1)!.body).toEqual({ seat: 1, sequence });
      expect(side().getByRole("status").textContent).toBe(say("page-chat-reported", { name: "Bo" }));
    }
  });

  it("sends what is written, and keeps it where that failed", async () => {
    const SAY = "POST /tables/t1/chat";
    const answer = vi.fn<Answer>(() => new Refuse("Too fast."));
    const { server } = playing(scene(), { [SAY]: answer });
    side()
      .getByRole("tab", { name: say("page-chat") })
      .click();
    await tick();
    const input = side().getByRole<HTMLInputElement>("textbox");
    input.value = " Hello ";
    input.dispatchEvent(new Event("input", { bubbles: true }));
    input.form!.requestSubmit();
    expect((await side().findByRole("alert")).textContent).toBe("Too fast.");
    expect(input.value).toBe(" Hello ");
    answer.mockImplementation(() => ({}));
    input.form!.requestSubmit();
    await waitFor(() => expect(input.value).toBe(""));
    expect(server.bodies(SAY).at(-1)).toMatchObject({ text: "Hello" });
  });
});

describe("what one can ask for at the table", () => {
  it("an undo", async () => {
    const { server, container } = playing(scene({ undo: 4 }), { "POST /tables/t1/undo": () => ({ done: true }) });
    container.querySelector<HTMLElement>("[data-undo]")!.click();
    await waitFor(() => expect(server.requests.at(-1)).toMatchObject({ secret: "secret of Ada" }));
  });

  it("a hint in steps: where to look, what, and why", async () => {
    const advice = {
      action: { action: "take", card: "owl" },
      text: "Take the owl",
      version: 7,
      where: "Take a card",
      win_chance: 0.6,
      other: { action: { action: "pass" }, text: "Pass", win_chance: 0.5, kind: "fine" },
      reasons: ["brings 3 points"],
    };
    const shown = { ...scene(), table: table({ hints: true }) };
    const { frame } = playing(shown, { "POST /tables/t1/hint": () => advice });
    screen.getByRole("button", { name: say("page-hint") }).click();
    const next = (name: string) => screen.findByRole("button", { name: say(name) });
    const what = await next("page-hint-what");
    expect(frame.narrowed).toBeNull();
    expect(screen.queryByText("Take the owl", { selector: "b" })).toBeNull();
    what.click();
    (await next("page-hint-why")).click();
    await screen.findByText("brings 3 points");
    await waitFor(() => expect(frame.narrowed?.map(({ id }) => id)).toEqual(["take owl"]));
  });

  it("others' agreement to an undo is asked for, and answered", async () => {
    const ANSWER = "POST /tables/t1/undo/answer";
    const asking = { ...scene(), table: table({ undo: { seat: 1, to: 3, agreed: [], needed: [0] } }) };
    const { server, onproblem } = playing(asking, { [ANSWER]: () => new Refuse("Too late.") });
    screen.getByRole("button", { name: say("page-refuse") }).click();
    await waitFor(() => expect(onproblem).toHaveBeenLastCalledWith({ text: "Too late.", rule: null }));
    expect(server.bodies(ANSWER)).toMatchObject([{ agree: false }]);
  });

  it("what happened earlier", async () => {
    const whole = envelope({ moments: [moment(0, -1, "The deal.")] });
    const { connection } = playing(scene({}, [moment(5, 1, "Bo passes.")]), {
      "GET /tables/t1/envelope": () => whole,
    });
    side()
      .getByRole("button", { name: say("page-earlier") })
      .click();
    await waitFor(() => expect(connection.moments[0]).toEqual(whole.moments));
  });
});
