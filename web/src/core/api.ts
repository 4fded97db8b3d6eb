/** The API, one function for each thing that can be asked. Whatever is not done is thrown as a `Refused`. */
import type { Luck } from "./verify_luck.ts";
import type {
  About,
  Action,
  Board,
  Envelope,
  Games,
  Line,
  Notice,
  NoticeKind,
  Option,
  Refusal,
  Table,
} from "./types.ts";

export class Refused extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.text);
    this.refusal = refusal;
  }
  /** The number of the rule that forbids it, where one does. */
  get rule(): string | null {
    const rule = this.refusal.facts["rule"];
    return typeof rule === "string" ? rule : null;
  }
}

/** How the reader's language is named; set once the text is loaded. */
let language = "en";
export function speak(code: string): void {
  language = code;
}

interface Ask {
  method?: "GET" | "POST" | "DELETE";
  secret?: string | undefined;
  body?: unknown;
  file?: Blob;
}

async function ask<T>(path: string, { method = "GET", secret, body, file }: Ask = {}): Promise<T> {
  const headers: Record<string, string> = { "Accept-Language": language };
  if (secret) headers["Authorization"] = `Bearer ${secret}`;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  let answer: Response;
  try {
    const content = file ?? (body === undefined ? null : JSON.stringify(body));
    answer = await fetch(`/api${path}`, { method, headers, body: content });
  } catch {
    throw new Refused({ code: "unreachable", text: "", facts: {} });
  }
  const data: unknown = await answer.json().catch(() => null);
  if (answer.ok) return data as T;
  const refusal = data as Partial<Refusal> | null;
  throw new Refused({
    code: refusal?.code ?? "try_again",
    text: refusal?.text ?? "", // what a proxy says is not for players
    facts: refusal?.facts ?? {},
  });
}

/** A key that lets a POST be repeated without being carried out twice. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** A secret made here, so that a repeated request gives the same seat and not a second one. */
function newSecret(): string {
  return newKey() + newKey();
}

export interface Plan {
  game: string;
  seats?: number;
  edition?: string;
  options?: Record<string, boolean | number | string>;
  bots?: (string | null)[];
  name?: string;
  visibility?: "public" | "link";
  start?: "full" | "host";
  clock?: { kind: string; seconds: number; increment?: number; then: string } | null;
  hints?: boolean;
}

/** How somebody wants to be told. */
export type Wish = { kind: NoticeKind; address?: string; subscription?: PushSubscriptionJSON };

export type Created = { table: Table; host: string | null };

export const api = {
  games: () => ask<Games>("/games"),
  rules: (game: string) =>
    ask<{ game: string; language: string; markdown: string; about: About }>(`/games/${game}/rules`),
  tables: (status: string, limit = 20) =>
    ask<{ tables: Table[]; before: string | null }>(`/tables?status=${status}&limit=${limit}`),
  create: (plan: Plan) => ask<Created>("/tables", { method: "POST", body: { ...plan, secret: newSecret() } }),
  table: (id: string) => ask<Table>(`/tables/${id}`),
  board: (id: string) => ask<Board>(`/tables/${id}/board`),
  envelope: (id: string, since: number, secret?: string) =>
    ask<Envelope>(`/tables/${id}/envelope?since=${since}`, { secret }),
  position: (id: string, decisions: number, seat: number, secret?: string, since?: number) =>
    ask<Envelope>(`/tables/${id}/position/${decisions}?seat=${seat}${since === undefined ? "" : `&since=${since}`}`, {
      secret,
    }),
  sit: async (id: string, name: string, seat: number) => {
    const contribution = newKey();
    const taken = await ask<{ seat: number; secret: string; sequence: number }>(`/tables/${id}/seats`, {
      method: "POST",
      body: { name, seat, contribution, secret: newSecret() },
    });
    return { ...taken, contribution };
  },
  contribute: async (id: string, seat: number, secret: string) => {
    const contribution = newKey();
    const body = { contribution, key: newKey() };
    await ask(`/tables/${id}/seats/${seat}/contribution`, { method: "POST", secret, body });
    return contribution;
  },
  leave: (id: string, seat: number, secret: string) => ask(`/tables/${id}/seats/${seat}`, { method: "DELETE", secret }),
  toBot: (id: string, seat: number, level: string, secret: string) =>
    ask(`/tables/${id}/seats/${seat}/bot`, { method: "POST", secret, body: { level, key: newKey() } }),
  toPerson: (id: string, seat: number, name: string, secret: string) =>
    ask(`/tables/${id}/seats/${seat}/person`, { method: "POST", secret, body: { name, key: newKey() } }),
  start: (id: string, secret: string) =>
    ask(`/tables/${id}/start`, { method: "POST", secret, body: { key: newKey() } }),
  act: (id: string, secret: string, version: number, action: Action, key: string) =>
    ask<{ sequence: number; version: number }>(`/tables/${id}/act`, {
      method: "POST",
      secret,
      body: { version, action, key },
    }),
  undo: (id: string, secret: string, to?: number) =>
    ask<{ done: boolean }>(`/tables/${id}/undo`, {
      method: "POST",
      secret,
      body: { ...(to === undefined ? {} : { to }), key: newKey() },
    }),
  answerUndo: (id: string, secret: string, agree: boolean) =>
    ask<{ done: boolean }>(`/tables/${id}/undo/answer`, { method: "POST", secret, body: { agree, key: newKey() } }),
  hint: (id: string, secret: string) =>
    ask<Option & { version: number }>(`/tables/${id}/hint`, { method: "POST", secret, body: {} }),
  say: (id: string, secret: string, text: string) =>
    ask(`/tables/${id}/chat`, { method: "POST", secret, body: { text, key: newKey() } }),
  chat: (id: string) => ask<{ lines: Line[] }>(`/tables/${id}/chat?limit=50`),
  rematch: (id: string, secret: string) =>
    ask<Created>(`/tables/${id}/rematch`, { method: "POST", secret, body: { key: newKey() } }),
  fork: (id: string, decisions: number, plan: Omit<Plan, "game">) =>
    ask<Created>(`/tables/${id}/fork`, { method: "POST", body: { decisions, ...plan, secret: newSecret() } }),
  course: (id: string) => ask<{ points: number[][] }>(`/tables/${id}/course`),
  luck: (id: string) => ask<Luck>(`/tables/${id}/luck`),
  upload: (file: Blob) => ask<{ table: Table; luck: string }>("/records", { method: "POST", file }),
  pushKey: () => ask<{ key: string | null }>("/push"),
  notices: (id: string, seat: number, secret: string) =>
    ask<{ notices: Notice[]; kinds: NoticeKind[] }>(`/tables/${id}/seats/${seat}/notices`, { secret }),
  notify: (id: string, seat: number, secret: string, wish: Wish) =>
    ask<{ notice: string; confirmed: boolean }>(`/tables/${id}/seats/${seat}/notices`, {
      method: "POST",
      secret,
      body: wish,
    }),
  muteNotice: (id: string, seat: number, secret: string, notice: string, muted: boolean) =>
    ask(`/tables/${id}/seats/${seat}/notices/${notice}`, { method: "POST", secret, body: { muted } }),
  removeNotice: (id: string, seat: number, secret: string, notice: string) =>
    ask(`/tables/${id}/seats/${seat}/notices/${notice}`, { method: "DELETE", secret }),
  confirmNotice: (secret: string) => ask("/notices/confirm", { method: "POST", body: { secret } }),
  stopNotice: (notice: string) => ask("/notices/stop", { method: "POST", body: { notice } }),
  fileAddress: (id: string) => `/api/tables/${id}/file`,
};
