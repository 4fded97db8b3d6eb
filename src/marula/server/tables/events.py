"""Line: one thing that happened at a table. A table is its lines, as a match is its journal.

Lines are numbered 1, 2, 3 … for each table, and no number is ever given twice: that is how two writers cannot both win,
and how a listener says what it has already heard.
"""

from __future__ import annotations

from typing import Any

import msgspec

from marula.core.match import Luck
from marula.server.tables.table_settings import TableSettings


class TableEvent(msgspec.Struct, frozen=True, tag_field="kind", tag=str.lower):
    """What a line tells. Past tense; it may hold secrets, so it never leaves the server as it is."""


class Created(TableEvent, frozen=True, rename={"settings": "plan"}):
    settings: TableSettings


class Sat(TableEvent, frozen=True, rename={"by_rematch": "again"}):
    """A person took an empty seat, or came back to one that a bot held meanwhile."""

    seat: int
    name: str
    contribution: str = ""
    by_rematch: bool = False
    """A rematch seated them: they have had no chance yet to add to its luck, and the deal waits for it."""


class Contributed(TableEvent, frozen=True):
    """Someone whom a rematch seated has added to its luck."""

    seat: int
    contribution: str


class Left(TableEvent, frozen=True):
    """The seat is empty again: only before the deal."""

    seat: int


class BotSat(TableEvent, frozen=True):
    """A bot took an empty seat, or stands in for the person who holds it."""

    seat: int
    level: str


class Dealt(TableEvent, frozen=True):
    """The match began: with its deal, or with the whole past of the match it was forked from."""

    entries: tuple[dict[str, Any], ...]
    contributions: tuple[str, ...] = ()
    earlier: tuple[Luck, ...] = ()
    """Where the luck of a forked past came from."""


class Decided(TableEvent, frozen=True):
    entry: dict[str, Any]


class UndoAsked(TableEvent, frozen=True):
    """A seat would like to go back to so many decisions, which the others must allow."""

    seat: int
    to: int


class UndoAnswered(TableEvent, frozen=True):
    seat: int
    agree: bool


class Undone(TableEvent, frozen=True):
    """Only so many decisions remain."""

    seat: int
    to: int


class Said(TableEvent, frozen=True):
    seat: int
    name: str
    text: str


class Rematched(TableEvent, frozen=True):
    """The same people play again at another table."""

    table: str


class Unsealed(TableEvent, frozen=True):
    """Every table of the series is over: now their luck may be told."""


AnyEvent = (
    Created
    | Sat
    | Contributed
    | Left
    | BotSat
    | Dealt
    | Decided
    | UndoAsked
    | UndoAnswered
    | Undone
    | Said
    | Rematched
    | Unsealed
)

OF_THE_MATCH = (Dealt, Decided, Undone)
"""What changes the match itself: a choice is made for the last such line."""


class LogEntry(msgspec.Struct, frozen=True):
    """A happening with its number and its time, in milliseconds since 1970."""

    sequence: int
    at: int
    event: TableEvent

    @property
    def kind(self) -> str:
        return str(self.event.__struct_config__.tag)

    @property
    def moment(self) -> int | None:
        """From which number on the match's moments are other ones after this line; None when it is not about them."""
        event = self.event
        if isinstance(event, Dealt):
            return 0
        if isinstance(event, Decided):
            return int(event.entry["n"])
        if isinstance(event, Undone):
            return event.to + 1
        return None


_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(AnyEvent)


def write(event: TableEvent) -> str:
    """As the store keeps it."""
    return _encoder.encode(event).decode()


def read(text: str) -> TableEvent:
    """What `write` wrote."""
    event: TableEvent = _decoder.decode(text)
    return event
