"""The environments pass the conformance tests of the libraries they are made for: every game, every table size."""

from __future__ import annotations

import copy
import io
import pickle
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
from marula.lab.envs import pettingzoo_parallel
from marula.lab.envs.gymnasium_env import SeatEnv
from marula.lab.envs.pettingzoo_aec import MatchEnv
from marula.lab.envs.pettingzoo_parallel import CycleEnv
from tests.lab.tables import QUICK, every_game, every_table


def named(game: Game) -> str:
    """How gymnasium finds the game, in any process."""
    return f"marula.lab.envs.registered:marula/{game.name}-v0"


# PettingZoo knows the names of its own environments whose observations hold a mask, and warns of all others.
masked = pytest.mark.filterwarnings("ignore:Observation (space for each agent probably|is not a NumPy array)")


@masked
@every_table
def test_pettingzoo_agent_by_agent(game: Game, players: int) -> None:
    with redirect_stdout(io.StringIO()):
        api_test(MatchEnv(game, players), num_cycles=100)
        api_test(MatchEnv(game, players, mask_in="observation"), num_cycles=100)
    seed_test(lambda: MatchEnv(game, players), num_cycles=100)


@masked
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
def test_cycles_with_their_defaults(game: Game, players: int) -> None:
    """Masks are in the observation, and a seat that waits has the no-op and nothing else."""
    with redirect_stdout(io.StringIO()):
        parallel_api_test(CycleEnv(game, players), num_cycles=50)
    env = CycleEnv(game, players)
    observations: dict[str, Any] = env.reset(seed=1)[0]
    for _ in range(40):
        waiting = env.env_match.waiting_on()
        for seat, agent in enumerate(env.possible_agents):
            mask = observations[agent]["action_mask"]
            assert list(np.flatnonzero(mask)) == [len(mask) - 1] or seat in waiting
            assert bool(mask[-1]) == (seat not in waiting)
        actions = {
            agent: int(env.action_space(agent).sample(observations[agent]["action_mask"])) for agent in env.agents
        }
        observations, _, over, _, _ = env.step(actions)
        if all(over.values()):
            break


@every_table
def test_gymnasium(game: Game, players: int) -> None:
    for place in ("info", "observation"):
        check_env(gymnasium.make(named(game), players=players, mask_in=place).unwrapped)


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
        ({"mask_in": "a drawer"}, "unknown place_of_the_mask 'a drawer'; allowed: info, observation"),
    ],
)
def test_bad_settings_are_refused(settings: dict[str, Any], message: str) -> None:
    with pytest.raises(RefusedError, match=message):
        SeatEnv(QUICK, **settings)


# --- copies -----------------------------------------------------------------------------------------------------------


def pickled(env: Any) -> Any:
    return pickle.loads(pickle.dumps(env))


two_ways = pytest.mark.parametrize("duplicate", [copy.deepcopy, pickled], ids=["copied", "pickled"])


def play_on(env: Any, seed: int) -> list[Any]:
    """What a seat sees and gets from here on, for a while."""
    chooser = np.random.default_rng(seed)
    seen: list[Any] = []
    for _ in range(12):
        offered = np.flatnonzero(env.action_masks())
        if not len(offered):
            seen.append(env.reset()[0].tolist())
            continue
        observation, reward, over, _, _ = env.step(np.int64(chooser.choice(offered)))
        seen += [observation.tolist(), reward, over]
    return seen


@every_game
@two_ways
@pytest.mark.parametrize("bot", ["random", "casual", "steady", "tests.lab.some_bots:Counting"])
def test_a_copy_goes_on_as_the_original_does(game: Game, duplicate: Any, bot: str) -> None:
    env = SeatEnv(game, game.most, bots=bot)
    env.reset(seed=4)
    play_on(env, 1)
    other = duplicate(env)
    assert play_on(other, 2) == play_on(env, 2)


@every_game
@two_ways
@pytest.mark.parametrize("kind", [MatchEnv, CycleEnv])
def test_a_copy_shares_nothing_that_changes(game: Game, duplicate: Any, kind: Any) -> None:
    env = kind(game, game.most)
    env.reset(seed=4)
    before = [env.env_match.mask(seat).tolist() for seat in range(game.most)]
    other = duplicate(env)
    seat = other.env_match.waiting_on()[0]
    for _ in range(5):
        seat = other.env_match.waiting_on()[0]
        other.env_match.perform(seat, np.flatnonzero(other.env_match.mask(seat))[0])
    assert [env.env_match.mask(seat).tolist() for seat in range(game.most)] == before


def test_a_specification_can_be_written_down() -> None:
    env = gymnasium.make(named(QUICK), players=3, bots="steady")
    assert env.spec is not None
    again = gymnasium.make(gymnasium.envs.registration.EnvSpec.from_json(env.spec.to_json()))
    assert again.reset(seed=1)[0].tolist() == env.reset(seed=1)[0].tolist()
