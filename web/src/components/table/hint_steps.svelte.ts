/** A hint in steps: where to look, then what, then why; and why not something else. It holds until the match moves on. */
import type { Frame, Offered } from "$face_api";
import { line, thingsOf } from "$face_api";
import { api } from "../../core/api.ts";
import type { Connection } from "../../core/connection.svelte.ts";
import type { Hint } from "../../core/types.ts";

export type Step = "where" | "what" | "why";

interface ShownHint {
  version: number;
  seat: number;
  hint: Hint;
  step: Step;
  /** The answer to "why not?". */
  other: Hint | null;
}

export class HintSteps {
  readonly #connection: () => Connection;
  readonly #frame: () => Frame;
  #shown = $state.raw<ShownHint | null>(null);

  constructor(connection: () => Connection, frame: () => Frame) {
    this.#connection = connection;
    this.#frame = frame;
  }

  /** What has been shown of the present position; null where nothing has. */
  get shown(): ShownHint | null {
    const { envelope, seat, myTurn } = this.#frame();
    return myTurn && this.#shown?.version === envelope.version && this.#shown.seat === seat ? this.#shown : null;
  }

  /** Are there different kinds of action to choose from? Then the kind says where to look. */
  get kinds(): boolean {
    return new Set(this.#frame().options.map(({ action }) => action.action)).size > 1;
  }

  /** The options that one may ask about: all but the best. */
  get others(): Offered[] {
    const best = this.shown && line(this.shown.hint.action);
    return this.#frame().options.filter(({ id }) => id !== best);
  }

  /** The first hint, or the next step of the one that was given. */
  async ask(): Promise<void> {
    const shown = this.shown;
    if (shown) return this.#show({ ...shown, step: shown.step === "where" ? "what" : "why" });
    const { envelope, seat } = this.#frame();
    const hint = await this.#hint(undefined);
    this.#show({
      version: envelope.version,
      seat,
      hint,
      step: hint.win_chance === null ? "what" : "where",
      other: null,
    });
  }

  async whyNot(option: Offered): Promise<void> {
    const other = await this.#hint(option);
    if (this.shown) this.#shown = { ...this.shown, other };
    this.#frame().point(option.action);
  }

  close(): void {
    this.#shown = null;
    const frame = this.#frame();
    frame.narrowed = null;
    frame.point(null);
  }

  #hint(option: Offered | undefined): Promise<Hint> {
    const connection = this.#connection();
    return api.hint(connection.id, connection.secret(this.#frame().seat) ?? "", option?.action);
  }

  #show(shown: ShownHint): void {
    const frame = this.#frame();
    const { hint, step } = shown;
    this.#shown = shown;
    if (step === "where") {
      const two = this.kinds || !hint.other ? [] : [...thingsOf(hint.action), ...thingsOf(hint.other.action)];
      frame.lit = new Set(two);
      return;
    }
    frame.point(hint.action);
    const same = frame.options.find(({ id }) => id === line(hint.action));
    if (same) frame.narrowed = [same];
  }
}
