"""Response bodies about tables, seats and chat."""

from __future__ import annotations

from typing import Literal

from marula.server.http.responses.base import ResponseBody
from marula.server.http.responses.games import Setup


class SeatClock(ResponseBody, frozen=True, kw_only=True):
    """The time of a seat, in milliseconds. It has a deadline only while it is waited on."""

    left: int
    deadline: int | None


class Seat(ResponseBody, frozen=True, kw_only=True):
    """A seat as anyone may see it."""

    seat: int
    name: str | None
    kind: Literal["empty", "person", "bot", "stand_in"]
    bot: str | None
    clock: SeatClock | None
    present: bool
    colour: Literal["blue", "red", "green", "violet", "gold"]
    """No other seat at the table has it."""
    hurried: bool
    """Had its bot less time for its last decision than its level takes, because many bots think?"""


class TableClock(ResponseBody, frozen=True, kw_only=True):
    """How long one may think at this table, in seconds."""

    kind: Literal["decision", "bank"]
    seconds: int
    increment: int
    then: Literal["decide", "replace"]


class UndoRequest(ResponseBody, frozen=True, kw_only=True):
    """An undo that others must agree to."""

    seat: int
    to: int
    agreed: list[int]
    needed: list[int]


class TableLuck(ResponseBody, frozen=True, kw_only=True):
    """What may be told of the luck now."""

    commitment: str
    contributions: list[str] | None
    seed: str | None
    awaits: list[int]


class Origin(ResponseBody, frozen=True, kw_only=True):
    """Where a forked or uploaded match comes from."""

    table: str | None
    decisions: int


class Table(ResponseBody, frozen=True, kw_only=True, rename={"origin": "from"}):
    """A table as anyone may see it. Times are milliseconds since 1970."""

    id: str
    name: str
    game: str
    title: str
    setup: Setup
    edition: str
    status: Literal["open", "playing", "over"]
    visibility: Literal["public", "link"]
    start: Literal["full", "host"]
    order: Literal["lot", "host", "rotated"]
    watch: bool
    chat: bool
    hints: bool
    created: int
    changed: int
    sequence: int
    version: int
    decisions: int
    seats: list[Seat]
    waiting_on: list[int]
    winners: list[int] | None
    points: list[int] | None
    """Of each seat, once the match is over."""
    onlookers: int
    clock: TableClock | None
    undo: UndoRequest | None
    luck: TableLuck
    lot: list[int] | None
    rematch: str | None
    origin: Origin | None
    series: str | None
    sealed: bool
    taken_back: int


class CreatedTable(ResponseBody, frozen=True, kw_only=True):
    """A new table and its host's secret."""

    table: Table
    host: str | None


class CreatedTables(CreatedTable, frozen=True, kw_only=True, omit_defaults=True):
    """A new table. With copies, `tables` holds all of them, and the first also stands by itself."""

    tables: list[CreatedTable] = []  # noqa: RUF012 (a struct copies it)


class TableList(ResponseBody, frozen=True, kw_only=True):
    """A page of the lobby; `before` is the cursor of the next one."""

    tables: list[Table]
    before: int | None


class SeatTaken(ResponseBody, frozen=True, kw_only=True):
    """A seat and its secret."""

    seat: int
    secret: str
    sequence: int


class Changed(ResponseBody, frozen=True, kw_only=True):
    """A change that is on disk, and its number in the log of the table."""

    sequence: int


class UndoResult(Changed, frozen=True, kw_only=True):
    """Whether the undo is done, or the others are asked now."""

    done: bool


class ChatLine(ResponseBody, frozen=True, kw_only=True):
    """A line of chat."""

    sequence: int
    at: int
    seat: int
    name: str
    text: str


class ChatLines(ResponseBody, frozen=True, kw_only=True):
    """Lines of chat, the oldest first."""

    lines: list[ChatLine]
