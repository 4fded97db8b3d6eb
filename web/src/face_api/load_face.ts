/** How a game's face is found: by its place in the game's folder. Nothing here names a game. */
import type { Component } from "svelte";
import type { FaceProps } from "./frame.svelte.ts";

type Load<P extends Record<string, unknown>> = () => Promise<{ default: Component<P> }>;
type BoardProps = FaceProps & Record<string, unknown>;
type SeatProps = BoardProps & { of: number };

const boards = import.meta.glob("../../../src/marula/games/*/face/Board.svelte") as Record<string, Load<BoardProps>>;
const hands = import.meta.glob("../../../src/marula/games/*/face/Hand.svelte") as Record<string, Load<BoardProps>>;
const holdings = import.meta.glob("../../../src/marula/games/*/face/Holdings.svelte") as Record<
  string,
  Load<SeatProps>
>;
const emblems = import.meta.glob("../../../src/marula/games/*/face/Emblem.svelte") as Record<
  string,
  Load<Record<string, never>>
>;

/** One thing that the guide points at: where it is on the page, and the message that tells of it. */
export interface TourStep {
  at: string;
  text: string;
}
const tours = import.meta.glob<{ default: TourStep[] }>("../../../src/marula/games/*/face/tour.ts");

/** What the game's own guide points at, after what is the same at every table. */
export async function tourOf(game: string): Promise<TourStep[]> {
  const path = Object.keys(tours).find((name) => name.includes(`/games/${game}/face/`));
  return path ? (await tours[path]!()).default : [];
}

async function load<P extends Record<string, unknown>>(
  files: Record<string, Load<P>>,
  game: string,
): Promise<Component<P> | null> {
  const path = Object.keys(files).find((name) => name.includes(`/games/${game}/face/`));
  return path ? (await files[path]!()).default : null;
}

/** What a game draws itself; null where the generic one is shown. */
export interface Face {
  /** The board area. */
  Board: Component<BoardProps> | null;
  /** The own hand, below the board. */
  Hand: Component<BoardProps> | null;
  /** What one seat holds openly, in its place beside the board. */
  Holdings: Component<SeatProps> | null;
}

export async function faceOf(game: string): Promise<Face> {
  const [Board, Hand, Holdings] = await Promise.all([load(boards, game), load(hands, game), load(holdings, game)]);
  return { Board, Hand, Holdings };
}

/** The picture on the game's card at home. */
export function emblemOf(game: string): Promise<Component<Record<string, never>> | null> {
  return load(emblems, game);
}
