"""Beginner: how somebody who is still learning Livingstone weighs each option.

Sound, but short-sighted: points at once rather than majorities to come, the best die rather than the dice after it.
Cards are played as soon as possible, and gifts are made in every round, long before they are due.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from marula.core.pile import real
from marula.games.livingstone.rules import camp, scoring
from marula.games.livingstone.rules.board import (
    AT_MARKET,
    BOAT_BACK,
    CLOSE,
    COINS,
    DIG,
    DRAW,
    END,
    PASS,
    PITCH,
    PLAY,
    ROWS,
    SELL,
    SELL_DRAWN,
    TAKE,
    TWO_DICE,
)
from marula.games.livingstone.rules.board import SECOND as SECOND_CODE
from marula.games.livingstone.rules.state import AFTER, State

# In points.
COIN: Final = 0.5
SHORTAGE: Final = 0.1
"""A coin is worth this much more for each coin that seems to be missing for the queen, up to MOST_SHORTAGE."""
MOST_SHORTAGE: Final = 0.8
CARD: Final = 2.0
HIGH: Final = 0.8
"""What a die loses for each number that it is higher: fewer dice can follow."""
GIFT: Final = 19.0
"""Coins that two players aim to give: the dice show 14 on average, and a few more."""


def weigh_simply(state: State, seat: i64, codes: vec[i64]) -> vec[float]:
    """Weigh each option by what it brings at once."""
    board = state.box
    shortage = SHORTAGE * (goal(state, seat) - real(state.coins(seat)))
    coin = COIN + (0.0 if shortage < 0.0 else (MOST_SHORTAGE if shortage > MOST_SHORTAGE else shortage))
    found = vec[float](capacity=len(codes))
    for code in codes:
        if code < DRAW:
            weight = best_use(state, seat, code - TAKE, coin)
        elif code < PLAY:
            weight = use(state, seat, code, coin)
        elif code < SELL:
            weight = play(state, seat, code - PLAY + TWO_DICE)
        elif code < AT_MARKET:
            weight = sell(state, seat, code - SELL)
        elif code < CLOSE:
            weight = real(board.market_points[code - AT_MARKET])
        elif code in (CLOSE, SELL_DRAWN, END):
            weight = 0.0
        elif code == PASS:
            weight = -1.0
        elif code < board.move:
            weight = real(board.majority[(code - SECOND_CODE) % ROWS])
        elif code <= board.give:
            weight = -real(board.majority[(code - board.move) % ROWS])
        else:
            weight = give(state, seat, code - board.give)
        found = append(found, weight)
    return found


def best_use(state: State, seat: i64, face: i64, coin: float) -> float:
    """The best use of a die now. A low die leaves more dice for later."""
    best = CARD
    stones = coin * real(face + 1)
    if stones > best:
        best = stones
    field = state.boat * ROWS + face
    if camp.has_tent_for(state, seat, field) and camp.price(state, seat, field) <= state.purses[seat]:
        weight = tent(state, seat, face) - coin * real(camp.price(state, seat, field))
        if weight > best:
            best = weight
    return best - HIGH * real(face)


def use(state: State, seat: i64, code: i64, coin: float) -> float:
    """The worth of one use of the die."""
    if code == DRAW:
        return CARD
    if code == COINS:
        poor = state.purses[seat] < state.box.cost[state.boat]
        return coin * real(state.die) + (0.5 if poor else 0.0)
    if code == DIG:
        return coin * real(state.die) + 0.1
    row = (code - PITCH) >> 2
    weight = tent(state, seat, row)
    if (code - PITCH) & 1 == 0:
        weight -= coin * real(camp.price(state, seat, state.boat * ROWS + row))
    return weight


def tent(state: State, seat: i64, row: i64) -> float:
    """The row's points, and a little for a row in which the seat leads or begins."""
    weight = real(state.box.tent_points[row])
    if scoring.leads(state, seat, row) or scoring.tents_in_row(state, seat, row) == 0:
        weight += 0.2 * real(state.box.majority[row])
    return weight


def play(state: State, seat: i64, card: i64) -> float:
    """Weigh a card: all are played at once, but the boat waits until it can go back to own tents."""
    if card == BOAT_BACK:
        at = seat * state.box.fields + (state.boat - 1) * ROWS
        for row in range(ROWS):
            if state.tents[at + row] > 0:
                return 20.0
        return -1.0
    return 20.0


def sell(state: State, seat: i64, gem: i64) -> float:
    """Weigh a sale: high when the purse is nearly empty or the end is near, low for cheap gems."""
    board = state.box
    poor = state.purses[seat] < board.cost[state.boat] or state.boat + 1 == board.columns
    if poor and board.price[gem] > 1:
        return 15.0 + real(board.price[gem])
    return -1.0


def goal(state: State, seat: i64) -> float:
    """Coins to have for the queen by now: a part of the whole; with more players more than the poorest seat has."""
    board = state.box
    if board.seats == 2:
        return GIFT * real(state.boat + 1) / real(board.columns)
    poorest: i64 = -1
    for other in range(board.seats):
        if other != seat and (poorest < 0 or state.coins(other) < poorest):
            poorest = state.coins(other)
    return 1.2 * real(poorest) + 1.0


def give(state: State, seat: i64, coins: i64) -> float:
    """Weigh a gift: a little in each round, everything in the last one."""
    if state.phase != AFTER:
        return -1.0
    if state.boat + 1 == state.box.columns:
        return real(coins)
    if state.purses[seat] - coins < 2 * state.box.cost[state.boat]:
        return -1.0  # two tents more
    over = real(coins) - (0.5 * goal(state, seat) - real(state.chests[seat]))
    return real(coins) if over <= 0.0 else -over
