"""Response bodies: one struct for each, built by the handlers. OpenAPI and the pages' types are generated from them."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from marula.server.http.requests import NoticeKind

JsonObject = dict[str, Any]
"""Data whose fields each game defines: actions, events, views, editions."""


LuckVerdict = Literal["checked", "sealed", "unknown"]


class ResponseBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Any answer."""


class Refusal(ResponseBody, frozen=True, kw_only=True):
    """Why something was not done: a code for programs, a text for people, and the facts."""

    code: str
    text: str
    facts: JsonObject


# --- games -----------------------------------------------------------------------------------------------------------


class EditionLabel(ResponseBody, frozen=True, kw_only=True):
    """An edition to choose from."""

    name: str
    title: str
    note: str


class OptionChoice(ResponseBody, frozen=True, kw_only=True):
    """One value that an option of a game may have."""

    choice: bool | int | str
    text: str


class GameOption(ResponseBody, frozen=True, kw_only=True):
    """A rule that tables may choose."""

    name: str
    text: str
    default: bool | int | str
    choices: list[OptionChoice]


class Game(ResponseBody, frozen=True, kw_only=True):
    """What one must know to create a table. `players` holds the fewest and the most."""

    name: str
    title: str
    summary: str
    players: tuple[int, int]
    editions: list[EditionLabel]
    options: list[GameOption]


class BotLevel(ResponseBody, frozen=True, kw_only=True):
    """A level of bots."""

    level: str
    text: str


class GameList(ResponseBody, frozen=True, kw_only=True):
    """Every game, the levels of bots, and the languages."""

    games: list[Game]
    bots: list[BotLevel]
    languages: list[str]


class Source(ResponseBody, frozen=True, kw_only=True):
    """What an edition rests on, and what it gives."""

    ref: str
    gives: str


class About(ResponseBody, frozen=True, kw_only=True):
    """What an edition says of itself."""

    title: str
    note: str
    sources: list[Source]


class RulesPage(ResponseBody, frozen=True, kw_only=True):
    """The numbered rules in Markdown."""

    game: str
    language: str
    markdown: str
    about: About


class Setup(ResponseBody, frozen=True, kw_only=True):
    """How a match is set up, with every option."""

    game: str
    seats: int
    edition: str
    options: dict[str, bool | int | str]
    revision: int | msgspec.UnsetType = msgspec.UNSET
    """By which revision of the rules the match is played. Absent, it is 1."""


class Board(ResponseBody, frozen=True, kw_only=True):
    """What a face reads once for each table. `view` tells the shape of every field of a view."""

    setup: Setup
    edition: JsonObject
    tables: dict[str, list[str]]
    names: dict[str, dict[str, str]]
    forms: dict[str, dict[str, dict[str, str]]]
    about: About
    view: JsonObject


# --- tables ----------------------------------------------------------------------------------------------------------


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
    onlookers: int
    clock: TableClock | None
    undo: UndoRequest | None
    luck: TableLuck
    rematch: str | None
    origin: Origin | None
    series: str | None
    sealed: bool


class CreatedTable(ResponseBody, frozen=True, kw_only=True):
    """A new table and its host's secret."""

    table: Table
    host: str | None


class CreatedTables(CreatedTable, frozen=True, kw_only=True, omit_defaults=True):
    """A new table. With copies, `tables` holds all of them, and the first also stands by itself."""

    tables: list[CreatedTable] = []


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


# --- envelopes -------------------------------------------------------------------------------------------------------


class Phase(ResponseBody, frozen=True, kw_only=True):
    """What is to be done now."""

    phase: str
    text: str


class Option(ResponseBody, frozen=True, kw_only=True):
    """An action that is offered, and its label."""

    action: JsonObject
    text: str


class Moment(ResponseBody, frozen=True, kw_only=True):
    """What a reader heard of one decision."""

    number: int
    seat: int
    events: list[JsonObject]
    texts: list[str]


class ScoreLine(ResponseBody, frozen=True, kw_only=True):
    """One line of a score sheet."""

    what: str
    points: int
    facts: JsonObject
    text: str


class ScoreColumn(ResponseBody, frozen=True, kw_only=True):
    """The score of one seat."""

    seat: int
    lines: list[ScoreLine]
    total: int
    tie_break: list[int]
    out: bool


class Score(ResponseBody, frozen=True, kw_only=True):
    """The score sheet."""

    columns: list[ScoreColumn]
    winners: list[int]


class Envelope(ResponseBody, frozen=True, kw_only=True):
    """What one seat may know now, or an onlooker (seat -1)."""

    seat: int
    version: int
    decisions: int
    waiting_on: list[int]
    phase: Phase
    view: JsonObject
    options: list[Option]
    since: int
    moments: list[Moment]
    undo: int | None
    score: Score | None


class LiveMessage(ResponseBody, frozen=True, kw_only=True):
    """What a listener is sent: everything at first, then each change."""

    sequence: int
    table: Table
    envelopes: list[Envelope]
    chat: list[ChatLine]


class Pong(ResponseBody, frozen=True, kw_only=True):
    """The answer to a listener's ping."""

    pong: int


class Hint(ResponseBody, frozen=True, kw_only=True):
    """What a bot would do."""

    action: JsonObject
    text: str
    version: int


# --- records ---------------------------------------------------------------------------------------------------------


class PointsHistory(ResponseBody, frozen=True, kw_only=True):
    """Everyone's points after the deal and after every decision."""

    points: list[list[int]]


class LuckSource(ResponseBody, frozen=True, kw_only=True, omit_defaults=True):
    """Where luck came from, from entry `since` on."""

    kind: Literal["sealed", "seeded", "unknown"]
    since: int = 0
    seed: str = ""
    commitment: str = ""
    contributions: list[str] = []


class Draw(ResponseBody, frozen=True, kw_only=True):
    """The draws of one entry: from how many things, and which was picked."""

    number: int
    place: int
    of: list[int]
    answers: list[int]


class Luck(ResponseBody, frozen=True, kw_only=True):
    """All that is needed to repeat every draw."""

    sources: list[LuckSource]
    draws: list[Draw]


class Uploaded(ResponseBody, frozen=True, kw_only=True):
    """A match file that is now a table to watch, and how far its luck could be checked."""

    table: Table
    luck: LuckVerdict


# --- notices ---------------------------------------------------------------------------------------------------------


class PushKey(ResponseBody, frozen=True, kw_only=True):
    """The server's public key for web push."""

    key: str | None


class Notice(ResponseBody, frozen=True, kw_only=True):
    """How a seat is notified."""

    notice: str
    kind: NoticeKind
    address: str
    always: bool
    remind: int
    muted: bool
    confirmed: bool


class NoticeList(ResponseBody, frozen=True, kw_only=True):
    """The notices of a seat, and the kinds that this server can send."""

    notices: list[Notice]
    kinds: list[NoticeKind]


class NoticeAdded(ResponseBody, frozen=True, kw_only=True):
    """A new notice. An e-mail address must still be confirmed."""

    notice: str
    confirmed: bool


class NoticeMuted(ResponseBody, frozen=True, kw_only=True):
    """Whether the notice is silent now."""

    notice: str
    muted: bool


class NoticeRemoved(ResponseBody, frozen=True, kw_only=True):
    """The notice is gone."""

    notice: None


class NoticeConfirmed(ResponseBody, frozen=True, kw_only=True):
    """The address is confirmed."""

    confirmed: bool


class Health(ResponseBody, frozen=True, kw_only=True):
    """The server works."""

    status: Literal["ok"]
