import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ANSWER_WITHIN, Connection, mergeMoments, PATIENCE, WAITS } from "../src/core/connection.svelte.ts";
import { holding, keepSeat } from "../src/core/seat_secrets.ts";
import { say } from "../src/core/translation.svelte.ts";
import { fakeServer, FakeSocket, Refuse, type Answer } from "./fake_server.ts";
import { envelope, moment, scene, table } from "./fixtures.ts";

const BOARD = "GET /tables/t1/board";
const ACT = "POST /tables/t1/act";
const PASS = { action: "pass" };
let connection: Connection;

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  keepSeat("t1", 0, "secret of Ada");
});
afterEach(() => {
  connection.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A connection on which the first message has come. */
async function connected(answers: Record<string, Answer> = {}) {
  const server = fakeServer({ [BOARD]: () => scene().board, ...answers });
  connection = new Connection("t1");
  connection.open();
  server.socket().accept();
  server.socket().tell();
  await vi.advanceTimersByTimeAsync(0);
  return server;
}

/** Has the promise come to its end by now? */
async function settled(promise: Promise<unknown>): Promise<boolean> {
  let done = false;
  void promise.finally(() => (done = true)).catch(() => null);
  await vi.advanceTimersByTimeAsync(0);
  return done;
}

describe("opening a connection", () => {
  it("asks for everything, with the secrets of all own seats", () => {
    keepSeat("t1", 1, "secret of Bo");
    const server = fakeServer({ [BOARD]: () => scene().board });
    connection = new Connection("t1");
    connection.open();
    expect(connection.status).toBe("connecting");
    server.socket().accept();
    expect(server.socket().url).toMatch(/^ws:.*\/api\/tables\/t1\/listen$/);
    expect(server.socket().sent).toEqual([{ secrets: ["secret of Ada", "secret of Bo"], since: 0, language: "en" }]);
  });

  it("sends no secret for one who only looks on", () => {
    const server = fakeServer({ [BOARD]: () => scene().board });
    connection = new Connection("t1", true);
    connection.open();
    server.socket().accept();
    expect(connection.seats).toEqual([]);
    expect(server.socket().sent[0]!.secrets).toEqual([]);
  });

  it("pings, so that no proxy closes what is silent", async () => {
    const server = await connected();
    await vi.advanceTimersByTimeAsync(45_000);
    expect(server.socket().sent.slice(1)).toEqual([{ ping: 1 }, { ping: 1 }]);
  });
});

describe("a message", () => {
  it("that seats us elsewhere moves what we keep: a lot was drawn", async () => {
    keepSeat("t1", 0, "secret of Ada", "words of Ada");
    keepSeat("t1", 1, "secret of Bo", "words of Bo");
    const server = await connected();
    server.socket().tell({ sequence: 10, seats: [2, 0], envelopes: [envelope({ seat: 2 }), envelope({ seat: 0 })] });
    expect(holding("t1").seats).toEqual({ 2: "secret of Ada", 0: "secret of Bo" });
    expect(holding("t1").added).toEqual({ 2: "words of Ada", 0: "words of Bo" });
    expect(connection.seats).toEqual([0, 2]);
    server.socket().tell({ sequence: 11, seats: [2, 0] });
    expect(holding("t1").seats).toEqual({ 2: "secret of Ada", 0: "secret of Bo" });
  });

  it("with a lower number than was known makes the page forget: the server was restored from a backup", async () => {
    const server = await connected();
    const line = (sequence: number, text: string) => ({ sequence, at: 0, seat: 1, name: "Bo", text });
    const lost = envelope({ since: 0, moments: [moment(0, -1, "The deal."), moment(1, 1, "Bo passes.")] });
    server.socket().tell({ sequence: 20, envelopes: [lost], chat: [line(19, "Never said")] });
    const told = envelope({ since: 0, moments: [moment(0, -1, "The deal.")] });
    server.socket().tell({ sequence: 12, envelopes: [told], chat: [line(12, "Said")] });
    expect(connection.sequence).toBe(12);
    expect(connection.chat.map(({ text }) => text)).toEqual(["Said"]);
    expect(connection.moments[0]!.map(({ texts }) => texts[0])).toEqual(["The deal."]);
  });

  it("brings the table, the envelopes, the log and the chat", async () => {
    const server = await connected();
    expect(connection.status).toBe("open");
    const line = { sequence: 10, at: 0, seat: 1, name: "Bo", text: "Hello" };
    const news = envelope({ version: 8, since: 1, moments: [moment(1, 1, "Bo passes.")] });
    server.socket().tell({ sequence: 10, envelopes: [news], chat: [line] });
    expect(connection.table?.id).toBe("t1");
    expect(connection.envelopes[0]!.version).toBe(8);
    expect(connection.moments[0]!.map(({ texts }) => texts[0])).toEqual(["Bo passes."]);
    server.socket().tell({ sequence: 10, chat: [line] });
    expect(connection.chat).toEqual([line]); // the same line twice is one
  });

  it("that answers a ping changes nothing", async () => {
    const server = await connected();
    server.socket().onmessage!({ data: '{"pong": 1}' });
    expect(connection.sequence).toBe(9);
  });

  it("of a socket that was left is ignored", async () => {
    const server = await connected();
    const old = server.socket();
    connection.renew();
    old.tell({ sequence: 77 });
    expect(connection.sequence).toBe(0);
  });

  it("loads the board again where that had failed", async () => {
    let fails = true;
    const server = await connected({ [BOARD]: () => (fails ? new Refuse("busy") : scene().board) });
    expect(connection.board).toBeNull();
    fails = false;
    server.socket().tell();
    await vi.advanceTimersByTimeAsync(0);
    expect(connection.board?.setup.game).toBe("none");
    expect(server.bodies(BOARD)).toHaveLength(2); // together with opening: one that failed, one that did not
  });
});

describe("a lost connection", () => {
  it("is opened again, and goes on after the last message", async () => {
    const server = await connected();
    const first = server.socket();
    first.tell({ envelopes: [envelope({ since: 0, moments: [moment(1, 0, "a"), moment(2, 1, "b")] })] });
    first.drop();
    expect(connection.status).toBe("lost");
    await vi.advanceTimersByTimeAsync(WAITS[0]! * 1.2);
    expect(server.socket()).not.toBe(first);
    server.socket().accept();
    expect(server.socket().sent[0]!.since).toBe(9);
    expect(connection.status).toBe("lost"); // until something was heard
    const news = envelope({ version: 9, since: 2, moments: [moment(2, 1, "other")] });
    server.socket().tell({ sequence: 11, envelopes: [news] });
    expect(connection.status).toBe("open");
    expect(connection.moments[0]!.map(({ texts }) => texts[0])).toEqual(["a", "other"]);
  });

  it("is tried again after longer and longer waits", async () => {
    const server = await connected();
    for (const wait of WAITS) {
      const tries = FakeSocket.made.length;
      server.socket().drop();
      await vi.advanceTimersByTimeAsync(wait * 0.8 - 1);
      expect(FakeSocket.made).toHaveLength(tries);
      await vi.advanceTimersByTimeAsync(wait * 0.4 + 1);
      expect(FakeSocket.made).toHaveLength(tries + 1);
    }
  });

  it("is not tried again where the server will not have us", async () => {
    const server = await connected();
    server.socket().drop(4404);
    expect([connection.status, connection.refusedWith]).toEqual(["refused", 4404]);
    await vi.runOnlyPendingTimersAsync();
    expect(FakeSocket.made).toHaveLength(1);
  });

  it("is noticed when the device says so, and opened when it is back", async () => {
    const server = await connected();
    dispatchEvent(new Event("offline"));
    expect(connection.status).toBe("lost");
    dispatchEvent(new Event("online"));
    expect(FakeSocket.made).toHaveLength(2);
    server.socket().accept();
    server.socket().tell();
    expect(connection.status).toBe("open");
  });

  it("stays closed once the page is left", async () => {
    const server = await connected();
    connection.close();
    server.socket().drop();
    dispatchEvent(new Event("online"));
    await vi.runOnlyPendingTimersAsync();
    expect(FakeSocket.made).toHaveLength(1);
  });
});

describe("a choice", () => {
  it("is carried out with the message that shows it, and no sooner", async () => {
    const server = await connected({ [ACT]: () => ({ sequence: 8 }) });
    const acting = connection.act(0, 7, PASS);
    expect(await settled(acting)).toBe(false);
    server.socket().tell({ envelopes: [envelope({ version: 7 })] });
    expect(await settled(acting)).toBe(false);
    server.socket().tell({ envelopes: [envelope({ version: 8 })] });
    expect(await settled(acting)).toBe(true);
    expect(server.bodies(ACT)).toMatchObject([{ version: 7, action: PASS }]);
  });

  it("is done at once where the message came before the answer", async () => {
    const server = await connected({ [ACT]: () => ({ sequence: 8 }) });
    server.socket().tell({ envelopes: [envelope({ version: 8 })] });
    expect(await settled(connection.act(0, 7, PASS))).toBe(true);
  });

  it("is not waited for for ever", async () => {
    await connected({ [ACT]: () => ({ sequence: 8 }) });
    const acting = connection.act(0, 7, PASS);
    await vi.advanceTimersByTimeAsync(ANSWER_WITHIN - 1);
    expect(await settled(acting)).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await settled(acting)).toBe(true);
  });

  it("is sent again under the same key while the server cannot be reached", async () => {
    let tries = 0;
    const act = () => (++tries < 3 ? new Refuse("", {}, "try_again") : { sequence: 7 });
    const server = await connected({ [ACT]: act });
    const acting = connection.act(0, 7, PASS);
    await vi.advanceTimersByTimeAsync(WAITS[0]! + WAITS[1]!);
    expect(await settled(acting)).toBe(true);
    const keys = server.bodies(ACT).map(({ key }) => key);
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
  });

  it("made while nobody answers waits, says so, and is sent once when the connection is back", async () => {
    let reachable = false;
    const act = () => (reachable ? { sequence: 8 } : new Refuse("", {}, "unreachable"));
    const server = await connected({ [ACT]: act });
    server.socket().drop();
    const acting = connection.act(0, 7, PASS);
    await vi.advanceTimersByTimeAsync(PATIENCE / 2); // far longer than a few tries
    expect(await settled(acting)).toBe(false);
    expect(connection.waiting).toBe(true);
    reachable = true;
    server.socket().accept();
    server.socket().tell({ envelopes: [envelope({ version: 7 })] });
    await vi.advanceTimersByTimeAsync(0);
    server.socket().tell({ envelopes: [envelope({ version: 8 })] });
    expect(await settled(acting)).toBe(true);
    expect(connection.waiting).toBe(false);
    expect(new Set(server.bodies(ACT).map(({ key }) => key)).size).toBe(1);
  });

  it("that waited too long is plainly said to be lost", async () => {
    await connected({ [ACT]: () => new Refuse("", {}, "unreachable") });
    const acting = connection.act(0, 7, PASS);
    const told = expect(acting).rejects.toThrow(say("page-choice-lost"));
    await vi.advanceTimersByTimeAsync(PATIENCE + WAITS.at(-1)! * 2);
    await told;
    expect(connection.waiting).toBe(false);
  });

  it("that is refused is not sent again", async () => {
    const server = await connected({ [ACT]: () => new Refuse("Not now.") });
    await expect(connection.act(0, 7, PASS)).rejects.toThrow("Not now.");
    expect(server.bodies(ACT)).toHaveLength(1);
  });
});

describe("a rematch", () => {
  const awaiting = table({ luck: { commitment: "promise", contributions: null, seed: null, awaits: [0, 1] } });
  const CONTRIBUTE = "POST /tables/t1/seats/0/contribution";

  it("gets the luck of own seats, once", async () => {
    const server = await connected({ [CONTRIBUTE]: () => ({}) });
    server.socket().tell({ table: awaiting });
    server.socket().tell({ table: awaiting });
    await vi.advanceTimersByTimeAsync(0);
    const [sent, ...more] = server.bodies(CONTRIBUTE);
    expect(more).toEqual([]);
    expect(holding("t1")).toMatchObject({ commitment: "promise", added: { 0: sent!["contribution"] } });
  });

  it("gets it with the next message where that had failed", async () => {
    let fails = true;
    const server = await connected({ [CONTRIBUTE]: () => (fails ? new Refuse("busy") : {}) });
    server.socket().tell({ table: awaiting });
    await vi.advanceTimersByTimeAsync(0);
    fails = false;
    server.socket().tell({ table: awaiting });
    await vi.advanceTimersByTimeAsync(0);
    expect(server.bodies(CONTRIBUTE)).toHaveLength(2);
    expect(holding("t1").added?.[0]).toBe(server.bodies(CONTRIBUTE)[1]!["contribution"]);
  });
});

describe("the whole log", () => {
  it("is asked for once somebody wants to read it", async () => {
    const whole = envelope({ moments: [moment(0, -1, "The deal."), moment(1, 0, "a")] });
    const server = await connected({ "GET /tables/t1/envelope": () => whole });
    await connection.earlier(0);
    expect(connection.moments[0]).toEqual(whole.moments);
    expect(server.requests.at(-1)).toMatchObject({ path: "/tables/t1/envelope?since=0", secret: "secret of Ada" });
  });
});

describe("the log", () => {
  const known = [moment(1, 0, "a"), moment(2, 1, "b"), moment(3, 0, "c")];
  it("is added to", () => {
    const later = envelope({ since: 4, moments: [moment(4, 1, "d")] });
    expect(mergeMoments(known, later).map(({ number }) => number)).toEqual([1, 2, 3, 4]);
  });
  it("is forgotten from where the match was taken back", () => {
    const undone = envelope({ since: 2, moments: [moment(2, 1, "other")] });
    expect(mergeMoments(known, undone).map(({ texts }) => texts[0])).toEqual(["a", "other"]);
  });
});
