"""The environments pass the conformance tests of the libraries they are made for: every game, every table size."""

from __future__ import annotations

import io
from contextlib import redirect_stdout
from functools import partial
from types import SimpleNamespace
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, parallel_seed_test, seed_test

from marula.core.errors import RefusedError
from marula.core.game import Game
from marula.games import GAMES
from marula.lab.envs import pettingzoo_parallel
from marula.lab.envs.gymnasium_env import SeatEnv, register
from marula.lab.envs.pettingzoo_aec import MatchEnv
from tests.lab.tables import QUICK, every_game, every_table


@every_table
def test_pettingzoo_agent_by_agent(game: Game, players: int) -> None:
    with redirect_stdout(io.StringIO()):
        api_test(MatchEnv(game, players), num_cycles=100)
    seed_test(lambda: MatchEnv(game, players), num_cycles=100)


@every_table
def test_pettingzoo_in_cycles(game: Game, players: int) -> None:
    settings: dict[str, Any] = {"players": players, "illegal": "random"}
    module = SimpleNamespace(
        env=partial(pettingzoo_parallel.env, game, **settings),
        parallel_env=partial(pettingzoo_parallel.parallel_env, game, **settings),
    )
    max_cycles_test(module)
    with redirect_stdout(io.StringIO()):
        parallel_api_test(module.parallel_env(), num_cycles=50)
        api_test(module.env(), num_cycles=50)
    parallel_seed_test(module.parallel_env, num_cycles=50)


@every_table
def test_gymnasium(game: Game, players: int) -> None:
    register(GAMES)
    check_env(gymnasium.make(f"marula/{game.name}-v0", players=players).unwrapped)


@every_game
def test_a_match_agent_by_agent(game: Game) -> None:
    """The whole of it: who is selected is who is waited on, the mask is what is offered, the reward comes once."""
    env = MatchEnv(game, game.most, reward="win")
    env.reset(seed=3)
    total = dict.fromkeys(env.agents, 0.0)
    again = 0
    before = ""
    for agent in env.agent_iter():
        _, reward, over, cut, info = env.last()
        total[agent] += reward
        assert not cut
        if over:
            env.step(None)
            continue
        match = env.env_match
        assert agent == env.possible_agents[match.waiting_on()[0]]
        codes = match.game.codes(match.state, env.seat_of[agent])
        assert sorted(np.flatnonzero(info["action_mask"])) == sorted(codes)
        again += agent == before
        before = agent
        env.step(int(env.action_space(agent).sample(info["action_mask"])))
    assert sum(total.values()) in (0.0, pytest.approx(1.0))
    assert again > 0, "nobody ever decided twice in a row"


def test_a_match_cut_off() -> None:
    env = MatchEnv(QUICK, max_cycles=2)
    env.reset(seed=1)
    for agent in env.agent_iter():
        _, _, over, cut, info = env.last()
        assert not over
        env.step(None if cut else int(env.action_space(agent).sample(info["action_mask"])))
    assert max(env.decisions.values()) == 2


def test_what_is_not_offered_is_refused_or_replaced() -> None:
    env = MatchEnv(QUICK)
    env.reset(seed=1)
    wrong = int(np.flatnonzero(env.last()[4]["action_mask"] == 0)[0])
    with pytest.raises(ValueError, match="is not offered"):
        env.step(wrong)
    lenient = SeatEnv(QUICK, seat=0)
    _, info = lenient.reset(seed=1)
    wrong = int(np.flatnonzero(info["action_mask"] == 0)[0])
    assert lenient.step(np.int64(wrong))[4]["illegal"]
    with pytest.raises(RefusedError, match="unknown answer_to_illegal 'shrug'; allowed: refuse, random"):
        SeatEnv(QUICK, illegal="shrug")


@every_game
def test_one_seat_against_bots(game: Game) -> None:
    env = SeatEnv(game, game.most, reward="rank", illegal="refuse")
    sampler = env.action_space
    sampler.seed(5)
    seats = set()
    for match in range(6):
        _, info = env.reset(seed=match)
        seats.add(info["seat"])
        over, reward = False, 0.0
        while not over:
            assert np.array_equal(env.action_masks(), info["action_mask"].astype(bool))
            _, reward, over, _, info = env.step(sampler.sample(info["action_mask"]))
            assert over or reward == 0
        assert -1 <= reward <= 1
        assert not info["action_mask"].any()
    assert len(seats) > 1, "the learner's seat was to be drawn anew for each match"


@pytest.mark.parametrize(
    ("settings", "message"),
    [
        ({"bots": "nobody"}, "unknown bot 'nobody'"),
        ({"bots": ["random"] * 9}, "unknown number_of_bots '9'"),
        ({"seat": 9}, "unknown seat '9'"),
        ({"players": 99}, "unknown number_of_seats '99'"),
        ({"reward": "glory"}, "unknown reward 'glory'"),
    ],
)
def test_bad_settings_are_refused(settings: dict[str, Any], message: str) -> None:
    with pytest.raises(RefusedError, match=message):
        SeatEnv(QUICK, **settings)
