/** The player: shows the beats of a moment on the page, one event after the other. */
import type { Moment } from "../core/types.ts";
import type { Frame } from "../face_api/frame.svelte.ts";
import { beatsOf, lengthOf, type AnyMotions, type Beat } from "./beats.ts";
import { Run } from "./run.ts";
import { showBeat } from "./show_beat.ts";

/** What a queue has moments played by. */
export interface Playback {
  /** Resolves when the moment has been seen, or at once after `finish`. */
  play(moment: Moment, tempo: Tempo): Promise<void>;
  /** Shows the next picture: `show` puts it on the page, and nothing of what was played is left. */
  endWith(show: () => void): void;
  /** Everything that moves is over now. */
  finish(): void;
}

export interface Tempo {
  /** How many times faster than usual. */
  rate: number;
  /** A moment takes no longer than this: what has more to show goes faster. In milliseconds, at the rate of 1. */
  most: number;
  /** For at least so many milliseconds it can be looked at. */
  least: number;
}

/** Told on the window for each event that was played: tests and tools can see what moved. */
export const PLAYED = "marula-motion";
export interface Played {
  event: string;
  beats: string[];
  /** How many animations it began. */
  moved: number;
}

/** Milliseconds for groups of beats that play one after the other, at the usual speed. */
export function lengthOfAll(groups: readonly (readonly Beat[])[]): number {
  return groups.reduce((sum, beats) => sum + Math.max(0, ...beats.map(lengthOf)), 0);
}

export class Player implements Playback {
  #run: Run | null = null;
  readonly #frame: () => Frame<unknown> | null;
  readonly #motions: () => AnyMotions | null;

  constructor(frame: () => Frame<unknown> | null, motions: () => AnyMotions | null) {
    this.#frame = frame;
    this.#motions = motions;
  }

  async play(moment: Moment, { rate, most, least }: Tempo): Promise<void> {
    const frame = this.#frame();
    if (!frame) return;
    const run = (this.#run ??= new Run());
    const steps = moment.events.map((event) => ({
      event: event.event,
      beats: beatsOf(event, this.#motions(), frame, moment),
    }));
    const whole = lengthOfAll(steps.map(({ beats }) => beats));
    run.rate = rate * Math.max(1, whole / most);
    const began = performance.now();
    for (const { event, beats } of steps) {
      if (run.ended) return;
      const before = run.moved;
      beats.forEach((beat) => showBeat(beat, run));
      const detail: Played = { event, beats: beats.map(({ beat }) => beat), moved: run.moved - before };
      dispatchEvent(new CustomEvent(PLAYED, { detail }));
      await run.done();
    }
    await run.pause(least - (performance.now() - began));
  }

  endWith(show: () => void): void {
    if (this.#run) this.#run.endWith(show);
    else show();
    this.#run = null;
  }

  finish(): void {
    this.#run?.end();
    this.#run = null;
  }
}
