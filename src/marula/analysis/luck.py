"""Luck: how much of each seat's result came from luck, and how much from decisions.

The value of a position is each seat's win chance, by the game's heuristic (`expected_value`). A decision is worth the
expected value after it, before luck answers, less the value before it. The luck of that decision is worth what came,
less what was expected. So the parts add up: start + luck + choices = result. Expected values are means over luck that
was drawn anew, so over many matches the luck of a seat is 0 on average, whatever the heuristic thinks.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise

import msgspec

from marula.analysis.expected_value import ExpectedValue
from marula.bots.instinct_cache import instinct_of
from marula.core.game import Board, Game, State
from marula.core.match import Entry, Match

SAMPLES = 32
"""How often the luck of one decision is drawn anew."""
DEALS = 400
"""How many deals tell what a seat is worth before the deal."""
SINGLE_ANSWERS = 6
"""Up to so many answers of luck in one decision get a worth each; more are counted together."""

Values = tuple[float, ...]
"""One number a seat."""


class LuckOfAnswer(msgspec.Struct, frozen=True):
    """What one answer of luck, or several together, was worth to each seat, in win chance."""

    number: int
    """The number of the decision that asked for it; 0 is the deal."""
    answer: int
    """Which of that decision's answers, from 0; -1 for all of them together."""
    worth: Values


class WorthOfChoice(msgspec.Struct, frozen=True):
    """What one decision was worth to each seat, before luck answered."""

    number: int
    seat: int
    worth: Values


class SeatAccount(msgspec.Struct, frozen=True):
    """Where one seat's result came from, in win chance: start + luck + choices = result."""

    seat: int
    start: float
    luck: float
    choices: float
    """The decisions of all seats."""
    own: float
    """The part of `choices` that this seat's own decisions made."""
    result: float
    """The share of the win; in a match that goes on, the win chance now."""


class LuckReport(msgspec.Struct, frozen=True):
    """The whole account of a match."""

    seats: tuple[SeatAccount, ...]
    luck: tuple[LuckOfAnswer, ...]
    choices: tuple[WorthOfChoice, ...]


class EntryAccount(msgspec.Struct, frozen=True):
    """What one decision was worth to each seat, before and after luck answered. Number 0 is the deal."""

    number: int
    seat: int
    """Who decided; -1 for the deal."""
    choice: Values
    luck: tuple[LuckOfAnswer, ...]
    after: Values
    """Everyone's win chance after it."""


def luck_report(match: Match, samples: int = SAMPLES) -> LuckReport:
    """Account for a match from its deal to its last decision."""
    return whole_report([entry_account(match, number, samples) for number in range(match.version + 1)])


def entry_account(match: Match, number: int, samples: int = SAMPLES) -> EntryAccount:
    """Account for one decision, or for the deal."""
    value = ExpectedValue(match.game, instinct_of(match.game, match.board), samples)
    after = tuple(value.of(match.at(number)))
    if number == 0:
        nothing = (0.0,) * match.setup.seats
        dealt = LuckOfAnswer(0, -1, _minus(after, start_values(match.game, match.board)))
        return EntryAccount(0, -1, nothing, (dealt,), after)
    entry = match.entries(number, number)[0]
    before = match.at(number - 1)
    luck = _luck_of_answers(value, before, entry, after, f"{_name(match)} {number}")
    expected = after
    for one in luck:
        expected = _minus(expected, one.worth)
    return EntryAccount(number, entry.seat, _minus(expected, tuple(value.of(before))), luck, after)


def whole_report(entries: Sequence[EntryAccount]) -> LuckReport:
    """The account of a match from those of its deal and of all its decisions, in their order."""
    luck = [one for entry in entries for one in entry.luck]
    choices = [WorthOfChoice(entry.number, entry.seat, entry.choice) for entry in entries[1:]]
    start = _minus(entries[0].after, entries[0].luck[0].worth)
    now = entries[-1].after
    seats = tuple(_account(seat, start, now, luck, choices) for seat in range(len(start)))
    return LuckReport(seats, tuple(luck), tuple(choices))


@lru_cache(maxsize=16)
def _start_values(game: Game, board: Board) -> Values:
    return tuple(ExpectedValue(game, instinct_of(game, board), DEALS).before_deal(board, "deal"))


def start_values(game: Game, board: Board) -> Values:
    """What each seat is worth before the deal."""
    return _start_values(game, board)


def _name(match: Match) -> str:
    """A name for the match, from its deal. So every match draws other outcomes, and their errors cancel."""
    return hashlib.sha256(repr(match.entries(0, 0)[0].luck).encode()).hexdigest()


def _luck_of_answers(
    value: ExpectedValue, before: State, entry: Entry, after: Values, seed: str
) -> tuple[LuckOfAnswer, ...]:
    """What each answer changed: from what was expected without it to what was expected with it."""
    answers = len(entry.luck)
    if answers == 0:
        return ()
    assert entry.action is not None
    code = before.board.code_of[entry.action]
    # After the first so many answers, something was expected; after the last one, that is what came.
    single = answers <= SINGLE_ANSWERS
    steps = [
        tuple(value.before_luck(before, entry.seat, code, entry.luck[:known], f"{seed} {known}"))
        for known in range(answers if single else 1)
    ]
    return tuple(
        LuckOfAnswer(entry.number, place if single else -1, _minus(then, expected))
        for place, (expected, then) in enumerate(pairwise([*steps, after]))
    )


def _account(
    seat: int, start: Values, now: Values, luck: list[LuckOfAnswer], choices: list[WorthOfChoice]
) -> SeatAccount:
    return SeatAccount(
        seat=seat,
        start=start[seat],
        luck=sum(one.worth[seat] for one in luck),
        choices=sum(one.worth[seat] for one in choices),
        own=sum(one.worth[seat] for one in choices if one.seat == seat),
        result=now[seat],
    )


def _minus(one: Values, other: Values) -> Values:
    return tuple(a - b for a, b in zip(one, other, strict=True))
