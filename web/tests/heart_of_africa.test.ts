import { render } from "@testing-library/svelte";
import { tick } from "svelte";
import { beforeAll, describe, expect, it, vi } from "vitest";
import edition from "../../src/marula/games/heart_of_africa/data/default.json";
import Board from "../../src/marula/games/heart_of_africa/face/Board.svelte";
import Hand from "../../src/marula/games/heart_of_africa/face/Hand.svelte";
import Holdings from "../../src/marula/games/heart_of_africa/face/Holdings.svelte";
import { land } from "../../src/marula/games/heart_of_africa/face/coastline.ts";
import { layNames, layTracks, signSpot, spotsOf, WIDE } from "../../src/marula/games/heart_of_africa/face/layout.ts";
import { offerOf, terrainOf, way, type Box, type View } from "../../src/marula/games/heart_of_africa/face/view.ts";
import { text } from "../src/core/translation.svelte.ts";
import type { Action } from "../src/core/types.ts";
import { Frame } from "../src/face_api/frame.svelte.ts";
import { LETTERS } from "../src/face_api/letter_outlines.ts";
import { envelope, scene } from "./fixtures.ts";

// A whole board takes a while on a busy machine.
vi.setConfig({ testTimeout: 60_000 });
beforeAll(() => text.load("heart_of_africa"));

const box = edition as unknown as Box;
const HIGH = 1300;

function view(changes: Partial<View> = {}): View {
  return {
    seat: 0,
    phase: "turn",
    active: 0,
    passes: 0,
    terrain_discards: {},
    known: [{}, {}],
    unseen_cards: {},
    fresh: {},
    blind: {},
    blind_sizes: [0, 0],
    offer_sizes: [0, 0],
    under: [],
    under_by: [],
    unseen_tickets: {},
    last_turns: -1,
    track: null,
    pay_card: null,
    pay_cards: 0,
    pay_locomotives: 0,
    train_row: ["red", "red", "locomotive", "blue", "white"],
    train_deck_size: 80,
    train_discards: {},
    terrain_row: ["desert", "jungle"],
    terrain_deck: { desert: 10, jungle: 12, mountain: 14 },
    terrains: [{ desert: 2 }, { desert: 1, jungle: 3 }],
    hands: [{ red: 3, locomotive: 1 }, {}],
    hand_sizes: [4, 5],
    trains: [40, 38],
    points: [12, 20],
    owners: { fachoda_to_sudan_w: 0, ujiji_to_elizabethville: 1 },
    doubled: { fachoda_to_sudan_w: true },
    offered: [null, null, null, null, null, null, null, null],
    kept: { leopoldville_to_sudan: 0 },
    kept_sizes: [1, 4],
    ticket_pile_size: 40,
    ...changes,
  };
}

function frame(seen: View, actions: Action[], choose = vi.fn()): { frame: Frame<View>; choose: typeof choose } {
  const options = actions.map((action) => ({ action, text: Object.values(action).join(" ") }));
  const shown = scene({ ...envelope(), options, view: seen as never });
  shown.board.edition = edition as never;
  shown.table.game = "heart_of_africa";
  return { frame: new Frame(() => shown, { choose }) as unknown as Frame<View>, choose };
}

describe("the map", () => {
  const spots = spotsOf(box, HIGH);
  const laid = layTracks(box, spots);

  it("lays every track with as many spaces as it is long, all on the sheet", () => {
    expect(laid.length).toBe(117);
    for (const { track, spaces } of laid) {
      expect(spaces.length).toBe(track.length);
      for (const { x, y } of spaces) expect(x > 0 && x < WIDE && y > 0 && y < HIGH).toBe(true);
    }
  });

  it("lays the two tracks of a double route side by side", () => {
    const pairs = laid.filter(({ track }) => track.double);
    expect(pairs.length).toBeGreaterThan(10);
    for (const one of pairs) {
      const twin = laid.find(({ track }) => track.double === one.track.double && track.id !== one.track.id)!;
      const far = Math.hypot(one.middle[0] - twin.middle[0], one.middle[1] - twin.middle[1]);
      expect(far).toBeCloseTo(25, 5);
    }
  });

  it("leaves the middle of every track free to be clicked", () => {
    for (const high of [1130, 1500]) {
      const all = layTracks(box, spotsOf(box, high));
      for (const one of all)
        for (const { track, from, to } of all) {
          if (track.id === one.track.id) continue;
          const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
          const along = ((one.middle[0] - from[0]) * dx + (one.middle[1] - from[1]) * dy) / (dx * dx + dy * dy);
          const part = Math.min(Math.max(along, 0), 1);
          const far = Math.hypot(one.middle[0] - from[0] - dx * part, one.middle[1] - from[1] - dy * part);
          expect(far, `${one.track.id} under ${track.id}`).toBeGreaterThan(10.5);
        }
    }
  });

  it("names every city once, on the sheet", () => {
    const names = layNames(box, spots, laid, HIGH, 24, (id) => box.places.find((place) => place.id === id)!.name);
    expect(names.length).toBe(33);
    for (const { x, y } of names) expect(x > 0 && x < WIDE && y > 0 && y < HIGH).toBe(true);
  });

  it("lays no name on another, as large as they are on a phone", () => {
    const names = layNames(box, spots, laid, HIGH, 33, (id) => box.places.find((place) => place.id === id)!.name);
    const touch = names.flatMap((one, index) =>
      names
        .slice(index + 1)
        .filter(({ box: { left, right, top, bottom } }) => {
          const wide = Math.min(one.box.right, right) - Math.max(one.box.left, left);
          return wide > 0 && Math.min(one.box.bottom, bottom) > Math.max(one.box.top, top);
        })
        .map((other) => `${one.text} on ${other.text}`),
    );
    expect(touch).toEqual([]);
  });

  it("moves the sign of a doubled route away from a name", () => {
    const names = layNames(box, spots, laid, HIGH, 24, (id) => box.places.find((place) => place.id === id)!.name);
    const one = laid.find(({ spaces }) => spaces.length > 2)!;
    const [x, y] = one.middle;
    expect(signSpot(one, [])).toEqual(one.middle);
    const over = { ...names[0]!, box: { left: x - 5, right: x + 5, top: y - 5, bottom: y + 5 } };
    const spot = signSpot(one, [over]);
    expect(spot).not.toEqual(one.middle);
    expect(one.spaces.map((space) => [space.x, space.y])).toContainEqual(spot);
  });

  it("bends the coast so that the ports lie at the sea and nothing is drawn for unknown worlds", () => {
    const coast = land(spots)!.coast;
    const points = [...coast.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
    for (const port of ["douala", "luanda", "walvis_bay", "cape_town", "durban", "beira", "mombasa"]) {
      const [x, y] = spots.get(port)!;
      const nearest = Math.min(...points.map(([a, b]) => Math.hypot(a! - x, b! - y)));
      expect(nearest, port).toBeLessThan(40);
    }
    expect(land(new Map([["elsewhere", [1, 2]]]))).toBeNull();
  });

  it("draws an edition that has no positions", () => {
    const bare = { ...box, map: undefined };
    expect(layTracks(bare, spotsOf(bare, HIGH)).length).toBe(117);
  });
});

describe("words", () => {
  const ticket = { id: "t", from_end: "fachoda", to_end: "sudan", value: 3 };

  it("finds the way between a ticket's ends over own tracks only", () => {
    expect(way(box, view().owners, 0, ticket)).toEqual(["fachoda_to_sudan_w"]);
    expect(way(box, view().owners, 1, ticket)).toBeNull();
    expect(way(box, {}, 0, ticket)).toBeNull();
  });

  it("knows each track's terrain and each seat's offer", () => {
    expect(box.tracks.map((track) => terrainOf(box, track))).not.toContain("");
    const offered = [null, null, null, null, "bondo_to_nigeria", "durban_to_zomba", null, null];
    expect(offerOf(box, view({ offered }), 1).map(({ id }) => id)).toEqual(["bondo_to_nigeria", "durban_to_zomba"]);
    expect(offerOf(box, view({ offered }), 0)).toEqual([]);
  });
});

describe("the face", () => {
  it("offers a track by click and says why not for another", () => {
    const claim = { action: "claim_route", track: "bangui_to_bondo" };
    const { frame: shown, choose } = frame(view(), [claim]);
    const { container } = render(Board, { frame: shown as never });
    expect(container.querySelectorAll("[data-track]").length).toBe(117);
    const track = container.querySelector("[data-track='bangui_to_bondo']")!;
    expect(track.getAttribute("data-option")).toBe("claim_route bangui_to_bondo");
    expect(track.getAttribute("tabindex")).toBe("0");
    track.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    expect(choose).toHaveBeenLastCalledWith(claim);
    const taken = container.querySelector("[data-track='ujiji_to_elizabethville']")!;
    taken.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    expect(choose).toHaveBeenLastCalledWith({ action: "claim_route", track: "ujiji_to_elizabethville" });
  });

  it("shows whose a track is by shape, and that it scored twice", () => {
    const { container } = render(Board, { frame: frame(view(), []).frame as never });
    const own = container.querySelector("[data-track='fachoda_to_sudan_w']")!;
    expect(own.querySelectorAll(".mark").length).toBe(2);
    expect(own.textContent).toContain("×2");
    expect(own.getAttribute("aria-label")).toContain("Ada");
    const free = container.querySelector("[data-track='bangui_to_bondo']")!;
    const letters = free.querySelector(".letters")!;
    expect(letters.getAttribute("d")).toMatch(/^M[^L]+L[^L]+$/); // through the middles of two spaces
    for (const end of ["marker-start", "marker-end"]) {
      const name = /^url\(#(.+)\)$/.exec(letters.getAttribute(end)!)![1];
      expect(container.querySelector(`marker[id="${name}"] path`)!.getAttribute("d")).toBe(LETTERS["G"]);
    }
  });

  it("shows a ticket's ends on the map while it is looked at", async () => {
    const { container } = render(Board, { frame: frame(view(), []).frame as never });
    expect(container.querySelectorAll(".ring").length).toBe(0);
    container.querySelector<HTMLElement>("[data-ticket='leopoldville_to_sudan']")!.dispatchEvent(new Event("focus"));
    await Promise.resolve();
    await tick();
    expect(container.querySelectorAll(".ring").length).toBe(3);
    expect(container.querySelectorAll(".bow").length).toBe(1);
  });

  it("keeps the marked tickets", async () => {
    const keep = { action: "keep_tickets", places: [1, 3] };
    const offered = ["bondo_to_nigeria", "durban_to_zomba", "bangui_to_luanda", null, null, null, null, null];
    const { frame: shown, choose } = frame(view({ offered }), [keep]);
    const { container } = render(Hand, { frame: shown as never });
    for (const ticket of ["bondo_to_nigeria", "bangui_to_luanda"])
      container.querySelector<HTMLElement>(`[data-ticket='${ticket}']`)!.click();
    await tick();
    const button = container.querySelector<HTMLElement>(".keep")!;
    expect(button.dataset["option"]).toBe("keep_tickets 1,3");
    button.click();
    expect(choose).toHaveBeenLastCalledWith(keep);
  });

  it("prices a doubling", () => {
    const actions: Action[] = [{ action: "double_route", cards: 1, locomotives: 1 }, { action: "score_once" }];
    const { container } = render(Hand, {
      frame: frame(view({ track: "madagascar_s_to_durban_1" }), actions).frame as never,
    });
    const points = [...container.querySelectorAll(".points")].map((one) => one.textContent);
    expect(points).toEqual(["= 30 points", "= 15 points"]);
  });

  it("leaves a space empty where a deck has run out", () => {
    const made = frame(view({ train_row: ["red", null, null, null, null], terrain_row: ["desert", null] }), []);
    const { container } = render(Board, { frame: made.frame });
    expect(container.querySelectorAll(".market .empty").length).toBe(5);
  });

  it("tells of everyone what is open", () => {
    const { container } = render(Holdings, { frame: frame(view(), []).frame as never, of: 1 });
    const told = container.textContent!;
    for (const words of ["20 points", "38 trains left", "5 train cards", "4 tickets", "3 jungle: nobody has more"])
      expect(told).toContain(words);
  });
});
