"""A plan is found again only where it is the same: a used instinct weighs as a new one does."""

from __future__ import annotations

import pytest

from marula.bots.search import highest
from marula.core.chance import Seeded
from marula.core.game import UNTRAINED
from marula.core.setup import Setup
from marula.games import GAMES


@pytest.mark.parametrize("seats", [2, 5])
def test_a_used_instinct_weighs_as_a_new_one_does(seats: int) -> None:
    game = GAMES["heart_of_africa"]
    board = game.board(Setup("heart_of_africa", seats))
    used = game.instinct(board, UNTRAINED)
    chance = Seeded("plans")
    state = game.deal(board, chance, None)
    compared = 0
    for step in range(120):
        seat = game.turn(state)
        if seat < 0:
            break
        codes = game.codes(state, seat)
        weights = used.weigh(state, seat, codes)
        used.win_chances(state)  # it plans for other seats in between
        assert list(used.weigh(state, seat, codes)) == list(weights)
        if step % 3 == 0:
            assert list(game.instinct(board, UNTRAINED).weigh(state, seat, codes)) == list(weights)
            compared += 1
        game.perform(state, seat, codes[highest(weights)], chance, None)
    assert compared > 20
