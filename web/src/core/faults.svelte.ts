/** Faults of the program that nobody waits for: they are shown on every page, not only in the browser's console. */

/** What browsers report although nothing is wrong: a measurement that is repeated in the next frame. */
const HARMLESS = /^ResizeObserver loop/;

class Faults {
  /** Whether something went wrong that no page has shown itself. */
  shown = $state(false);

  /** Listens for errors that nobody has caught. */
  watch(): void {
    addEventListener("error", ({ message }) => {
      if (!HARMLESS.test(message)) this.note();
    });
    addEventListener("unhandledrejection", () => this.note());
  }

  note(): void {
    this.shown = true;
  }

  dismiss(): void {
    this.shown = false;
  }
}

export const faults = new Faults();
