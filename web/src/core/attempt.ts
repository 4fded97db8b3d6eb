/** The one way to try a request: whatever fails is shown to the reader, and nothing is swallowed. */
import { logFault, problemOf, Refused, type Problem } from "./errors.ts";
import { faults } from "./faults.svelte.ts";

/** Says what went wrong, or with null that nothing is wrong any more. */
export type ShowProblem = (problem: Problem | null) => void;

/** Runs a request and shows its failure. Answers whether it succeeded. */
export async function attempt(request: () => Promise<unknown>, show: ShowProblem): Promise<boolean> {
  show(null);
  try {
    await request();
    return true;
  } catch (error) {
    show(problemOf(error));
    return false;
  }
}

/** Waits for what a page can do without. A refusal gives `otherwise`; any other error is logged and shown as well. */
export async function optional<T, O>(request: Promise<T>, otherwise: O): Promise<T | O> {
  try {
    return await request;
  } catch (error) {
    logFault(error);
    if (!(error instanceof Refused)) faults.note();
    return otherwise;
  }
}
