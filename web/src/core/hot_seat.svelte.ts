/** Several people at one screen: whose hand is shown, and when the screen is to be passed on. */
import type { Table } from "./types.ts";

export class HotSeat {
  /** The seat whose player was last handed the screen. */
  #handedTo = $state(-1);
  /** Whoever has just decided looks at what came of it, such as a drawn card, and then passes the screen on to this seat. */
  #passedTo = $state(-1);

  readonly #seats: () => readonly number[];
  readonly #table: () => Table | null;

  /** The seats that are held on this device, and the table as it is now. */
  constructor(seats: () => readonly number[], table: () => Table | null) {
    this.#seats = seats;
    this.#table = table;
  }

  /** The seat of whoever has the screen. */
  readonly holder: number = $derived.by(() => {
    const seats = this.#seats();
    return seats.includes(this.#handedTo) ? this.#handedTo : (seats[0] ?? -1);
  });

  /** Whose turn it is to look: among the seats held here, one that is waited for. */
  readonly wanted: number = $derived.by(() => {
    const waiting = this.#seats().filter((seat) => this.#table()?.waiting_on.includes(seat));
    return waiting.length === 0 || waiting.includes(this.holder) ? this.holder : waiting[0]!;
  });

  /** With several people at one screen nobody sees the next hand before its owner has the screen. */
  readonly leaving: boolean = $derived.by(
    () => this.#seats().length > 1 && this.wanted !== this.holder && this.#table()?.status === "playing",
  );

  /** The seat whose hand is shown. */
  readonly shown: number = $derived.by(() => (this.leaving ? this.holder : this.wanted));

  /** Does whoever has the screen still look at what came of their own choice? */
  readonly looking: boolean = $derived.by(
    () => this.leaving && this.#handedTo !== -1 && this.#passedTo !== this.wanted,
  );

  /** Whoever decides has the screen. */
  decided(): void {
    this.#handedTo = this.shown;
  }

  /** They have looked, and pass the screen on: the curtain may fall. */
  passOn(): void {
    this.#passedTo = this.wanted;
  }

  /** The next player has the screen, and lifts the curtain. */
  lift(): void {
    this.#handedTo = this.wanted;
    this.#passedTo = -1;
  }
}
