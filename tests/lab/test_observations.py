"""Scaled observations, derived features, pictures and text: what learners may ask for besides the plain numbers."""

from __future__ import annotations

import gymnasium
import numpy as np
import pytest
from gymnasium.envs.registration import EnvSpec

from marula.core.chance import Seeded
from marula.core.errors import RefusedError
from marula.core.game import Game
from marula.core.seat import ONLOOKER
from marula.core.setup import Setup
from marula.games import GAMES
from marula.lab.envs.gymnasium_env import SeatEnv
from marula.lab.envs.gymnasium_vector import SeatVectorEnv
from marula.lab.envs.pettingzoo_aec import MatchEnv
from marula.lab.envs.pettingzoo_parallel import CycleEnv
from marula.lab.observation_encoder import Encoder
from marula.lab.observation_scales import LIMIT
from marula.lab.random_match import random_match
from tests.lab.tables import QUICK, every_game

DERIVED = [game for game in GAMES.values() if game.knowledge.derived is not None]
with_derived = pytest.mark.parametrize("game", DERIVED, ids=[game.name for game in DERIVED])


@every_game
def test_scales_are_one_a_part_and_keep_most_numbers_small(game: Game) -> None:
    encoder = Encoder(game, game.board(Setup(game.name, game.fewest)))
    for part in encoder.parts:
        assert len(set(encoder.scales[encoder.part(part.name)].tolist())) == 1
    match = random_match(game, Setup(game.name, game.fewest), "scales")
    seen = np.stack(
        [encoder.encode(game.view(match.at(version), 0)) for version in range(0, min(match.version, 60), 6)]
    )
    scaled = encoder.scaled(seen)
    assert scaled.dtype == np.float32
    assert np.abs(scaled).max() <= LIMIT
    assert (np.abs(scaled) <= 1).mean() > 0.95
    assert (np.abs(seen) > 1).any(), "nothing had to be scaled"
    few = np.abs(seen) <= encoder.scales
    assert np.allclose((scaled * encoder.scales)[few], seen[few])


def test_scaled_environments_hand_out_what_their_spaces_promise() -> None:
    one = SeatEnv(QUICK, scaled=True)
    assert one.reset(seed=1)[0] in one.observation_space
    many = SeatVectorEnv(QUICK, 3, scaled=True, autoreset_mode="SameStep")
    assert many.reset(seed=1)[0] in many.observation_space
    in_cycles = CycleEnv(QUICK, scaled=True)
    for agent, seen in in_cycles.reset(seed=1)[0].items():
        assert seen in in_cycles.observation_space(agent)
    in_turn = MatchEnv(QUICK, scaled=True)
    in_turn.reset(seed=1)
    agent = in_turn.agent_selection
    assert in_turn.observe(agent) in in_turn.observation_space(agent)


def test_the_vector_form_scales_as_the_single_one_does() -> None:
    plain, scaled = (SeatVectorEnv(QUICK, 4, scaled=scaled) for scaled in (False, True))
    seen, divided = plain.reset(seed=3)[0], scaled.reset(seed=3)[0]
    assert np.allclose(plain.encoder.scaled(seen), np.asarray(divided))


@with_derived
def test_derived_features_follow_from_the_view_alone(game: Game) -> None:
    """An imagined world that looks the same gives the same numbers; and they change in the course of a match."""
    match = random_match(game, Setup(game.name, game.most), "derived 2")
    encoder = Encoder(game, match.board, derived=True)
    assert encoder.size > encoder.of_view
    assert encoder.parts[-1].start + encoder.parts[-1].size == encoder.size
    luck, found = Seeded("worlds"), set()
    for version in range(0, match.version + 1, max(1, match.version // 12)):
        for seat in (0, game.most - 1, ONLOOKER):
            view = game.view(match.at(version), seat)
            numbers = encoder.encode(view)
            assert np.array_equal(numbers, encoder.encode(game.view(game.imagine(view, luck), seat)))
            assert np.array_equal(numbers[: encoder.of_view], Encoder(game, match.board).encode(view))
            found.add(numbers[encoder.of_view :].tobytes())
    assert len(found) > 3, "the derived features say nothing"


def test_a_game_without_derived_features_says_so() -> None:
    with pytest.raises(ValueError, match="no derived features"):
        SeatEnv(GAMES["template"], derived=True)


@every_game
def test_text_and_picture(game: Game) -> None:
    for mode in ("ansi", "rgb_array"):
        env = SeatEnv(game, render_mode=mode)
        env.reset(seed=1)
        shown = env.render()
        if mode == "ansi":
            assert shown.startswith("seat")
            assert len(shown.splitlines()) == len(type(game.view(env.env_match.state, 0)).FIELDS)
        else:
            assert shown.dtype == np.uint8
            assert shown.shape[2] == 3
            assert len(np.unique(shown)) > 20, "nothing was drawn"


def test_every_environment_renders_and_refuses_unknown_modes() -> None:
    for kind in (MatchEnv, CycleEnv):
        env = kind(QUICK, render_mode="ansi")
        env.reset(seed=1)
        assert str(env.render()).startswith("seat")
        with pytest.raises(RefusedError):
            kind(QUICK, render_mode="human")
    with pytest.raises(RefusedError):
        SeatEnv(QUICK, render_mode="human")
    quiet = SeatEnv(QUICK)
    quiet.reset(seed=1)
    assert quiet.render() is None


def test_a_specification_survives_being_written() -> None:
    name = f"marula.lab.envs.registered:marula/{QUICK.name}-v0"
    env = gymnasium.make(name, players=3, scaled=True, mask_in="observation")
    assert env.spec is not None
    again = gymnasium.make(EnvSpec.from_json(env.spec.to_json()))
    first, second = env.reset(seed=5)[0], again.reset(seed=5)[0]
    assert np.array_equal(first["observation"], second["observation"])
