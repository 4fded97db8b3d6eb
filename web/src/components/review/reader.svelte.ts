/** The review of one match, read from the server while it is made. */
import { api } from "../../core/api.ts";
import type { Review, ReviewedDecision, ReviewedEntry, ReviewedSeat } from "../../core/types.ts";

/** Milliseconds between two looks at a review in the making. */
const PAUSE = 1000;

/** The verdicts that blame a choice, the mildest first. */
const BLAMED: readonly string[] = ["inaccuracy", "mistake", "blunder"];

export const isBlamed = (decision: ReviewedDecision): boolean => BLAMED.includes(decision.kind);

export class ReviewReader {
  readonly #id: string;
  /** By their numbers: a review that was gone on with may tell one twice. */
  #decisions = $state.raw<ReadonlyMap<number, ReviewedDecision>>(new Map());
  #entries = $state.raw<ReadonlyMap<number, ReviewedEntry>>(new Map());
  seats = $state.raw<readonly ReviewedSeat[]>([]);
  total = $state(-1);
  finished = $state(false);
  /** Did it stop before its end? */
  stopped = $state(false);
  #closed = false;
  #had = { decisions: 0, entries: 0 };

  constructor(id: string) {
    this.#id = id;
  }

  /** What the seat decided, in the order of the match. */
  decisionsOf(seat: number): ReviewedDecision[] {
    return [...this.#decisions.values()].filter((one) => one.seat === seat).sort((a, b) => a.number - b.number);
  }
  decision(number: number): ReviewedDecision | undefined {
    return this.#decisions.get(number);
  }
  get entries(): ReviewedEntry[] {
    return [...this.#entries.values()].sort((a, b) => a.number - b.number);
  }
  get done(): number {
    return this.#decisions.size;
  }

  /** Asks for the review and reads it to its end. */
  async read(): Promise<void> {
    this.stopped = false;
    this.#had = { decisions: 0, entries: 0 };
    this.#take(await api.askForReview(this.#id));
    while (!this.finished && !this.stopped && !this.#closed) {
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
      if (!this.#closed) this.#take(await api.review(this.#id, this.#had.decisions, this.#had.entries));
    }
  }

  close(): void {
    this.#closed = true;
  }

  #take(review: Review): void {
    this.#had.decisions += review.decisions.length;
    this.#had.entries += review.entries.length;
    if (review.decisions.length > 0)
      this.#decisions = new Map([...this.#decisions, ...review.decisions.map((one) => [one.number, one] as const)]);
    if (review.entries.length > 0)
      this.#entries = new Map([...this.#entries, ...review.entries.map((one) => [one.number, one] as const)]);
    this.seats = review.seats;
    this.total = review.total;
    this.finished = review.finished;
    this.stopped = !review.finished && !review.running;
  }
}
