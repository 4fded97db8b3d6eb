"""Events: what has happened at a table. A table is its event log, as a match is its journal.

Log entries are numbered 1, 2, 3 … for each table, and no number is given twice. So two writers cannot both succeed
(optimistic concurrency), and a listener can say up to which entry it knows everything.
"""

from __future__ import annotations

from typing import Any

import msgspec

from marula.core.luck import Luck
from marula.server.tables.table_settings import TableSettings


class TableEvent(msgspec.Struct, frozen=True, tag_field="kind", tag=str.lower):
    """Something that happened. It may hold secrets, so it never leaves the server as it is."""


class Created(TableEvent, frozen=True, rename={"settings": "plan"}):
    """The table exists, with these settings."""

    settings: TableSettings


class Sat(TableEvent, frozen=True, rename={"by_rematch": "again"}):
    """A person took an empty seat, or came back to one that a bot held meanwhile."""

    seat: int
    name: str
    contribution: str = ""
    by_rematch: bool = False
    """Did a rematch seat them? Then they could not add to its luck yet, and the deal waits for it."""
    address: str = ""
    """At one of the same-luck tables: a keyed hash of the address they came from, so that nobody sits at two."""


class Contributed(TableEvent, frozen=True):
    """A person whom a rematch seated has added to its luck."""

    seat: int
    contribution: str


class ColourChosen(TableEvent, frozen=True):
    """A person picked the colour of their seat: only before the deal."""

    seat: int
    colour: str


class Left(TableEvent, frozen=True):
    """The seat is empty again: only before the deal."""

    seat: int


class BotSat(TableEvent, frozen=True):
    """A bot took an empty seat, or stands in for the person who holds it."""

    seat: int
    level: str


class Dealt(TableEvent, frozen=True, rename={"earlier_luck": "earlier"}):
    """The match began: with its deal, or with all entries of the match it was forked from."""

    entries: tuple[dict[str, Any], ...]
    contributions: tuple[str, ...] = ()
    earlier_luck: tuple[Luck, ...] = ()
    """Where the luck of the forked entries came from."""
    lot: tuple[int, ...] = ()
    """The seat that each chair got, where seats were drawn by lot. A chair is a seat's number before the deal."""


class Decided(TableEvent, frozen=True):
    """A seat made a decision: one entry of the match's journal."""

    entry: dict[str, Any]


class UndoAsked(TableEvent, frozen=True):
    """A seat asks to go back to so many decisions. The other people must agree."""

    seat: int
    to: int


class UndoAnswered(TableEvent, frozen=True):
    """A seat agreed to an undo, or did not."""

    seat: int
    agree: bool


class Undone(TableEvent, frozen=True):
    """Only so many decisions remain."""

    seat: int
    to: int
    timed: bool = False
    """Did the seat take them back alone, so that its clock runs on as if it had never stopped?"""
    agreed: bool = False
    """Had everyone agreed? False in logs of earlier releases, whose match files must not change."""


class Said(TableEvent, frozen=True):
    """A seat wrote in the chat."""

    seat: int
    name: str
    text: str


class Erased(TableEvent, frozen=True):
    """The operator erased the person on this seat: their name and chat are gone from the log. Their moves stay."""

    seat: int


class Rematched(TableEvent, frozen=True):
    """The same people play again at another table."""

    table: str


class Unsealed(TableEvent, frozen=True):
    """Every table of the series is over: their luck need not stay secret."""


AnyEvent = (
    Created
    | Sat
    | Contributed
    | ColourChosen
    | Left
    | BotSat
    | Dealt
    | Decided
    | UndoAsked
    | UndoAnswered
    | Undone
    | Said
    | Erased
    | Rematched
    | Unsealed
)


class LogEntry(msgspec.Struct, frozen=True):
    """An event with its number in the table's log and its time, in milliseconds since 1970."""

    sequence: int
    at: int
    event: TableEvent

    @property
    def kind(self) -> str:
        return str(self.event.__struct_config__.tag)

    @property
    def moment(self) -> int | None:
        """The first moment of the match that this entry changed; None if it changed none."""
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


def encode(event: TableEvent) -> str:
    """An event as the store keeps it."""
    return _encoder.encode(event).decode()


def decode(text: str) -> TableEvent:
    """The event that `encode` wrote."""
    event: TableEvent = _decoder.decode(text)
    return event
