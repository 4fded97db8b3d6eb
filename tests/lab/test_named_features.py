"""Named features as observations: their shapes, scales and spaces, and that they say nothing a seat does not know."""

from __future__ import annotations

import pickle

import gymnasium
import numpy as np
import pytest
from gymnasium.envs.registration import EnvSpec
from gymnasium.utils.env_checker import check_env

from marula.core.chance import Seeded
from marula.core.game import Game
from marula.core.setup import Setup
from marula.lab.envs.gymnasium_env import SeatEnv
from marula.lab.envs.pettingzoo_aec import MatchEnv
from marula.lab.envs.pettingzoo_parallel import CycleEnv
from marula.lab.named_features import NamedFeatures
from marula.lab.observation_scales import LIMIT
from marula.lab.random_match import random_match
from tests.lab.tables import QUICK, every_game


@every_game
def test_an_imagined_world_that_looks_the_same_gives_the_same_features(game: Game) -> None:
    match = random_match(game, Setup(game.name, game.most), "named features")
    named = NamedFeatures(game, match.board)
    luck, found = Seeded("worlds"), set()
    for version in range(0, match.version, max(1, match.version // 10)):
        state = match.at(version)
        seat = game.waiting_on(state)[0]
        world = game.imagine(game.view(state, seat), luck)
        rows = named.actions(state, seat)
        assert np.array_equal(rows, named.actions(world, seat))
        assert np.array_equal(named.seat(state, seat), named.seat(world, seat))
        found.add(rows.tobytes())
    assert len(found) > 3, "the features say nothing"


@every_game
def test_neither_guesses_nor_the_score_of_the_heuristic_are_told(game: Game) -> None:
    board = game.board(Setup(game.name, game.fewest))
    named, features = NamedFeatures(game, board), game.features(board)
    assert features is not None
    told = [feature.name for feature in named.of_seat]
    assert told == [name for name in features.seat_names if name not in features.guessed]
    assert [feature.name for feature in named.of_option] == [
        name for name in features.option_names if name != "instinct"
    ]


@every_game
def test_only_offered_actions_have_features_and_scales_keep_them_small(game: Game) -> None:
    match = random_match(game, Setup(game.name, game.fewest), "small features")
    named = NamedFeatures(game, match.board)
    seen = []
    for version in range(0, min(match.version, 60), 6):
        state = match.at(version)
        seat = game.waiting_on(state)[0]
        rows, codes = named.actions(state, seat), game.codes(state, seat)
        assert np.array_equal(rows[list(codes)], named.options(state, seat, codes))
        assert not np.delete(rows, list(codes), axis=0).any()
        assert rows[list(codes)].any()
        seen.append(named.scaled_options(rows[list(codes)]))
        assert np.abs(named.scaled_seat(named.seat(state, seat))).max() <= LIMIT
    scaled = np.concatenate(seen)
    assert scaled.dtype == np.float32
    assert np.abs(scaled).max() <= LIMIT
    assert (np.abs(scaled) <= 1).mean() > 0.95


@pytest.mark.parametrize("scaled", [False, True])
def test_environments_with_features_hand_out_what_their_spaces_promise(scaled: bool) -> None:
    one = SeatEnv(QUICK, features=True, scaled=scaled)
    seen, _ = one.reset(seed=1)
    assert seen in one.observation_space
    assert set(seen) == {"observation", "seat_features", "action_features"}
    masked, _ = SeatEnv(QUICK, features=True, mask_in="observation").reset(seed=1)
    assert isinstance(masked, dict)
    assert masked["action_mask"].any()
    in_cycles = CycleEnv(QUICK, features=True, scaled=scaled)
    for agent, mine in in_cycles.reset(seed=1)[0].items():
        assert mine in in_cycles.observation_space(agent)
        assert isinstance(mine, dict)
        assert len(mine["action_features"]) == in_cycles.action_space(agent).n, "the no-op has no row"
        assert not mine["action_features"][-1].any()
    in_turn = MatchEnv(QUICK, features=True, scaled=scaled)
    in_turn.reset(seed=1)
    agent = in_turn.agent_selection
    assert in_turn.observe(agent) in in_turn.observation_space(agent)


def test_gymnasium_itself_accepts_an_environment_with_features() -> None:
    name = f"marula.lab.envs.registered:marula/{QUICK.name}-v0"
    env = gymnasium.make(name, features=True, scaled=True)
    assert env.spec is not None
    again = gymnasium.make(EnvSpec.from_json(env.spec.to_json()))
    assert np.array_equal(env.reset(seed=5)[0]["action_features"], again.reset(seed=5)[0]["action_features"])
    check_env(env.unwrapped, skip_render_check=True)


def test_features_can_be_sent_to_another_process() -> None:
    game = QUICK
    named = NamedFeatures(game, game.board(Setup(game.name, 2)))
    again = pickle.loads(pickle.dumps(named))
    state = game.deal(named.board, Seeded("1"), None)
    assert np.array_equal(named.actions(state, 0), again.actions(state, 0))
