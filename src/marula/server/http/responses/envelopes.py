"""Response bodies about what a seat may know, and the messages to listeners."""

from __future__ import annotations

from typing import Literal

from marula.server.http.responses.base import JsonObject, ResponseBody
from marula.server.http.responses.tables import ChatLine, Table


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
    seats: list[int]
    table: Table
    envelopes: list[Envelope]
    chat: list[ChatLine]


class Pong(ResponseBody, frozen=True, kw_only=True):
    """The answer to a listener's ping."""

    pong: int


class HintOption(ResponseBody, frozen=True, kw_only=True):
    """Another option than the best: the one that was asked about, or the second best."""

    action: JsonObject
    text: str
    win_chance: float
    kind: Literal["best", "fine", "inaccuracy", "mistake", "blunder"]


class Hint(ResponseBody, frozen=True, kw_only=True):
    """What is best now, in parts that a page can tell one after the other. A bot's choice has no figures."""

    action: JsonObject
    text: str
    version: int
    where: str
    """What kind of action it is."""
    win_chance: float | None
    other: HintOption | None
    reasons: list[str]
    """How the best differs from the other."""
