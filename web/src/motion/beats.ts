/** Beats: what is seen and heard of an event. A game's face/motion.ts maps its events to beats; player.ts shows them. */
import { mount, unmount, type Component } from "svelte";
import type { SoundName } from "../core/sound.ts";
import type { Event, Moment } from "../core/types.ts";
import { thingsOf, type Frame } from "../face_api/frame.svelte.ts";

/** Where: the name in an element's `data-anchor`. Of several names the first that is in sight counts. */
export type At = string | readonly string[];

/** A drawing that is made for as long as the beat lasts. */
export interface Picture {
  wide: number;
  high: number;
  /** Are the two sizes in the units of the drawing it goes to, rather than in pixels? */
  units: boolean;
  draw(target: HTMLElement): () => void;
}

/** What moves: a picture, a copy of what is at a place, a card seen from behind, a coin, or words. */
export type Thing = Picture | { copy: At } | { back: string } | { coin: true } | { words: string };

interface Common {
  /** Milliseconds at the usual speed; each kind has its own length. */
  lasts?: number;
  /** Milliseconds after the event's first beats. */
  delay?: number;
  sound?: SoundName;
}

export type Beat = Common &
  (
    | { beat: "fly"; what: Thing; from: At; to: At; many?: number }
    | { beat: "lay"; what: Thing; from: At; along: At; many: number }
    | { beat: "drop"; what: Thing; at: At; from?: At }
    | { beat: "walk"; who: At; from: At; to: At }
    | { beat: "turn"; page: At; to: At }
    | { beat: "tumble"; what: Thing; from: At; at: At }
    | { beat: "count"; at: At; by: number; from?: At }
    | { beat: "pulse"; at: At }
    | { beat: "shake"; at: At }
    | { beat: "leave"; at: At; to?: At }
    | { beat: "banner"; words: string }
  );
export type BeatKind = Beat["beat"];

/** Milliseconds of one beat at the usual speed; and between the things of a beat that has many. */
export const LASTS: Record<BeatKind, number> = {
  fly: 460,
  lay: 320,
  drop: 420,
  walk: 620,
  turn: 560,
  tumble: 760,
  count: 460,
  pulse: 420,
  shake: 420,
  leave: 360,
  banner: 1000,
};
export const STAGGER: Partial<Record<BeatKind, number>> = { fly: 90, lay: 130 };
/** More things than this fly as if they were this many: the rest would only be waited for. */
const MOST = 8;

export function howMany(beat: Beat): number {
  const many = "many" in beat ? (beat.many ?? 1) : 1;
  return Math.max(Math.min(many, MOST), 0);
}

/** How long a beat lasts at the usual speed, with its delay and all its things. */
export function lengthOf(beat: Beat): number {
  const one = beat.lasts ?? LASTS[beat.beat];
  return (beat.delay ?? 0) + one + (STAGGER[beat.beat] ?? 0) * Math.max(howMany(beat) - 1, 0);
}

/** Beats of one event play together. */
export type Move<E, V> = (event: E, frame: Frame<V>, moment: Moment) => readonly Beat[];

/** For an event that needs no motion: it repeats another's news, or nothing on the table changes with it. */
export const SILENT = "silent";

/** For every kind of event its motion, or SILENT. The compiler misses a kind that is left out. */
export type Motions<E extends { event: string }, V> = {
  readonly [Kind in E["event"]]: Move<Extract<E, { event: Kind }>, V> | typeof SILENT;
};
/** The same as the player uses it: it does not know which game it plays. */
export type AnyMotions = Readonly<Record<string, Move<Event, unknown> | typeof SILENT | undefined>>;

/** Puts the game's own component into a beat. Sizes are in pixels, or in the units of the drawing it goes to. */
export function picture<P extends Record<string, unknown>>(
  component: Component<P>,
  props: P,
  [wide, high]: readonly [number, number],
  units = false,
): Picture {
  return {
    wide,
    high,
    units,
    draw(target) {
      const made = mount(component, { target, props });
      return () => void unmount(made);
    },
  };
}

/** Where a seat's things go: its hand where that is the reader's own, else its place beside the board. */
export function keptBy(frame: { readonly seat: number }, seat: number, ...own: string[]): string[] {
  return seat === frame.seat ? [...own, `seat ${seat}`] : [`seat ${seat}`];
}

/** Without a mapping: everything that the event speaks of is pointed at. */
export function pointedAt(event: Event): Beat[] {
  return thingsOf(event).map((word) => ({ beat: "pulse", at: word }));
}

/** The beats of an event; none for one that is silent. */
export function beatsOf(
  event: Event,
  motions: AnyMotions | null,
  frame: Frame<unknown>,
  moment: Moment,
): readonly Beat[] {
  const move = motions?.[event.event] ?? pointedAt;
  return move === SILENT ? [] : move(event, frame, moment);
}

/** The event's own sentence, large on the board: for what changes the match as a whole. */
export function banner(event: object, moment: Moment, sound: SoundName = "drum"): Beat {
  return { beat: "banner", words: moment.texts[moment.events.indexOf(event as Event)] ?? "", sound };
}
