"""The facts of an edition as typed structs, and what must hold so that it can be played."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from marula.core import edition
from marula.core.edition import Edition, Problem, Sourced
from marula.core.edition_types import Few, Many, Word

CARDS = (
    "free_tent",
    "any_row",
    "two_dice",
    "lion",
    "rhino",
    "antelope",
    "second_tent",
    "market",
    "boat_back",
    "three_stones",
    "four_coins",
    "mine_collapse",
)
"""Every card the rules know. An edition says how many of each there are."""

GEMS = ("transparent", "blue", "red")
SIDES = 6
"""A die's sides, and so the rows of the board."""


class ColumnFact(Sourced, frozen=True):
    """A boat space: what a tent costs while the boat stands there."""

    cost: Few


class RowFact(Sourced, frozen=True):
    """A row: what a tent earns in a round's scoring and what the majority earns at the end."""

    tent_points: Few
    majority_points: Many


class GemFact(Sourced, frozen=True):
    """A kind of gem: how many there are, its printed price, and what a Market card gives for it."""

    id: Word
    count: Many
    price: Few
    market_coins: Few
    market_points: Few


class StoneFact(Sourced, frozen=True):
    """The stones that are no gems."""

    rubble: Many
    white: Few


class CardFact(Sourced, frozen=True):
    """A card: how many there are, and its number (points of an animal, stones or coins it gives)."""

    id: Word
    count: Few
    amount: Few = 0


class Numbers(Sourced, frozen=True):
    """Every other number of the rules."""

    tents: Few
    coins: Few
    dice_per_player: Few
    gem_points: Few


class Limits(Sourced, frozen=True):
    """What no rulebook says but a program needs: how often the boat may be sent back, and how large one gift may be.

    Only matches by revision 1 of the rules look at the largest gift. Since then it is 99 coins everywhere (LI-32).
    """

    largest_gift: Many
    boat_back: Few


class Coins(Sourced, frozen=True):
    """The coins in the box, by value. They are counted here and never run out in play."""

    pieces: Annotated[dict[Annotated[str, Meta(max_length=4)], Many], Meta(max_length=20)]


class Facts(edition.Facts, frozen=True):
    """The whole edition file."""

    columns: Annotated[tuple[ColumnFact, ...], Meta(max_length=100)]
    rows: Annotated[tuple[RowFact, ...], Meta(max_length=100)]
    gems: Annotated[tuple[GemFact, ...], Meta(max_length=100)]
    stones: StoneFact
    cards: Annotated[tuple[CardFact, ...], Meta(max_length=100)]
    numbers: Numbers
    limits: Limits
    box_coins: Coins


def read(data: Edition) -> tuple[Facts | None, list[Problem]]:
    """The facts, or everything that is wrong with them."""
    return edition.read_facts(data, Facts, _problems)


def _problems(facts: Facts) -> list[Problem]:
    """Everything that is wrong with these facts."""
    found: list[Problem] = []
    _columns_and_rows(facts, found)
    _stones(facts, found)
    _cards(facts, found)
    _between(found, "numbers.tents", facts.numbers.tents, 1, 100)
    _between(found, "numbers.dice_per_player", facts.numbers.dice_per_player, 1, 6)
    _between(found, "limits.largest_gift", facts.limits.largest_gift, 1, 200)
    for value in facts.box_coins.pieces:
        if not value.isdecimal() or int(value) < 1:
            found.append(Problem(f"box_coins.pieces.{value}", "coin_value"))
    _citations(facts, found)
    return found


def _columns_and_rows(facts: Facts, found: list[Problem]) -> None:
    _between(found, "columns", len(facts.columns), 2, 40, "columns")
    before = 0
    for index, column in enumerate(facts.columns):
        if column.cost < before:
            found.append(Problem(f"columns[{index}].cost", "below_the_one_before", {"number": before}))
        before = column.cost
    if len(facts.rows) != SIDES:
        found.append(Problem("rows", "rows", {"number": SIDES}))


def _stones(facts: Facts, found: list[Problem]) -> None:
    _exactly(found, "gems", [gem.id for gem in facts.gems], GEMS)
    # The white stone never stays outside, so with one of them the bag is never empty.
    _between(found, "stones.white", facts.stones.white, 1, 10)


def _cards(facts: Facts, found: list[Problem]) -> None:
    _exactly(found, "cards", [card.id for card in facts.cards], CARDS)
    for index, card in enumerate(facts.cards):
        # The collapse never stays outside either: with one of them the pile is never empty.
        if card.id == "mine_collapse":
            _between(found, f"cards[{index}].count", card.count, 1, 100)


def _citations(facts: Facts, found: list[Problem]) -> None:
    """Every source that a fact names is in the list of sources, or is 'reconstruction'."""
    known = {source.id for source in facts.sources} | {"reconstruction"}
    tables: dict[str, tuple[Sourced, ...]] = {
        "columns": facts.columns,
        "rows": facts.rows,
        "gems": facts.gems,
        "cards": facts.cards,
        "stones": (facts.stones,),
        "numbers": (facts.numbers,),
        "limits": (facts.limits,),
        "box_coins": (facts.box_coins,),
    }
    for table, entries in tables.items():
        for index, entry in enumerate(entries):
            place = f"{table}[{index}]" if len(entries) > 1 else table
            cited = [entry.source] if isinstance(entry.source, str) else list(entry.source.values())
            strange = [source for source in cited if source not in known]
            found += [Problem(f"{place}.source", "none_of", {"word": word, "list": "sources"}) for word in strange]


def _between(found: list[Problem], place: str, number: int, least: int, most: int, what: str = "between") -> None:
    if not least <= number <= most:
        found.append(Problem(place, what, {"least": least, "most": most}))


def _exactly(found: list[Problem], place: str, ids: list[str], known: tuple[str, ...]) -> None:
    """Each known id once."""
    for index, name in enumerate(ids):
        if name not in known:
            found.append(Problem(f"{place}[{index}].id", "not_among", {"word": name, "known": ", ".join(known)}))
        elif ids.index(name) != index:
            found.append(Problem(f"{place}[{index}].id", "twice", {"word": name}))
    found += [Problem(place, "lacks", {"word": name}) for name in known if name not in ids]
