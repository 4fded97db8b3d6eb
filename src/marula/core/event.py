"""What a seat may choose (Action), what then happened (Event), and what only one seat may hear (Whisper)."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from marula.core.notation import Notated, snake
from marula.core.seat import Seat


class Action(Notated, frozen=True, tag_field="action", tag=snake):
    """Something a seat may choose, named in the imperative: ClaimRoute, TakeDie.

    >>> from marula.games import GAMES
    >>> action = GAMES["template"].actions[0]("marula")
    >>> action, action.tag, action.fruit
    (<set_seed marula>, 'set_seed', 'marula')
    """


class Event(Notated, frozen=True, tag_field="event", tag=snake):
    """Something that happened, named in the past tense: RouteClaimed, DieTaken. Everyone hears it.

    >>> from marula.games import GAMES
    >>> [kind.__name__ for kind in GAMES["template"].events if kind.reveals]
    ['SeedShown', 'FruitsLaidOut', 'HandShown']
    """

    reveals: ClassVar[bool] = False
    """Does it show what some seat did not know, although no luck was asked (an opened chest, cards from a hand)?"""


class Whisper(msgspec.Struct, frozen=True):
    """An event for one seat only: the card that it drew.

    >>> from marula.games import GAMES
    >>> seen = next(kind for kind in GAMES["template"].events if kind.__name__ == "FruitSeen")
    >>> print(Whisper(1, seen("marula")))
    to 1: fruit_seen marula
    """

    seat: Seat
    event: Event

    def __str__(self) -> str:
        return f"to {self.seat}: {self.event}"


Emitted = Event | Whisper
"""What `apply` returns: events for everyone, and whispers for one seat."""


def visible_to(emitted: list[Emitted], seat: int) -> list[Event]:
    """The events among these that the seat hears, in order.

    >>> from marula.core.chance import Seeded
    >>> from marula.core.setup import Setup
    >>> from marula.games import GAMES
    >>> game, dealt = GAMES["template"], []
    >>> state = game.deal(game.board(Setup("template", 2)), Seeded("tea"), dealt)
    >>> len(dealt), len(visible_to(dealt, 0)), len(visible_to(dealt, -1))
    (2, 1, 0)
    """
    found: list[Event] = []
    for item in emitted:
        if isinstance(item, Event):
            found.append(item)
        elif item.seat == seat:
            found.append(item.event)
    return found
