"""Response bodies of a review: what every decision of a finished match was worth, and what was luck."""

from __future__ import annotations

from typing import Literal

from marula.server.http.responses.base import ResponseBody
from marula.server.http.responses.envelopes import Option

Verdict = Literal["best", "fine", "inaccuracy", "mistake", "blunder"]


class ReviewedDecision(ResponseBody, frozen=True, kw_only=True):
    """One decision, judged from what its seat knew then. Figures are win chances of that seat, from 0 to 1."""

    number: int
    seat: int
    before: float
    chosen: float
    best: float
    loss: float
    error: float
    kind: Verdict
    choice: Option
    better: Option
    reasons: list[str]


class ReviewedEntry(ResponseBody, frozen=True, kw_only=True):
    """What one decision and the luck that answered it were worth to each seat; number 0 is the deal."""

    number: int
    seat: int
    choice: list[float]
    luck: list[float]
    after: list[float]


class LuckyMoment(ResponseBody, frozen=True, kw_only=True):
    """A decision in which luck mattered much to a seat."""

    number: int
    worth: float
    text: str


class ReviewedSeat(ResponseBody, frozen=True, kw_only=True):
    """Where one seat's result came from (start + luck + choices = result), and what to do better."""

    seat: int
    start: float
    luck: float
    choices: float
    own: float
    result: float
    luck_text: str
    moments: list[LuckyMoment]
    lesson: str
    lesson_number: int | None


class Review(ResponseBody, frozen=True, kw_only=True):
    """The review of a finished match as far as it is made, without what the reader has already."""

    finished: bool
    running: bool
    """Is it being made now?"""
    done: int
    """Decisions that have been judged."""
    total: int
    """Decisions that will be; -1 while that is not known."""
    decisions: list[ReviewedDecision]
    entries: list[ReviewedEntry]
    seats: list[ReviewedSeat]
    """Empty until the review is finished."""
