"""What a seat may choose (Action), what then happened (Event), and what only one seat may hear (Whisper)."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from marula.core.notation import Notated, snake
from marula.core.seat import Seat


class Action(Notated, frozen=True, tag_field="action", tag=snake):
    """Something a seat may choose, in the imperative: ClaimRoute, TakeDie."""


class Event(Notated, frozen=True, tag_field="event", tag=snake):
    """Something that happened, in the past tense, told to everyone: RouteClaimed, DieTaken."""

    reveals: ClassVar[bool] = False
    """Does it show what some seat did not know, although no luck was asked (an opened chest, cards from a hand)?"""


class Whisper(msgspec.Struct, frozen=True):
    """An event for one seat only: the card that it drew."""

    seat: Seat
    event: Event

    def __str__(self) -> str:
        return f"to {self.seat}: {self.event}"


Emitted = Event | Whisper
"""What `apply` tells: to everyone, or to one seat."""


def visible_to(emitted: list[Emitted], seat: int) -> list[Event]:
    """The events among these that the seat hears, in order."""
    found: list[Event] = []
    for item in emitted:
        if isinstance(item, Event):
            found.append(item)
        elif item.seat == seat:
            found.append(item.event)
    return found
