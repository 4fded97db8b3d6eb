import { describe, expect, it } from "vitest";
import { verdictOf, verifyLuck, commitmentOf, drawLot, keyOf, sealedPick, seeded } from "../src/core/verify_luck.ts";
import type { Luck } from "../src/core/types.ts";

const hex = (data: Uint8Array) => [...data].map((byte) => byte.toString(16).padStart(2, "0")).join("");
const counting = (number: number) => Uint8Array.from({ length: number }, (_, index) => index);

/** What `marula.core.chance` answers to the same questions. */
const SEED = hex(counting(32));
const SIZES = [6, 52, 3, 1000000, 7];
const SEALED = [0, 51, 1, 760791, 2];
const SEEDED = [1, 42, 2, 650669, 1];
const LOT = [2, 1, 3, 0];
const COMMITMENT = "0fe13a0cd8b87a9c2fd0edc65e6ebb70d3028e0745c14754cc401b9386b77594";

describe("luck made again", () => {
  it("is the server's", () => {
    expect(commitmentOf(SEED)).toBe(COMMITMENT);
    const key = keyOf(SEED, ["of Ada", "of Bø"]);
    expect(SIZES.map((size, place) => sealedPick(key, place, size))).toEqual(SEALED);
    expect(sealedPick(keyOf(SEED, []), 0, 97)).toBe(58);
    const next = seeded("7");
    expect(SIZES.map((size) => next(size))).toEqual(SEEDED);
  });

  const luck = (change: (luck: Luck) => void = () => {}): Luck => {
    const made: Luck = {
      sources: [{ kind: "sealed", seed: SEED, commitment: COMMITMENT, contributions: ["of Ada", "of Bø"] }],
      draws: [
        { number: 0, place: 0, of: SIZES.slice(0, 3), answers: SEALED.slice(0, 3) },
        { number: 4, place: 3, of: SIZES.slice(3), answers: SEALED.slice(3) },
      ],
    };
    change(made);
    return made;
  };
  const noted = { commitment: COMMITMENT, contributions: ["of Ada"] };
  const held = (made: Luck, what = noted) =>
    Object.fromEntries(verifyLuck(made, what).findings.map((finding) => [finding.key, finding.held]));

  it("proves an honest match", () => {
    expect(held(luck())).toEqual({
      "page-luck-promise": true,
      "page-luck-noted": true,
      "page-luck-added": true,
      "page-luck-own": true,
      "page-luck-draws": true,
    });
    expect(verifyLuck(luck(), noted).draws.map(({ found }) => found)).toEqual(SEALED);
  });

  it("knows that nobody can add to the luck without a seat", () => {
    const { findings } = verifyLuck(luck(), { ...noted, seats: 1 });
    expect(findings).toContainEqual({ held: false, key: "page-luck-added", values: { number: 2 } });
    expect(verdictOf(findings).key).toBe("page-luck-broken");
    expect(verdictOf(verifyLuck(luck(), { ...noted, seats: 2 }).findings).key).toBe("page-luck-kept");
  });

  it("proves who got which seat, and that the deal used other luck", () => {
    expect(drawLot(keyOf(SEED, ["of Ada", "of Bø"]), 4)).toEqual(LOT);
    const drawn = luck((made) => {
      made.sources[0]!.lot = LOT;
      made.draws = [{ number: 0, place: 3, of: SIZES.slice(3), answers: SEALED.slice(3) }];
    });
    expect(held(drawn)).toMatchObject({ "page-luck-lot": true, "page-luck-draws": true });
    expect(held(drawn)["page-luck-twice"]).toBeUndefined();
    expect(held(luck((made) => (made.sources[0]!.lot = [...LOT].reverse())))["page-luck-lot"]).toBe(false);
    expect(held(luck((made) => (made.sources[0]!.lot = LOT)))["page-luck-twice"]).toBe(false);
  });

  it("says when draws were made and then undone, whatever the record says", () => {
    const gap = luck((made) => {
      const key = keyOf(SEED, ["of Ada", "of Bø"]);
      made.draws[1] = { number: 4, place: 5, of: [9], answers: [sealedPick(key, 5, 9)] };
      made.draws.push({ number: 7, place: 8, of: [], answers: [] });
    });
    const { findings } = verifyLuck(gap, noted);
    expect(findings).toContainEqual({ held: null, key: "page-luck-skipped", values: { number: 2 + 2 } });
    expect(verdictOf(findings).key).toBe("page-luck-undone");
    expect(verdictOf(verifyLuck(luck(), noted).findings).key).toBe("page-luck-kept");
  });

  it("does not praise what all agreed to undo: one person may hold several seats", () => {
    const agreed = luck((made) => (made.sources[0]!.taken_back_by_all = 3));
    const { findings } = verifyLuck(agreed, noted);
    expect(findings).toContainEqual({ held: null, key: "page-luck-taken-back-by-all", values: { number: 3 } });
    expect(verdictOf(findings).key).toBe("page-luck-undone");
  });

  it("does not praise a match with several seeds: each could have been chosen for its draws", () => {
    const other = "00".repeat(16);
    const sealed = luck((made) => {
      made.sources.push({ kind: "sealed", since: 4, seed: other, commitment: commitmentOf(other) });
      made.draws[1] = { number: 4, place: 0, of: [9], answers: [sealedPick(keyOf(other, []), 0, 9)] };
    });
    const { findings } = verifyLuck(sealed, {});
    expect(findings.some((finding) => finding.held === false)).toBe(false);
    expect(verdictOf(findings)).toEqual({ held: null, key: "page-luck-other", values: { number: 4 } });
  });

  it("says when the only person took back what luck had shown", () => {
    const peeked = luck((made) => (made.sources[0]!.taken_back = 3));
    expect(verifyLuck(peeked, noted).findings).toContainEqual({
      held: null,
      key: "page-luck-taken-back",
      values: { number: 3 },
    });
  });

  it("finds every lie", () => {
    expect(held(luck((made) => (made.draws[1]!.answers[0] = 5)))["page-luck-draws"]).toBe(false);
    expect(held(luck((made) => (made.sources[0]!.seed = SEED.replace("1f", "1e"))))["page-luck-promise"]).toBe(false);
    expect(held(luck((made) => (made.sources[0]!.contributions = ["of Bø"])))["page-luck-own"]).toBe(false);
    expect(held(luck((made) => (made.draws[1]!.place = 1)))["page-luck-twice"]).toBe(false);
    // another seed with its own commitment: only what was noted before the deal gives it away
    const other = luck((made) => {
      made.sources[0]!.seed = "00".repeat(32);
      made.sources[0]!.commitment = commitmentOf("00".repeat(32));
    });
    expect(held(other)).toMatchObject({ "page-luck-promise": true, "page-luck-noted": false });
  });

  it("says what cannot be known", () => {
    const secret = luck((made) => delete made.sources[0]!.seed);
    expect(held(secret)).toEqual({ "page-luck-none": null });
    expect(verifyLuck(secret, noted).draws.every(({ found }) => found === null)).toBe(true);
    const simulated: Luck = {
      sources: [{ kind: "seeded", seed: "7" }],
      draws: [{ number: 0, place: 0, of: SIZES, answers: SEEDED }],
    };
    expect(held(simulated)).toEqual({ "page-luck-draws": true });
  });
});
