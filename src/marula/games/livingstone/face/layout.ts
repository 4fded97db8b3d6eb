/** Where things stand in the drawing of the valley: columns, rows, and tents within a field. */

/** Where columns and rows are in a drawing of this size: the boat's column is always wide enough for a finger. */
export class ValleyLayout {
  /** Room for the sky and two captions. */
  readonly top: number;
  readonly river: number;
  readonly left: number;
  readonly right: number;
  readonly rowHeight: number;
  readonly wide: boolean;
  readonly #boat: number;
  readonly #boatWidth: number;
  readonly #columnWidth: number;

  constructor(
    readonly width: number,
    readonly height: number,
    readonly columns: number,
    readonly rows: number,
    seats: number,
    boat: number,
  ) {
    this.wide = width >= 520;
    this.top = this.wide && height >= 340 ? Math.min(height * 0.085, 58) : 17;
    this.river = Math.min(Math.max(height * 0.17, 42), 74);
    this.left = this.wide ? 112 : 64;
    this.right = this.wide ? Math.max(112, 34 + seats * 25) : 30;
    this.rowHeight = Math.max(0, height - this.top - this.river) / rows;
    const room = Math.max(0, width - this.left - this.right);
    this.#boat = boat;
    this.#boatWidth = Math.max(room / columns, Math.min(46, room));
    this.#columnWidth = columns > 1 ? (room - this.#boatWidth) / (columns - 1) : 0;
  }

  /** Row 1 lies at the river, row 6 in the hills. */
  y(row: number): number {
    return this.top + (this.rows - 1 - row) * this.rowHeight;
  }

  x(column: number): number {
    return this.left + column * this.#columnWidth + (column > this.#boat ? this.#boatWidth - this.#columnWidth : 0);
  }

  columnWidth(column: number): number {
    return column === this.#boat ? this.#boatWidth : this.#columnWidth;
  }

  middle(column: number): number {
    return this.x(column) + this.columnWidth(column) / 2;
  }

  /** How wide all columns are together. */
  get span(): number {
    return Math.max(0, this.width - this.left - this.right);
  }

  /** Where the falls begin, at the right of the last column. */
  get falls(): number {
    return this.width - this.right + (this.wide ? 8 : 2);
  }

  get bank(): number {
    return this.top + this.rows * this.rowHeight;
  }
}

/** Places for so many tents in a box, as large as they can be; each place is the middle of a square of this size. */
export function pack(number: number, width: number, height: number): { size: number; at: [number, number][] } {
  let best = { size: 0, across: 1 };
  for (let across = 1; across <= Math.max(1, number); across++) {
    const size = Math.min(width / across, height / Math.ceil(number / across), 34);
    if (size > best.size) best = { size, across };
  }
  const { size, across } = best;
  const down = Math.ceil(number / across);
  return {
    size,
    at: Array.from({ length: number }, (_, index) => {
      const line = Math.floor(index / across);
      const inLine = line === down - 1 ? number - across * (down - 1) : across;
      return [
        width / 2 + ((index % across) - (inLine - 1) / 2) * size,
        height / 2 + (line - (down - 1) / 2) * size,
      ] as [number, number];
    }),
  };
}
