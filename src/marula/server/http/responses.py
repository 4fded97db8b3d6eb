"""What the API answers: one struct for each body, from which its schema is made. What is not here is not sent."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from litestar.openapi.datastructures import ResponseSpec

Words = dict[str, Any]
"""Data that each game words in its own way: actions, events, views, editions."""


class Told(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Any answer."""


class Refusal(Told, frozen=True, forbid_unknown_fields=True, kw_only=True):
    code: str
    text: str
    facts: Words


# --- games -----------------------------------------------------------------------------------------------------------


class EditionLabel(Told, frozen=True, forbid_unknown_fields=True, kw_only=True):
    name: str
    title: str
    note: str


class OptionChoice(Told, frozen=True, forbid_unknown_fields=True, kw_only=True):
    choice: bool | int | str
    text: str


class GameOption(Told, frozen=True, forbid_unknown_fields=True, kw_only=True):
    name: str
    text: str
    default: bool | int | str
    choices: list[OptionChoice]


class Game(Told, frozen=True, forbid_unknown_fields=True, kw_only=True):
    name: str
    title: str
    summary: str
    players: list[int]
    editions: list[EditionLabel]
    options: list[GameOption]


class BotLevel(Told, frozen=True, forbid_unknown_fields=True, kw_only=True):
    level: str
    text: str


class Games(Told, frozen=True, forbid_unknown_fields=True, kw_only=True):
    games: list[Game]
    bots: list[BotLevel]
    languages: list[str]


class Reference(Told, frozen=True, forbid_unknown_fields=True, kw_only=True):
    ref: str
    gives: str


class About(Told, frozen=True, forbid_unknown_fields=True, kw_only=True):
    title: str
    note: str
    sources: list[Reference]


class Rules(Told, frozen=True, forbid_unknown_fields=True, kw_only=True):
    game: str
    language: str
    markdown: str
    about: About


class Setup(Told, frozen=True, forbid_unknown_fields=True, kw_only=True):
    game: str
    seats: int
    edition: str
    options: dict[str, bool | int | str]


class Board(Told, frozen=True, forbid_unknown_fields=True, kw_only=True):
    setup: Setup
    edition: Words
    tables: dict[str, list[str]]
    names: dict[str, dict[str, str]]
    forms: dict[str, dict[str, dict[str, str]]]
    about: About
    view: Words


# --- tables ----------------------------------------------------------------------------------------------------------


class SeatClock(Told, frozen=True, forbid_unknown_fields=True, kw_only=True):
    left: int
    deadline: int | None


class Seat(Told, frozen=True, forbid_unknown_fields=True, kw_only=True):
    seat: int
    name: str | None
    kind: Literal["empty", "person", "bot", "stand_in"]
    bot: str | None
    clock: SeatClock | None
    present: bool


class Clock(Told, frozen=True, forbid_unknown_fields=True, kw_only=True):
    kind: Literal["decision", "bank"]
    seconds: int
    increment: int
    then: Literal["decide", "replace"]


class UndoRequest(Told, frozen=True, forbid_unknown_fields=True, kw_only=True):
    seat: int
    to: int
    agreed: list[int]
    needed: list[int]


class TableLuck(Told, frozen=True, forbid_unknown_fields=True, kw_only=True):
    commitment: str
    contributions: list[str] | None
    seed: str | None
    awaits: list[int] = []


class Origin(Told, frozen=True, forbid_unknown_fields=True, kw_only=True):
    table: str | None
    decisions: int


class Table(Told, frozen=True, forbid_unknown_fields=True, kw_only=True, rename={"origin": "from"}):
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
    clock: Clock | None
    undo: UndoRequest | None
    luck: TableLuck
    rematch: str | None
    origin: Origin | None
    series: str | None
    sealed: bool


class Created(Told, frozen=True, forbid_unknown_fields=True, kw_only=True):
    table: Table
    host: str | None


class CreatedTables(Created, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """With copies, all of them; the first also by itself."""

    tables: list[Created] = []


class Lobby(Told, frozen=True, forbid_unknown_fields=True, kw_only=True):
    tables: list[Table]
    before: int | None


class Seated(Told, frozen=True, forbid_unknown_fields=True, kw_only=True):
    seat: int
    secret: str
    sequence: int


class Written(Told, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """It is on disk."""

    sequence: int


class Acted(Written, frozen=True, forbid_unknown_fields=True, kw_only=True):
    version: int


class UndoAnswer(Written, frozen=True, forbid_unknown_fields=True, kw_only=True):
    done: bool


class Line(Told, frozen=True, forbid_unknown_fields=True, kw_only=True):
    sequence: int
    at: int
    seat: int
    name: str
    text: str


class Chat(Told, frozen=True, forbid_unknown_fields=True, kw_only=True):
    lines: list[Line]


# --- envelopes -------------------------------------------------------------------------------------------------------


class Phase(Told, frozen=True, forbid_unknown_fields=True, kw_only=True):
    phase: str
    text: str


class Option(Told, frozen=True, forbid_unknown_fields=True, kw_only=True):
    action: Words
    text: str


class Moment(Told, frozen=True, forbid_unknown_fields=True, kw_only=True):
    number: int
    seat: int
    events: list[Words]
    texts: list[str]


class ScoreLine(Told, frozen=True, forbid_unknown_fields=True, kw_only=True):
    what: str
    points: int
    facts: Words
    text: str


class ScoreColumn(Told, frozen=True, forbid_unknown_fields=True, kw_only=True):
    seat: int
    lines: list[ScoreLine]
    total: int
    tie_break: list[int]
    out: bool


class Score(Told, frozen=True, forbid_unknown_fields=True, kw_only=True):
    columns: list[ScoreColumn]
    winners: list[int]


class Envelope(Told, frozen=True, forbid_unknown_fields=True, kw_only=True):
    seat: int
    version: int
    decisions: int
    waiting_on: list[int]
    phase: Phase
    view: Words
    options: list[Option]
    since: int
    moments: list[Moment]
    undo: int | None
    score: Score | None


class Message(Told, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a listener hears."""

    sequence: int
    table: Table
    envelopes: list[Envelope]
    chat: list[Line]


class Hint(Told, frozen=True, forbid_unknown_fields=True, kw_only=True):
    action: Words
    text: str
    version: int


# --- records ---------------------------------------------------------------------------------------------------------


class Course(Told, frozen=True, forbid_unknown_fields=True, kw_only=True):
    points: list[list[int]]


class LuckSource(Told, frozen=True, forbid_unknown_fields=True, kw_only=True):
    kind: Literal["sealed", "seeded", "unknown"]
    since: int = 0
    seed: str = ""
    commitment: str = ""
    contributions: list[str] = []


class Draw(Told, frozen=True, forbid_unknown_fields=True, kw_only=True):
    number: int
    place: int
    of: list[int]
    answers: list[int]


class Luck(Told, frozen=True, forbid_unknown_fields=True, kw_only=True):
    sources: list[LuckSource]
    draws: list[Draw]


class Uploaded(Told, frozen=True, forbid_unknown_fields=True, kw_only=True):
    table: Table
    luck: Literal["checked", "sealed", "unknown"]


# --- notices ---------------------------------------------------------------------------------------------------------


class PushKey(Told, frozen=True, forbid_unknown_fields=True, kw_only=True):
    key: str | None


class Notice(Told, frozen=True, forbid_unknown_fields=True, kw_only=True):
    notice: str
    kind: str
    address: str
    always: bool
    remind: int
    muted: bool
    confirmed: bool


class TurnNotices(Told, frozen=True, forbid_unknown_fields=True, kw_only=True):
    notices: list[Notice]
    kinds: list[str]


class Added(Told, frozen=True, forbid_unknown_fields=True, kw_only=True):
    notice: str
    confirmed: bool


class Muted(Told, frozen=True, forbid_unknown_fields=True, kw_only=True):
    notice: str
    muted: bool


class Removed(Told, frozen=True, forbid_unknown_fields=True, kw_only=True):
    notice: None


class Confirmed(Told, frozen=True, forbid_unknown_fields=True, kw_only=True):
    confirmed: bool


class Health(Told, frozen=True, forbid_unknown_fields=True, kw_only=True):
    status: Literal["ok"]


REFUSED = {
    400: "The body is not what this address takes",
    401: "A secret is needed, or it is none of this table's",
    403: "The secret is another's, or the table's settings forbid it",
    404: "There is no such thing",
    409: "The table is in no state for it, or a rule forbids it",
    413: "The body is too large",
    429: "Too many: Retry-After says when",
    500: "A mistake of ours; nothing at the table has changed",
    502: "The mail could not be sent",
    503: "The database does not answer: try again",
}


def answers(kind: Any, status: int = 200, about: str = "Done") -> dict[int, ResponseSpec]:
    """What a handler may answer, for its schema. Handlers put bodies together as plain data, which costs least where it
    happens a thousand times a second; tests hold every body against these structs."""
    refused = {code: ResponseSpec(Refusal, generate_examples=False, description=text) for code, text in REFUSED.items()}
    return {status: ResponseSpec(kind, generate_examples=False, description=about), **refused}
