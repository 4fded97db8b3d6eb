/** The client of the server's API: one function for each request. What the server does not do is thrown as `Refused`. */
import { untrack } from "svelte";
import { Refused } from "./errors.ts";
import type { Colour } from "./seat_colours.ts";
import { text } from "./translation.svelte.ts";
import type {
  Changed,
  Action,
  Board,
  ChatLines,
  Course,
  Created,
  DailyPuzzle,
  Edition,
  EditionForm,
  EditionVerdict,
  Envelope,
  Games,
  Hint,
  LessonAnswer,
  LessonList,
  LessonStep,
  Luck,
  NoticeAdded,
  Notices,
  OwnEdition,
  Plan,
  Privacy,
  PushKey,
  PuzzleList,
  PuzzleScene,
  PuzzleVerdict,
  Reading,
  Refusal,
  Review,
  RulesPage,
  SavedEdition,
  SeatTaken,
  Table,
  TableList,
  UndoAnswer,
  Uploaded,
  WinChances,
  Wish,
} from "./types.ts";

interface RequestOptions {
  method?: "GET" | "POST" | "DELETE";
  secret?: string | undefined;
  body?: unknown;
  file?: Blob;
}

function headersFor({ secret, body }: RequestOptions): Record<string, string> {
  return {
    // Untracked: an effect that asks for something must not run again when the language changes.
    "Accept-Language": untrack(() => text.language),
    ...(secret ? { Authorization: `Bearer ${secret}` } : {}),
    ...(body === undefined ? {} : { "Content-Type": "application/json" }),
  };
}

async function send<T>(path: string, request: RequestOptions = {}): Promise<T> {
  const { method = "GET", body, file } = request;
  const content = file ?? (body === undefined ? null : JSON.stringify(body));
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, { method, headers: headersFor(request), body: content });
  } catch {
    throw new Refused({ code: "unreachable", text: "", facts: {} });
  }
  const data: unknown = await answer.json().catch(() => null);
  if (answer.ok) return data as T;
  throw new Refused(refusalIn(data));
}

/** The refusal in an answer. What a proxy says is not for players, so there may be none. */
function refusalIn(data: unknown): Refusal {
  const { code = "try_again", text = "", facts = {} } = (data ?? {}) as Partial<Refusal>;
  return { code, text, facts };
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

export const api = {
  games: () => send<Games>("/games"),
  rules: (game: string) => send<RulesPage>(`/games/${game}/rules`),
  tables: (status: string, limit = 20) => send<TableList>(`/tables?status=${status}&limit=${limit}`),
  create: (plan: Plan) => send<Created>("/tables", { method: "POST", body: { ...plan, secret: newSecret() } }),
  table: (id: string) => send<Table>(`/tables/${id}`),
  board: (id: string) => send<Board>(`/tables/${id}/board`),
  envelope: (id: string, since: number, secret?: string) =>
    send<Envelope>(`/tables/${id}/envelope?since=${since}`, { secret }),
  position: (id: string, decisions: number, seat: number, secret?: string, since?: number) =>
    send<Envelope>(`/tables/${id}/position/${decisions}?seat=${seat}${since === undefined ? "" : `&since=${since}`}`, {
      secret,
    }),
  sit: async (id: string, name: string, seat: number, colour: Colour | null) => {
    const contribution = newKey();
    const taken = await send<SeatTaken>(`/tables/${id}/seats`, {
      method: "POST",
      body: { name, seat, contribution, secret: newSecret(), ...(colour ? { colour } : {}) },
    });
    return { ...taken, contribution };
  },
  pickColour: (id: string, seat: number, secret: string, colour: Colour) =>
    send<Changed>(`/tables/${id}/seats/${seat}/colour`, { method: "POST", secret, body: { colour, key: newKey() } }),
  contribute: async (id: string, seat: number, secret: string) => {
    const contribution = newKey();
    const body = { contribution, key: newKey() };
    await send(`/tables/${id}/seats/${seat}/contribution`, { method: "POST", secret, body });
    return contribution;
  },
  leave: (id: string, seat: number, secret: string) =>
    send(`/tables/${id}/seats/${seat}`, { method: "DELETE", secret }),
  toBot: (id: string, seat: number, level: string, secret: string) =>
    send(`/tables/${id}/seats/${seat}/bot`, { method: "POST", secret, body: { level, key: newKey() } }),
  toPerson: (id: string, seat: number, name: string, secret: string) =>
    send(`/tables/${id}/seats/${seat}/person`, { method: "POST", secret, body: { name, key: newKey() } }),
  start: (id: string, secret: string) =>
    send(`/tables/${id}/start`, { method: "POST", secret, body: { key: newKey() } }),
  act: (id: string, secret: string, version: number, action: Action, key: string) =>
    send<Changed>(`/tables/${id}/act`, {
      method: "POST",
      secret,
      body: { version, action, key },
    }),
  undo: (id: string, secret: string, to?: number) =>
    send<UndoAnswer>(`/tables/${id}/undo`, {
      method: "POST",
      secret,
      body: { ...(to === undefined ? {} : { to }), key: newKey() },
    }),
  answerUndo: (id: string, secret: string, agree: boolean) =>
    send<UndoAnswer>(`/tables/${id}/undo/answer`, { method: "POST", secret, body: { agree, key: newKey() } }),
  hint: (id: string, secret: string, instead?: Action) =>
    send<Hint>(`/tables/${id}/hint`, { method: "POST", secret, body: instead ? { instead } : {} }),
  say: (id: string, secret: string, text: string) =>
    send(`/tables/${id}/chat`, { method: "POST", secret, body: { text, key: newKey() } }),
  report: (id: string, secret: string, seat: number, sequence: number | null) =>
    send(`/tables/${id}/reports`, { method: "POST", secret, body: { seat, sequence } }),
  privacy: () => send<Privacy>("/privacy"),
  chat: (id: string) => send<ChatLines>(`/tables/${id}/chat?limit=50`),
  rematch: (id: string, secret: string) =>
    send<Created>(`/tables/${id}/rematch`, { method: "POST", secret, body: { key: newKey() } }),
  fork: (id: string, decisions: number, plan: Omit<Plan, "game">) =>
    send<Created>(`/tables/${id}/fork`, { method: "POST", body: { decisions, ...plan, secret: newSecret() } }),
  askForReview: (id: string) => send<Review>(`/tables/${id}/review`, { method: "POST", body: {} }),
  review: (id: string, decisions: number, entries: number) =>
    send<Review>(`/tables/${id}/review?decisions=${decisions}&entries=${entries}`),
  reading: (id: string, number: number, seat: number) => send<Reading>(`/tables/${id}/reading/${number}?seat=${seat}`),
  winChances: (id: string) => send<WinChances>(`/tables/${id}/chances`),
  course: (id: string) => send<Course>(`/tables/${id}/course`),
  luck: (id: string) => send<Luck>(`/tables/${id}/luck`),
  editionForm: (game: string) => send<EditionForm>(`/games/${game}/form`),
  checkEdition: (edition: Edition) =>
    send<EditionVerdict>("/editions/check", { method: "POST", body: { edition, preview: true } }),
  ownEdition: (id: string) => send<OwnEdition>(`/editions/${id}`),
  keepEdition: (edition: Edition) => send<SavedEdition>("/editions", { method: "POST", body: { edition } }),
  changeEdition: (id: string, secret: string, edition: Edition) =>
    send<SavedEdition>(`/editions/${id}`, { method: "POST", secret, body: { edition } }),
  deleteEdition: (id: string, secret: string) => send(`/editions/${id}`, { method: "DELETE", secret }),
  upload: (file: Blob) => send<Uploaded>("/records", { method: "POST", file }),
  puzzles: () => send<PuzzleList>("/puzzles"),
  dailyPuzzle: () => send<DailyPuzzle>("/puzzles/daily"),
  puzzle: (name: string) => send<PuzzleScene>(`/puzzles/${encodeURIComponent(name)}`),
  /** Without an action: the solution, please. */
  answerPuzzle: (name: string, action?: Action) =>
    send<PuzzleVerdict>(`/puzzles/${encodeURIComponent(name)}/answer`, {
      method: "POST",
      body: action ? { action } : {},
    }),
  lessons: () => send<LessonList>("/lessons"),
  lesson: (game: string, step: number) => send<LessonStep>(`/lessons/${encodeURIComponent(game)}/${step}`),
  answerLesson: (game: string, step: number, action: Action) =>
    send<LessonAnswer>(`/lessons/${encodeURIComponent(game)}/${step}/answer`, { method: "POST", body: { action } }),
  pushKey: () => send<PushKey>("/push"),
  notices: (id: string, seat: number, secret: string) =>
    send<Notices>(`/tables/${id}/seats/${seat}/notices`, { secret }),
  notify: (id: string, seat: number, secret: string, wish: Wish) =>
    send<NoticeAdded>(`/tables/${id}/seats/${seat}/notices`, {
      method: "POST",
      secret,
      body: wish,
    }),
  muteNotice: (id: string, seat: number, secret: string, notice: string, muted: boolean) =>
    send(`/tables/${id}/seats/${seat}/notices/${notice}`, { method: "POST", secret, body: { muted } }),
  removeNotice: (id: string, seat: number, secret: string, notice: string) =>
    send(`/tables/${id}/seats/${seat}/notices/${notice}`, { method: "DELETE", secret }),
  confirmNotice: (secret: string) => send("/notices/confirm", { method: "POST", body: { secret } }),
  stopNotice: (notice: string) => send("/notices/stop", { method: "POST", body: { notice } }),
  fileAddress: (id: string) => `/api/tables/${id}/file`,
};
