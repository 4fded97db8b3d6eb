/** Zoom: how near a drawing is seen and which part of it; by wheel, by two fingers, by dragging. */
import type { Attachment } from "svelte/attachments";
import { Press, type Point } from "./tap_or_drag.ts";

export interface Sheet {
  room: { width: number; height: number };
  wide: number;
  high: number;
  /** Where one looks when one comes nearer, unless one points elsewhere; the middle where nothing is said. */
  eye?: readonly [number, number] | undefined;
}
const NEAREST = 5;

export class Zoom {
  factor = $state(1);
  panning = $state(false);
  #middle = $state.raw<readonly [number, number] | null>(null);
  #sheet: () => Sheet;

  constructor(sheet: () => Sheet) {
    this.#sheet = sheet;
  }

  /** What is seen with the whole drawing in sight: the room's own shape, so that no bars are left. */
  get #base(): { width: number; height: number } {
    const { room, wide, high } = this.#sheet();
    const unit = Math.max(wide / room.width, high / room.height);
    return { width: room.width * unit, height: room.height * unit };
  }

  get #at(): { x: number; y: number; width: number; height: number } {
    const { wide, high } = this.#sheet();
    const [width, height] = [this.#base.width / this.factor, this.#base.height / this.factor];
    const [x, y] = this.#middle ?? [wide / 2, high / 2];
    const kept = (value: number, half: number, whole: number) =>
      half * 2 >= whole ? whole / 2 : Math.min(Math.max(value, half), whole - half);
    return {
      x: kept(x, width / 2, wide) - width / 2,
      y: kept(y, height / 2, high) - height / 2,
      width,
      height,
    };
  }

  get viewBox(): string {
    const { x, y, width, height } = this.#at;
    return [x, y, width, height].map((value) => Math.round(value * 10) / 10).join(" ");
  }

  /** So many times nearer, round a point of the room (parts of its width and height; the middle where none is given). */
  by(times: number, at?: { x: number; y: number }): void {
    const { x, y, width, height } = this.#at;
    const { eye } = this.#sheet();
    const factor = Math.min(Math.max(this.factor * times, 1), NEAREST);
    const [u, v] = at ? [at.x, at.y] : [0.5, 0.5];
    const less = this.factor / factor;
    if (factor === 1) this.#middle = null;
    else if (!at && eye && (this.factor === 1 || this.#middle === eye)) this.#middle = eye;
    else this.#middle = [x + width * u + (0.5 - u) * width * less, y + height * v + (0.5 - v) * height * less];
    this.factor = factor;
  }

  reset(): void {
    this.factor = 1;
    this.#middle = null;
  }

  #shift(dx: number, dy: number): void {
    const { x, y, width, height } = this.#at;
    const { room } = this.#sheet();
    this.#middle = [x + width / 2 - (dx / room.width) * width, y + height / 2 - (dy / room.height) * height];
  }

  /** Put on the drawing. A drag is no click: what lies under it is not chosen. */
  gestures: Attachment<Element> = (element) => {
    const press = new Press();
    const part = (x: number, y: number) => {
      const box = element.getBoundingClientRect();
      return { x: (x - box.left) / box.width, y: (y - box.top) / box.height };
    };
    const wheel = (event: Event) => {
      const { deltaY, clientX, clientY } = event as WheelEvent;
      event.preventDefault();
      this.by(Math.exp(-deltaY / 500), part(clientX, clientY));
    };
    const down = (event: Event) => press.down(event as PointerEvent);
    const move = (event: PointerEvent) => {
      const moved = press.move(event);
      if (!moved) return;
      const { from, to, other } = moved;
      if (other) {
        const far = (point: Point) => Math.max(Math.hypot(point.x - other.x, point.y - other.y), 1);
        this.by(far(to) / far(from), part((to.x + other.x) / 2, (to.y + other.y) / 2));
      } else if (press.dragged && this.factor > 1) {
        this.panning = true;
        this.#shift(to.x - from.x, to.y - from.y);
      }
    };
    const up = (event: PointerEvent) => {
      press.up(event);
      this.panning = false;
    };
    const click = (event: Event) => {
      if (press.dragged && (event as MouseEvent).detail > 0) event.stopPropagation();
    };
    element.addEventListener("wheel", wheel, { passive: false });
    element.addEventListener("pointerdown", down);
    element.addEventListener("click", click, { capture: true });
    addEventListener("pointermove", move);
    addEventListener("pointerup", up);
    addEventListener("pointercancel", up);
    return () => {
      element.removeEventListener("wheel", wheel);
      element.removeEventListener("pointerdown", down);
      element.removeEventListener("click", click, { capture: true });
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", up);
    };
  };
}
