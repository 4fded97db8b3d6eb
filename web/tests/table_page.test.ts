import { render, screen, waitFor } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { router } from "../src/core/router.svelte.ts";
import { holding, keepSeat } from "../src/core/seat_secrets.ts";
import { say } from "../src/core/translation.svelte.ts";
import Table from "../src/pages/Table.svelte";
import { fakeServer, Refuse, type Answer } from "./fake_server.ts";
import { envelope, scene, table } from "./fixtures.ts";

const ACT = "POST /tables/t1/act";

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, "", "/table/t1");
  router.go("/table/t1", true);
});
afterEach(() => vi.unstubAllGlobals());

/** The page of a table whose socket is open; nothing was told yet. */
function opened(answers: Record<string, Answer> = {}) {
  const server = fakeServer({ "GET /tables/t1/board": () => scene().board, ...answers });
  const page = render(Table, { what: "t1" });
  server.socket().accept();
  return { server, ...page };
}
/** The first such element, once it is on the page. */
const found = (selector: string) =>
  waitFor(() => {
    const element = document.querySelector<HTMLElement>(selector);
    if (!element) throw new Error(`there is no ${selector}`);
    return element;
  });
const option = (id: string) => found(`[data-option='${id}']`);
const shownSeat = () => document.querySelector<HTMLElement>("[data-seat]")?.dataset["seat"];

describe("the page of a table", () => {
  it("says that it is connecting, until something was told", async () => {
    keepSeat("t1", 0, "s");
    const { server } = opened();
    screen.getByText(say("page-connection-connecting"));
    server.socket().tell();
    await screen.findByText("Do something.");
    expect(document.title).toContain(say("page-your-turn"));
  });

  it.each([
    [4404, "page-no-table"],
    [4403, "page-not-welcome"],
  ])("says why the server closes with %i", async (code, key) => {
    const { server } = opened();
    server.socket().drop(code);
    await screen.findByRole("heading", { name: say(key) });
  });

  it("lets one watch whose link to a seat is wrong", async () => {
    router.go("/table/t1#seat=1:wrong", true);
    const { server } = opened();
    server.socket().drop(4401);
    (await found("[data-watch]")).click();
    server.socket().accept();
    expect(server.socket().sent[0]!.secrets).toEqual([]);
    expect(holding("t1").seats).toEqual({});
  });

  it("forgets what lay in the connection once that is back", async () => {
    keepSeat("t1", 0, "s");
    const { server } = opened({ "POST /tables/t1/undo": () => new Refuse("", {}, "unreachable") });
    server.socket().tell({ envelopes: [envelope({ undo: 4 })] });
    (await found("[data-undo]")).click();
    expect((await screen.findByRole("alert")).textContent).toContain(say("page-unreachable"));
    dispatchEvent(new Event("offline"));
    await tick();
    dispatchEvent(new Event("online"));
    server.socket().accept();
    server.socket().tell();
    await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
  });

  it("takes a seat out of its address, and the secret with it", () => {
    router.go("/table/t1#seat=1:secret", true);
    const { server } = opened();
    expect(location.hash).toBe("");
    expect(holding("t1").seats).toEqual({ 1: "secret" });
    expect(server.socket().sent[0]!.secrets).toEqual(["secret"]);
  });

  it("closes its connection when it is left", () => {
    const { server, unmount } = opened();
    unmount();
    expect(server.socket().readyState).toBe(3);
  });
});

describe("before the deal", () => {
  const free = { ...table().seats[1]!, name: null, kind: "empty" as const, present: false };
  const open = table({ status: "open", seats: [table().seats[0]!, free] });

  it("one can sit down, and hears as that seat from then on", async () => {
    const sit = () => ({ seat: 1, secret: "mine", sequence: 3 });
    const { server } = opened({ "POST /tables/t1/seats": sit });
    server.socket().tell({ table: open, envelopes: [] });
    (await found("[data-sit='1']")).click();
    await waitFor(() => expect(holding("t1").seats).toEqual({ 1: "mine" }));
    server.socket().accept();
    expect(server.socket().sent[0]).toMatchObject({ secrets: ["mine"], since: 0 });
  });

  it("one is told why a seat is not to be had", async () => {
    const { server } = opened({ "POST /tables/t1/seats": () => new Refuse("The seat is taken.") });
    server.socket().tell({ table: open, envelopes: [] });
    (await found("[data-sit='1']")).click();
    expect((await screen.findByRole("alert")).textContent).toBe("The seat is taken.");
  });
});

describe("a choice at the table", () => {
  it("is sent, and nothing else can be chosen until it is carried out", async () => {
    keepSeat("t1", 0, "s");
    const { server, container } = opened({ [ACT]: () => ({ sequence: 8 }) });
    server.socket().tell();
    (await option("take owl")).click();
    await waitFor(() => expect(container.querySelector("[data-busy='true']")).not.toBeNull());
    (await option("pass")).click();
    server.socket().tell({ envelopes: [envelope({ version: 8 })] });
    await waitFor(() => expect(container.querySelector("[data-busy='false']")).not.toBeNull());
    expect(server.bodies(ACT)).toMatchObject([{ version: 7, action: { action: "take", card: "owl" } }]);
  });

  it("that is refused is explained, with the rule; the next one clears that", async () => {
    keepSeat("t1", 0, "s");
    const act = vi.fn<Answer>(() => new Refuse("The owl is yours already.", { rule: "XX-7" }));
    const { server } = opened({ [ACT]: act });
    server.socket().tell();
    (await option("take owl")).click();
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain("The owl is yours already.");
    expect(alert.querySelector("a")!.getAttribute("href")).toBe("/rules/none#XX-7");
    act.mockImplementation(() => ({ sequence: 7 }));
    (await option("pass")).click();
    await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
  });

  it("that fails for a reason of ours is told in general words, and logged", async () => {
    keepSeat("t1", 0, "s");
    const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const { server } = opened({ [ACT]: () => null });
    server.socket().tell();
    const broken = new TypeError("x is not a function");
    vi.spyOn(crypto, "getRandomValues").mockImplementationOnce(() => {
      throw broken;
    });
    (await option("pass")).click();
    expect((await screen.findByRole("alert")).textContent).toContain(say("page-fault"));
    expect(logged).toHaveBeenCalledWith(broken);
    logged.mockRestore();
  });
});

describe("whose eyes see the table", () => {
  const both = (waiting_on: number[]) => ({
    table: table({ waiting_on }),
    envelopes: [0, 1].map((seat) =>
      envelope({ seat, waiting_on, options: waiting_on.includes(seat) ? envelope().options : [] }),
    ),
  });

  it("with several people at one screen: nobody sees the next hand before the screen was handed over", async () => {
    keepSeat("t1", 0, "s0");
    keepSeat("t1", 1, "s1");
    const { server } = opened();
    server.socket().tell(both([0]));
    await waitFor(() => expect(shownSeat()).toBe("0"));
    server.socket().tell(both([1]));
    const lift = await found("[data-lift]");
    expect(shownSeat()).toBeUndefined();
    expect(document.querySelector("[data-option]")).toBeNull();
    lift.click();
    await waitFor(() => expect(shownSeat()).toBe("1"));
    server.socket().tell(both([0, 1]));
    await tick();
    expect(shownSeat()).toBe("1"); // who holds the screen and is asked goes on
  });

  it("with several people at one screen: whoever decided sees what came of it, and passes the screen on", async () => {
    keepSeat("t1", 0, "s0");
    keepSeat("t1", 1, "s1");
    const { server } = opened({ [ACT]: () => ({ sequence: 7 }) });
    server.socket().tell(both([0]));
    (await option("pass")).click();
    await waitFor(() => expect(server.bodies(ACT)).toHaveLength(1));
    server.socket().tell(both([1]));
    const done = await found("[data-pass-on]");
    expect(shownSeat()).toBe("0");
    expect(document.querySelector("[data-option], [data-lift]")).toBeNull();
    done.click();
    (await found("[data-lift]")).click();
    await waitFor(() => expect(shownSeat()).toBe("1"));
    expect(document.querySelector("[data-pass-on]")).toBeNull();
  });

  it("an onlooker's, where no seat is held", async () => {
    const { server } = opened();
    server.socket().tell({ envelopes: [envelope({ seat: -1, options: [] })] });
    await waitFor(() => expect(shownSeat()).toBe("-1"));
  });

  it("only looking, while a bot stands in; until the seat is taken back", async () => {
    keepSeat("t1", 0, "s");
    const { server } = opened({ "POST /tables/t1/seats/0/person": () => ({}) });
    const [ada, bo] = table().seats;
    server.socket().tell({ table: table({ seats: [{ ...ada!, kind: "stand_in" }, bo!] }) });
    const back = await found("[data-come-back]");
    expect(document.querySelector("[data-option]")).toBeNull();
    back.click();
    await waitFor(() => expect(server.bodies("POST /tables/t1/seats/0/person")).toMatchObject([{ name: "Ada" }]));
    server.socket().tell();
    await option("pass");
  });
});
