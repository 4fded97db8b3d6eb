"""The gift needed: who cannot win because the queen got too little from them."""

from __future__ import annotations

from mypy_extensions import i64

from marula.games.livingstone.rules.state import State


def gift_needed(state: State) -> i64:
    """LI-37, LI-39: a seat whose gift is smaller than this is out.

    With two players it is the sum of the dice; before they are rolled, the smallest possible sum. With more players it
    is one coin more than the smallest gift.
    """
    if state.box.seats == 2:
        return state.expected if state.expected > 0 else state.box.dice
    least = state.chests[0]
    for seat in range(state.box.seats):
        if state.chests[seat] < least:
            least = state.chests[seat]
    return least + 1
