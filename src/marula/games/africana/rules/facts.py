"""The facts of an edition as typed structs, and what must hold so that it can be played."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Annotated, Literal

from msgspec import Meta

from marula.core import edition
from marula.core.edition import Edition, Problem, Sourced
from marula.core.edition_types import Few, Word, named_by, one_of
from marula.core.graph import Graph

HALVES = ("north", "south")
BACKS = ("a", "b", "c")
COLOURS = 5
SPACES = 5
ARTIFACTS = 5
ID = re.compile(r"[a-z][a-z0-9_]*")


class Named(Sourced, frozen=True):
    """A thing with an id for files and a name for people."""

    id: Word
    name: Word


class PlaceFact(Named, frozen=True):
    """A place: its half of the map and the one or two symbols beside it."""

    half: Literal["north", "south"]
    symbols: Annotated[tuple[Annotated[Word, one_of("colours")], ...], Meta(max_length=10)]


class RouteFact(Sourced, frozen=True):
    """A travel route between two places."""

    places: Annotated[tuple[Annotated[Word, one_of("places")], ...], Meta(max_length=10)]


class CompanyFact(Named, frozen=True):
    """A company in turn order: the colour of its pieces, where its explorer starts and with how much silver."""

    colour: Word
    place: Annotated[Word, one_of("places")]
    silver: Few


class ExpeditionFact(Sourced, frozen=True):
    """An expedition card."""

    id: Word
    back: Literal["a", "b", "c"]
    start: Annotated[Word, one_of("places")]
    target: Annotated[Word, one_of("places")]
    silver: Few
    points: Few


class AdventureFact(Sourced, frozen=True):
    """An adventure card: an artifact with silver and points, or the colour of an assistant."""

    id: Word
    book: Literal["north", "south"]
    target: Annotated[Word, one_of("places")]
    artifact: Annotated[Word, one_of("artifacts")] = ""
    assistant: Annotated[Word, one_of("colours")] = ""
    silver: Few = 0
    points: Few = 0


class BonusFact(Sourced, frozen=True):
    """What joining at one space brings."""

    silver: Few = 0
    cards: Few = 0


class Numbers(Sourced, frozen=True):
    """The numbers of the rules. `removed` is for two, three and four players."""

    travel_cards: Few
    assistant_cards: Few
    jokers: Few
    dealt: Few
    markers: Few
    removed: Annotated[tuple[Few, ...], Meta(max_length=10)]
    drawn: Few
    adventure_price: Few
    free_turns: Few
    turn_price: Few
    recolour_price: Few
    hand_limit: Few
    adventure_limit: Few


class Scoring(Sourced, frozen=True):
    """What things are worth in the end; what assistants cost is written as a positive number."""

    two_alike: Few
    three_alike: Few
    two_different: Few
    four_different: Few
    two_assistants: Few
    more_assistants: Few
    silver_per_point: Few
    cards_per_point: Few
    open_artifact: Few


class Facts(edition.Facts, frozen=True):
    """The whole edition file."""

    colours: Annotated[tuple[Named, ...], Meta(max_length=20)]
    places: Annotated[tuple[PlaceFact, ...], Meta(max_length=60)]
    routes: Annotated[tuple[RouteFact, ...], Meta(max_length=300)]
    companies: Annotated[tuple[CompanyFact, ...], Meta(max_length=20)]
    artifacts: Annotated[tuple[Named, ...], Meta(max_length=20)]
    expeditions: Annotated[tuple[ExpeditionFact, ...], Meta(max_length=62), named_by("{start}_to_{target}")]
    adventures: Annotated[tuple[AdventureFact, ...], Meta(max_length=62), named_by("{artifact}{assistant}_{target}")]
    bonuses: Annotated[tuple[BonusFact, ...], Meta(max_length=20)]
    numbers: Numbers
    scoring: Scoring


def read(data: Edition) -> tuple[Facts | None, list[Problem]]:
    """The facts, or everything that is wrong with them."""
    return edition.read_facts(data, Facts, _problems)


def _problems(facts: Facts) -> Iterator[Problem]:
    """Everything that is wrong with these facts."""
    yield from _sources(facts)
    for table in ("colours", "places", "companies", "artifacts", "expeditions", "adventures"):
        yield from _ids(table, [fact.id for fact in getattr(facts, table)])
    yield from _counts(facts)
    yield from _map(facts)
    yield from _companies(facts)
    yield from _expeditions(facts)
    yield from _adventures(facts)
    yield from _numbers(facts)


def _ids(table: str, ids: list[str]) -> Iterator[Problem]:
    """Each id is a plain word, and there once."""
    for index, word in enumerate(ids):
        if ids.index(word) != index:
            yield Problem(f"{table}[{index}].id", "twice", {"word": word})
        if not ID.fullmatch(word):
            yield Problem(f"{table}[{index}].id", "no_id", {"word": word})


def _sources(facts: Facts) -> Iterator[Problem]:
    """Every fact cites what the file lists: its id first, then perhaps a remark in brackets; several after ";"."""
    known = {source.id for source in facts.sources}
    tables: list[tuple[str, Sourced]] = [("numbers", facts.numbers), ("scoring", facts.scoring)]
    for name in ("colours", "places", "routes", "companies", "artifacts", "expeditions", "adventures", "bonuses"):
        tables += [(f"{name}[{index}]", fact) for index, fact in enumerate(getattr(facts, name))]
    for place, fact in tables:
        cited = [fact.source] if isinstance(fact.source, str) else list(fact.source.values())
        for text in cited:
            for part in re.sub(r"\([^)]*\)", "", text).split(";"):
                word = (part.split() or [""])[0]
                if word not in known:
                    yield Problem(f"{place}.source", "none_of", {"word": word, "list": "sources"})


def _counts(facts: Facts) -> Iterator[Problem]:
    """AF-1, AF-2, AF-5, AF-6, AF-9: what can be counted in the box."""
    for table, number in (
        ("colours", COLOURS),
        ("companies", 4),
        ("artifacts", ARTIFACTS),
        ("expeditions", 34),
        ("adventures", 30),
        ("bonuses", SPACES),
    ):
        if len(getattr(facts, table)) != number:
            yield Problem(table, "count", {"number": number, "found": len(getattr(facts, table))})
    for half in HALVES:
        found = sum(place.half == half for place in facts.places)
        if found != 11:
            yield Problem("places", "half", {"half": half, "number": 11, "found": found})
    for index, bonus in enumerate(facts.bonuses):
        if (bonus.silver == 0) == (bonus.cards == 0):
            yield Problem(f"bonuses[{index}]", "bonus")


def _map(facts: Facts) -> Iterator[Problem]:
    """AF-1: symbols that exist, and a map on which every place can be reached."""
    colours = {colour.id for colour in facts.colours}
    for index, place in enumerate(facts.places):
        if len(place.symbols) not in (1, 2) or len(set(place.symbols)) != len(place.symbols):
            yield Problem(f"places[{index}].symbols", "symbols")
        for symbol in place.symbols:
            if symbol not in colours:
                yield Problem(f"places[{index}].symbols", "none_of", {"word": symbol, "list": "colours"})
    names = [place.id for place in facts.places]
    edges: list[tuple[int, int, int]] = []
    seen: set[frozenset[str]] = set()
    for index, route in enumerate(facts.routes):
        where = f"routes[{index}].places"
        strange = [name for name in route.places if name not in names]
        for name in strange:
            yield Problem(where, "none_of", {"word": name, "list": "places"})
        if len(set(route.places)) != 2 or len(route.places) != 2:
            yield Problem(where, "two_places")
        elif frozenset(route.places) in seen:
            yield Problem(where, "route_twice")
        elif not strange:
            edges.append((names.index(route.places[0]), names.index(route.places[1]), 1))
        seen.add(frozenset(route.places))
    if not Graph(len(names), edges).connected():
        yield Problem("routes", "not_connected")


def _companies(facts: Facts) -> Iterator[Problem]:
    """Companies start at a place that exists."""
    names = {place.id for place in facts.places}
    for index, company in enumerate(facts.companies):
        if company.place not in names:
            yield Problem(f"companies[{index}].place", "none_of", {"word": company.place, "list": "places"})


def _expeditions(facts: Facts) -> Iterator[Problem]:
    """AF-5, AF-6: every back is there, and enough C cards to remove some and still play with the rest."""
    names = {place.id for place in facts.places}
    for index, card in enumerate(facts.expeditions):
        where = f"expeditions[{index}]"
        for part, name in (("start", card.start), ("target", card.target)):
            if name not in names:
                yield Problem(f"{where}.{part}", "none_of", {"word": name, "list": "places"})
        if card.start == card.target:
            yield Problem(f"{where}.target", "target_is_start")
    backs = [sum(card.back == back for card in facts.expeditions) for back in BACKS]
    for back, number in zip(BACKS, backs, strict=True):
        if number == 0:
            yield Problem("expeditions", "no_back", {"back": back})
    if backs[0] < SPACES:
        yield Problem("expeditions", "few_for_display", {"number": SPACES})
    removed = facts.numbers.removed
    if len(removed) != 3:
        yield Problem("numbers.removed", "three_numbers")
    for number in removed:
        if not 0 <= number < backs[2]:
            yield Problem("numbers.removed", "too_many_removed", {"number": number, "of": backs[2]})


def _adventures(facts: Facts) -> Iterator[Problem]:
    """AF-2, AF-3: targets beyond the equator, an artifact or an assistant each, and rewards that fit."""
    half_of = {place.id: place.half for place in facts.places}
    artifacts = [artifact.id for artifact in facts.artifacts]
    colours = [colour.id for colour in facts.colours]
    for index, card in enumerate(facts.adventures):
        where = f"adventures[{index}]"
        if card.target not in half_of:
            yield Problem(f"{where}.target", "none_of", {"word": card.target, "list": "places"})
        elif half_of[card.target] == card.book:
            yield Problem(f"{where}.target", "same_half", {"half": card.book})
        if (card.artifact == "") == (card.assistant == ""):
            yield Problem(where, "artifact_or_assistant")
        if card.artifact and card.artifact not in artifacts:
            yield Problem(f"{where}.artifact", "none_of", {"word": card.artifact, "list": "artifacts"})
        if card.assistant and card.assistant not in colours:
            yield Problem(f"{where}.assistant", "none_of", {"word": card.assistant, "list": "colours"})
        if card.assistant and (card.silver or card.points):
            yield Problem(where, "assistant_reward")
    yield from _books(facts)


def _books(facts: Facts) -> Iterator[Problem]:
    """AF-2: fifteen adventures a book, each artifact twice and each assistant once."""
    artifacts = [artifact.id for artifact in facts.artifacts]
    colours = [colour.id for colour in facts.colours]
    for book in HALVES:
        cards = [card for card in facts.adventures if card.book == book]
        if len(cards) != 15:
            yield Problem("adventures", "book_size", {"half": book, "number": 15, "found": len(cards)})
        for artifact in artifacts:
            found = sum(card.artifact == artifact for card in cards)
            if found != 2:
                yield Problem("adventures", "artifact_twice", {"word": artifact, "half": book, "found": found})
        for colour in colours:
            found = sum(card.assistant == colour for card in cards)
            if found != 1:
                yield Problem("adventures", "assistant_once", {"word": colour, "half": book, "found": found})


def _numbers(facts: Facts) -> Iterator[Problem]:
    """Numbers that are too small or do not fit together."""
    numbers = facts.numbers
    least = dict.fromkeys(("travel_cards", "drawn", "markers", "turn_price", "hand_limit", "adventure_limit"), 1)
    least["assistant_cards"] = 2  # as many as there are adventures for them
    for name, number in least.items():
        if getattr(numbers, name) < number:
            yield Problem(f"numbers.{name}", "at_least", {"number": number})
    if numbers.dealt + numbers.jokers > numbers.hand_limit:
        yield Problem("numbers.hand_limit", "hand_limit")
    if 4 * numbers.dealt > COLOURS * numbers.travel_cards:
        yield Problem("numbers.dealt", "dealt_too_many")
    scoring = facts.scoring
    for name in ("silver_per_point", "cards_per_point"):
        if getattr(scoring, name) < 1:
            yield Problem(f"scoring.{name}", "at_least", {"number": 1})
