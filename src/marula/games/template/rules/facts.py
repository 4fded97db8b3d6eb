"""What an edition of this game says, as types, and what must be true of it."""

from __future__ import annotations

from marula.core import edition
from marula.core.edition import Edition, Problem, Sourced


class FruitFact(Sourced, frozen=True):
    """A kind of fruit: how many are in the bag and what one is worth in the basket."""

    id: str
    """The word for it in actions, events and files."""
    name: str
    """What the edition calls it."""
    count: int
    """How many are in the game."""
    points: int
    """Points of one in a basket."""


class Numbers(Sourced, frozen=True):
    """Every number of the rules that is not a fruit's."""

    wasps: int
    """Wasps in the bag."""
    dealt: int
    """Fruits dealt to each hand."""
    hand_limit: int
    """A hand with so many fruits is full."""
    die: int
    """Sides of the die."""
    basket_goal: int
    """A basket with so many fruits ends the match after the round."""
    rounds: int
    """The last round."""


class Facts(edition.Facts, frozen=True):
    """The whole edition file."""

    fruits: tuple[FruitFact, ...]
    """The kinds of fruit."""
    numbers: Numbers
    """All other numbers."""


def read(data: Edition) -> tuple[Facts | None, list[Problem]]:
    """The facts, or everything that is wrong with them."""
    facts, problems = edition.convert(data.data, Facts)
    if facts is None:
        return None, problems
    problems = list(_problems(facts))
    return (None, problems) if problems else (facts, [])


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
        if fruit.points < 0:
            found.append(Problem(f"fruits[{index}].points", "negative"))
    numbers = facts.numbers
    for name in ("dealt", "die", "basket_goal", "rounds"):
        if getattr(numbers, name) < 1:
            found.append(Problem(f"numbers.{name}", "at_least", {"number": 1}))
    if numbers.wasps < 0:
        found.append(Problem("numbers.wasps", "negative"))
    if numbers.hand_limit < numbers.dealt:
        found.append(Problem("numbers.hand_limit", "hand_limit"))
    if sum(fruit.count for fruit in facts.fruits) < 4 * numbers.dealt:
        found.append(Problem("fruits", "few_fruits", {"number": numbers.dealt}))
    return found
