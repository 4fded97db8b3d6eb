"""The vector environment: the same matches as one by one, on one process or two."""

from __future__ import annotations

import numpy as np
import pytest

from marula.core.chance import Seeded
from marula.core.errors import RefusedError
from marula.core.game import Game
from marula.core.setup import Setup
from marula.lab.envs.vector import FIELDS, VectorEnv
from marula.lab.reward import final_rewards, win_shares
from tests.lab.tables import QUICK, every_table

LANES = 5


@every_table
def test_each_lane_is_a_match(game: Game, players: int) -> None:
    """Against the slow obvious way, for a while; and every array says what it should."""
    setup = Setup(game.name, players)
    env = VectorEnv(game, setup, LANES, seed="lanes", reward="score")
    matches = [1] * LANES
    luck = [Seeded(f"lanes lane {lane} match 1") for lane in range(LANES)]
    states = [game.deal(env.board, luck[lane], None) for lane in range(LANES)]
    for _ in range(150):
        actions = env.random_actions()
        for lane, state in enumerate(states):
            seat = game.turn(state)
            assert env.seats[lane] == seat
            assert np.array_equal(env.observations[lane], env.encoder.encode(game.view(state, seat)))
            assert np.array_equal(env.masks[lane], env.encoder.mask(game.codes(state, seat)))
        env.step(actions)
        for lane, state in enumerate(states):
            game.perform(state, game.turn(state), int(actions[lane]), luck[lane], None)
            over = game.turn(state) < 0
            assert env.over[lane] == over
            assert list(env.rewards[lane]) == (final_rewards(game, state, "score") if over else [0.0] * players)
            if over:
                matches[lane] += 1
                luck[lane] = Seeded(f"lanes lane {lane} match {matches[lane]}")
                states[lane] = game.deal(env.board, luck[lane], None)


def test_two_processes_play_the_same_as_one() -> None:
    setup = Setup(QUICK.name, QUICK.fewest)
    with VectorEnv(QUICK, setup, LANES, seed="x") as one, VectorEnv(QUICK, setup, LANES, seed="x", workers=2) as two:
        for _ in range(300):
            for name in FIELDS:
                assert np.array_equal(getattr(one, name), getattr(two, name)), name
            actions = one.random_actions()
            one.step(actions)
            two.step(actions)
            assert two.masks[np.arange(LANES), two.random_actions()].all()


@pytest.mark.parametrize("workers", [1, 2])
def test_an_action_that_is_not_offered_is_refused(workers: int) -> None:
    with VectorEnv(QUICK, Setup(QUICK.name, QUICK.fewest), LANES, workers=workers) as env:
        actions = env.random_actions().copy()
        before = {name: getattr(env, name).copy() for name in FIELDS}
        actions[0] = np.flatnonzero(env.masks[0] == 0)[0]
        with pytest.raises(ValueError, match=r"lane 0: action \d+ is not offered"):
            env.step(actions)
        if workers == 1:
            for name in FIELDS:
                assert np.array_equal(getattr(env, name), before[name])
        with pytest.raises(ValueError, match="lanes"):
            env.step(actions[:2])


def test_bad_settings_are_refused() -> None:
    setup = Setup(QUICK.name, QUICK.fewest)
    with pytest.raises(ValueError, match="workers"):
        VectorEnv(QUICK, setup, LANES, workers=LANES + 1)
    with pytest.raises(RefusedError, match="unknown reward 'glory'"):
        VectorEnv(QUICK, setup, LANES, reward="glory")


def test_rewards() -> None:
    assert win_shares([3, 5, 5]) == [0.0, 0.5, 0.5]
    assert win_shares([-1, -1]) == [0.0, 0.0]
