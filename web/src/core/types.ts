/** All that the server's API sends and takes, and nothing else. docs/api.md describes it in words. */

/** An action or event as data: a tag and a few named values. */
export type Value = string | number | boolean | null | readonly Value[];
export type Action = { readonly action: string } & { readonly [field: string]: Value };
export type Event = { readonly event: string } & { readonly [field: string]: Value };

/** A view in words: whatever the game says a seat may know. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
export type View = { [field: string]: Json };

export interface Option {
  action: Action;
  text: string;
}

export interface Moment {
  number: number;
  seat: number;
  events: Event[];
  texts: string[];
}

export interface ScoreLine {
  what: string;
  points: number;
  facts: Record<string, unknown>;
  text: string;
}

export interface Column {
  seat: number;
  lines: ScoreLine[];
  total: number;
  tie_break: number[];
  out: boolean;
}

export interface Score {
  columns: Column[];
  winners: number[];
}

export interface Envelope {
  seat: number;
  version: number;
  decisions: number;
  waiting_on: number[];
  phase: { phase: string; text: string };
  view: View;
  options: Option[];
  since: number;
  moments: Moment[];
  undo: number | null;
  score: Score | null;
}

/** The ways to be told. */
export type NoticeKind = "webhook" | "discord" | "slack" | "push" | "email";

export interface Notice {
  notice: string;
  kind: NoticeKind;
  address: string;
  always: boolean;
  remind: number;
  muted: boolean;
  confirmed: boolean;
}

export interface Clock {
  left: number;
  deadline: number | null;
}

/** How much time a table gives, and what happens when it is used up. */
export interface ClockRule {
  kind: string;
  seconds: number;
  increment?: number;
  then: string;
}

export interface Chair {
  seat: number;
  name: string | null;
  kind: "empty" | "person" | "bot" | "stand_in";
  bot: string | null;
  present: boolean;
  clock: Clock | null;
}

export interface Setup {
  game: string;
  seats: number;
  edition: string;
  options: Record<string, boolean | number | string>;
}

export interface Table {
  id: string;
  /** Empty where nobody named it. */
  name: string;
  game: string;
  title: string;
  setup: Setup;
  edition: string;
  status: "open" | "playing" | "over";
  visibility: "public" | "link";
  start: "full" | "host";
  watch: boolean;
  chat: boolean;
  hints: boolean;
  created: number;
  changed: number;
  sequence: number;
  version: number;
  decisions: number;
  seats: Chair[];
  waiting_on: number[];
  winners: number[] | null;
  onlookers: number;
  clock: ClockRule | null;
  undo: { seat: number; to: number; agreed: number[]; needed: number[] } | null;
  luck: { commitment: string; contributions: string[] | null; seed: string | null; awaits: number[] };
  rematch: string | null;
  from: { table: string | null; decisions: number } | null;
  series: string | null;
  sealed: boolean;
}

export interface Board {
  setup: Setup;
  edition: Edition;
  tables: Record<string, string[]>;
  names: Record<string, Record<string, string>>;
  /** The names in other cases, and what else a language says of them: board.forms.place.cairo.genitive. */
  forms: Record<string, Record<string, Record<string, string>>>;
  /** What the edition says of itself, in the reader's language. */
  about: About;
  /** The shape of every field of the view, for showing it in words. */
  view: Record<string, Outline>;
}

/** What a field of a view is: a number, a word of a table, one value for each thing of a table … */
export type Outline =
  | { kind: "number" | "flag" | "any" }
  | { kind: "word" | "set" | "pile"; table: string }
  | { kind: "row" | "each"; of: Outline }
  | { kind: "per"; tables: string[]; of: Outline };

/** An edition file; a game's face knows the rest of it. */
export interface Edition {
  game: string;
  edition: string;
  title?: string;
  note?: string;
  sources?: { id: string; ref: string; gives?: string }[];
  [part: string]: unknown;
}

/** An edition in the reader's language: its title, what it admits, and what it rests on. */
export interface About {
  title: string;
  note: string;
  sources: { ref: string; gives: string }[];
}

export interface Switch {
  name: string;
  text: string;
  default: boolean | number | string;
  choices: { choice: boolean | number | string; text: string }[];
}

export interface Game {
  name: string;
  title: string;
  summary: string;
  players: [number, number];
  editions: { name: string; title: string; note: string }[];
  options: Switch[];
}

export interface Games {
  games: Game[];
  bots: { level: string; text: string }[];
  languages: string[];
}

export interface Line {
  sequence: number;
  at: number;
  seat: number;
  name: string;
  text: string;
}

export interface Message {
  sequence: number;
  table: Table;
  envelopes: Envelope[];
  chat: Line[];
}

export interface Refusal {
  code: string;
  text: string;
  facts: Record<string, unknown>;
}

// --- what a page asks for -----------------------------------------------------------------------------------------

/** How a new table shall be. */
export interface Plan {
  game: string;
  seats?: number;
  edition?: string;
  options?: Record<string, boolean | number | string>;
  bots?: (string | null)[];
  name?: string;
  visibility?: "public" | "link";
  start?: "full" | "host";
  clock?: ClockRule | null;
  hints?: boolean;
}

/** How somebody wants to be told that it is their turn. */
export interface Wish {
  kind: NoticeKind;
  address?: string;
  subscription?: PushSubscriptionJSON;
}

// --- what the server answers --------------------------------------------------------------------------------------

export interface Created {
  table: Table;
  host: string | null;
}

export interface RulesPage {
  game: string;
  language: string;
  markdown: string;
  about: About;
}

export interface TableList {
  tables: Table[];
  before: number | null;
}

export interface SeatTaken {
  seat: number;
  secret: string;
  sequence: number;
}

export interface ActAnswer {
  sequence: number;
  version: number;
}

export interface UndoAnswer {
  sequence: number;
  done: boolean;
}

export interface Hint extends Option {
  version: number;
}

export interface ChatLines {
  lines: Line[];
}

/** Everyone's points after the deal and after every decision. */
export interface Course {
  points: number[][];
}

export interface Uploaded {
  table: Table;
  luck: string;
}

export interface PushKey {
  key: string | null;
}

export interface Notices {
  notices: Notice[];
  kinds: NoticeKind[];
}

export interface NoticeAdded {
  notice: string;
  confirmed: boolean;
}

/** Where luck came from, from one entry on. */
export interface Source {
  kind: "sealed" | "seeded" | "unknown";
  since?: number;
  seed?: string;
  commitment?: string;
  contributions?: string[];
}

/** The draws of one decision (number 0 is the deal), in order: from how many things each was picked, and which. */
export interface Draws {
  number: number;
  place: number;
  of: number[];
  answers: number[];
}

export interface Luck {
  sources: Source[];
  draws: Draws[];
}
