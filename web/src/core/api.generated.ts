/** The bodies of the server's API, from its OpenAPI schema. `python -m tools.api_types` writes this file. */

export interface About {
  title: string;
  note: string;
  sources: Source[];
  digest: string;
  original: boolean;
}

export interface Act {
  version: number;
  action: Record<string, unknown> | string;
  key?: string | null;
}

export interface AddNotice {
  kind: "webhook" | "discord" | "slack" | "push" | "email";
  address?: string;
  subscription?: PushSubscription | null;
  always?: boolean;
  remind?: number;
}

export interface AnswerLesson {
  action: Record<string, unknown> | string;
}

export interface AnswerPuzzle {
  action?: Record<string, unknown> | string | null;
}

export interface AnswerUndo {
  agree: boolean;
  key?: string | null;
}

export interface AskForHint {
  level?: string | null;
  instead?: Record<string, unknown> | string | null;
}

export interface Board {
  setup: Setup;
  edition: Record<string, unknown>;
  tables: Record<string, string[]>;
  names: Record<string, Record<string, string>>;
  forms: Record<string, Record<string, Record<string, string>>>;
  about: About;
  view: Record<string, unknown>;
}

export interface BotLevel {
  level: string;
  text: string;
  games: string[];
}

export interface Changed {
  sequence: number;
}

export interface ChatLine {
  sequence: number;
  at: number;
  seat: number;
  name: string;
  text: string;
}

export interface ChatLines {
  lines: ChatLine[];
}

export interface CheckEdition {
  edition: Record<string, unknown>;
  preview?: boolean;
}

export interface ChooseColour {
  colour: "blue" | "red" | "green" | "violet" | "gold";
  key?: string | null;
}

export interface Clock {
  kind: "decision" | "bank";
  seconds: number;
  increment?: number;
  then?: "decide" | "replace";
}

export interface ConfirmNotice {
  secret: string;
}

export interface Contribute {
  contribution: string;
  key?: string | null;
}

export interface CreateTable {
  bots?: (string | null)[];
  name?: string;
  visibility?: "public" | "link";
  start?: "full" | "host";
  watch?: boolean;
  chat?: boolean;
  hints?: boolean;
  clock?: Clock | null;
  secret?: string | null;
  game: string;
  seats?: number | null;
  edition?: string | Record<string, unknown>;
  copies?: number;
  order?: "lot" | "host";
  options?: Record<string, boolean | number | string>;
}

export interface CreatedTable {
  table: Table;
  host: string | null;
}

export interface CreatedTables {
  table: Table;
  host: string | null;
  tables?: CreatedTable[];
}

export interface DailyPuzzle {
  day: number;
  name: string;
  game: string;
  title: string;
  players: number;
  difficulty: number;
}

export interface Draw {
  number: number;
  place: number;
  of: number[];
  answers: number[];
}

export interface EditionDeleted {
  id: string;
}

export interface EditionForm {
  game: string;
  title: string;
  schema: Record<string, unknown>;
  edition: Record<string, unknown>;
}

export interface EditionLabel {
  name: string;
  title: string;
  note: string;
}

export interface EditionPreview {
  table: Table;
  board: Board;
  envelope: Envelope;
}

export interface EditionProblem {
  place: string;
  what: string;
  text: string;
}

export interface EditionVerdict {
  digest: string;
  problems: EditionProblem[];
  preview: EditionPreview | null;
}

export interface Envelope {
  seat: number;
  version: number;
  decisions: number;
  waiting_on: number[];
  phase: Phase;
  view: Record<string, unknown>;
  options: Option[];
  since: number;
  moments: Moment[];
  undo: number | null;
  score: Score | null;
}

export interface ForkTable {
  bots?: (string | null)[];
  name?: string;
  visibility?: "public" | "link";
  start?: "full" | "host";
  watch?: boolean;
  chat?: boolean;
  hints?: boolean;
  clock?: Clock | null;
  secret?: string | null;
  decisions: number;
}

export interface Game {
  name: string;
  title: string;
  summary: string;
  players: [number, number];
  editions: EditionLabel[];
  options: GameOption[];
}

export interface GameList {
  games: Game[];
  bots: BotLevel[];
  languages: string[];
  version: string;
}

export interface GameOption {
  name: string;
  text: string;
  default: boolean | number | string;
  choices: OptionChoice[];
}

export interface HandToBot {
  level: string;
  key?: string | null;
}

export interface Health {
  status: string;
}

export interface Hint {
  action: Record<string, unknown>;
  text: string;
  version: number;
  where: string;
  win_chance: number | null;
  other: HintOption | null;
  reasons: string[];
}

export interface HintOption {
  action: Record<string, unknown>;
  text: string;
  win_chance: number;
  kind: "best" | "fine" | "inaccuracy" | "mistake" | "blunder";
}

export interface JudgedOption {
  option: Option;
  win_chance: number;
}

export interface LessonAnswer {
  right: boolean;
  text: string;
}

export interface LessonChapter {
  game: string;
  title: string;
  steps: number;
}

export interface LessonList {
  lessons: LessonChapter[];
}

export interface LessonStep {
  game: string;
  step: number;
  steps: number;
  coach: string;
  happened: string[];
  scene: Scene;
  over: boolean;
}

export interface ListenHello {
  secrets?: string[];
  since?: number;
  language?: string;
}

export interface LiveMessage {
  sequence: number;
  seats: number[];
  table: Table;
  envelopes: Envelope[];
  chat: ChatLine[];
}

export interface Luck {
  sources: LuckSource[];
  draws: Draw[];
}

export interface LuckSource {
  kind: "sealed" | "seeded" | "unknown";
  since?: number;
  seed?: string;
  commitment?: string;
  contributions?: string[];
  taken_back?: number;
  lot?: number[];
}

export interface LuckyMoment {
  number: number;
  worth: number;
  text: string;
}

export interface Moment {
  number: number;
  seat: number;
  events: Record<string, unknown>[];
  texts: string[];
}

export interface MuteNotice {
  muted: boolean;
}

export interface Notice {
  notice: string;
  kind: "webhook" | "discord" | "slack" | "push" | "email";
  address: string;
  always: boolean;
  remind: number;
  muted: boolean;
  confirmed: boolean;
}

export interface NoticeAdded {
  notice: string;
  confirmed: boolean;
}

export interface NoticeConfirmed {
  confirmed: boolean;
}

export interface NoticeList {
  notices: Notice[];
  kinds: ("webhook" | "discord" | "slack" | "push" | "email")[];
}

export interface NoticeMuted {
  notice: string;
  muted: boolean;
}

export interface NoticeRemoved {
  notice: null;
}

export interface Option {
  action: Record<string, unknown>;
  text: string;
}

export interface OptionChoice {
  choice: boolean | number | string;
  text: string;
}

export interface Origin {
  table: string | null;
  decisions: number;
}

export interface OwnEdition {
  id: string;
  game: string;
  digest: string;
  created: number;
  changed: number;
  edition: Record<string, unknown>;
}

export interface Phase {
  phase: string;
  text: string;
}

export interface Ping {
  ping: number;
}

export interface PointsHistory {
  points: number[][];
}

export interface Pong {
  pong: number;
}

export interface Privacy {
  keep_days: number | null;
  edition_days: number;
  report_days: number;
  confirmation_days: number;
  mail: boolean;
}

export interface PushKey {
  key: string | null;
}

export interface PushSubscription {
  endpoint: string;
  keys: SubscriptionKeys;
  expirationTime?: number | null;
}

export interface PuzzleLabel {
  name: string;
  game: string;
  title: string;
  players: number;
  difficulty: number;
  theme: string;
  theme_text: string;
}

export interface PuzzleList {
  puzzles: PuzzleLabel[];
  day: number;
  daily: string | null;
}

export interface PuzzleScene {
  name: string;
  difficulty: number;
  scene: Scene;
}

export interface PuzzleSolution {
  options: JudgedOption[];
  theme_text: string;
  reasons: string[];
  others: string[];
  solved_by: string[];
}

export interface PuzzleVerdict {
  right: boolean;
  win_chance: number | null;
  best: number;
  solution: PuzzleSolution | null;
}

export interface Refusal {
  code: string;
  text: string;
  facts: Record<string, unknown>;
}

export interface Repeatable {
  key?: string | null;
}

export interface ReportPlayer {
  seat: number;
  sequence?: number | null;
  reason?: string;
}

export interface Reported {
  reported: boolean;
}

export interface Review {
  finished: boolean;
  running: boolean;
  done: number;
  total: number;
  decisions: ReviewedDecision[];
  entries: ReviewedEntry[];
  seats: ReviewedSeat[];
}

export interface ReviewedDecision {
  number: number;
  seat: number;
  before: number;
  chosen: number;
  best: number;
  loss: number;
  error: number;
  kind: "best" | "fine" | "inaccuracy" | "mistake" | "blunder";
  choice: Option;
  better: Option;
  reasons: string[];
}

export interface ReviewedEntry {
  number: number;
  seat: number;
  choice: number[];
  luck: number[];
  after: number[];
}

export interface ReviewedSeat {
  seat: number;
  start: number;
  luck: number;
  choices: number;
  own: number;
  result: number;
  luck_text: string;
  moments: LuckyMoment[];
  lesson: string;
  lesson_number: number | null;
}

export interface RulesPage {
  game: string;
  language: string;
  markdown: string;
  about: About;
}

export interface SaveEdition {
  edition: Record<string, unknown>;
}

export interface SavedEdition {
  id: string;
  digest: string;
  secret: string | null;
}

export interface SayInChat {
  text: string;
  key?: string | null;
}

export interface Scene {
  table: Table;
  board: Board;
  envelope: Envelope;
}

export interface Score {
  columns: ScoreColumn[];
  winners: number[];
}

export interface ScoreColumn {
  seat: number;
  lines: ScoreLine[];
  total: number;
  tie_break: number[];
  out: boolean;
}

export interface ScoreLine {
  what: string;
  points: number;
  facts: Record<string, unknown>;
  text: string;
}

export interface Seat {
  seat: number;
  name: string | null;
  kind: "empty" | "person" | "bot" | "stand_in";
  bot: string | null;
  clock: SeatClock | null;
  present: boolean;
  colour: "blue" | "red" | "green" | "violet" | "gold";
  hurried: boolean;
}

export interface SeatClock {
  left: number;
  deadline: number | null;
}

export interface SeatTaken {
  seat: number;
  secret: string;
  sequence: number;
}

export interface Setup {
  game: string;
  seats: number;
  edition: string;
  options: Record<string, boolean | number | string>;
  revision?: number;
}

export interface SitDown {
  name: string;
  seat?: number | null;
  contribution?: string;
  secret?: string | null;
  colour?: "blue" | "red" | "green" | "violet" | "gold" | null;
}

export interface Source {
  ref: string;
  gives: string;
}

export interface StopNotice {
  notice: string;
}

export interface SubscriptionKeys {
  p256dh: string;
  auth: string;
}

export interface Table {
  id: string;
  name: string;
  game: string;
  title: string;
  setup: Setup;
  edition: string;
  status: "open" | "playing" | "over";
  visibility: "public" | "link";
  start: "full" | "host";
  order: "lot" | "host" | "rotated";
  watch: boolean;
  chat: boolean;
  hints: boolean;
  created: number;
  changed: number;
  sequence: number;
  version: number;
  decisions: number;
  seats: Seat[];
  waiting_on: number[];
  winners: number[] | null;
  points: number[] | null;
  onlookers: number;
  clock: TableClock | null;
  undo: UndoRequest | null;
  luck: TableLuck;
  lot: number[] | null;
  rematch: string | null;
  from: Origin | null;
  series: string | null;
  sealed: boolean;
  taken_back: number;
}

export interface TableClock {
  kind: "decision" | "bank";
  seconds: number;
  increment: number;
  then: "decide" | "replace";
}

export interface TableList {
  tables: Table[];
  before: number | null;
}

export interface TableLuck {
  commitment: string;
  contributions: string[] | null;
  seed: string | null;
  awaits: number[];
}

export interface TakeSeatBack {
  name?: string | null;
  key?: string | null;
}

export interface Undo {
  to?: number | null;
  key?: string | null;
}

export interface UndoRequest {
  seat: number;
  to: number;
  agreed: number[];
  needed: number[];
}

export interface UndoResult {
  sequence: number;
  done: boolean;
}

export interface Uploaded {
  table: Table;
  luck: "checked" | "sealed" | "unknown";
}
