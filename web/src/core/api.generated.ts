/** The bodies of the server's API, from its OpenAPI schema. `python -m tools.api_types` writes this file. */

/** What an edition says of itself. */
export interface About {
  /** The edition's title. */
  title: string;
  /** What a player should know about it. */
  note: string;
  /** Where its values come from. */
  sources: Source[];
  /** A short hash of its content: editions with the same one are the same. */
  digest: string;
  /** Does it come with the game, unchanged? */
  original: boolean;
}

/** A choice, made for this version of the match. */
export interface Act {
  /** The version of the envelope that the choice was made for. */
  version: number;
  /** An action, exactly as an option gave it, or as a line of text such as `lay_out marula`. */
  action: Record<string, unknown> | string;
  /** An idempotency key: the same key from the same seat is carried out only once. */
  key?: string | null;
}

/** Be notified when it is the seat's turn. */
export interface AddNotice {
  /** How to send the notice. */
  kind: "webhook" | "discord" | "slack" | "push" | "email";
  /** The address of the webhook, or the e-mail address; empty for push. */
  address?: string;
  /** For push, what the browser says about its subscription; null for other kinds. */
  subscription?: PushSubscription | null;
  /** Send it even while someone listens for the seat? */
  always?: boolean;
  /** Send it once more after so many seconds without a move; 0: never. */
  remind?: number;
}

/** What the learner does in a step of the first lessons. */
export interface AnswerLesson {
  /** An action, exactly as an option gave it, or as a line of text such as `lay_out marula`. */
  action: Record<string, unknown> | string;
}

/** An answer to a puzzle; without one, the solution is asked for. */
export interface AnswerPuzzle {
  /** An action, exactly as an option gave it, or as a line of text such as `lay_out marula`. Null asks for the solution. */
  action?: Record<string, unknown> | string | null;
}

/** Agree to an undo, or not. */
export interface AnswerUndo {
  /** Do you agree? */
  agree: boolean;
  /** An idempotency key: the same key from the same seat is carried out only once. */
  key?: string | null;
}

/** What is best now? With `instead`, also: why not that? With `level`: what would a bot of this level do? */
export interface AskForHint {
  /** The level of the bot to ask; null for the strongest advice. */
  level?: string | null;
  /** An option to compare the best with, in either form of an action; null for the second best. */
  instead?: Record<string, unknown> | string | null;
}

/** What a face reads once for each table. `view` tells the shape of every field of a view. */
export interface Board {
  /** How the match is set up. */
  setup: Setup;
  /** The whole edition file. */
  edition: Record<string, unknown>;
  /** The words that views use, by the table that they belong to. */
  tables: Record<string, string[]>;
  /** What each of those words is called in the reader's language. */
  names: Record<string, Record<string, string>>;
  /** Other grammatical forms of those names, by the name of the form. */
  forms: Record<string, Record<string, Record<string, string>>>;
  /** What the edition says about itself. */
  about: About;
  /** The shape of every field of a view. */
  view: Record<string, unknown>;
}

/** A level of bots, or an engine that the operator has named. */
export interface BotLevel {
  /** The name to send, of a level or of an engine. */
  level: string;
  /** How strong it is, in words; for an engine its name. */
  text: string;
  /** The names of the games that it plays. */
  games: string[];
}

/** A change that is on disk, and its number in the log of the table. */
export interface Changed {
  /** The log number of the change, as this seat counts. */
  sequence: number;
}

/** An opponent with a name and a manner of playing. Characters play every game, each at one level. */
export interface Character {
  /** The name to send as a bot's level. */
  name: string;
  /** What it is called, in the reader's language. */
  text: string;
  /** How it plays, in one sentence. */
  manner: string;
  /** The level that it is as strong as. */
  level: string;
}

/** A line of chat. */
export interface ChatLine {
  /** The log number of the line. */
  sequence: number;
  /** When it was said, in milliseconds since 1970. */
  at: number;
  /** The seat that said it. */
  seat: number;
  /** The name of the player at that time. */
  name: string;
  /** What was said, as plain text. */
  text: string;
}

/** Lines of chat, the oldest first. */
export interface ChatLines {
  /** The lines, the oldest first. */
  lines: ChatLine[];
}

/** Is this edition sound? With `preview`, the answer also has a first position to draw. */
export interface CheckEdition {
  /** The whole edition file. */
  edition: Record<string, unknown>;
  /** Should the answer hold a first position to draw? */
  preview?: boolean;
}

/** Pick the colour of one's seat, before the deal. */
export interface ChooseColour {
  /** The new colour; one that another person has is refused. */
  colour: "blue" | "red" | "green" | "violet" | "gold";
  /** An idempotency key: the same key from the same seat is carried out only once. */
  key?: string | null;
}

/** A time control: so many seconds for each decision, or a bank of seconds that grows by an increment. */
export interface Clock {
  /** A fixed time for each decision, or a bank of time for the whole match. */
  kind: "decision" | "bank";
  /** The time for each decision, or the bank at the start, in seconds. */
  seconds: number;
  /** What each decision adds to the bank, in seconds. */
  increment?: number;
  /** When time is up, a bot makes this one decision, or takes the seat until its person comes back. */
  then?: "decide" | "replace";
}

/** Confirm an e-mail address with the secret that was mailed to it. */
export interface ConfirmNotice {
  /** The secret from the link in the e-mail. */
  secret: string;
}

/** Add words to the luck of a rematch. */
export interface Contribute {
  /** Any words of your own, which are mixed into the luck. */
  contribution: string;
  /** An idempotency key: the same key from the same seat is carried out only once. */
  key?: string | null;
}

/** A new table; only `game` is needed. */
export interface CreateTable {
  /** For each seat the level of its bot, or null for a person. */
  bots?: (string | null)[];
  /** A name for the table; it may be empty. */
  name?: string;
  /** In the lobby for everyone, or only for those who have the link. */
  visibility?: "public" | "link";
  /** Start when the last seat is taken, or when the host says so. */
  start?: "full" | "host";
  /** May others watch? */
  watch?: boolean;
  /** Is there a chat? */
  chat?: boolean;
  /** May players ask for hints? */
  hints?: boolean;
  /** Onlookers see how likely each seat is to win, by what everyone may see. */
  win_chances?: boolean;
  /** How long players may think; null for no limit. */
  clock?: Clock | null;
  /** A secret for the host, drawn at random by the client; null lets the server draw one. */
  secret?: string | null;
  /** The game's name. */
  game: string;
  /** How many seats; null for the fewest that the game allows. */
  seats?: number | null;
  /** The name of an edition, or a whole edition file. */
  edition?: string | Record<string, unknown>;
  /** How many tables are dealt the same luck. */
  copies?: number;
  /** Are seats drawn by lot at the deal, or kept as taken? */
  order?: "lot" | "host";
  /** Values for the options of the game, by name; the others keep their defaults. */
  options?: Record<string, boolean | number | string>;
}

/** A new table and its host's secret. */
export interface CreatedTable {
  /** The new table. */
  table: Table;
  /** The host's secret, shown only here; null for a rematch. */
  host: string | null;
}

/** A new table. With `copies`, `tables` holds all of them, and the first also stands by itself. */
export interface CreatedTables {
  /** The new table. */
  table: Table;
  /** The host's secret, shown only here; null for a rematch. */
  host: string | null;
  /** All tables with the same luck, if more than one was asked for. */
  tables?: CreatedTable[];
}

/** Today's puzzle, the same for everyone. Its theme is not told. */
export interface DailyPuzzle {
  /** Today, counted in days since 1970. */
  day: number;
  /** The puzzle's name, for addresses. */
  name: string;
  /** The game's name. */
  game: string;
  /** The game's title, in the reader's language. */
  title: string;
  /** How many players the match had. */
  players: number;
  /** From 1, where every level of bots finds the solution, to 5, where none does. */
  difficulty: number;
}

/** The draws of one entry: from how many things, and which was picked. An entry without any has empty lists. */
export interface Draw {
  /** The number of the journal's entry; 0 is the deal. */
  number: number;
  /** How many answers were given before this entry. */
  place: number;
  /** From how many things each answer was picked. */
  of: number[];
  /** Which of them was picked, counted from 0. */
  answers: number[];
}

/** An edition that is no longer kept. Tables that were made with it go on. */
export interface EditionDeleted {
  /** The id that the edition had. */
  id: string;
}

/** What an edition of a game may say: the JSON schema of its file, and the default edition to begin with. */
export interface EditionForm {
  /** The game's name. */
  game: string;
  /** The game's title in the reader's language. */
  title: string;
  /** The JSON schema of an edition file of this game, with the bounds of every field. */
  schema: Record<string, unknown>;
  /** The default edition, to begin with. */
  edition: Record<string, unknown>;
}

/** An edition to choose from. */
export interface EditionLabel {
  /** The edition's name, for programs. */
  name: string;
  /** Its title, in the reader's language. */
  title: string;
  /** What a player should know about it, such as what was reconstructed. */
  note: string;
}

/** The first position of a match on an edition, as an onlooker sees it: what a face needs to draw the board. */
export interface EditionPreview {
  /** A table of the smallest match on this edition; it is not stored. */
  table: Table;
  /** What a face reads to draw the board. */
  board: Board;
  /** The first position, as an onlooker sees it. */
  envelope: Envelope;
}

/** One thing that is wrong with an edition. `place` is where: `tickets[3].value`; empty for all of it. */
export interface EditionProblem {
  /** The field that is wrong, such as `tickets[3].value`; empty for the whole edition. */
  place: string;
  /** The kind of problem, as a word for programs. */
  what: string;
  /** The problem in a sentence, in the reader's language. */
  text: string;
}

/** What is wrong with an edition. Without problems it can be played. */
export interface EditionVerdict {
  /** A short hash of the edition's content. */
  digest: string;
  /** Everything that is wrong; empty if the edition can be played. */
  problems: EditionProblem[];
  /** A first position to draw; null if none was asked for, or if there are problems. */
  preview: EditionPreview | null;
}

/** What one seat may know now, or an onlooker (seat -1). */
export interface Envelope {
  /** The seat that this envelope is for, counted from 0; -1 is an onlooker. */
  seat: number;
  /** The log number of the last change of the match; a choice names the version it was made for. */
  version: number;
  /** How many decisions the match has now, as this reader counts. */
  decisions: number;
  /** The seats that must decide now. */
  waiting_on: number[];
  /** What is to be done now. */
  phase: Phase;
  /** What this seat knows of the position; each game defines its own fields. */
  view: Record<string, unknown>;
  /** Every action that this seat may choose now; empty while others decide. */
  options: Option[];
  /** The number of the first moment in `moments`; drop all that you hold from this number on. */
  since: number;
  /** What happened, one moment for each decision, the oldest first. */
  moments: Moment[];
  /** How many decisions remain if this seat takes back what it can alone; null if it can take back nothing. */
  undo: number | null;
  /** The score sheet, once the match is over; null before. */
  score: Score | null;
}

/** A new table that goes on after so many decisions of a finished match. */
export interface ForkTable {
  /** For each seat the level of its bot, or null for a person. */
  bots?: (string | null)[];
  /** A name for the table; it may be empty. */
  name?: string;
  /** In the lobby for everyone, or only for those who have the link. */
  visibility?: "public" | "link";
  /** Start when the last seat is taken, or when the host says so. */
  start?: "full" | "host";
  /** May others watch? */
  watch?: boolean;
  /** Is there a chat? */
  chat?: boolean;
  /** May players ask for hints? */
  hints?: boolean;
  /** Onlookers see how likely each seat is to win, by what everyone may see. */
  win_chances?: boolean;
  /** How long players may think; null for no limit. */
  clock?: Clock | null;
  /** A secret for the host, drawn at random by the client; null lets the server draw one. */
  secret?: string | null;
  /** After how many decisions of the old match the new one begins. */
  decisions: number;
}

/** What one must know to create a table. `players` holds the fewest and the most. */
export interface Game {
  /** The game's name, for programs and addresses. */
  name: string;
  /** Its title, in the reader's language. */
  title: string;
  /** What the game is about, in a few sentences. */
  summary: string;
  /** The fewest and the most players. */
  players: [number, number];
  /** The editions that come with the game. */
  editions: EditionLabel[];
  /** The rules that a table may choose. */
  options: GameOption[];
}

/** Every game, the levels of bots, the characters, the languages, and the server's version. */
export interface GameList {
  /** Every game that this server offers. */
  games: Game[];
  /** The levels of bots, the weakest first, then the engines of the operator. */
  bots: BotLevel[];
  /** Opponents with a name and a manner, those of the weakest level first. */
  characters: Character[];
  /** The codes of the languages that texts come in. */
  languages: string[];
  /** The version of this server; a page that remembers another one tells what is new. */
  version: string;
}

/** A rule that tables may choose. */
export interface GameOption {
  /** The option's name, for programs. */
  name: string;
  /** What it decides, in words. */
  text: string;
  /** The value that it has if nothing is chosen. */
  default: boolean | number | string;
  /** Every value that it may have. */
  choices: OptionChoice[];
}

/** Let a bot play on this seat. */
export interface HandToBot {
  /** The level or engine that plays from now on. */
  level: string;
  /** An idempotency key: the same key from the same seat is carried out only once. */
  key?: string | null;
}

/** The server works. */
export interface Health {
  /** Always `ok`; a server that does not work answers with a refusal. */
  status: string;
}

/** What is best now, in parts that a page can tell one after the other. A bot's choice has no figures. */
export interface Hint {
  /** The best action, as an option gives it. */
  action: Record<string, unknown>;
  /** Its label, in the reader's language. */
  text: string;
  /** The log number of the position that was judged. */
  version: number;
  /** What kind of action it is, in a few words. */
  where: string;
  /** The chance to win with it, from 0 to 1; null for a bot's choice or where there is nothing to compare. */
  win_chance: number | null;
  /** The option that was asked about, or the second best; null if there is none. */
  other: HintOption | null;
  /** How the best action differs from the other, one sentence each. */
  reasons: string[];
}

/** Another option than the best: the one that was asked about, or the second best. */
export interface HintOption {
  /** The action, as an option gives it. */
  action: Record<string, unknown>;
  /** The label of the action, in the reader's language. */
  text: string;
  /** The chance to win with it, from 0 to 1. */
  win_chance: number;
  /** The verdict that a review would give to it. */
  kind: "best" | "fine" | "inaccuracy" | "mistake" | "blunder";
}

/** An option and the chance to win with it. */
export interface JudgedOption {
  /** The action and its label. */
  option: Option;
  /** The chance to win with it, from 0 to 1. */
  win_chance: number;
}

/** Whether the learner did what the step asks for, and what the coach says to it. */
export interface LessonAnswer {
  /** Is it what the step asks for? */
  right: boolean;
  /** What the coach says to it. */
  text: string;
}

/** The first lessons of one game: how many steps there are. */
export interface LessonChapter {
  /** The game's name. */
  game: string;
  /** The game's title, in the reader's language. */
  title: string;
  /** How many steps the lessons have. */
  steps: number;
}

/** The games that have first lessons. */
export interface LessonList {
  /** One entry for each game that has first lessons. */
  lessons: LessonChapter[];
}

/** One step: where the match stands, what has happened since the step before, and what the coach says. */
export interface LessonStep {
  /** The game's name. */
  game: string;
  /** The number of this step, counted from 0. */
  step: number;
  /** How many steps there are. */
  steps: number;
  /** What the coach says now. */
  coach: string;
  /** What has happened since the step before, one sentence each. */
  happened: string[];
  /** The position of this step. */
  scene: Scene;
  /** Is it the last step? Then there is nothing to do but read. */
  over: boolean;
}

/** The first message of a listener: its seats' secrets, and the last sequence that it has. */
export interface ListenHello {
  /** The secret of each seat that this client holds; empty for an onlooker. */
  secrets?: string[];
  /** The last log number that the client has; 0 if it has nothing. */
  since?: number;
  /** The code of the language for texts. */
  language?: string;
}

/** What a listener is sent: everything at first, then each change. */
export interface LiveMessage {
  /** The log number up to which this message is complete; send it as `since` to reconnect. */
  sequence: number;
  /** The seat that each secret of the listener opens, in the order of the secrets. */
  seats: number[];
  /** The table as it is now. */
  table: Table;
  /** One envelope for each seat of the listener; for an onlooker, one with seat -1. */
  envelopes: Envelope[];
  /** The chat lines that are new to this listener, the oldest first. */
  chat: ChatLine[];
}

/** All that is needed to repeat every draw. */
export interface Luck {
  /** Where the answers came from; a forked match has several sources. */
  sources: LuckSource[];
  /** One for each decision that asked for luck, and for each before which draws were made and then undone. */
  draws: Draw[];
}

/** Where luck came from, from entry `since` on. */
export interface LuckSource {
  /** How the answers were drawn: from a sealed seed, from a simulation's seed, or in a way that nobody recorded. */
  kind: "sealed" | "seeded" | "unknown";
  /** The first entry of the journal that this source answered. */
  since?: number;
  /** The seed, in hexadecimal digits; for a simulation its text. */
  seed?: string;
  /** The hash that was published before the deal, in hexadecimal digits. */
  commitment?: string;
  /** What the players added to the luck, in the order of the seats at the time. */
  contributions?: string[];
  /** How many decisions the only person took back after they had revealed something. */
  taken_back?: number;
  /** How many were taken back with everyone's consent. Several of these seats may have been one person's. */
  taken_back_by_all?: number;
  /** The seats that the lot gave, for the old seats in order; empty if no lot was drawn. */
  lot?: number[];
}

/** A decision in which luck mattered much to a seat. */
export interface LuckyMoment {
  /** The number of the decision; 0 is the deal. */
  number: number;
  /** What its luck was worth to the seat, in win chance from -1 to 1. */
  worth: number;
  /** What happened, in a sentence. */
  text: string;
}

/** What a reader heard of one decision. */
export interface Moment {
  /** The number of the decision, as this reader counts; 0 is the deal. */
  number: number;
  /** The seat that decided; -1 for the deal. */
  seat: number;
  /** What happened, as far as this reader may know it. */
  events: Record<string, unknown>[];
  /** One sentence for each event, in the same order. */
  texts: string[];
}

/** Silence a notice, or end its silence. */
export interface MuteNotice {
  /** Should it be silent from now on? */
  muted: boolean;
}

/** How a seat is notified. */
export interface Notice {
  /** The notice's id. */
  notice: string;
  /** How the notice is sent. */
  kind: "webhook" | "discord" | "slack" | "push" | "email";
  /** Where it is sent; for push, the address of the browser's push service. */
  address: string;
  /** Is it sent even while someone listens for the seat? */
  always: boolean;
  /** After so many seconds without a move it is sent once more; 0: never. */
  remind: number;
  /** Is it silenced for now? */
  muted: boolean;
  /** Has the owner of the e-mail address agreed? Always true for other kinds. */
  confirmed: boolean;
}

/** A new notice. An e-mail address must still be confirmed. */
export interface NoticeAdded {
  /** The id of the new notice. */
  notice: string;
  /** Is it active? False until the owner of an e-mail address has agreed. */
  confirmed: boolean;
}

/** The address is confirmed. */
export interface NoticeConfirmed {
  /** Always true; a wrong secret is refused. */
  confirmed: boolean;
}

/** The notices of a seat, and the kinds that this server can send. */
export interface NoticeList {
  /** Every notice of this seat. */
  notices: Notice[];
  /** The kinds of notice that this server can send. */
  kinds: ("webhook" | "discord" | "slack" | "push" | "email")[];
}

/** Whether the notice is silent now. */
export interface NoticeMuted {
  /** The notice's id. */
  notice: string;
  /** Is it silenced now? */
  muted: boolean;
}

/** The notice is gone. */
export interface NoticeRemoved {
  /** Always null: there is no such notice any more. */
  notice: null;
}

/** An action that is offered, and its label. */
export interface Option {
  /** The action, to be sent back as it is. */
  action: Record<string, unknown>;
  /** The label of the action, in the reader's language. */
  text: string;
}

/** One value that an option of a game may have. */
export interface OptionChoice {
  /** The value to send. */
  choice: boolean | number | string;
  /** The value in words. */
  text: string;
}

/** Where a forked or uploaded match comes from. */
export interface Origin {
  /** The id of the table that it was forked from; null for an uploaded match file or a table outside the lobby. */
  table: string | null;
  /** How many decisions were taken over. */
  decisions: number;
}

/** An edition that someone keeps on this server. Whoever has its link may read it. Times are milliseconds. */
export interface OwnEdition {
  /** The id in the edition's link. */
  id: string;
  /** The game's name. */
  game: string;
  /** A short hash of the edition's content. */
  digest: string;
  /** When it was first saved, in milliseconds since 1970. */
  created: number;
  /** When it was last saved, in milliseconds since 1970. */
  changed: number;
  /** The whole edition file. */
  edition: Record<string, unknown>;
}

/** What is to be done now. */
export interface Phase {
  /** The phase, as a word for programs. */
  phase: string;
  /** What the seat has to do now, in a sentence. */
  text: string;
}

/** What a listener may send later, to see whether the connection still works. */
export interface Ping {
  /** Any number; the answer repeats it. */
  ping: number;
}

/** Everyone's points after the deal and after every decision. */
export interface PointsHistory {
  /** One list for the deal and for each decision, with the points of every seat. */
  points: number[][];
}

/** The answer to a listener's ping. */
export interface Pong {
  /** The number that the ping had. */
  pong: number;
}

/** How long this server keeps what, in days. */
export interface Privacy {
  /** For how many days a table that nobody touches is kept, with names and chat; null: until someone deletes it. */
  keep_days: number | null;
  /** For how many days an edition that nobody opens is kept. */
  edition_days: number;
  /** For how many days a report is kept that the operator has not dealt with. */
  report_days: number;
  /** For how many days the hash of an e-mail address is kept that was asked to confirm. */
  confirmation_days: number;
  /** Does this server send e-mail at all? */
  mail: boolean;
}

/** The server's public key for web push. */
export interface PushKey {
  /** The key in base64url, with which a browser subscribes; null if this server sends no push notices. */
  key: string | null;
}

/** How to reach one browser, as its own `PushSubscription.toJSON` says it. */
export interface PushSubscription {
  /** The address of the push service for this browser. */
  endpoint: string;
  /** The keys to encrypt with. */
  keys: SubscriptionKeys;
  /** When the subscription ends, in milliseconds since 1970; null if it does not. */
  expirationTime?: number | null;
}

/** A puzzle as lists show it. */
export interface PuzzleLabel {
  /** The puzzle's name, for addresses. */
  name: string;
  /** The game's name. */
  game: string;
  /** The game's title, in the reader's language. */
  title: string;
  /** How many players the match had. */
  players: number;
  /** From 1, where every level of bots finds the solution, to 5, where none does. */
  difficulty: number;
  /** The kind of action that the solution is, as a word for programs. Lists may be filtered by it; no more is told. */
  theme: string;
  /** That kind in words. */
  theme_text: string;
}

/** The puzzles that come with the games, and the one for today. */
export interface PuzzleList {
  /** Every puzzle that comes with the games. */
  puzzles: PuzzleLabel[];
  /** Today, counted in days since 1970. */
  day: number;
  /** The name of today's puzzle, the same for everyone; null if there are no puzzles. */
  daily: string | null;
}

/** A puzzle to be solved: what its seat knew. Nothing here depends on the solution. */
export interface PuzzleScene {
  /** The puzzle's name, for addresses. */
  name: string;
  /** From 1, where every level of bots finds the solution, to 5, where none does. */
  difficulty: number;
  /** The position to solve. */
  scene: Scene;
}

/** The solution and why. */
export interface PuzzleSolution {
  /** The options that were compared, the best first: the first is the solution. */
  options: JudgedOption[];
  /** What the solution is about, in words. */
  theme_text: string;
  /** What the solution does, one sentence each. */
  reasons: string[];
  /** What the second best does instead, one sentence each. */
  others: string[];
  /** The levels of bots that find the solution, by name. */
  solved_by: string[];
}

/** What an answer is worth. The solution comes with the right answer, or when it was asked for. */
export interface PuzzleVerdict {
  /** Was the answer the solution? */
  right: boolean;
  /** The chance to win with the answer, from 0 to 1; null if it was not compared, or if there was no answer. */
  win_chance: number | null;
  /** The chance to win with the solution, from 0 to 1. */
  best: number;
  /** The solution, after the right answer or when it was asked for; null otherwise. */
  solution: PuzzleSolution | null;
}

/** How likely it was that a seat had at least so many of a thing. */
export interface ReadStep {
  /** So many of the thing, or more. */
  at_least: number;
  /** The probability of that, by what the reader had seen: 0 to 1. */
  chance: number;
}

/** A kind of thing that another seat may have held unseen: how likely that was, and how it was in truth. */
export interface ReadThing {
  /** The other seat. */
  seat: number;
  /** The field of the view that hides it. */
  field: string;
  /** What that field holds, in the reader's language. */
  field_text: string;
  /** The thing's name; for a number the same as `field_text`. */
  what: string;
  /** So many the reader knew of; of a number the least that it could be. */
  known: number;
  /** Is there only one such thing, so that a seat has it or not? */
  single: boolean;
  /** The chances, from the smallest number on. */
  steps: ReadStep[];
  /** So many the seat had. */
  held: number;
  /** How it was in truth, in words. */
  truth: string;
  /** All of it in one sentence. */
  text: string;
}

/** What a seat could have known of the others' hidden things before a decision, beside the truth. */
export interface Reading {
  /** The number of the decision. */
  number: number;
  /** The seat that reads the others. */
  seat: number;
  /** Everything hidden that the review reads, seat by seat. */
  things: ReadThing[];
}

/** Why something was not done: a code for programs, a text for people, and the facts. */
export interface Refusal {
  /** What went wrong, as a word for programs. */
  code: string;
  /** The same in a sentence, in the reader's language. */
  text: string;
  /** The values that the sentence speaks of, by name. */
  facts: Record<string, unknown>;
}

/** A body with nothing but an idempotency key. */
export interface Repeatable {
  /** An idempotency key: the same key from the same seat is carried out only once. */
  key?: string | null;
}

/** Tell the operator of a message of this seat, or without `sequence` of its name. */
export interface ReportPlayer {
  /** The seat that the report is about. */
  seat: number;
  /** The log number of a chat line of that seat; null for its name. */
  sequence?: number | null;
  /** Why, in your own words; it may be empty. */
  reason?: string;
}

/** The operator will see it. */
export interface Reported {
  /** Always true: the report is stored for the operator. */
  reported: boolean;
}

/** The review of a finished match as far as it is made, without what the reader has already. */
export interface Review {
  /** Is the review complete? */
  finished: boolean;
  /** Is it being made now? */
  running: boolean;
  /** How many decisions have been judged. */
  done: number;
  /** How many decisions will be judged; -1 while that is not known. */
  total: number;
  /** The judged decisions, without those that the reader has. */
  decisions: ReviewedDecision[];
  /** The worth of each decision and of its luck, without those that the reader has. */
  entries: ReviewedEntry[];
  /** Where each seat's result came from; empty until the review is finished. */
  seats: ReviewedSeat[];
}

/** One decision, judged from what its seat knew then. Figures are win chances of that seat, from 0 to 1. */
export interface ReviewedDecision {
  /** The number of the decision in the match file. */
  number: number;
  /** The seat that decided. */
  seat: number;
  /** The win chance before the decision. */
  before: number;
  /** The win chance with what was chosen. */
  chosen: number;
  /** The win chance with the best option. */
  best: number;
  /** How much the choice gave away: best less chosen, measured on worlds that did not help to pick the best. */
  loss: number;
  /** The standard error of the loss. */
  error: number;
  /** The verdict: a loss counts only beyond two standard errors. */
  kind: "best" | "fine" | "inaccuracy" | "mistake" | "blunder";
  /** What was chosen. */
  choice: Option;
  /** The best option. */
  better: Option;
  /** How the best option differs from the choice, one sentence each. */
  reasons: string[];
}

/** What one decision and the luck that answered it were worth to each seat; number 0 is the deal. */
export interface ReviewedEntry {
  /** The number of the decision; 0 is the deal. */
  number: number;
  /** The seat that decided; -1 for the deal. */
  seat: number;
  /** What the decision was worth to each seat, in win chance. */
  choice: number[];
  /** What the luck after it was worth to each seat, in win chance. */
  luck: number[];
  /** The win chance of each seat afterwards, from 0 to 1. */
  after: number[];
}

/** Where one seat's result came from (start + luck + choices = result), and what to do better. */
export interface ReviewedSeat {
  /** The seat, counted from 0. */
  seat: number;
  /** Its win chance before the deal, from 0 to 1. */
  start: number;
  /** What luck added, in win chance; it may be negative. */
  luck: number;
  /** What the decisions of all seats added, in win chance. */
  choices: number;
  /** The part of `choices` that the seat's own decisions added. */
  own: number;
  /** The seat's share of the win: 1 for a win alone, 0 for a loss. */
  result: number;
  /** How lucky the seat was, in a sentence. */
  luck_text: string;
  /** The decisions in which luck mattered most to this seat. */
  moments: LuckyMoment[];
  /** The one thing to do better next time, in a sentence. */
  lesson: string;
  /** The decision that the lesson is about; null if there is none. */
  lesson_number: number | null;
}

/** The numbered rules in Markdown. */
export interface RulesPage {
  /** The game's name. */
  game: string;
  /** The code of the language that the rules are in; English where there is no translation. */
  language: string;
  /** The rules as Markdown; each rule begins with its number. */
  markdown: string;
  /** What the default edition says about itself. */
  about: About;
}

/** Keep this edition on the server. */
export interface SaveEdition {
  /** The whole edition file. */
  edition: Record<string, unknown>;
}

/** An edition that was saved. A new one has a secret, which allows to change and to delete it. */
export interface SavedEdition {
  /** The id in the edition's link. */
  id: string;
  /** A short hash of the edition's content. */
  digest: string;
  /** Allows its holder to change and delete the edition; null if the edition was there before. */
  secret: string | null;
}

/** A line of chat. */
export interface SayInChat {
  /** What to say, 1 to 500 characters of plain text. */
  text: string;
  /** An idempotency key: the same key from the same seat is carried out only once. */
  key?: string | null;
}

/** A position without a table of its own, as one seat knows it: all that a face needs to draw it. */
export interface Scene {
  /** A table that stands for the position; it is not stored. */
  table: Table;
  /** What a face reads to draw the board. */
  board: Board;
  /** The position, as its seat knows it. */
  envelope: Envelope;
}

/** The score sheet. */
export interface Score {
  /** One column for each seat, in the order of the seats. */
  columns: ScoreColumn[];
  /** The seats that share the win; the list may be empty. */
  winners: number[];
}

/** The score of one seat. */
export interface ScoreColumn {
  /** The seat, counted from 0. */
  seat: number;
  /** The lines of this seat, in the order of the rules. */
  lines: ScoreLine[];
  /** The sum of the points of all lines. */
  total: number;
  /** What decides between equal totals: the larger value wins, and the first difference counts. */
  tie_break: number[];
  /** Is this seat barred from winning, whatever its total? */
  out: boolean;
}

/** One line of a score sheet. */
export interface ScoreLine {
  /** What the points are for, as a word for programs. */
  what: string;
  /** Points of this line; they may be negative. */
  points: number;
  /** The values behind the line, such as how many things were counted. */
  facts: Record<string, unknown>;
  /** The line in words, in the reader's language. */
  text: string;
}

/** A seat as anyone may see it. */
export interface Seat {
  /** The seat's number, counted from 0. */
  seat: number;
  /** The name of the player or bot; null if the seat is empty. */
  name: string | null;
  /** Who plays here: nobody yet, a person, a bot, or a bot that stands in for a person. */
  kind: "empty" | "person" | "bot" | "stand_in";
  /** The level, character or engine that the bot is; null for a person. */
  bot: string | null;
  /** The level that the bot plays at; null for a person or an engine. */
  level: string | null;
  /** How a character plays, in one sentence; null for everyone else. */
  manner: string | null;
  /** The seat's time; null if the table has no clock. */
  clock: SeatClock | null;
  /** Is someone connected for this seat? Always true for a bot. */
  present: boolean;
  /** The seat's colour; no other seat at the table has it. */
  colour: "blue" | "red" | "green" | "violet" | "gold";
  /** Had its bot less time for its last decision than its level takes, because many bots were thinking? */
  hurried: boolean;
}

/** The time of a seat, in milliseconds. It has a deadline only while it is waited on. */
export interface SeatClock {
  /** The time that the seat has for its next decision, in milliseconds. */
  left: number;
  /** When its time is up, in milliseconds since 1970; null while nobody waits for the seat. */
  deadline: number | null;
}

/** A seat and its secret. */
export interface SeatTaken {
  /** The seat that was taken, counted from 0; a lot may change it at the deal. */
  seat: number;
  /** Proves who you are at this seat; it is shown only here. */
  secret: string;
  /** The log number of this event. */
  sequence: number;
}

/** How a match is set up, with every option. */
export interface Setup {
  /** The game's name. */
  game: string;
  /** How many seats there are. */
  seats: number;
  /** The edition's name. */
  edition: string;
  /** The value of every option, by its name. */
  options: Record<string, boolean | number | string>;
  /** By which revision of the rules the match is played. Absent, it is 1. */
  revision?: number;
}

/** Take a seat: this one, or the first that is free. */
export interface SitDown {
  /** The player's name. */
  name: string;
  /** The seat to take, counted from 0; null for the first that is free. */
  seat?: number | null;
  /** Any words of your own, which are mixed into the luck. */
  contribution?: string;
  /** A secret for the seat, drawn at random by the client; a repeat with the same one gets the same seat. */
  secret?: string | null;
  /** The colour you would like. If someone has it, you get another. */
  colour?: "blue" | "red" | "green" | "violet" | "gold" | null;
}

/** A source of an edition, and what the edition takes from it. */
export interface Source {
  /** What the source is, such as a rulebook. */
  ref: string;
  /** What the edition takes from it. */
  gives: string;
}

/** Stop a notice by its id. */
export interface StopNotice {
  /** The id of the notice to stop. */
  notice: string;
}

/** The keys that the browser made for encryption. */
export interface SubscriptionKeys {
  /** The browser's public key, in base64url. */
  p256dh: string;
  /** The browser's authentication secret, in base64url. */
  auth: string;
}

/** A table as anyone may see it. Times are milliseconds since 1970. */
export interface Table {
  /** The id in the table's link. */
  id: string;
  /** The name that its host gave it; it may be empty. */
  name: string;
  /** The game's name. */
  game: string;
  /** The game's title, in the reader's language. */
  title: string;
  /** How the match is set up. */
  setup: Setup;
  /** The digest of the edition that is played. */
  edition: string;
  /** Waiting for players, playing, or over. */
  status: "open" | "playing" | "over";
  /** In the lobby for everyone, or only for those who have the link. */
  visibility: "public" | "link";
  /** The match starts when the last seat is taken, or when the host says so. */
  start: "full" | "host";
  /** How seats were given: drawn by lot, kept as taken, or moved on by one after the last match. */
  order: "lot" | "host" | "rotated";
  /** May others watch? */
  watch: boolean;
  /** Is there a chat? */
  chat: boolean;
  /** May players ask for hints? */
  hints: boolean;
  /** May onlookers see how likely each seat is to win? */
  win_chances: boolean;
  /** When the table was made, in milliseconds since 1970. */
  created: number;
  /** When something last happened here, in milliseconds since 1970. */
  changed: number;
  /** The log number of the last thing that happened here; it only grows. */
  sequence: number;
  /** The log number of the last change of the match. */
  version: number;
  /** How many decisions the match has now; an undo lowers it. */
  decisions: number;
  /** The seats in order. */
  seats: Seat[];
  /** The seats that must decide now. */
  waiting_on: number[];
  /** The seats that share the win, once the match is over; null before. */
  winners: number[] | null;
  /** The points of each seat, once the match is over; null before. */
  points: number[] | null;
  /** How many people watch without a seat. */
  onlookers: number;
  /** How long players may think; null if there is no limit. */
  clock: TableClock | null;
  /** An undo that waits for answers; null if there is none. */
  undo: UndoRequest | null;
  /** What may be known about the luck now. */
  luck: TableLuck;
  /** The seat that the lot gave to each seat before the deal; null if no lot was drawn. */
  lot: number[] | null;
  /** The id of the table where the same people play again; null if there is none. */
  rematch: string | null;
  /** The match that this one was forked or uploaded from; null for any other. */
  from: Origin | null;
  /** The id that same-luck tables share; null for any other table. */
  series: string | null;
  /** Must its luck stay secret, because others of the same-luck tables are still playing? */
  sealed: boolean;
  /** How many decisions were taken back after they had revealed something. */
  taken_back: number;
}

/** How long one may think at this table, in seconds. */
export interface TableClock {
  /** A fixed time for each decision, or a bank of time for the whole match. */
  kind: "decision" | "bank";
  /** The time for each decision, or the bank at the start, in seconds. */
  seconds: number;
  /** What each decision adds to the bank, in seconds. */
  increment: number;
  /** When time is up, a bot makes one decision, or replaces the player. */
  then: "decide" | "replace";
}

/** A page of the lobby; `before` is the cursor of the next one. */
export interface TableList {
  /** The tables, the newest first. */
  tables: Table[];
  /** The cursor for the next page; null on the last one. */
  before: number | null;
}

/** What may be told of the luck now. */
export interface TableLuck {
  /** A hash of the secret seed, published before the deal, in hexadecimal digits. */
  commitment: string;
  /** What the players added to the luck; null until the deal. */
  contributions: string[] | null;
  /** The seed in hexadecimal digits; null until the match is over and nothing is secret any more. */
  seed: string | null;
  /** The seats whose contribution the deal of a rematch waits for. */
  awaits: number[];
}

/** Come back to a seat that a bot holds. */
export interface TakeSeatBack {
  /** The player's name; null keeps the name the seat had. */
  name?: string | null;
  /** An idempotency key: the same key from the same seat is carried out only once. */
  key?: string | null;
}

/** Go back to so many decisions; without `to`, undo the seat's own last one. */
export interface Undo {
  /** How many decisions shall remain; null takes back your last one. */
  to?: number | null;
  /** An idempotency key: the same key from the same seat is carried out only once. */
  key?: string | null;
}

/** An undo that others must agree to. */
export interface UndoRequest {
  /** The seat that asked. */
  seat: number;
  /** How many decisions would remain. */
  to: number;
  /** The seats that have agreed. */
  agreed: number[];
  /** The seats that must still agree. */
  needed: number[];
}

/** Whether the undo is done, or the others are asked now. */
export interface UndoResult {
  /** The log number of the change, as this seat counts. */
  sequence: number;
  /** Is it undone? False while the others are asked. */
  done: boolean;
}

/** A match file that is now a table to watch, and how far its luck could be checked. */
export interface Uploaded {
  /** The finished table that shows the match. */
  table: Table;
  /** Was every draw repeated, is the seed unknown because it is sealed, or did nobody record one? */
  luck: "checked" | "sealed" | "unknown";
  /** How many draws were made and then undone, as far as the luck could be checked. */
  skipped: number;
  /** The first decision whose luck came from another seed than that of the deal; 0 if none did. If there is one, the file is no proof of fair play. */
  other_luck_since: number;
}

/** How likely each seat is to win, by what everyone may see. The sum is less than 1 where nobody may win. */
export interface WinChances {
  /** The version of the match, as onlookers count: that of their envelope. */
  version: number;
  /** The probability that each seat wins, in the order of seats: 0 to 1. */
  chances: number[];
}
