/** Verifies the luck of a finished match: makes every draw again from the seed, and compares. */
import { blake2b } from "@noble/hashes/blake2.js";
import { sha256 } from "@noble/hashes/sha2.js";
import type { Draws, Luck, Source } from "./types.ts";

/** What this browser noted before the deal, which nobody can change afterwards. */
export interface Noted {
  commitment?: string | undefined;
  contributions?: readonly string[];
  /** How many seats the match has. */
  seats?: number | undefined;
}

/** One thing that was checked: a message's key and its values, and whether it held. Null: it could not be checked. */
export interface Finding {
  held: boolean | null;
  key: string;
  values: Record<string, number>;
}

/** A draw made again. */
export interface Redrawn {
  number: number;
  size: number;
  told: number;
  /** What the seed gives; null where nobody knows the seed. */
  found: number | null;
}

const UNDONE = new Set(["page-luck-skipped", "page-luck-taken-back", "page-luck-taken-back-by-all"]);

type Pick = (size: number) => number;

const bytes = (text: string) => new TextEncoder().encode(text);
const fromHex = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
const toHex = (data: Uint8Array) => [...data].map((byte) => byte.toString(16).padStart(2, "0")).join("");

function joined(...parts: Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

function bigEndian(value: number, size: 4 | 8): Uint8Array {
  const view = new DataView(new ArrayBuffer(size));
  if (size === 8) view.setBigUint64(0, BigInt(value));
  else view.setUint32(0, value);
  return new Uint8Array(view.buffer);
}

/** What is published before the deal. */
export function commitmentOf(seed: string): string {
  return toHex(sha256(joined(bytes("marula commitment "), fromHex(seed))));
}

/** The seed and what the seats added, in one key. */
export function keyOf(seed: string, contributions: readonly string[]): Uint8Array {
  if (contributions.length === 0) return fromHex(seed);
  const parts = contributions.map(bytes).flatMap((words) => [bigEndian(words.length, 4), words]);
  return blake2b(joined(bytes("marula luck "), ...parts), { key: fromHex(seed), dkLen: 32 });
}

/** Answer number `place` of a sealed source. */
export function sealedPick(key: Uint8Array, place: number, size: number): number {
  const limit = (1n << 64n) - ((1n << 64n) % BigInt(size));
  for (let attempt = 0; ; attempt++) {
    const hash = blake2b(joined(bigEndian(place, 8), bigEndian(attempt, 4)), { key, dkLen: 8 });
    const answer = new DataView(hash.buffer, hash.byteOffset, 8).getBigUint64(0);
    if (answer < limit) return Number(answer % BigInt(size));
  }
}

/** Who gets which seat, from the first answers: whoever sat on chair i plays seat `lot[i]`. */
export function drawLot(key: Uint8Array, seats: number): number[] {
  const lot = Array.from({ length: seats }, (_, seat) => seat);
  for (let last = seats - 1; last > 0; last--) {
    const other = sealedPick(key, seats - 1 - last, last + 1);
    [lot[last], lot[other]] = [lot[other]!, lot[last]!];
  }
  return lot;
}

/** The generator of simulated matches (sfc32, with Lemire's way to even ranges): one answer after the other. */
export function seeded(seed: string): Pick {
  const digest = new DataView(sha256(joined(bytes("marula seed "), bytes(seed))).buffer);
  let [a, b, c, counter] = [digest.getUint32(0, true), digest.getUint32(4, true), digest.getUint32(8, true), 1];
  const word = () => {
    const result = (a + b + counter) >>> 0;
    counter = (counter + 1) >>> 0;
    a = (b ^ (b >>> 9)) >>> 0;
    b = (c + (c << 3)) >>> 0;
    c = (((c << 21) | (c >>> 11)) + result) >>> 0;
    return result;
  };
  for (let round = 0; round < 12; round++) word();
  return (size) => {
    const threshold = (2 ** 32 - size) % size;
    for (;;) {
      const product = BigInt(word()) * BigInt(size);
      if (Number(product & 0xffffffffn) >= threshold) return Number(product >> 32n);
    }
  };
}

/** Make every draw again, and say what that has shown. */
export function verifyLuck(luck: Luck, noted: Noted): { findings: Finding[]; draws: Redrawn[] } {
  const findings: Finding[] = [];
  const draws: Redrawn[] = [];
  for (const [index, source] of luck.sources.entries()) {
    const since = source.since ?? 0;
    const until = luck.sources[index + 1]?.since ?? Infinity;
    const last = index === luck.sources.length - 1;
    const asked = luck.draws.filter(({ number }) => number >= since && number < until);
    findings.push(...promises(source, last ? noted : { seats: noted.seats }));
    const made = redraw(source, asked);
    draws.push(...made);
    const { forward, skipped } = placesOf(source, asked);
    const known = made.filter(({ found }) => found !== null);
    const wrong = known.filter(({ found, told }) => found !== told).length;
    if (known.length > 0)
      findings.push({ held: wrong === 0, key: "page-luck-draws", values: { number: known.length } });
    if (known.length > 0 && !forward) findings.push({ held: false, key: "page-luck-twice", values: {} });
    findings.push(...undone(source, known.length > 0 ? skipped : 0));
  }
  // A match that was continued from another one; or a file in which other seeds hide what was undone.
  const number = luck.sources[1]?.since;
  if (number !== undefined) findings.push({ held: null, key: "page-luck-other", values: { number } });
  return { findings, draws };
}

/** What was seen and then undone: as the record says, and as the gaps between the draws show. */
function undone(source: Source, skipped: number): Finding[] {
  const counted: [string, number][] = [
    ["page-luck-skipped", skipped],
    ["page-luck-taken-back", source.taken_back ?? 0],
    ["page-luck-taken-back-by-all", source.taken_back_by_all ?? 0],
  ];
  return counted.filter(([, number]) => number > 0).map(([key, number]) => ({ held: null, key, values: { number } }));
}

/** The sentence that sums up all findings. Luck that was seen and undone, or of several seeds, is no proof of fair play. */
export function verdictOf(findings: readonly Finding[]): Omit<Finding, "held"> {
  const only = (key: string) => ({ key, values: {} });
  if (findings.some(({ held }) => held === false)) return only("page-luck-broken");
  if (!findings.some(({ held }) => held === true)) return only("page-luck-none");
  if (findings.some(({ key }) => UNDONE.has(key))) return only("page-luck-undone");
  return findings.find(({ key }) => key === "page-luck-other") ?? only("page-luck-kept");
}

/** What was promised before the deal, and what was added to it. */
function promises(source: Source, noted: Noted): Finding[] {
  if (source.kind === "unknown" || !source.seed) return [{ held: null, key: "page-luck-none", values: {} }];
  if (source.kind === "seeded") return [];
  const found: Finding[] = [];
  const kept = commitmentOf(source.seed) === source.commitment;
  found.push({ held: kept, key: "page-luck-promise", values: {} });
  if (noted.commitment)
    found.push({ held: noted.commitment === source.commitment, key: "page-luck-noted", values: {} });
  const added = source.contributions ?? [];
  found.push(additions(added.length, noted.seats));
  const lot = source.lot ?? [];
  if (lot.length > 0) {
    const drawn = drawLot(keyOf(source.seed, added), lot.length);
    found.push({ held: drawn.every((seat, chair) => seat === lot[chair]), key: "page-luck-lot", values: {} });
  }
  const own = noted.contributions ?? [];
  if (own.length > 0)
    found.push({ held: own.every((words) => added.includes(words)), key: "page-luck-own", values: {} });
  return found;
}

/** How many added to the luck: at most everybody. With words that nobody at the table has added, whoever knows the seed
 * could look for the luck they wish for. */
function additions(number: number, seats = Infinity): Finding {
  const held = number > seats ? false : number > 0 ? true : null;
  return { held, key: "page-luck-added", values: { number } };
}

/** How many answers the lot used, before the deal. */
function answersOfLot({ lot = [] }: Source): number {
  return Math.max(0, lot.length - 1);
}

/** Do the places only go forward, and how many were left out? Decisions that were undone have used up luck: a gap is
 * allowed and told, going back is not. */
function placesOf(source: Source, asked: readonly Draws[]): { forward: boolean; skipped: number } {
  let [forward, skipped, given] = [true, 0, answersOfLot(source)];
  for (const { place, answers } of asked) {
    if (place < given) forward = false;
    else skipped += place - given;
    given = place + answers.length;
  }
  return { forward, skipped };
}

function redraw(source: Source, asked: readonly Draws[]): Redrawn[] {
  const key = source.kind === "sealed" && source.seed ? keyOf(source.seed, source.contributions ?? []) : null;
  const next = source.kind === "seeded" ? seeded(source.seed ?? "") : null;
  const draws: Redrawn[] = [];
  for (const { number, place, of, answers } of asked) {
    for (const [index, told] of answers.entries()) {
      const size = of[index] ?? 1;
      const found = key ? sealedPick(key, place + index, size) : next ? next(size) : null;
      draws.push({ number, size, told, found });
    }
  }
  return draws;
}
