"""Response bodies about what a seat may know, and the messages to listeners."""

from __future__ import annotations

from typing import Literal

from marula.server.http.responses.base import JsonObject, ResponseBody
from marula.server.http.responses.tables import ChatLine, Table


class Phase(ResponseBody, frozen=True, kw_only=True):
    """What is to be done now."""

    phase: str
    """The phase, as a word for programs."""
    text: str
    """What the seat has to do now, in a sentence."""


class Option(ResponseBody, frozen=True, kw_only=True):
    """An action that is offered, and its label."""

    action: JsonObject
    """The action, to be sent back as it is."""
    text: str
    """The label of the action, in the reader's language."""


class Moment(ResponseBody, frozen=True, kw_only=True):
    """What a reader heard of one decision."""

    number: int
    """The number of the decision, as this reader counts; 0 is the deal."""
    seat: int
    """The seat that decided; -1 for the deal."""
    events: list[JsonObject]
    """What happened, as far as this reader may know it."""
    texts: list[str]
    """One sentence for each event, in the same order."""


class ScoreLine(ResponseBody, frozen=True, kw_only=True):
    """One line of a score sheet."""

    what: str
    """What the points are for, as a word for programs."""
    points: int
    """Points of this line; they may be negative."""
    facts: JsonObject
    """The values behind the line, such as how many things were counted."""
    text: str
    """The line in words, in the reader's language."""


class ScoreColumn(ResponseBody, frozen=True, kw_only=True):
    """The score of one seat."""

    seat: int
    """The seat, counted from 0."""
    lines: list[ScoreLine]
    """The lines of this seat, in the order of the rules."""
    total: int
    """The sum of the points of all lines."""
    tie_break: list[int]
    """What decides between equal totals: the larger value wins, and the first difference counts."""
    out: bool
    """Is this seat barred from winning, whatever its total?"""


class Score(ResponseBody, frozen=True, kw_only=True):
    """The score sheet."""

    columns: list[ScoreColumn]
    """One column for each seat, in the order of the seats."""
    winners: list[int]
    """The seats that share the win; the list may be empty."""


class Envelope(ResponseBody, frozen=True, kw_only=True):
    """What one seat may know now, or an onlooker (seat -1)."""

    seat: int
    """The seat that this envelope is for, counted from 0; -1 is an onlooker."""
    version: int
    """The log number of the last change of the match; a choice names the version it was made for."""
    decisions: int
    """How many decisions the match has now, as this reader counts."""
    waiting_on: list[int]
    """The seats that must decide now."""
    phase: Phase
    """What is to be done now."""
    view: JsonObject
    """What this seat knows of the position; each game defines its own fields."""
    options: list[Option]
    """Every action that this seat may choose now; empty while others decide."""
    since: int
    """The number of the first moment in `moments`; drop all that you hold from this number on."""
    moments: list[Moment]
    """What happened, one moment for each decision, the oldest first."""
    undo: int | None
    """How many decisions remain if this seat takes back what it can alone; null if it can take back nothing."""
    score: Score | None
    """The score sheet, once the match is over; null before."""


class LiveMessage(ResponseBody, frozen=True, kw_only=True):
    """What a listener is sent: everything at first, then each change."""

    sequence: int
    """The log number up to which this message is complete; send it as `since` to reconnect."""
    seats: list[int]
    """The seat that each secret of the listener opens, in the order of the secrets."""
    table: Table
    """The table as it is now."""
    envelopes: list[Envelope]
    """One envelope for each seat of the listener; for an onlooker, one with seat -1."""
    chat: list[ChatLine]
    """The chat lines that are new to this listener, the oldest first."""


class Pong(ResponseBody, frozen=True, kw_only=True):
    """The answer to a listener's ping."""

    pong: int
    """The number that the ping had."""


class HintOption(ResponseBody, frozen=True, kw_only=True):
    """Another option than the best: the one that was asked about, or the second best."""

    action: JsonObject
    """The action, as an option gives it."""
    text: str
    """The label of the action, in the reader's language."""
    win_chance: float
    """The chance to win with it, from 0 to 1."""
    kind: Literal["best", "fine", "inaccuracy", "mistake", "blunder"]
    """The verdict that a review would give to it."""


class Hint(ResponseBody, frozen=True, kw_only=True):
    """What is best now, in parts that a page can tell one after the other. A bot's choice has no figures."""

    action: JsonObject
    """The best action, as an option gives it."""
    text: str
    """Its label, in the reader's language."""
    version: int
    """The log number of the position that was judged."""
    where: str
    """What kind of action it is, in a few words."""
    win_chance: float | None
    """The chance to win with it, from 0 to 1; null for a bot's choice or where there is nothing to compare."""
    other: HintOption | None
    """The option that was asked about, or the second best; null if there is none."""
    reasons: list[str]
    """How the best action differs from the other, one sentence each."""
