/** What this game's view and edition look like here, and the few questions that the drawing asks of them. */
import type { Frame } from "$face_api";
import type { View as GeneratedView } from "./view.generated.ts";

/** The view, without null where the rules always have something. */
export interface View extends GeneratedView {
  active: number;
}

export type Kind = "city" | "way_station" | "country" | "island";
export interface Place {
  id: string;
  name: string;
  kind: Kind;
  today?: string;
  end?: string;
}
export interface Track {
  id: string;
  from_place: string;
  to_place: string;
  length: number;
  colour: string;
  double?: string;
  ferries?: number;
}
export interface Ticket {
  id: string;
  from_end: string;
  to_end: string;
  value: number;
  confidence?: string;
}
export interface Terrain {
  id: string;
  colours: string[];
}
export interface Length {
  length: number;
  points: number;
  terrain: number;
}
/** The edition file, as far as it is drawn. */
export interface Box {
  places: Place[];
  tracks: Track[];
  tickets: Ticket[];
  terrains: Terrain[];
  lengths: Length[];
  cards: { id: string; count: number }[];
  map?: { place: string; x: number; y: number }[];
  note?: string;
}

export const LOCOMOTIVE = "locomotive";

export function sum(counts: Record<string, number>): number {
  return Object.values(counts).reduce((total, one) => total + one, 0);
}

/** The terrain a track counts as: that of its colour. */
export function terrainOf(box: Box, track: Track): string {
  return box.terrains.find(({ colours }) => colours.includes(track.colour))?.id ?? "";
}

/** The place in the edition of the terrain that a colour belongs to; -1 for a locomotive. */
export function terrainAt(box: Box, colour: string): number {
  return box.terrains.findIndex(({ colours }) => colours.includes(colour));
}

/** What a train card is good for, in words. */
export function aboutCard(frame: Frame<View>, card: string): string | null {
  const terrain = frame.edition<Box>().terrains[terrainAt(frame.edition<Box>(), card)];
  if (!terrain) return frame.maybe("face-about-locomotive");
  return frame.maybe("face-about-train", { ...frame.named("card", card), ...frame.named("terrain", terrain.id) });
}

/** What a terrain card is good for, in words. */
export function aboutTerrain(frame: Frame<View>, id: string): string | null {
  const terrain = frame.edition<Box>().terrains.find((one) => one.id === id);
  const colours = (terrain?.colours ?? []).map((colour) => frame.name("colour", colour)).join(" / ");
  return frame.maybe("face-about-terrain", { ...frame.named("terrain", id), colours });
}

export function worth(box: Box, track: Track): Length {
  return (
    box.lengths.find(({ length }) => length === track.length) ?? {
      length: track.length,
      points: 0,
      terrain: 0,
    }
  );
}

/** The places that stand for a ticket's end: several for a country. */
export function placesOf(box: Box, end: string): string[] {
  return box.places.filter((place) => place.end === end).map(({ id }) => id);
}

/** Own tracks from one end of a ticket to the other, where they connect; null where they do not. The server scores, this only shows. */
export function way(box: Box, owners: Record<string, number>, seat: number, ticket: Ticket): string[] | null {
  const goals = new Set(placesOf(box, ticket.to_end));
  const came = new Map<string, { track: string; from: string } | null>();
  const queue = placesOf(box, ticket.from_end);
  queue.forEach((place) => came.set(place, null));
  const own = box.tracks.filter(({ id }) => owners[id] === seat);
  for (let place = queue.shift(); place !== undefined; place = queue.shift()) {
    if (goals.has(place)) {
      const tracks: string[] = [];
      for (let step = came.get(place); step; step = came.get(step.from)) tracks.push(step.track);
      return tracks;
    }
    for (const track of own) {
      const next = track.from_place === place ? track.to_place : track.to_place === place ? track.from_place : null;
      if (next === null || came.has(next)) continue;
      came.set(next, { track: track.id, from: place });
      queue.push(next);
    }
  }
  return null;
}

/** The seat's tickets that these eyes know, dearest first. */
export function ticketsOf(box: Box, view: View, seat: number): Ticket[] {
  return box.tickets.filter(({ id }) => view.kept[id] === seat).sort((one, other) => other.value - one.value);
}

/** The tickets on offer to a seat, in their order; the view lists all seats' places one after the other. */
export function offerOf(box: Box, view: View, seat: number): Ticket[] {
  const places = view.offered.length / Math.max(view.hand_sizes.length, 1);
  return view.offered
    .slice(seat * places, (seat + 1) * places)
    .flatMap((id) => box.tickets.find((ticket) => ticket.id === id) ?? []);
}
