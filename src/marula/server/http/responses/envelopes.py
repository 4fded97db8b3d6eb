"""Response bodies about what a seat may know, and the messages to listeners."""

from __future__ import annotations

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


class Hint(ResponseBody, frozen=True, kw_only=True):
    """What a bot would do."""

    action: JsonObject
    text: str
    version: int
