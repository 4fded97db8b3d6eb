/** What a drag is: the one place that tells it from a tap or a click. */

export interface Point {
  x: number;
  y: number;
}

/** Pixels that a pointer may stray from where it went down and still have tapped; browsers call it slop. */
const SLOP = 8;

/** One press, from the first finger (or the mouse button) that goes down to the last that comes up. */
export class Press {
  #starts = new Map<number, Point>();
  #last = new Map<number, Point>();
  /** Has any pointer of this press gone farther than a tap does? It stays so until the next press. */
  dragged = false;
  /** Was it a finger that went down first? */
  touch = false;

  down({ pointerId, isPrimary, pointerType, clientX: x, clientY: y }: PointerEvent): void {
    // A first finger, or the mouse. One that came up where nobody tells us (outside the window) is forgotten here.
    if (isPrimary || this.#starts.size === 0) {
      this.#starts.clear();
      this.#last.clear();
      this.dragged = false;
      this.touch = pointerType === "touch";
    }
    this.#starts.set(pointerId, { x, y });
    this.#last.set(pointerId, { x, y });
  }

  /** Where the pointer was before and is now, and where the other finger of two is; null for one that is not down. */
  move({ pointerId, clientX: x, clientY: y }: PointerEvent): { from: Point; to: Point; other: Point | null } | null {
    const [start, from] = [this.#starts.get(pointerId), this.#last.get(pointerId)];
    if (!start || !from) return null;
    if (Math.hypot(x - start.x, y - start.y) > SLOP) this.dragged = true;
    this.#last.set(pointerId, { x, y });
    const others = [...this.#last].filter(([finger]) => finger !== pointerId);
    return { from, to: { x, y }, other: others.length === 1 ? others[0]![1] : null };
  }

  up({ pointerId }: PointerEvent): void {
    this.#starts.delete(pointerId);
    this.#last.delete(pointerId);
  }
}
