/** A match that is looked back at: what its replay and its review load and share. */
import type { Scene } from "$face_api";
import { api } from "../../core/api.ts";
import { attempt } from "../../core/attempt.ts";
import type { Problem } from "../../core/errors.ts";
import { showSeatColours } from "../../core/seat_colours.ts";
import { holding } from "../../core/seat_secrets.ts";
import { tryFrom } from "../../core/seating.ts";
import { text } from "../../core/translation.svelte.ts";
import type { Board, Envelope, Table } from "../../core/types.ts";
import { faceOf, type Face } from "../../face_api/load_face.ts";
import { shapeOf } from "../table/table_shape.ts";

export interface LoadedMatch {
  table: Table;
  board: Board;
  face: Face;
}

export class PastMatch {
  /** Null until table, board, face and texts are all there. */
  loaded = $state.raw<LoadedMatch | null>(null);
  problem = $state.raw<Problem | null>(null);
  readonly table = $derived(this.loaded?.table ?? null);
  /** Of the page in CSS pixels. */
  width = $state(0);
  height = $state(0);
  readonly shape = $derived(shapeOf(this.width, this.height));
  /** In one word: a message that changes no colour changes nothing on the page. */
  private readonly colours = $derived(this.table?.seats.map(({ colour }) => colour).join(" ") ?? "");
  /** Positions and logs that were asked for, so that each is asked for once. */
  private readonly positions = new Map<string, Promise<Envelope>>();

  /** To be made while a page is set up: it shows the colours of the seats as long as the page stands. */
  constructor(readonly id: string) {
    $effect(() => showSeatColours(this.colours.split(" ")));
  }

  readonly showProblem = (found: Problem | null): void => void (this.problem = found);

  readonly attempt = (request: () => Promise<unknown>): Promise<boolean> => attempt(request, this.showProblem);

  /** What goes with a table. The page sets it as `loaded` when it is ready to show it. */
  async load(table: Table): Promise<LoadedMatch> {
    const [board, face] = await Promise.all([api.board(this.id), faceOf(table.game)]);
    await text.load(table.game);
    return { table, board, face };
  }

  /** The position after so many decisions as a seat saw it, with the log from `since` on. */
  position(decisions: number, eyes: number, since?: number): Promise<Envelope> {
    const key = `${decisions} ${eyes} ${since}`;
    const found =
      this.positions.get(key) ?? api.position(this.id, decisions, eyes, holding(this.id).seats[eyes], since);
    this.positions.set(key, found);
    found.catch(() => this.positions.delete(key)); // what failed is asked for again next time
    return found;
  }

  /** What a face draws, as soon as both the match and a position are there. */
  scene(shown: Pick<Scene, "envelope" | "moments"> | null): Scene | null {
    return this.loaded && shown ? { table: this.loaded.table, board: this.loaded.board, ...shown } : null;
  }

  /** A new table that goes on from a position, with the reader at this seat. */
  tryFrom(decisions: number, seat: number): Promise<boolean> {
    return this.attempt(() => tryFrom(this.table!, decisions, seat));
  }
}
