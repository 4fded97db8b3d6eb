"""What then happened."""

from __future__ import annotations

from typing import ClassVar

from marula.core.event import Event
from marula.core.seat import Seat
from marula.games.template.rules.actions import Fruit


class HandDealt(Event, frozen=True):
    """Whispered: the fruits a seat starts with."""

    fruits: tuple[Fruit, ...]


class SeedSet(Event, frozen=True):
    """A seat has set its seed aside; which one it is stays secret."""

    seat: Seat


class SeedChosen(Event, frozen=True):
    """Whispered: the seed a seat has just set aside."""

    fruit: Fruit


class SeedShown(Event, frozen=True):
    """A seed is turned up."""

    reveals: ClassVar[bool] = True
    seat: Seat
    fruit: Fruit


class TreeShaken(Event, frozen=True):
    """The die says how many fruits may be gathered."""

    seat: Seat
    fruits: int


class FruitGathered(Event, frozen=True):
    """A seat has drawn a fruit; which one it is stays secret."""

    seat: Seat


class FruitSeen(Event, frozen=True):
    """Whispered: the fruit a seat has just drawn."""

    fruit: Fruit


class WaspMet(Event, frozen=True):
    """A wasp came out of the bag and went back into it; the turn is over."""

    seat: Seat


class Stopped(Event, frozen=True):
    """A seat gathers no more."""

    seat: Seat


class FruitsLaidOut(Event, frozen=True):
    """Fruits of one kind went from a hand into the basket: all can see now that they were there."""

    reveals: ClassVar[bool] = True
    seat: Seat
    fruit: Fruit
    number: int


class Passed(Event, frozen=True):
    """A seat could do nothing."""

    seat: Seat


class HandShown(Event, frozen=True):
    """At the end: the fruits that were never laid out."""

    reveals: ClassVar[bool] = True
    seat: Seat
    fruits: tuple[Fruit, ...]


class MatchEnded(Event, frozen=True):
    """The last round is over."""

    rounds: int


EVENTS = (
    HandDealt,
    SeedSet,
    SeedChosen,
    SeedShown,
    TreeShaken,
    FruitGathered,
    FruitSeen,
    WaspMet,
    Stopped,
    FruitsLaidOut,
    Passed,
    HandShown,
    MatchEnded,
)
