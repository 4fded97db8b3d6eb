/** Who sees what at one shared screen. */
import { expect, test } from "vitest";
import { HotSeat } from "../src/core/hot_seat.svelte.ts";
import type { Table } from "../src/core/types.ts";

const playing = (...waiting_on: number[]): Table => ({ status: "playing", waiting_on }) as unknown as Table;

test("alone at the screen nobody passes it on", () => {
  let table = $state.raw(playing(0));
  const screen = new HotSeat(
    () => [0],
    () => table,
  );
  screen.decided();
  table = playing(1);
  expect([screen.shown, screen.leaving]).toEqual([0, false]);
});

test("the next hand stays hidden until its owner has the screen", () => {
  let table = $state.raw(playing(0));
  const screen = new HotSeat(
    () => [0, 1],
    () => table,
  );
  expect(screen.shown).toBe(0);
  screen.decided();
  table = playing(1);
  expect([screen.shown, screen.wanted, screen.leaving, screen.looking]).toEqual([0, 1, true, true]);
  screen.passOn();
  expect([screen.shown, screen.looking]).toEqual([0, false]);
  screen.lift();
  expect([screen.shown, screen.leaving]).toEqual([1, false]);
});

test("whoever decides twice keeps the screen, and nobody leaves at the end", () => {
  let table = $state.raw(playing(0, 1));
  const screen = new HotSeat(
    () => [0, 1],
    () => table,
  );
  screen.decided();
  expect(screen.leaving).toBe(false);
  table = { status: "over", waiting_on: [1] } as unknown as Table;
  expect(screen.leaving).toBe(false);
});
