/** How a game's face is found: by its place in the game's folder. Nothing here names a game. */
import type { Component } from "svelte";
import type { AnyMotions } from "../motion/beats.ts";
import type { CeremonyPlan } from "../motion/ceremony.ts";
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

const motions = import.meta.glob<{ default: AnyMotions }>("../../../src/marula/games/*/face/motion.ts");

const ceremonies = import.meta.glob<{ default: CeremonyPlan }>("../../../src/marula/games/*/face/ceremony.ts");

/** What the game says about its ceremony at the end; null where its lines come kind by kind. */
async function ceremonyOf(game: string): Promise<CeremonyPlan | null> {
  const path = Object.keys(ceremonies).find((name) => name.includes(`/games/${game}/face/`));
  return path ? (await ceremonies[path]!()).default : null;
}

/** How the game's events move; null where everything that they speak of is only pointed at. */
async function motionsOf(game: string): Promise<AnyMotions | null> {
  const path = Object.keys(motions).find((name) => name.includes(`/games/${game}/face/`));
  return path ? (await motions[path]!()).default : null;
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
  /** What is seen and heard of each kind of event. */
  motions: AnyMotions | null;
  /** How the end is counted. */
  ceremony: CeremonyPlan | null;
}

export async function faceOf(game: string): Promise<Face> {
  const [Board, Hand, Holdings, motions, ceremony] = await Promise.all([
    load(boards, game),
    load(hands, game),
    load(holdings, game),
    motionsOf(game),
    ceremonyOf(game),
  ]);
  return { Board, Hand, Holdings, motions, ceremony };
}

/** The picture on the game's card at home. */
export function emblemOf(game: string): Promise<Component<Record<string, never>> | null> {
  return load(emblems, game);
}
