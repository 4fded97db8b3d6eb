"""What an edition of this game says, as types, and what must be true of it."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from marula.core import edition
from marula.core.edition import Edition, Problem, Sourced
from marula.core.edition_types import Few, Word


class FruitFact(Sourced, frozen=True):
    """A kind of fruit: how many are in the bag and what one is worth in the basket."""

    id: Word
    """The word for it in actions, events and files."""
    name: Word
    """What the edition calls it."""
    count: Few
    """How many are in the game."""
    points: Few
    """Points of one in a basket."""


class Numbers(Sourced, frozen=True):
    """Every number of the rules that is not a fruit's."""

    wasps: Few
    """Wasps in the bag."""
    dealt: Few
    """Fruits dealt to each hand."""
    hand_limit: Few
    """A hand with so many fruits is full."""
    die: Few
    """Sides of the die."""
    basket_goal: Few
    """A basket with so many fruits ends the match after the round."""
    rounds: Few
    """The last round."""


class Facts(edition.Facts, frozen=True):
    """The whole edition file."""

    fruits: Annotated[tuple[FruitFact, ...], Meta(max_length=60)]
    """The kinds of fruit."""
    numbers: Numbers
    """All other numbers."""


def read(data: Edition) -> tuple[Facts | None, list[Problem]]:
    """The facts, or everything that is wrong with them."""
    return edition.read_facts(data, Facts, _problems)


def _problems(facts: Facts) -> list[Problem]:
    """Everything that is wrong with the facts."""
    found: list[Problem] = []
    names = [fruit.id for fruit in facts.fruits]
    for index, fruit in enumerate(facts.fruits):
        if names.index(fruit.id) != index:
            found.append(Problem(f"fruits[{index}].id", "twice", {"word": fruit.id}))
        if fruit.id == "wasp":
            found.append(Problem(f"fruits[{index}].id", "wasp"))
        if fruit.count < 1:
            found.append(Problem(f"fruits[{index}].count", "at_least", {"number": 1}))
    numbers = facts.numbers
    for name in ("dealt", "die", "basket_goal", "rounds"):
        if getattr(numbers, name) < 1:
            found.append(Problem(f"numbers.{name}", "at_least", {"number": 1}))
    if numbers.hand_limit < numbers.dealt:
        found.append(Problem("numbers.hand_limit", "hand_limit"))
    if sum(fruit.count for fruit in facts.fruits) < 4 * numbers.dealt:
        found.append(Problem("fruits", "few_fruits", {"number": numbers.dealt}))
    return found
