/**
 * The live connection to a table: one WebSocket for all seats that this browser holds.
 * It reconnects by itself, and asks for everything since the last message it got.
 */
import { api, newKey } from "./api.ts";
import { logFault, Refused } from "./errors.ts";
import { holding, keepPromise, keepSeat, moveSeats } from "./seat_secrets.ts";
import { text } from "./translation.svelte.ts";
import type { Action, Board, Envelope, Line, Message, Moment, Table } from "./types.ts";

export type ConnectionStatus = "connecting" | "open" | "lost" | "refused";

/** Milliseconds before each new try; the last one is repeated. A little chance keeps browsers from all coming at once. */
export const WAITS = [300, 600, 1200, 2500, 5000, 10000];
const PING_EVERY = 20000;
/** Milliseconds in which the message about an accepted choice should come. */
export const ANSWER_WITHIN = 3000;
/** How often a request is repeated that the server was too busy for. */
const TRIES = 4;
/** Milliseconds that a choice waits for the connection; then the player is told that it was not sent. */
export const PATIENCE = 45000;
/** Close codes after which a new try is of no use. */
const FINAL = new Set([4400, 4401, 4403, 4404]);

/** The log with a new envelope's moments: those from `since` on are replaced. An undo needs nothing more. */
export function mergeMoments(known: readonly Moment[], envelope: Envelope): Moment[] {
  const before = known.filter((moment) => moment.number < envelope.since);
  return [...before, ...envelope.moments];
}

export class Connection {
  readonly id: string;
  /** The seats this browser holds here, in order; none for one who only looks. */
  seats = $state.raw<number[]>([]);
  readonly #onlooking: boolean;
  status = $state<ConnectionStatus>("connecting");
  /** Why the server will not have us; a close code. */
  refusedWith = $state(0);
  table = $state.raw<Table | null>(null);
  board = $state.raw<Board | null>(null);
  envelopes = $state.raw<Record<number, Envelope>>({});
  moments = $state.raw<Record<number, Moment[]>>({});
  chat = $state.raw<Line[]>([]);
  /** Does a choice wait for the connection to come back? */
  waiting = $state(false);
  /** What the page cannot be shown without could not be loaded, for this reason. */
  fault = $state.raw<unknown>(null);
  sequence = 0;
  /** Another number for each socket: what comes after a lost connection is no motion that the reader missed. */
  session = 0;
  #socket: WebSocket | null = null;
  #tries = 0;
  #timer = 0;
  #pinger = 0;
  #closed = false;
  #boardFor = "";
  /** The secrets that the server was told, in order. */
  #secrets: string[] = [];
  readonly #contributed = new Set<number>();
  /** Called after every message. */
  readonly #waiting = new Set<() => void>();

  constructor(id: string, onlooking = false) {
    this.id = id;
    this.#onlooking = onlooking;
    this.#sit();
  }

  #sit(): void {
    const held = this.#onlooking ? [] : Object.keys(holding(this.id).seats).map(Number);
    this.seats = held.sort((a, b) => a - b);
  }

  secret(seat: number): string | undefined {
    return holding(this.id).seats[seat];
  }

  /** The device says that it is offline: a dead socket would be noticed much later. */
  #cut = (): void => {
    this.#socket?.close();
    this.#socket = null;
    clearTimeout(this.#timer);
    this.status = "lost";
  };
  #back = (): void => {
    this.#tries = 0;
    this.open();
  };

  open(): void {
    this.#closed = false;
    void this.#loadBoard(); // meanwhile: it takes as long as the first message
    addEventListener("offline", this.#cut); // the same listener is only ever added once
    addEventListener("online", this.#back);
    clearTimeout(this.#timer);
    this.#socket?.close();
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/listen`);
    this.#socket = socket;
    this.session++;
    if (this.status !== "lost") this.status = "connecting";
    socket.onopen = () => {
      const secrets = (this.#secrets = this.seats.map((seat) => this.secret(seat)!));
      socket.send(JSON.stringify({ secrets, since: this.sequence, language: text.language }));
    };
    socket.onmessage = ({ data }) => {
      if (socket !== this.#socket) return;
      const message = JSON.parse(String(data)) as Message | { pong: number };
      if ("sequence" in message) this.#take(message);
    };
    socket.onclose = ({ code }) => {
      if (socket === this.#socket && !this.#closed) this.#again(code);
    };
    clearInterval(this.#pinger);
    this.#pinger = window.setInterval(() => {
      if (socket.readyState === WebSocket.OPEN) socket.send('{"ping":1}');
    }, PING_EVERY);
  }

  /** Listen anew, as after taking a seat: everything is asked for from the beginning. */
  renew(): void {
    this.#sit();
    this.sequence = 0;
    this.envelopes = {};
    this.moments = {};
    this.open();
  }

  /** The server says which seat each secret opens: a lot moves people, and so does a rematch. */
  #reseat(seats: readonly number[]): void {
    if (seats.length !== this.#secrets.length) return;
    const opened = Object.fromEntries(seats.map((seat, index) => [seat, this.#secrets[index]!]));
    if (seats.every((seat) => this.secret(seat) === opened[seat])) return;
    moveSeats(this.id, opened);
    this.#sit();
  }

  /** The server was restored from a backup: what this page knows beyond it never happened. */
  #forget(): void {
    this.envelopes = {};
    this.moments = {};
    this.chat = [];
  }

  close(): void {
    this.#closed = true;
    removeEventListener("offline", this.#cut);
    removeEventListener("online", this.#back);
    clearTimeout(this.#timer);
    clearInterval(this.#pinger);
    this.#socket?.close();
  }

  #again(code: number): void {
    if (FINAL.has(code)) {
      this.status = "refused";
      this.refusedWith = code;
      return;
    }
    this.status = "lost";
    const wait = WAITS[Math.min(this.#tries++, WAITS.length - 1)]!;
    this.#timer = window.setTimeout(() => this.open(), wait * (0.8 + Math.random() * 0.4));
  }

  #take(message: Message): void {
    this.#tries = 0;
    this.status = "open";
    if (message.sequence < this.sequence) this.#forget();
    this.sequence = message.sequence;
    this.#reseat(message.seats);
    const envelopes = { ...this.envelopes };
    const moments = { ...this.moments };
    for (const envelope of message.envelopes) {
      envelopes[envelope.seat] = envelope;
      moments[envelope.seat] = mergeMoments(moments[envelope.seat] ?? [], envelope);
    }
    this.envelopes = envelopes;
    this.moments = moments;
    this.table = message.table;
    const newest = this.chat.at(-1)?.sequence ?? 0;
    this.chat = [...this.chat, ...message.chat.filter((line) => line.sequence > newest)];
    this.#waiting.forEach((look) => look());
    void this.#loadBoard();
    void this.#contribute();
  }

  /** A rematch waits for everyone's part of its luck. The page adds it for its seats, once the server is bound to its own. */
  async #contribute(): Promise<void> {
    for (const seat of this.table?.luck.awaits ?? []) {
      const secret = this.secret(seat);
      if (!this.seats.includes(seat) || secret === undefined || this.#contributed.has(seat)) continue;
      this.#contributed.add(seat);
      keepPromise(this.id, this.table!.luck.commitment);
      try {
        keepSeat(this.id, seat, secret, await api.contribute(this.id, seat, secret));
      } catch (error) {
        logFault(error);
        this.#contributed.delete(seat); // the next message tries again
      }
    }
  }

  async #loadBoard(): Promise<void> {
    const language = text.language;
    if (this.#boardFor === language) return;
    this.#boardFor = language;
    try {
      this.board = await api.board(this.id);
      await text.load(this.board.setup.game);
      this.fault = null;
    } catch (error) {
      logFault(error);
      this.fault = error;
      this.#boardFor = ""; // the next message tries again
    }
  }

  /** The whole log of a seat, once someone wants to read it. */
  async earlier(seat: number): Promise<void> {
    const envelope = await api.envelope(this.id, 0, this.secret(seat));
    this.moments = { ...this.moments, [seat]: envelope.moments };
  }

  /**
   * Send a choice. After a lost connection the same key is sent again, so nothing happens twice. Where nobody answers, it waits for
   * the connection; a choice that has waited too long is thrown as `Refused`, and was not sent.
   */
  async act(seat: number, version: number, action: Action): Promise<void> {
    const key = newKey();
    const until = Date.now() + PATIENCE;
    try {
      for (let attempt = 0; ; attempt++) {
        try {
          const answer = await api.act(this.id, this.secret(seat) ?? "", version, action, key);
          return await this.#caughtUp(seat, answer.sequence);
        } catch (problem) {
          await this.#mayTryAgain(problem, attempt, until);
        }
      }
    } finally {
      this.waiting = false;
    }
  }

  /** Waits until a request that failed may be repeated; throws what is final. */
  async #mayTryAgain(problem: unknown, attempt: number, until: number): Promise<void> {
    const code = problem instanceof Refused ? problem.refusal.code : "";
    if (!["unreachable", "try_again"].includes(code)) throw problem;
    if (code === "try_again" && attempt >= TRIES) throw problem;
    if (this.#closed || Date.now() >= until)
      throw new Refused({ code: "lost", text: text.say("page-choice-lost"), facts: {} });
    this.waiting = code === "unreachable";
    const wait = WAITS[Math.min(attempt, WAITS.length - 1)]!;
    await Promise.race([new Promise((resolve) => setTimeout(resolve, wait)), this.#news()]);
  }

  /** Resolves with the next message, whatever it says: the connection is back. */
  #news(): Promise<void> {
    return new Promise((resolve) => {
      if (this.status === "open") return; // the line is fine: only time helps
      const look = () => {
        this.#waiting.delete(look);
        resolve();
      };
      this.#waiting.add(look);
    });
  }

  /** Resolves with the message that shows the choice carried out, so that a second click cannot come too early. */
  #caughtUp(seat: number, version: number): Promise<void> {
    return new Promise((resolve) => {
      const look = () => {
        if ((this.envelopes[seat]?.version ?? 0) >= version) done();
      };
      const done = () => {
        clearTimeout(timer);
        this.#waiting.delete(look);
        resolve();
      };
      const timer = setTimeout(done, ANSWER_WITHIN);
      this.#waiting.add(look);
      look();
    });
  }
}
