/** Errors: what the server refused, and what a player is told about anything that failed. */
import { say } from "./translation.svelte.ts";
import type { Refusal } from "./types.ts";

/** Thrown by the API client when the server refuses a request, or does not answer it. */
export class Refused extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.text);
    this.refusal = refusal;
  }
  /** The number of the rule that forbids it, where one does. */
  get rule(): string | null {
    const rule = this.refusal.facts["rule"];
    return typeof rule === "string" ? rule : null;
  }
}

/** A failure as a page shows it. */
export interface Problem {
  text: string;
  /** The number of the rule that forbids it, where one does. */
  rule: string | null;
  /** It lay in the connection: once that is back, there is nothing left to tell. */
  passing?: boolean;
}

/** What a player is told. Texts come from the server or a catalogue. Any other error is logged and told in general words. */
export function errorMessage(error: unknown): string {
  logFault(error);
  return error instanceof Refused ? error.message || say("page-unreachable") : say("page-fault");
}

/** Logs what is no refusal: a fault of the program that nobody would see otherwise. */
export function logFault(error: unknown): void {
  if (!(error instanceof Refused)) console.error(error);
}

export function problemOf(error: unknown): Problem {
  const passing = error instanceof Refused && error.refusal.code === "unreachable";
  return {
    text: errorMessage(error),
    rule: error instanceof Refused ? error.rule : null,
    ...(passing ? { passing } : {}),
  };
}
