"""Rounds: how one begins, how it is scored, and what follows."""

from __future__ import annotations

from mypy_extensions import i64

from marula.core.chance import Chance
from marula.core.event import Emitted
from marula.core.pile import total
from marula.games.livingstone.rules.board import ROWS
from marula.games.livingstone.rules.dice import dice_values, roll
from marula.games.livingstone.rules.end_of_match import end_match
from marula.games.livingstone.rules.events import ColumnScored, RoundBegan, RoundEnded
from marula.games.livingstone.rules.state import TURN, State


def begin_round(state: State, chance: Chance, events: list[Emitted] | None) -> None:
    """LI-6: the start player rolls all dice."""
    board = state.box
    state.round += 1
    state.dice = roll(board.dice, chance)
    for seat in range(board.seats):
        state.taken[seat] = 0
    state.passed = 0
    state.active = state.starter
    state.due = 1
    state.phase = TURN
    if events is not None:
        column = board.tables["column"][state.boat]
        events.append(RoundBegan(state.round, column, state.starter, dice_values(state.dice)))


def end_round(state: State, chance: Chance, events: list[Emitted] | None) -> None:
    """LI-33, LI-34: score the boat's column; then the boat moves on, or the match ends."""
    board = state.box
    if events is not None:
        events.append(RoundEnded(state.round, total(state.dice)))
    for seat in range(board.seats):
        score_column(state, seat, events)
    if state.boat + 1 == board.columns:
        end_match(state, chance, events)
        return
    state.boat += 1
    state.starter += 1
    if state.starter == board.seats:
        state.starter = 0
    begin_round(state, chance, events)


def score_column(state: State, seat: i64, events: list[Emitted] | None) -> None:
    """LI-33: one seat's points for its tents in the boat's column."""
    board = state.box
    points: i64 = 0
    tents: i64 = 0
    for row in range(ROWS):
        at = seat * board.fields + state.boat * ROWS + row
        number = state.tents[at]
        state.scored[at] = number
        tents += number
        points += number * board.tent_points[row]
    state.column_points[seat * board.columns + state.boat] += points
    if events is not None and tents > 0:
        events.append(ColumnScored(seat, board.tables["column"][state.boat], tents, points))
