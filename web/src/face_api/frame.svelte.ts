/** Frame: all that a game's face gets. It shows what one seat may know and offers what it may do; it knows no rules. */
import type { Attachment } from "svelte/attachments";
import { text, type Values } from "../core/translation.svelte.ts";
import type { Action, Board, Chair, Envelope, Event, Moment, Table, Value, View } from "../core/types.ts";
import { listenForChoice, markAsChoice } from "./choice_element.ts";
import { seatLook, type SeatLook } from "./seat_shapes.ts";

/** An option as faces and buttons use it. */
export interface Offered {
  /** One line that names it and nothing else: `lay_out marula`. It stands in `data-option`. */
  id: string;
  action: Action;
  /** What choosing it does, in the reader's language. */
  text: string;
}

/** What a frame shows: a live table, or a moment of an old one. */
export interface Scene {
  table: Table;
  board: Board;
  envelope: Envelope;
  moments: readonly Moment[];
  /** What is being played over this picture; nothing can be chosen meanwhile. */
  playing?: Moment;
}

/** What a frame can have done for it; a frame without it only shows. */
export interface Controls {
  choose(action: Action): void;
}

export interface FaceProps<V = View> {
  frame: Frame<V>;
}

/** `lay_out marula`: the one-line form that the whole house uses. */
export function line(action: Action): string {
  return [
    action.action,
    ...Object.entries(action)
      .filter(([field]) => field !== "action")
      .map(([, value]) => word(value)),
  ].join(" ");
}

function word(value: Value): string {
  if (value === null) return "-";
  if (Array.isArray(value)) return value.map(word).join(",") || "-";
  return value === true ? "yes" : value === false ? "no" : String(value);
}

/** All words that an event or action is about: what to light up on a board. */
export function thingsOf(fact: Event | Action): string[] {
  const found: string[] = [];
  const look = (value: Value): void => {
    if (typeof value === "string") found.push(value);
    else if (Array.isArray(value)) value.forEach(look);
  };
  for (const [field, value] of Object.entries(fact)) {
    if (field === "event" || field === "action") continue;
    if (field === "seat" && typeof value === "number") found.push(`seat ${value}`);
    look(value);
  }
  return found;
}

/** At a name's end, in this script's or another's brackets; the pseudo-language has one of its own after it. */
const BRACKETS = /\s*[(（](.*)[)）](\]?)$/;

const NOTHING: ReadonlySet<string> = new Set();

/** Something that holds only as long as the match stands where it stood, for the same seat. */
interface Passing<T> {
  version: number;
  seat: number;
  what: T;
}

export class Frame<V = View> {
  readonly #source: () => Scene;
  readonly #controls: Controls | null;
  readonly #scene: Scene = $derived.by(() => this.#source());
  #standing = new WeakMap<Element, readonly Offered[]>();
  #pointed = $state.raw<Passing<ReadonlySet<string>> | null>(null);
  #narrowing = $state.raw<Passing<readonly Offered[]> | null>(null);
  /** How many elements on the page stand for an option, by its id. */
  #stands = new Map<string, number>();
  #counted = true;
  #drawn = $state.raw<ReadonlySet<string>>(NOTHING);
  /** While a choice is on its way nothing else can be chosen. */
  busy = $state(false);

  /** `scene` is asked anew whenever what it reads has changed. Without controls the frame only shows. */
  constructor(scene: () => Scene, controls: Controls | null = null) {
    this.#source = scene;
    this.#controls = controls;
  }

  #passing<T>(what: T): Passing<T> {
    return { version: this.envelope.version, seat: this.seat, what };
  }

  #still<T>(passing: Passing<T> | null): T | null {
    return passing?.version === this.envelope.version && passing.seat === this.seat ? passing.what : null;
  }

  /** Words that the log, or an option under the pointer, is about; a board lights them up. */
  get lit(): ReadonlySet<string> {
    return this.#still(this.#pointed) ?? NOTHING;
  }
  set lit(words: ReadonlySet<string>) {
    this.#pointed = this.#passing(words);
  }

  /** Options a click on the board has left to choose between; null for all. Once the match moves on all are open again. */
  get narrowed(): readonly Offered[] | null {
    return this.#still(this.#narrowing);
  }
  set narrowed(options: readonly Offered[] | null) {
    this.#narrowing = options && this.#passing(options);
  }

  /** Ids of the options that the board or the hand offers itself: no button needs to say them again. */
  get drawn(): ReadonlySet<string> {
    return this.#drawn;
  }

  #stand(element: Element, options: readonly Offered[]): () => void {
    this.#standing.set(element, options);
    this.#count(options, 1);
    return () => {
      this.#standing.delete(element);
      this.#count(options, -1);
    };
  }

  #count(options: readonly Offered[], by: number): void {
    for (const { id } of options) this.#stands.set(id, (this.#stands.get(id) ?? 0) + by);
    if (!this.#counted) return;
    this.#counted = false;
    // Once for a whole change of the page, in which elements by the hundred may come and go.
    queueMicrotask(() => {
      this.#counted = true;
      for (const [id, number] of this.#stands) if (number <= 0) this.#stands.delete(id);
      this.#drawn = new Set(this.#stands.keys());
    });
  }

  // --- what is seen ----------------------------------------------------------------------------------------------

  /** The view, as the game's view.py shapes it. */
  readonly view: V = $derived(this.#scene.envelope.view as V);
  readonly envelope: Envelope = $derived(this.#scene.envelope);
  readonly board: Board = $derived(this.#scene.board);
  readonly table: Table = $derived(this.#scene.table);
  readonly moments: readonly Moment[] = $derived(this.#scene.moments);
  /** Whose eyes these are; -1 for an onlooker. */
  readonly seat: number = $derived(this.#scene.envelope.seat);
  readonly chairs: readonly Chair[] = $derived(this.#scene.table.seats);
  readonly phase: string = $derived(this.#scene.envelope.phase.phase);
  readonly over: boolean = $derived(this.#scene.envelope.waiting_on.length === 0);
  readonly myTurn: boolean = $derived.by(() => this.live && this.#scene.envelope.options.length > 0);

  /** Points as far as the end has counted them, by seat; null as long as all of them count. */
  tally = $state.raw<readonly number[] | null>(null);

  /** Is the score being counted step by step? The sheet comes after it. */
  ceremony = $state(false);

  /** A seat's points once the match is over: what the score sheet says. Null before. */
  total(seat: number): number | null {
    const column = this.envelope.score?.columns.find((one) => one.seat === seat);
    return column ? (this.tally?.[seat] ?? column.total) : null;
  }

  /** What is being played over this picture, before the next one is shown. */
  readonly playing: Moment | null = $derived(this.#scene.playing ?? null);

  /** A table in play, or a moment of an old match? */
  get live(): boolean {
    return this.#controls !== null;
  }

  /** The edition the match is played with; the type says what the face knows of it. */
  edition<E>(): E {
    return this.board.edition as E;
  }

  // --- what can be done ------------------------------------------------------------------------------------------

  readonly options: readonly Offered[] = $derived.by(() =>
    this.live ? this.#scene.envelope.options.map(({ action, text }) => ({ id: line(action), action, text })) : [],
  );

  /** The offered options of a kind whose fields have these values: `frame.offered("lay_out", { fruit: "marula" })`. */
  offered(kind: string, fields: Record<string, Value> = {}): Offered[] {
    return this.options.filter(
      ({ action }) =>
        action.action === kind && Object.entries(fields).every(([field, value]) => action[field] === value),
    );
  }

  /** The first of them, where there is one. */
  offer(kind: string, fields: Record<string, Value> = {}): Offered | undefined {
    return this.offered(kind, fields)[0];
  }

  /** All offered options that speak of a word in any field: everything one can do with this place or card. */
  about(subject: string): Offered[] {
    return this.options.filter(({ action }) => thingsOf(action).includes(subject));
  }

  choose(option: Offered): void {
    if (!this.busy) this.#controls?.choose(option.action);
  }

  /** Try what is not offered: the server says why not, with the rule, and the page shows it. */
  attempt(action: Action): void {
    if (!this.busy) this.#controls?.choose(action);
  }

  /** One option is chosen, several are offered for choosing between them. */
  pick(options: readonly Offered[]): void {
    if (options.length === 1) this.choose(options[0]!);
    else if (options.length > 1) this.narrowed = options;
  }

  /**
   * Makes any element (HTML or SVG) choose one of these options: by mouse, touch, Enter and Space.
   * `name` is what screen readers say, else the option's text; null where the element's own words name it.
   * Without options the element does nothing, unless `otherwise` is given: then that is tried, and the server says why not.
   */
  offers(
    options: Offered | readonly Offered[] | undefined,
    name?: string | null,
    otherwise?: Action,
  ): Attachment<Element> {
    const list =
      options === undefined ? [] : Array.isArray(options) ? (options as readonly Offered[]) : [options as Offered];
    return (element) => {
      const first = list[0];
      if (!first && !(otherwise && this.myTurn)) return;
      const restore = markAsChoice(element, list, name);
      const leave = first ? this.#stand(element, list) : null;
      const stop = listenForChoice(
        element,
        () => (first ? this.pick(list) : this.attempt(otherwise!)),
        (pointed) => {
          if (!pointed) this.point(null);
          else if (first) this.point(first.action);
        },
      );
      return () => {
        stop();
        leave?.();
        restore();
      };
    };
  }

  /** For an element that asks by itself which of several options is meant: these are the ones it stands for. */
  standsFor(options: readonly Offered[]): Attachment<Element> {
    return (element) => this.#stand(element, options);
  }

  /** The options that pressing an element leads to. */
  leadsTo(element: Element): readonly Offered[] {
    return this.#standing.get(element) ?? [];
  }

  /** For a hand that offers these options in its own way, as long as it does: `$effect(() => frame.lists(ways))`. */
  lists(options: readonly Offered[]): () => void {
    this.#count(options, 1);
    return () => this.#count(options, -1);
  }

  // --- what it is called -----------------------------------------------------------------------------------------

  /** What a thing is called in the reader's language. */
  name(table: string, thing: string): string {
    return this.board.names[table]?.[thing] ?? thing.replaceAll("_", " ");
  }

  /** The same without what stands in brackets behind it (today's name): what fits on a map. */
  shortName(table: string, thing: string): string {
    return this.name(table, thing).replace(BRACKETS, "$2");
  }

  /** What stands in brackets behind the name; empty where nothing does. */
  otherName(table: string, thing: string): string {
    return BRACKETS.exec(this.name(table, thing))?.[1] ?? "";
  }

  /** A thing's name and all its forms, as values for a message: `say("face-ways", frame.named("place", "cairo"))`. */
  named(table: string, thing: string, key = table): Values {
    const forms = Object.entries(this.board.forms[table]?.[thing] ?? {});
    const others = forms.map(([form, name]): [string, string] => [`${key}_${form}`, name]);
    return { [key]: this.name(table, thing), [`${key}_id`]: thing, ...Object.fromEntries(others) };
  }

  seatName(seat: number): string {
    return this.chairs[seat]?.name ?? text.say("seat", { number: seat + 1 });
  }

  seatLook(seat: number): SeatLook {
    return seatLook(seat);
  }

  /** A message of the game's own words (text/<language>.ftl), or of the pages' words. */
  say(key: string, values?: Values): string {
    return text.of(this.table.game, key, values) ?? key;
  }

  /** The same, or null where there is no such message. */
  maybe(key: string, values?: Values): string | null {
    return text.of(this.table.game, key, values);
  }

  // --- what happened ---------------------------------------------------------------------------------------------

  /** Light up what a fact is about, or nothing. */
  point(fact: Event | Action | readonly Event[] | null): void {
    const facts = fact === null ? [] : Array.isArray(fact) ? (fact as readonly Event[]) : [fact as Event | Action];
    const words = new Set(facts.flatMap(thingsOf));
    // Not at once: an element that goes away while the page is being changed says goodbye (blur) in the midst of it.
    queueMicrotask(() => {
      if (words.size > 0 || this.lit.size > 0) this.lit = words;
    });
  }
}
