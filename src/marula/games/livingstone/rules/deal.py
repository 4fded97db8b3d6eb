"""The deal: the table as the first decision finds it."""

from __future__ import annotations

from marula.core.chance import Chance
from marula.core.event import Emitted
from marula.games.livingstone.rules import rounds
from marula.games.livingstone.rules.board import Board
from marula.games.livingstone.rules.state import State


def deal(board: Board, chance: Chance, events: list[Emitted] | None) -> State:
    """LI-3 to LI-6: tents and coins for everyone, all stones in the bag, all cards in the pile, dice rolled."""
    state = State(board)
    for seat in range(board.seats):
        state.stock[seat] = board.tents
        state.purses[seat] = board.coins
    state.bag = board.stones[:]
    state.pile = board.cards[:]
    rounds.begin_round(state, chance, events)
    return state
