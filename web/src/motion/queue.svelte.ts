/**
 * The queue between the connection and the frame: new moments are played in order over the old picture, then the new
 * picture is shown. Whatever happens, it ends with the newest picture.
 */
import { flushSync, tick } from "svelte";
import type { Pace } from "../core/preferences.svelte.ts";
import type { Moment } from "../core/types.ts";
import type { Scene } from "../face_api/frame.svelte.ts";
import type { Playback, Tempo } from "./player.ts";

/** So many moments are never played: whoever was away that long wants to see where the match stands. */
const TOO_MANY = 30;
/** Each position that waits behind the one that plays makes it so much faster. */
const HURRY = 0.7;
const FASTEST = 6;

export interface QueueSettings {
  pace(): Pace;
  /** Is this no time for motion: the tab is hidden, the reader wants none, the table is behind a curtain? */
  still(): boolean;
}

interface Step {
  scene: Scene;
  moments: readonly Moment[];
}

/** The moments that lead from one scene to another; null where the second does not simply go on from the first. */
export function momentsBetween(from: Scene, to: Scene): Moment[] | null {
  const [old, now] = [from.envelope, to.envelope];
  if (old.seat !== now.seat || now.decisions < old.decisions) return null;
  const before = (scene: Scene) => scene.moments.findLast(({ number }) => number <= old.decisions);
  // An undo replaces moments, and so does a reconnection: those that stay are the same objects.
  if (before(from) !== before(to) && now.decisions !== old.decisions) return null;
  return to.moments.filter(({ number }) => number > old.decisions && number <= now.decisions);
}

/** A scene in which nothing can be chosen. */
function quiet(scene: Scene): Scene {
  const { envelope } = scene;
  return envelope.options.length > 0 ? { ...scene, envelope: { ...envelope, options: [] } } : scene;
}

export class MotionQueue {
  /** What the page shows. */
  shown = $state.raw<Scene | null>(null);
  /** Is something on its way to the newest picture? */
  playing = $state(false);
  #steps: Step[] = [];
  /** Another run has begun, or none is wanted any more. */
  #turn = 0;
  #session: unknown = null;
  readonly #playback: Playback;
  readonly #settings: QueueSettings;

  constructor(playback: Playback, settings: QueueSettings) {
    this.#playback = playback;
    this.#settings = settings;
  }

  /** The newest scene. With another `session` (a new connection, a jump) it is shown at once. */
  take(next: Scene | null, session: unknown = null): void {
    const last = this.#steps.at(-1)?.scene ?? this.shown;
    const other = session !== this.#session;
    this.#session = session;
    if (next === last) return;
    if (next && last && !other) this.#goOn(last, next);
    else this.#show(next);
  }

  #goOn(last: Scene, next: Scene): void {
    const fresh = momentsBetween(last, next);
    if (!fresh || this.#jumps(fresh)) this.#show(next);
    else if (fresh.length === 0) this.#refresh(next);
    else if (this.#settings.pace() === "at_once" || this.#asks(last, fresh)) this.#showAndPlay(next, fresh);
    else this.#wait({ scene: next, moments: fresh });
  }

  /** Too much happened, or there is nobody to see it. */
  #jumps(fresh: readonly Moment[]): boolean {
    return fresh.length > TOO_MANY || this.#settings.still();
  }

  /** Shows the newest picture now. */
  skip(): void {
    if (this.playing) this.#show(this.#steps.at(-1)?.scene ?? this.shown);
  }

  /** Whoever is asked something is not interrupted by what others do meanwhile. */
  #asks(last: Scene, fresh: readonly Moment[]): boolean {
    return last.envelope.options.length > 0 && fresh.every(({ seat }) => seat !== last.envelope.seat);
  }

  #show(scene: Scene | null): void {
    this.#turn++;
    this.#steps = [];
    this.#playback.finish();
    this.shown = scene;
    this.playing = false;
  }

  /** The same position in other words: a name, a clock, a language. */
  #refresh(next: Scene): void {
    const waiting = this.#steps.at(-1);
    if (waiting) waiting.scene = next;
    if (!waiting || !this.shown) this.shown = next;
    else this.shown = { ...this.shown, table: next.table, board: next.board };
  }

  /** The picture first, and what led to it as far as it can still be seen; nobody waits for that. */
  #showAndPlay(next: Scene, moments: readonly Moment[]): void {
    this.#show(next);
    const turn = this.#turn;
    void tick().then(async () => {
      for (const moment of moments) {
        if (turn !== this.#turn) return;
        await this.#playback.play(moment, { rate: 1.5, most: 1200, least: 0 });
      }
      if (turn === this.#turn) this.#playback.finish();
    });
  }

  #wait(step: Step): void {
    this.#steps.push(step);
    if (!this.playing) void this.#run();
  }

  async #run(): Promise<void> {
    const turn = ++this.#turn;
    this.playing = true;
    this.#playback.finish();
    for (let step = this.#steps[0]; step && turn === this.#turn; step = this.#steps[0]) {
      for (const moment of step.moments) {
        this.#announce(moment);
        await tick();
        if (turn !== this.#turn) return;
        await this.#playback.play(moment, this.#tempo(moment, step.scene));
        if (turn !== this.#turn) return;
      }
      this.#steps.shift();
      this.#reach(step.scene);
    }
  }

  /** The old picture stays, but what it offered is not to be had any more. */
  #announce(playing: Moment): void {
    this.shown = { ...quiet(this.shown!), playing };
  }

  #reach(scene: Scene): void {
    const more = this.#steps.length > 0;
    this.#playback.endWith(() => {
      flushSync(() => {
        this.shown = more ? quiet(scene) : scene;
        this.playing = more;
      });
    });
  }

  /** Others' moves can be followed; one's own need no explaining. A backlog goes faster. */
  #tempo(moment: Moment, scene: Scene): Tempo {
    const calm = this.#settings.pace() === "calm";
    const own = moment.seat === scene.envelope.seat;
    const hurry = Math.min(1 + HURRY * (this.#steps.length - 1), FASTEST);
    const reading = moment.texts.join(" ").length * 22;
    const least = own ? 0 : Math.min(calm ? 900 + reading : 420 + reading / 4, calm ? 3200 : 1100);
    return { rate: (calm && !own ? 0.8 : 1.15) * hurry, most: calm ? 5000 : 2600, least: least / hurry };
  }
}
