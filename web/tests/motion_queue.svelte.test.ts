import { describe, expect, it, vi } from "vitest";
import type { Pace } from "../src/core/preferences.svelte.ts";
import type { Moment } from "../src/core/types.ts";
import type { Scene } from "../src/face_api/frame.svelte.ts";
import type { Playback, Tempo } from "../src/motion/player.ts";
import { MotionQueue } from "../src/motion/queue.svelte.ts";
import { envelope, moment, scene } from "./fixtures.ts";

/** Plays nothing by itself: the test says when a moment is over. */
class Stage implements Playback {
  played: number[] = [];
  tempi: Tempo[] = [];
  #over: (() => void) | null = null;

  play({ number }: Moment, tempo: Tempo): Promise<void> {
    this.played.push(number);
    this.tempi.push(tempo);
    return new Promise((resolve) => (this.#over = resolve));
  }
  endWith(show: () => void): void {
    show();
  }
  finish(): void {
    this.over();
  }
  over(): void {
    this.#over?.();
    this.#over = null;
  }
}

/** A match that grows: every moment is one object for good, as the connection keeps them. */
class Story {
  moments: Moment[] = [moment(0, -1, "dealt")];
  seat = 0;

  at(changes: Parameters<typeof envelope>[0] = {}): Scene {
    const decisions = this.moments.at(-1)!.number;
    return scene({ seat: this.seat, decisions, version: decisions, options: [], ...changes }, [...this.moments]);
  }
  on(seat = 1): Scene {
    const number = this.moments.at(-1)!.number + 1;
    this.moments = [...this.moments, moment(number, seat, `move ${number}`)];
    return this.at();
  }
  through(seat: number): Scene {
    this.seat = seat;
    return this.at();
  }
  undo(): Scene {
    if (this.moments.length > 1) this.moments = this.moments.slice(0, -1);
    return this.at();
  }
}

function opened(settings: { pace?: Pace; still?: boolean } = {}) {
  const stage = new Stage();
  const conditions = { pace: settings.pace ?? ("brisk" as Pace), still: settings.still ?? false };
  const queue = new MotionQueue(stage, { pace: () => conditions.pace, still: () => conditions.still });
  return { stage, queue, conditions };
}
const settled = () => new Promise((resolve) => setTimeout(resolve));
/** Lets everything that waits be played to its end. */
async function playOut(queue: MotionQueue, stage: Stage): Promise<void> {
  for (let turn = 0; queue.playing && turn < 200; turn++) {
    await settled();
    stage.over();
  }
  await settled();
}

describe("the motion queue", () => {
  it("shows the first picture at once", () => {
    const { queue, stage } = opened();
    const first = new Story().at();
    queue.take(first);
    expect([queue.shown, queue.playing, stage.played]).toEqual([first, false, []]);
  });

  it("plays what is new over the old picture, then shows the new one", async () => {
    const { queue, stage } = opened();
    const story = new Story();
    queue.take(story.at());
    const next = story.on();
    queue.take(next);
    await settled();
    expect(stage.played).toEqual([1]);
    expect([queue.shown?.envelope.decisions, queue.shown?.playing?.number]).toEqual([0, 1]);
    stage.over();
    await settled();
    expect([queue.shown, queue.playing]).toEqual([next, false]);
  });

  it("offers nothing while it plays", async () => {
    const { queue, stage } = opened();
    const story = new Story();
    queue.take(story.at({ options: envelope().options }));
    queue.take(story.on(0));
    await settled();
    expect(queue.shown?.envelope.options).toEqual([]);
    await playOut(queue, stage);
    expect(queue.shown?.envelope.decisions).toBe(1);
  });

  it("does not interrupt who is asked something: others' moves are shown at once", async () => {
    const { queue } = opened();
    const story = new Story();
    queue.take(story.at({ options: envelope().options }));
    const next = { ...story.on(1), envelope: { ...story.at().envelope, options: envelope().options } };
    queue.take(next);
    await settled();
    expect([queue.shown, queue.playing]).toEqual([next, false]);
  });

  it.each([
    ["an undo", (story: Story) => story.undo(), 1],
    ["another seat's eyes", (story: Story) => ((story.seat = 1), story.on()), 1],
    ["a new connection", (story: Story) => story.on(), 2],
    ["a long absence", (story: Story) => (Array.from({ length: 40 }, () => story.on()), story.at()), 1],
  ])("shows %s at once", async (_name, change, session) => {
    const { queue, stage } = opened();
    const story = new Story();
    story.on();
    queue.take(story.on(), 1);
    const next = change(story);
    queue.take(next, session);
    await settled();
    expect([queue.shown, queue.playing, stage.played]).toEqual([next, false, []]);
  });

  it("plays nothing for who wants no motion, or does not look", async () => {
    const { queue, stage } = opened({ still: true });
    const story = new Story();
    queue.take(story.at());
    const next = story.on();
    queue.take(next);
    await settled();
    expect([queue.shown, stage.played]).toEqual([next, []]);
  });

  it("waits for nobody at the pace 'at once'", async () => {
    const { queue } = opened({ pace: "at_once" });
    const story = new Story();
    queue.take(story.at());
    const next = story.on();
    queue.take(next);
    expect([queue.shown, queue.playing]).toEqual([next, false]);
  });

  it("can be skipped: the newest picture comes, whatever waited", async () => {
    const { queue, stage } = opened();
    const story = new Story();
    queue.take(story.at());
    queue.take(story.on());
    const newest = story.on();
    queue.take(newest);
    await settled();
    queue.skip();
    await settled();
    expect([queue.shown, queue.playing]).toEqual([newest, false]);
    expect(stage.played).toEqual([1]);
  });

  it("plays a backlog faster, and others' moves long enough to be read", async () => {
    const { queue, stage } = opened();
    const story = new Story();
    queue.take(story.at());
    for (let turn = 0; turn < 6; turn++) queue.take(story.on(turn === 5 ? 0 : 1));
    await playOut(queue, stage);
    expect(stage.played).toEqual([1, 2, 3, 4, 5, 6]);
    const rates = stage.tempi.map(({ rate }) => rate);
    expect(rates[1]).toBeGreaterThan(rates[5]! * 2);
    expect(stage.tempi[0]!.least).toBeGreaterThan(0);
    expect(stage.tempi[5]!.least).toBe(0); // one's own
    const calm = opened({ pace: "calm" });
    calm.queue.take(story.at());
    calm.queue.take(story.on());
    await playOut(calm.queue, calm.stage);
    expect(calm.stage.tempi[0]!.least).toBeGreaterThan(stage.tempi[4]!.least);
  });

  it("takes names and clocks over while it plays", async () => {
    const { queue, stage } = opened();
    const story = new Story();
    queue.take(story.at());
    queue.take(story.on());
    await settled();
    const renamed = { ...story.at(), table: { ...story.at().table, name: "Friday" } };
    queue.take(renamed);
    expect([queue.shown?.table.name, queue.shown?.envelope.decisions]).toEqual(["Friday", 0]);
    await playOut(queue, stage);
    expect(queue.shown).toBe(renamed);
  });

  it("ends with the newest picture, whatever happens in between", async () => {
    for (let seed = 1; seed <= 40; seed++) {
      let state = seed * 7919;
      const luck = (of: number) => (state = (state * 1103515245 + 12345) % 2147483648) % of;
      const { queue, stage, conditions } = opened();
      const story = new Story();
      let session = 0;
      let newest = story.at();
      queue.take(newest, session);
      for (let turn = 0; turn < 25; turn++) {
        const what = luck(9);
        if (what === 0) newest = story.undo();
        else if (what === 1) newest = { ...newest, table: { ...newest.table, name: `table ${turn}` } };
        else if (what === 2) session++;
        else if (what === 3) queue.skip();
        else if (what === 4) conditions.still = !conditions.still;
        else if (what === 5) stage.over();
        else if (what === 6) newest = story.through(1 - story.seat);
        else newest = story.on(luck(3));
        queue.take(newest, session);
        if (luck(2) === 0) await settled();
      }
      await playOut(queue, stage);
      expect(queue.shown, `seed ${seed}`).toBe(newest);
      expect(queue.playing).toBe(false);
    }
  });
});

describe("skipping", () => {
  it("takes clicks and keys from the board, but not from buttons and fields", async () => {
    const { skipping } = await import("../src/motion/skip_on_click.ts");
    const queue = { playing: true, skip: vi.fn() };
    const stop = skipping(queue as unknown as MotionQueue);
    document.body.innerHTML = "<div id=b></div><button id=m></button><input id=i>";
    const heard = vi.fn();
    document.body.addEventListener("click", heard);
    document.getElementById("b")!.click();
    expect([queue.skip.mock.calls.length, heard.mock.calls.length]).toEqual([1, 0]);
    document.getElementById("m")!.click();
    expect([queue.skip.mock.calls.length, heard.mock.calls.length]).toEqual([2, 1]);
    const press = (id: string, key: string) =>
      document.getElementById(id)!.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
    press("i", "a");
    press("b", "Tab");
    expect(queue.skip).toHaveBeenCalledTimes(2);
    press("b", "Escape");
    expect(queue.skip).toHaveBeenCalledTimes(3);
    stop();
    document.getElementById("b")!.click();
    expect(queue.skip).toHaveBeenCalledTimes(3);
  });
});
