"""Perft: the fast count against a slow one that uses the words' door, and numbers that must not change unnoticed."""

from __future__ import annotations

import pytest

from marula.core.chance import Scripted, Seeded
from marula.core.game import Game, State
from marula.core.setup import Setup
from marula.games import GAMES
from marula.lab.perft import perft


def slow(game: Game, state: State, depth: int) -> int:
    if depth == 0 or not game.waiting_on(state):
        return 1
    ways = 0
    for seat in game.waiting_on(state):
        for action in game.options(state, seat):
            after = state.clone()
            game.apply(after, seat, action, Scripted([], then=0))
            ways += slow(game, after, depth - 1)
    return ways


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_perft_equals_the_plain_reference(game: Game) -> None:
    for seats in range(game.fewest, game.most + 1):
        state = game.deal(game.board(Setup(game.name, seats)), Scripted([], then=0), None)
        for depth in (0, 1, 2):
            assert perft(game, state, depth) == slow(game, state, depth)


def test_the_template_has_these_many_ways() -> None:
    game = GAMES["template"]
    state = game.deal(game.board(Setup("template", 3)), Seeded("perft"), None)
    assert [perft(game, state, depth, luck=1) for depth in range(8)] == [1, 6, 24, 48, 120, 228, 438, 762]
