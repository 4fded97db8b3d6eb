"""Response bodies of a review: what every decision of a finished match was worth, and what was luck."""

from __future__ import annotations

from typing import Literal

from marula.server.http.responses.base import ResponseBody
from marula.server.http.responses.envelopes import Option

Verdict = Literal["best", "fine", "inaccuracy", "mistake", "blunder"]


class ReviewedDecision(ResponseBody, frozen=True, kw_only=True):
    """One decision, judged from what its seat knew then. Figures are win chances of that seat, from 0 to 1."""

    number: int
    """The number of the decision in the match file."""
    seat: int
    """The seat that decided."""
    before: float
    """The win chance before the decision."""
    chosen: float
    """The win chance with what was chosen."""
    best: float
    """The win chance with the best option."""
    loss: float
    """How much the choice gave away: best less chosen, measured on worlds that did not help to pick the best."""
    error: float
    """The standard error of the loss."""
    kind: Verdict
    """The verdict: a loss counts only beyond two standard errors."""
    choice: Option
    """What was chosen."""
    better: Option
    """The best option."""
    reasons: list[str]
    """How the best option differs from the choice, one sentence each."""


class ReviewedEntry(ResponseBody, frozen=True, kw_only=True):
    """What one decision and the luck that answered it were worth to each seat; number 0 is the deal."""

    number: int
    """The number of the decision; 0 is the deal."""
    seat: int
    """The seat that decided; -1 for the deal."""
    choice: list[float]
    """What the decision was worth to each seat, in win chance."""
    luck: list[float]
    """What the luck after it was worth to each seat, in win chance."""
    after: list[float]
    """The win chance of each seat afterwards, from 0 to 1."""


class LuckyMoment(ResponseBody, frozen=True, kw_only=True):
    """A decision in which luck mattered much to a seat."""

    number: int
    """The number of the decision; 0 is the deal."""
    worth: float
    """What its luck was worth to the seat, in win chance from -1 to 1."""
    text: str
    """What happened, in a sentence."""


class ReviewedSeat(ResponseBody, frozen=True, kw_only=True):
    """Where one seat's result came from (start + luck + choices = result), and what to do better."""

    seat: int
    """The seat, counted from 0."""
    start: float
    """Its win chance before the deal, from 0 to 1."""
    luck: float
    """What luck added, in win chance; it may be negative."""
    choices: float
    """What the decisions of all seats added, in win chance."""
    own: float
    """The part of `choices` that the seat's own decisions added."""
    result: float
    """The seat's share of the win: 1 for a win alone, 0 for a loss."""
    luck_text: str
    """How lucky the seat was, in a sentence."""
    moments: list[LuckyMoment]
    """The decisions in which luck mattered most to this seat."""
    lesson: str
    """The one thing to do better next time, in a sentence."""
    lesson_number: int | None
    """The decision that the lesson is about; null if there is none."""


class ReadStep(ResponseBody, frozen=True, kw_only=True):
    """How likely it was that a seat had at least so many of a thing."""

    at_least: int
    """So many of the thing, or more."""
    chance: float
    """The probability of that, by what the reader had seen: 0 to 1."""


class ReadThing(ResponseBody, frozen=True, kw_only=True):
    """A kind of thing that another seat may have held unseen: how likely that was, and how it was in truth."""

    seat: int
    """The other seat."""
    field: str
    """The field of the view that hides it."""
    field_text: str
    """What that field holds, in the reader's language."""
    what: str
    """The thing's name; for a number the same as `field_text`."""
    known: int
    """So many the reader knew of; of a number the least that it could be."""
    single: bool
    """Is there only one such thing, so that a seat has it or not?"""
    steps: list[ReadStep]
    """The chances, from the smallest number on."""
    held: int
    """So many the seat had."""
    truth: str
    """How it was in truth, in words."""
    text: str
    """All of it in one sentence."""


class Reading(ResponseBody, frozen=True, kw_only=True):
    """What a seat could have known of the others' hidden things before a decision, beside the truth."""

    number: int
    """The number of the decision."""
    seat: int
    """The seat that reads the others."""
    things: list[ReadThing]
    """Everything hidden that the review reads, seat by seat."""


class WinChances(ResponseBody, frozen=True, kw_only=True):
    """How likely each seat is to win, by what everyone may see. The sum is less than 1 where nobody may win."""

    version: int
    """The version of the match, as onlookers count: that of their envelope."""
    chances: list[float]
    """The probability that each seat wins, in the order of seats: 0 to 1."""


class Review(ResponseBody, frozen=True, kw_only=True):
    """The review of a finished match as far as it is made, without what the reader has already."""

    finished: bool
    """Is the review complete?"""
    running: bool
    """Is it being made now?"""
    done: int
    """How many decisions have been judged."""
    total: int
    """How many decisions will be judged; -1 while that is not known."""
    decisions: list[ReviewedDecision]
    """The judged decisions, without those that the reader has."""
    entries: list[ReviewedEntry]
    """The worth of each decision and of its luck, without those that the reader has."""
    seats: list[ReviewedSeat]
    """Where each seat's result came from; empty until the review is finished."""
