/** A server for tests: it answers requests from a list, and its sockets do what a test tells them. */
import { vi } from "vitest";
import type { Message } from "../src/core/types.ts";
import { envelope, table } from "./fixtures.ts";

interface Sent {
  secrets?: string[];
  since?: number;
  language?: string;
  ping?: number;
}

/** A WebSocket without a network. The methods after the line are the server's. */
export class FakeSocket {
  static readonly OPEN = 1;
  static made: FakeSocket[] = [];
  readyState = 0;
  sent: Sent[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.made.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Sent);
  }
  close(): void {
    this.readyState = 3;
  }
  // ---------------------------------------------------------------------------------------------------------------
  accept(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }
  tell(changes: Partial<Message> = {}): void {
    const message: Message = { sequence: 9, seats: [], table: table(), envelopes: [envelope()], chat: [], ...changes };
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  drop(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

export interface Request {
  method: string;
  /** Without `/api`, with what follows a question mark. */
  path: string;
  body: Record<string, unknown>;
  secret: string | null;
}
export type Answer = (request: Request) => unknown;

/** The server refuses: answer with `new Refuse("…")`. */
export class Refuse {
  constructor(
    readonly text: string,
    readonly facts: Record<string, unknown> = {},
    readonly code = "refused",
  ) {}
}

export interface FakeServer {
  requests: Request[];
  /** The socket that was opened last. */
  socket(): FakeSocket;
  /** The bodies of all requests with this method and path. */
  bodies(route: string): Record<string, unknown>[];
}

/** Answers "GET /tables/t1" and the like; what follows a question mark does not count. A missing answer is no network. */
export function fakeServer(answers: Record<string, Answer>): FakeServer {
  FakeSocket.made = [];
  const requests: Request[] = [];
  const route = ({ method, path }: Request) => `${method} ${path.split("?")[0]}`;
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("fetch", async (address: string, init: RequestInit) => {
    const request: Request = {
      method: init.method ?? "GET",
      path: address.replace("/api", ""),
      body: typeof init.body === "string" ? (JSON.parse(init.body) as Record<string, unknown>) : {},
      secret: new Headers(init.headers).get("Authorization")?.replace("Bearer ", "") ?? null,
    };
    requests.push(request);
    const answer = answers[route(request)];
    if (!answer) throw new TypeError(`no network: ${route(request)}`);
    const data = answer(request);
    return data instanceof Refuse ? Response.json(data, { status: 409 }) : Response.json(data ?? {});
  });
  return {
    requests,
    socket: () => FakeSocket.made.at(-1)!,
    bodies: (wanted) => requests.filter((request) => route(request) === wanted).map(({ body }) => body),
  };
}
