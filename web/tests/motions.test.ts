import { describe, expect, it } from "vitest";
import { beatsOf, howMany, LASTS, lengthOf, SILENT, type AnyMotions } from "../src/motion/beats.ts";
import { lengthOfAll } from "../src/motion/player.ts";
import { Frame } from "../src/face_api/frame.svelte.ts";
import { moment, scene } from "./fixtures.ts";

const FACES = "../../src/marula/games/*/face";
const kinds = import.meta.glob<readonly string[]>("../../src/marula/games/*/face/events.generated.ts", {
  eager: true,
  import: "EVENT_KINDS",
});
const motions = import.meta.glob<AnyMotions>("../../src/marula/games/*/face/motion.ts", {
  eager: true,
  import: "default",
});
const gameOf = (path: string) => path.split("/").at(-3)!;
const motionsOf = (game: string) => Object.entries(motions).find(([path]) => gameOf(path) === game)?.[1];

/** Kinds of events without a motion that are not said to be silent, and motions for events that do not exist. */
function faults(known: readonly string[], mapped: AnyMotions): string[] {
  const missing = known.filter((kind) => mapped[kind] !== SILENT && typeof mapped[kind] !== "function");
  return [...missing, ...Object.keys(mapped).filter((kind) => !known.includes(kind))];
}

describe.each(Object.entries(kinds).map(([path, list]) => [gameOf(path), list] as const))(
  "the motions of %s",
  (game, list) => {
    it("know every kind of event", () => {
      const mapped = motionsOf(game);
      expect(mapped, `${FACES}/motion.ts is missing`).toBeDefined();
      expect(faults(list, mapped!)).toEqual([]);
      expect(Object.values(mapped!).filter((move) => move !== SILENT).length).toBeGreaterThan(list.length / 2);
    });
  },
);

describe("a motion", () => {
  it("that is missing, or is for nothing, is found", () => {
    const mapped: AnyMotions = { moved: () => [], rested: SILENT, old: () => [] };
    expect(faults(["moved", "rested", "sold"], mapped)).toEqual(["sold", "old"]);
  });

  it("points at everything the event speaks of, where the game has none", () => {
    const frame = new Frame(() => scene());
    const [event] = moment(1, 1, "").events;
    expect(beatsOf(event!, null, frame, moment(1, 1, ""))).toEqual([
      { beat: "pulse", at: "seat 1" },
      { beat: "pulse", at: "lion" },
    ]);
    expect(beatsOf(event!, { taken: SILENT }, frame, moment(1, 1, ""))).toEqual([]);
  });

  it("is as long as its slowest beat, with all of its things", () => {
    const lay = { beat: "lay", what: { coin: true }, from: "a", along: "b", many: 3, delay: 100 } as const;
    expect(lengthOf(lay)).toBe(100 + LASTS.lay + 2 * 130);
    expect(howMany({ ...lay, many: 50 })).toBe(8);
    expect(lengthOfAll([[lay, { beat: "pulse", at: "a" }], [], [{ beat: "pulse", at: "a", lasts: 10 }]])).toBe(
      lengthOf(lay) + 10,
    );
  });
});
