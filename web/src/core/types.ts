/** The bodies of the server's API under the names that the pages use. What each game defines is narrowed here. */
import type * as Api from "./api.generated.ts";

/** An action or event as data: a tag and a few named values. */
export type Value = string | number | boolean | null | readonly Value[];
export type Action = { readonly action: string } & { readonly [field: string]: Value };
export type Event = { readonly event: string } & { readonly [field: string]: Value };

/** A view in words: whatever the game says a seat may know. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
export type View = { [field: string]: Json };

/** What a field of a view is: a number, a word of a table, one value for each thing of a table … */
export type Outline = {
  /** The field that tells how many things there are, where some may be hidden. */ size?: string;
} & (
  | { kind: "number" | "flag" | "any" }
  | { kind: "word" | "set" | "pile"; table: string }
  | { kind: "row" | "each"; of: Outline }
  | { kind: "per"; tables: string[]; of: Outline }
);

/** An edition file; a game's face knows the rest of it. */
export interface Edition {
  game: string;
  edition: string;
  title?: string;
  note?: string;
  sources?: { id: string; ref: string; gives?: string }[];
  [part: string]: unknown;
}

/** A body in which some fields, which must exist, have narrower types. */
type Narrowed<Body, Fields extends { [Name in keyof Fields]: Name extends keyof Body ? unknown : never }> = Omit<
  Body,
  keyof Fields
> &
  Fields;

// --- what the server answers --------------------------------------------------------------------------------------

export type Option = Narrowed<Api.Option, { action: Action }>;
export type HintOption = Narrowed<Api.HintOption, { action: Action }>;
export type Hint = Narrowed<Api.Hint, { action: Action; other: HintOption | null }>;
export type ReviewedDecision = Narrowed<Api.ReviewedDecision, { choice: Option; better: Option }>;
export type Review = Narrowed<Api.Review, { decisions: ReviewedDecision[] }>;
export type Moment = Narrowed<Api.Moment, { events: Event[] }>;
export type Envelope = Narrowed<Api.Envelope, { view: View; options: Option[]; moments: Moment[] }>;
export type Message = Narrowed<Api.LiveMessage, { envelopes: Envelope[] }>;
export type Board = Narrowed<Api.Board, { edition: Edition; view: Record<string, Outline> }>;
export type EditionPreview = Narrowed<Api.EditionPreview, { board: Board; envelope: Envelope }>;
export type Position = Narrowed<Api.Scene, { board: Board; envelope: Envelope }>;
export type PuzzleScene = Narrowed<Api.PuzzleScene, { scene: Position }>;
export type JudgedOption = Narrowed<Api.JudgedOption, { option: Option }>;
export type PuzzleSolution = Narrowed<Api.PuzzleSolution, { options: JudgedOption[] }>;
export type PuzzleVerdict = Narrowed<Api.PuzzleVerdict, { solution: PuzzleSolution | null }>;
export type LessonStep = Narrowed<Api.LessonStep, { scene: Position }>;
export type EditionVerdict = Narrowed<Api.EditionVerdict, { preview: EditionPreview | null }>;
export type EditionForm = Narrowed<Api.EditionForm, { edition: Edition }>;
export type OwnEdition = Narrowed<Api.OwnEdition, { edition: Edition }>;
export type NoticeKind = Api.Notice["kind"];

export type {
  About,
  Changed,
  ChatLine as Line,
  ChatLines,
  CreatedTable as Created,
  DailyPuzzle,
  Draw as Draws,
  EditionProblem,
  Game,
  GameList as Games,
  GameOption as Switch,
  LessonAnswer,
  LessonList,
  Luck,
  LuckSource as Source,
  Notice,
  NoticeAdded,
  NoticeList as Notices,
  PointsHistory as Course,
  Privacy,
  PushKey,
  PuzzleLabel,
  PuzzleList,
  Reading,
  ReadThing,
  Refusal,
  ReviewedEntry,
  ReviewedSeat,
  RulesPage,
  SavedEdition,
  Score,
  ScoreColumn as Column,
  ScoreLine,
  Seat as Chair,
  SeatClock as Clock,
  SeatTaken,
  Setup,
  Table,
  TableList,
  UndoResult as UndoAnswer,
  Uploaded,
  WinChances,
} from "./api.generated.ts";

// --- what a page asks for -----------------------------------------------------------------------------------------

export type { Clock as ClockRule, CreateTable as Plan } from "./api.generated.ts";

/** How somebody wants to be told that it is their turn, with the subscription as the browser gives it. */
export type Wish = Narrowed<Api.AddNotice, { subscription?: PushSubscriptionJSON }>;
