"""The camp: what a tent costs, where it may stand, second tents, and tents that are moved."""

from __future__ import annotations

from mypy_extensions import i64

from marula.core.event import Emitted
from marula.games.livingstone.rules import cards
from marula.games.livingstone.rules.board import ANY_ROW, FREE_TENT, ROWS
from marula.games.livingstone.rules.coins_and_gifts import pay
from marula.games.livingstone.rules.events import FeePaid, SecondTentPitched, TentMoved, TentPitched
from marula.games.livingstone.rules.state import MOVE, TURN, State


def fee(state: State, seat: i64, field: i64) -> i64:
    """LI-14: one coin for each other player on the field, however many tents they have there."""
    result: i64 = 0
    for other in range(state.box.seats):
        if other != seat and state.tents[other * state.box.fields + field] > 0:
            result += 1
    return result


def price(state: State, seat: i64, field: i64) -> i64:
    """LI-13, LI-14: the column's price and the fees."""
    return state.box.cost[state.boat] + fee(state, seat, field)


def has_tent_for(state: State, seat: i64, field: i64) -> bool:
    """Is there a tent in stock? With two players a tent from another field will do (LI-38)."""
    if state.stock[seat] > 0:
        return True
    board = state.box
    return board.seats == 2 and board.tents > state.tents[seat * board.fields + field]


def pitch(state: State, seat: i64, row: i64, free: bool, any_row: bool, events: list[Emitted] | None) -> None:
    """LI-13, LI-14, LI-21, LI-23, LI-24, LI-38: pitch a tent in this row of the boat's column, paid or free."""
    board = state.box
    field = state.boat * ROWS + row
    if free:
        cards.discard(state, seat, FREE_TENT, events)
    if any_row:
        cards.discard(state, seat, ANY_ROW, events)
    cost = 0 if free else board.cost[state.boat]
    if events is not None:
        events.append(TentPitched(seat, board.tables["field"][field], cost))
    if not free:
        pay(state, seat, price(state, seat, field))
        for other in range(board.seats):
            if other != seat and state.tents[other * board.fields + field] > 0:
                state.purses[other] += 1
                if events is not None:
                    events.append(FeePaid(seat, other, 1))
    if state.stock[seat] > 0:
        state.stock[seat] -= 1
        state.tents[seat * board.fields + field] += 1
    else:
        state.target = field
        state.phase = MOVE


def move(state: State, seat: i64, field: i64, events: list[Emitted] | None) -> None:
    """LI-38: move a tent from this field to the target. Of several on a field, one that never scored goes first."""
    board = state.box
    at = seat * board.fields + field
    if state.scored[at] == state.tents[at]:
        state.scored[at] -= 1
    state.tents[at] -= 1
    state.tents[seat * board.fields + state.target] += 1
    state.target = -1
    state.phase = TURN
    if events is not None:
        events.append(TentMoved(seat, board.tables["field"][field]))


def can_second(state: State, seat: i64, field: i64) -> bool:
    """LI-26: a scored tent of the seat stands there, and the boat is elsewhere."""
    return state.scored[seat * state.box.fields + field] > 0 and field // ROWS != state.boat


def can_second_anywhere(state: State, seat: i64) -> bool:
    """LI-26: has the seat a tent in stock, and a field for a second one?"""
    if state.stock[seat] == 0:
        return False
    for field in range(state.box.fields):
        if can_second(state, seat, field):
            return True
    return False


def pitch_second(state: State, seat: i64, field: i64, events: list[Emitted] | None) -> None:
    """LI-26: pitch a second tent on this field."""
    state.stock[seat] -= 1
    state.tents[seat * state.box.fields + field] += 1
    state.phase = TURN
    if events is not None:
        events.append(SecondTentPitched(seat, state.box.tables["field"][field]))
