"""What an instinct keeps is found again only where it is the same: a used instinct weighs as a new one does."""

from __future__ import annotations

import pytest

from marula.bots.search import highest
from marula.core.chance import Seeded
from marula.core.game import UNTRAINED, Game, Instinct, State
from marula.core.setup import Setup
from marula.games import GAMES

TABLES = [(game, seats) for game in GAMES.values() for seats in (game.fewest, game.most)]
STEPS = 60
ROLLOUTS, DEPTH = 2, 8


@pytest.mark.parametrize(("game", "seats"), TABLES, ids=[f"{game.name} {seats}" for game, seats in TABLES])
def test_a_used_instinct_weighs_as_a_new_one_does(game: Game, seats: int) -> None:
    board = game.board(Setup(game.name, seats))
    used = game.instinct(board, UNTRAINED)
    chance, luck = Seeded("used"), Seeded("rollouts")
    state = game.deal(board, chance, None)
    compared = 0
    for step in range(STEPS):
        if game.turn(state) < 0:
            state = game.deal(board, chance, None)
        if step % 3 == 0:
            for _ in range(ROLLOUTS):
                compared += compare_rollout(game, used, state.clone(), luck)
        seat = game.turn(state)
        codes = game.codes(state, seat)
        weights = used.weigh(state, seat, codes)
        used.win_chances(state)  # it looks at other seats in between
        assert list(used.weigh(state, seat, codes)) == list(weights)
        game.perform(state, seat, codes[highest(weights)], chance, None)
    assert compared > 20


def compare_rollout(game: Game, used: Instinct, state: State, luck: Seeded) -> int:
    """Play on at random: positions of rollouts differ only a little. Returns how many weights were compared."""
    compared = 0
    for _ in range(DEPTH):
        seat = game.turn(state)
        if seat < 0:
            break
        codes = game.codes(state, seat)
        if len(codes) > 1:
            new = game.instinct(state.board, UNTRAINED)
            assert list(used.weigh(state, seat, codes)) == list(new.weigh(state, seat, codes))
            compared += 1
        game.perform(state, seat, codes[luck.pick(len(codes))], luck, None)
    return compared
