"""The camp: what a tent costs and where it may stand, second tents, and tents that are moved."""

from __future__ import annotations

from mypy_extensions import i64

from marula.core.event import Emitted
from marula.games.livingstone.rules.board import ANY_ROW, FREE_TENT, KINDS, ROWS
from marula.games.livingstone.rules.events import CardPlayed, FeePaid, SecondTentPitched, TentMoved, TentPitched
from marula.games.livingstone.rules.purse import pay
from marula.games.livingstone.rules.state import MOVE, TURN, State


def fee(state: State, seat: i64, field: i64) -> i64:
    """LI-14: one coin for each other player on the field, however many tents they have there."""
    result: i64 = 0
    for other in range(state.box.seats):
        if other != seat and state.tents[other * state.box.fields + field] > 0:
            result += 1
    return result


def price(state: State, seat: i64, field: i64) -> i64:
    """LI-13, LI-14."""
    return state.box.cost[state.boat] + fee(state, seat, field)


def has_tent_for(state: State, seat: i64, field: i64) -> bool:
    """A tent in stock; or, with two players, one on another field that can be moved (LI-38)."""
    if state.stock[seat] > 0:
        return True
    board = state.box
    return board.seats == 2 and board.tents > state.tents[seat * board.fields + field]


def play_card(state: State, seat: i64, card: i64, events: list[Emitted] | None) -> None:
    """LI-20: from the hand to the played cards."""
    state.hands[seat * KINDS + card] -= 1
    state.played[card] += 1
    state.card_recall.showed(seat, card)
    if events is not None:
        events.append(CardPlayed(seat, state.box.tables["card"][card]))


def pitch(state: State, seat: i64, row: i64, free: bool, any_row: bool, events: list[Emitted] | None) -> None:
    """LI-13, LI-14, LI-21, LI-23, LI-24, LI-38."""
    board = state.box
    field = state.boat * ROWS + row
    if free:
        play_card(state, seat, FREE_TENT, events)
    if any_row:
        play_card(state, seat, ANY_ROW, events)
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
    """LI-38. Of several tents on a field one never scored goes first, which keeps the others useful."""
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
    """LI-26: an own tent stands there that was scored, and the boat is elsewhere."""
    return state.scored[seat * state.box.fields + field] > 0 and field // ROWS != state.boat


def can_second_anywhere(state: State, seat: i64) -> bool:
    if state.stock[seat] == 0:
        return False
    for field in range(state.box.fields):
        if can_second(state, seat, field):
            return True
    return False


def pitch_second(state: State, seat: i64, field: i64, events: list[Emitted] | None) -> None:
    """LI-26."""
    state.stock[seat] -= 1
    state.tents[seat * state.box.fields + field] += 1
    state.phase = TURN
    if events is not None:
        events.append(SecondTentPitched(seat, state.box.tables["field"][field]))
