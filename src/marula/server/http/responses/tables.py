"""Response bodies about tables, seats and chat."""

from __future__ import annotations

from typing import Literal

from marula.server.http.responses.base import ResponseBody
from marula.server.http.responses.games import Setup


class SeatClock(ResponseBody, frozen=True, kw_only=True):
    """The time of a seat, in milliseconds. It has a deadline only while it is waited on."""

    left: int
    """The time that the seat has for its next decision, in milliseconds."""
    deadline: int | None
    """When its time is up, in milliseconds since 1970; null while nobody waits for the seat."""


class Seat(ResponseBody, frozen=True, kw_only=True):
    """A seat as anyone may see it."""

    seat: int
    """The seat's number, counted from 0."""
    name: str | None
    """The name of the player or bot; null if the seat is empty."""
    kind: Literal["empty", "person", "bot", "stand_in"]
    """Who plays here: nobody yet, a person, a bot, or a bot that stands in for a person."""
    bot: str | None
    """The level, character or engine that the bot is; null for a person."""
    level: str | None
    """The level that the bot plays at; null for a person or an engine."""
    manner: str | None
    """How a character plays, in one sentence; null for everyone else."""
    clock: SeatClock | None
    """The seat's time; null if the table has no clock."""
    present: bool
    """Is someone connected for this seat? Always true for a bot."""
    colour: Literal["blue", "red", "green", "violet", "gold"]
    """The seat's colour; no other seat at the table has it."""
    hurried: bool
    """Had its bot less time for its last decision than its level takes, because many bots were thinking?"""


class TableClock(ResponseBody, frozen=True, kw_only=True):
    """How long one may think at this table, in seconds."""

    kind: Literal["decision", "bank"]
    """A fixed time for each decision, or a bank of time for the whole match."""
    seconds: int
    """The time for each decision, or the bank at the start, in seconds."""
    increment: int
    """What each decision adds to the bank, in seconds."""
    then: Literal["decide", "replace"]
    """When time is up, a bot makes one decision, or replaces the player."""


class UndoRequest(ResponseBody, frozen=True, kw_only=True):
    """An undo that others must agree to."""

    seat: int
    """The seat that asked."""
    to: int
    """How many decisions would remain."""
    agreed: list[int]
    """The seats that have agreed."""
    needed: list[int]
    """The seats that must still agree."""


class TableLuck(ResponseBody, frozen=True, kw_only=True):
    """What may be told of the luck now."""

    commitment: str
    """A hash of the secret seed, published before the deal, in hexadecimal digits."""
    contributions: list[str] | None
    """What the players added to the luck; null until the deal."""
    seed: str | None
    """The seed in hexadecimal digits; null until the match is over and nothing is secret any more."""
    awaits: list[int]
    """The seats whose contribution the deal of a rematch waits for."""


class Origin(ResponseBody, frozen=True, kw_only=True):
    """Where a forked or uploaded match comes from."""

    table: str | None
    """The id of the table that it was forked from; null for an uploaded match file or a table outside the lobby."""
    decisions: int
    """How many decisions were taken over."""


class Table(ResponseBody, frozen=True, kw_only=True, rename={"origin": "from"}):
    """A table as anyone may see it. Times are milliseconds since 1970."""

    id: str
    """The id in the table's link."""
    name: str
    """The name that its host gave it; it may be empty."""
    game: str
    """The game's name."""
    title: str
    """The game's title, in the reader's language."""
    setup: Setup
    """How the match is set up."""
    edition: str
    """The digest of the edition that is played."""
    status: Literal["open", "playing", "over"]
    """Waiting for players, playing, or over."""
    visibility: Literal["public", "link"]
    """In the lobby for everyone, or only for those who have the link."""
    start: Literal["full", "host"]
    """The match starts when the last seat is taken, or when the host says so."""
    order: Literal["lot", "host", "rotated"]
    """How seats were given: drawn by lot, kept as taken, or moved on by one after the last match."""
    watch: bool
    """May others watch?"""
    chat: bool
    """Is there a chat?"""
    hints: bool
    """May players ask for hints?"""
    win_chances: bool
    """May onlookers see how likely each seat is to win?"""
    created: int
    """When the table was made, in milliseconds since 1970."""
    changed: int
    """When something last happened here, in milliseconds since 1970."""
    sequence: int
    """The log number of the last thing that happened here; it only grows."""
    version: int
    """The log number of the last change of the match."""
    decisions: int
    """How many decisions the match has now; an undo lowers it."""
    seats: list[Seat]
    """The seats in order."""
    waiting_on: list[int]
    """The seats that must decide now."""
    winners: list[int] | None
    """The seats that share the win, once the match is over; null before."""
    points: list[int] | None
    """The points of each seat, once the match is over; null before."""
    onlookers: int
    """How many people watch without a seat."""
    clock: TableClock | None
    """How long players may think; null if there is no limit."""
    undo: UndoRequest | None
    """An undo that waits for answers; null if there is none."""
    luck: TableLuck
    """What may be known about the luck now."""
    lot: list[int] | None
    """The seat that the lot gave to each seat before the deal; null if no lot was drawn."""
    rematch: str | None
    """The id of the table where the same people play again; null if there is none."""
    origin: Origin | None
    """The match that this one was forked or uploaded from; null for any other."""
    series: str | None
    """The id that same-luck tables share; null for any other table."""
    sealed: bool
    """Must its luck stay secret, because others of the same-luck tables are still playing?"""
    taken_back: int
    """How many decisions were taken back after they had revealed something."""


class CreatedTable(ResponseBody, frozen=True, kw_only=True):
    """A new table and its host's secret."""

    table: Table
    """The new table."""
    host: str | None
    """The host's secret, shown only here; null for a rematch."""


class CreatedTables(CreatedTable, frozen=True, kw_only=True, omit_defaults=True):
    """A new table. With `copies`, `tables` holds all of them, and the first also stands by itself."""

    tables: list[CreatedTable] = []  # noqa: RUF012 (a struct copies it)
    """All tables with the same luck, if more than one was asked for."""


class TableList(ResponseBody, frozen=True, kw_only=True):
    """A page of the lobby; `before` is the cursor of the next one."""

    tables: list[Table]
    """The tables, the newest first."""
    before: int | None
    """The cursor for the next page; null on the last one."""


class SeatTaken(ResponseBody, frozen=True, kw_only=True):
    """A seat and its secret."""

    seat: int
    """The seat that was taken, counted from 0; a lot may change it at the deal."""
    secret: str
    """Proves who you are at this seat; it is shown only here."""
    sequence: int
    """The log number of this event."""


class Changed(ResponseBody, frozen=True, kw_only=True):
    """A change that is on disk, and its number in the log of the table."""

    sequence: int
    """The log number of the change, as this seat counts."""


class UndoResult(Changed, frozen=True, kw_only=True):
    """Whether the undo is done, or the others are asked now."""

    done: bool
    """Is it undone? False while the others are asked."""


class ChatLine(ResponseBody, frozen=True, kw_only=True):
    """A line of chat."""

    sequence: int
    """The log number of the line."""
    at: int
    """When it was said, in milliseconds since 1970."""
    seat: int
    """The seat that said it."""
    name: str
    """The name of the player at that time."""
    text: str
    """What was said, as plain text."""


class ChatLines(ResponseBody, frozen=True, kw_only=True):
    """Lines of chat, the oldest first."""

    lines: list[ChatLine]
    """The lines, the oldest first."""
