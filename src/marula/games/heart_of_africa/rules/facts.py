"""The facts of an edition as typed structs, and what must hold so that it can be played."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Annotated, Literal

from msgspec import Meta

from marula.core import edition
from marula.core.edition import Edition, Problem, Sourced
from marula.core.edition_types import Few, Many, Text, Word, named_by, one_of
from marula.core.graph import Graph

GREY = "grey"
LOCOMOTIVE = "locomotive"
MOST_SEATS = 5
MOST_OFFERED = 6
"""Every set of places in an offer is one action; a larger offer would make too many."""

MOST_KINDS = 60
"""Kinds of cards in a row are kept as bits of one number."""

Percent = Annotated[float, Meta(ge=0, le=100)]
Terrain = Annotated[int, Meta(ge=0, le=20)]
"""Terrain cards for one doubling: every number of them is an action for every number of locomotives."""


class CardFact(Sourced, frozen=True):
    """A kind of train card: a colour, or the locomotive (the last one)."""

    id: Word
    count: Few


class TerrainFact(Sourced, frozen=True):
    """A kind of terrain card, and the route colours that belong to it."""

    id: Word
    count: Few
    colours: Annotated[tuple[Annotated[Word, one_of("cards")], ...], Meta(max_length=100)]


class LengthFact(Sourced, frozen=True):
    """What a route of this length scores, and how many terrain cards double it."""

    length: Few
    points: Few
    terrain: Terrain


class Numbers(Sourced, frozen=True):
    """Every other number of the rules."""

    trains: Few
    cards_dealt: Few
    terrains_dealt: Few
    tickets_dealt: Few
    first_tickets_kept: Few
    tickets_drawn: Few
    tickets_kept: Few
    cards_face_up: Few
    terrains_face_up: Few
    locomotives_face_up: Few
    last_trains: Few
    globetrotter: Many


class PlaceFact(Sourced, frozen=True):
    """A place where routes meet. `end` is the word that tickets use for it; several places may share one."""

    id: Word
    name: Word
    kind: Literal["city", "way_station", "country", "island"]
    today: Word = ""
    end: Word | None = None


class TrackFact(Sourced, frozen=True):
    """One track. Two tracks with the same `double` are a double route."""

    id: Word
    from_place: Annotated[Word, one_of("places")]
    to_place: Annotated[Word, one_of("places")]
    length: Few
    colour: Annotated[Word, one_of("terrains.colours")]
    double: Word | None = None
    ferries: Few = 0
    note: Text = ""


class TicketFact(Sourced, frozen=True):
    """A ticket: two ends and a value."""

    id: Word
    from_end: Annotated[Word, one_of("places.end")]
    to_end: Annotated[Word, one_of("places.end")]
    value: Few


class Position(Sourced, frozen=True):
    """Where a place is drawn, in percent of the board's width and height. The rules never look at it."""

    place: Annotated[Word, one_of("places")]
    x: Percent
    y: Percent


class Facts(edition.Facts, frozen=True):
    """The whole edition file."""

    cards: Annotated[tuple[CardFact, ...], Meta(max_length=100)]
    terrains: Annotated[tuple[TerrainFact, ...], Meta(max_length=100)]
    lengths: Annotated[tuple[LengthFact, ...], Meta(max_length=12)]
    numbers: Numbers
    places: Annotated[tuple[PlaceFact, ...], Meta(max_length=150)]
    tracks: Annotated[tuple[TrackFact, ...], Meta(max_length=400), named_by("{from_place}_to_{to_place}", True)]
    tickets: Annotated[tuple[TicketFact, ...], Meta(max_length=200), named_by("{from_end}_to_{to_end}", True)]
    map: Annotated[tuple[Position, ...], Meta(max_length=150)] = ()


def read(data: Edition) -> tuple[Facts | None, list[Problem]]:
    """The facts, or everything that is wrong with them."""
    return edition.read_facts(data, Facts, _problems)


def _problems(facts: Facts) -> list[Problem]:
    """Everything that is wrong with these facts."""
    problems = [*_ids(facts), *_sources(facts), *_cards(facts), *_colours(facts)]
    problems += [
        *_lengths(facts),
        *_numbers(facts),
        *_places(facts),
        *_tracks(facts),
        *_tickets(facts),
        *_positions(facts),
    ]
    if not problems:  # the graph needs sound tracks
        problems += _whole(facts)
    return problems


def _ids(facts: Facts) -> Iterator[Problem]:
    """Each id is a plain word, and there once."""
    for table in ("cards", "terrains", "places", "tracks", "tickets"):
        known: set[str] = set()
        for index, thing in enumerate(getattr(facts, table)):
            if not re.fullmatch("[a-z][a-z0-9_]*", thing.id):
                yield Problem(f"{table}[{index}].id", "no_id", {"word": thing.id})
            if thing.id in known:
                yield Problem(f"{table}[{index}].id", "twice", {"word": thing.id})
            known.add(thing.id)
        if not known:
            yield Problem(table, "empty")


def _sources(facts: Facts) -> Iterator[Problem]:
    """Every source that a fact cites is listed in the file."""
    known = {source.id for source in facts.sources}
    for table in ("cards", "terrains", "lengths", "places", "tracks", "tickets", "map"):
        for index, thing in enumerate(getattr(facts, table)):
            yield from _cited(f"{table}[{index}]", thing, known)
    yield from _cited("numbers", facts.numbers, known)


def _cited(place: str, thing: Sourced, known: set[str]) -> Iterator[Problem]:
    """The sources of one fact are listed in the file."""
    for source in [thing.source] if isinstance(thing.source, str) else thing.source.values():
        if source not in known:
            yield Problem(f"{place}.source", "none_of", {"word": source, "list": "sources"})


def _cards(facts: Facts) -> Iterator[Problem]:
    """Train cards are colours, then the locomotive; and there are cards of every kind."""
    if not facts.cards or facts.cards[-1].id != LOCOMOTIVE:
        yield Problem("cards", "locomotive_last")
    for table in ("cards", "terrains"):
        if len(getattr(facts, table)) > MOST_KINDS:
            yield Problem(f"{table}.length", "at_most", {"number": MOST_KINDS})
        for index, kind in enumerate(getattr(facts, table)):
            if kind.count < 1:
                yield Problem(f"{table}[{index}].count", "at_least", {"number": 1})
    if any(card.id == GREY for card in facts.cards):
        yield Problem("cards", "grey_card")


def _colours(facts: Facts) -> Iterator[Problem]:
    """Every route colour belongs to exactly one terrain."""
    colours = [*(card.id for card in facts.cards[:-1]), GREY]
    listed = [colour for terrain in facts.terrains for colour in terrain.colours]
    for colour in colours:
        if listed.count(colour) != 1:
            yield Problem("terrains", "one_terrain", {"word": colour, "found": listed.count(colour)})
    for index, terrain in enumerate(facts.terrains):
        for colour in terrain.colours:
            if colour not in colours:
                yield Problem(f"terrains[{index}].colours", "no_route_colour", {"word": colour})


def _lengths(facts: Facts) -> Iterator[Problem]:
    """Every length from 1 on, with points and terrain cards."""
    if [fact.length for fact in facts.lengths] != list(range(1, len(facts.lengths) + 1)) or not facts.lengths:
        yield Problem("lengths", "lengths")
    for index, fact in enumerate(facts.lengths):
        if fact.terrain < 1:
            yield Problem(f"lengths[{index}].terrain", "at_least", {"number": 1})


def _numbers(facts: Facts) -> Iterator[Problem]:
    """Numbers that are too small, too large, or do not fit the cards and tickets."""
    numbers = facts.numbers
    for name in numbers.__struct_fields__:
        value = getattr(numbers, name)
        least = 0 if name in ("cards_dealt", "terrains_dealt", "last_trains", "globetrotter") else 1
        if isinstance(value, int) and value < least:
            yield Problem(f"numbers.{name}", "at_least", {"number": least})
    if numbers.trains <= numbers.last_trains:
        yield Problem("numbers.trains", "few_trains")
    for kept, offered in (("first_tickets_kept", "tickets_dealt"), ("tickets_kept", "tickets_drawn")):
        if getattr(numbers, kept) > getattr(numbers, offered):
            yield Problem(f"numbers.{kept}", "more_than", {"other": offered})
        if getattr(numbers, offered) > MOST_OFFERED:
            yield Problem(f"numbers.{offered}", "at_most", {"number": MOST_OFFERED})
    for table, dealt, face_up in (
        ("cards", numbers.cards_dealt, numbers.cards_face_up),
        ("terrains", numbers.terrains_dealt, numbers.terrains_face_up),
    ):
        needed = MOST_SEATS * dealt + face_up
        if sum(kind.count for kind in getattr(facts, table)) < needed:
            yield Problem(table, "few_cards", {"number": needed})
    if len(facts.tickets) < MOST_SEATS * numbers.tickets_dealt:
        yield Problem("tickets", "few_tickets", {"number": numbers.tickets_dealt})


def _places(facts: Facts) -> Iterator[Problem]:
    """Way stations are no ends of tickets; every other place is."""
    for index, place in enumerate(facts.places):
        if place.end is None and place.kind != "way_station":
            yield Problem(f"places[{index}].end", "no_end")
        if place.end is not None and place.kind == "way_station":
            yield Problem(f"places[{index}].end", "way_station_end")
        if place.end is not None and not re.fullmatch("[a-z][a-z0-9_]*", place.end):
            yield Problem(f"places[{index}].end", "no_id", {"word": place.end})


def _tracks(facts: Facts) -> Iterator[Problem]:
    """Each track by itself, then double routes, then dead ends."""
    known = {place.id for place in facts.places}
    colours = {*(card.id for card in facts.cards[:-1]), GREY}
    joined: dict[frozenset[str], str | None] = {}
    for index, track in enumerate(facts.tracks):
        where = f"tracks[{index}]"
        for name in ("from_place", "to_place"):
            if getattr(track, name) not in known:
                yield Problem(f"{where}.{name}", "none_of", {"word": getattr(track, name), "list": "places"})
        if track.from_place == track.to_place:
            yield Problem(f"{where}.to_place", "same_as", {"other": "from_place"})
        if not 1 <= track.length <= len(facts.lengths):
            yield Problem(f"{where}.length", "between", {"least": 1, "most": len(facts.lengths)})
        if track.colour not in colours:
            yield Problem(f"{where}.colour", "no_route_colour", {"word": track.colour})
        if not 0 <= track.ferries <= track.length:
            yield Problem(f"{where}.ferries", "between", {"least": 0, "most": track.length})
        ends = frozenset((track.from_place, track.to_place))
        if ends in joined and (track.double is None or joined[ends] != track.double):
            yield Problem(where, "needs_double")
        joined.setdefault(ends, track.double)
    yield from _double_routes(facts)
    yield from _dead_ends(facts, set(joined))


def _double_routes(facts: Facts) -> Iterator[Problem]:
    """HA-15: two tracks of one length between the same places."""
    groups: dict[str, list[TrackFact]] = {}
    for track in facts.tracks:
        if track.double is not None:
            groups.setdefault(track.double, []).append(track)
    for name, group in groups.items():
        if len(group) != 2:
            yield Problem("tracks", "double_tracks", {"word": name, "found": len(group)})
        elif len({frozenset((track.from_place, track.to_place)) for track in group}) > 1:
            yield Problem("tracks", "double_places", {"word": name})
        elif len({track.length for track in group}) > 1:
            yield Problem("tracks", "double_lengths", {"word": name})


def _dead_ends(facts: Facts, joined: set[frozenset[str]]) -> Iterator[Problem]:
    """A country is the end of one route, double or not."""
    for index, place in enumerate(facts.places):
        if place.kind != "country":
            continue
        beside = {ends - {place.id} for ends in joined if place.id in ends}
        if len(beside) > 1:
            yield Problem(f"places[{index}]", "dead_end")


def _tickets(facts: Facts) -> Iterator[Problem]:
    """Two different ends, each pair once, and a value."""
    known = {place.end for place in facts.places}
    pairs: set[frozenset[str]] = set()
    for index, ticket in enumerate(facts.tickets):
        for name in ("from_end", "to_end"):
            if getattr(ticket, name) not in known:
                yield Problem(f"tickets[{index}].{name}", "no_such_end", {"word": getattr(ticket, name)})
        pair = frozenset((ticket.from_end, ticket.to_end))
        if len(pair) == 1:
            yield Problem(f"tickets[{index}].to_end", "same_as", {"other": "from_end"})
        if pair in pairs:
            yield Problem(f"tickets[{index}]", "ticket_twice")
        pairs.add(pair)
        if ticket.value < 1:
            yield Problem(f"tickets[{index}].value", "at_least", {"number": 1})


def _positions(facts: Facts) -> Iterator[Problem]:
    """Only places that exist are drawn."""
    known = {place.id for place in facts.places}
    for index, position in enumerate(facts.map):
        if position.place not in known:
            yield Problem(f"map[{index}].place", "none_of", {"word": position.place, "list": "places"})


def _whole(facts: Facts) -> list[Problem]:
    """Every place can be reached from every other."""
    index = {place.id: at for at, place in enumerate(facts.places)}
    edges = [(index[track.from_place], index[track.to_place], track.length) for track in facts.tracks]
    if Graph(len(index), edges).connected():
        return []
    return [Problem("tracks", "not_connected")]
