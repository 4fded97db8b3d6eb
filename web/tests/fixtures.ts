/** A small table to show in tests: two players, words of three kinds, one option of each sort. */
import type { Scene } from "../src/face_api/frame.svelte.ts";
import type { Envelope, Moment, Table } from "../src/core/types.ts";

export function envelope(changes: Partial<Envelope> = {}): Envelope {
  return {
    seat: 0,
    version: 7,
    decisions: 5,
    waiting_on: [0],
    phase: { phase: "turn", text: "Do something." },
    view: {
      seat: 0,
      phase: "turn",
      active: 0,
      round: 3,
      memory: { of: "bots" },
      hand_sizes: [4, 0],
      unseen: [{ lion: 2, owl: 1 }, {}],
      under: { lion: 5 },
    },
    options: [
      { action: { action: "take", card: "lion" }, text: "Take the lion" },
      { action: { action: "take", card: "owl" }, text: "Take the owl" },
      { action: { action: "pass" }, text: "Pass" },
    ],
    since: 0,
    moments: [],
    undo: null,
    score: null,
    ...changes,
  };
}

export function table(changes: Partial<Table> = {}): Table {
  const chair = (seat: number, name: string) => ({
    seat,
    name,
    kind: "person" as const,
    bot: null,
    level: null,
    manner: null,
    present: true,
    hurried: false,
    clock: null,
    colour: (["blue", "red"] as const)[seat]!,
  });
  return {
    id: "t1",
    name: "",
    game: "none",
    title: "A game",
    setup: { game: "none", seats: 2, edition: "default", options: {} },
    edition: "",
    status: "playing",
    visibility: "link",
    start: "full",
    order: "host",
    watch: true,
    chat: true,
    hints: false,
    win_chances: false,
    created: 0,
    changed: 0,
    sequence: 9,
    version: 7,
    decisions: 5,
    seats: [chair(0, "Ada"), chair(1, "Bo")],
    waiting_on: [0],
    winners: null,
    points: null,
    onlookers: 0,
    clock: null,
    undo: null,
    luck: { commitment: "", contributions: null, seed: null, awaits: [] },
    rematch: null,
    from: null,
    series: null,
    sealed: false,
    taken_back: 0,
    lot: null,
    ...changes,
  };
}

export function scene(changes: Partial<Envelope> = {}, moments: Moment[] = []): Scene {
  return {
    table: table(),
    envelope: envelope(changes),
    moments,
    board: {
      setup: table().setup,
      edition: { game: "none", edition: "default" },
      tables: { card: ["lion", "owl"], phase: ["turn", "over"] },
      names: { card: { lion: "the lion", owl: "the owl" } },
      forms: {},
      about: { title: "", note: "", sources: [], digest: "", original: true },
      view: {},
    },
  };
}

export function moment(number: number, seat: number, text: string): Moment {
  return { number, seat, events: [{ event: "taken", seat, card: "lion" }], texts: [text] };
}
