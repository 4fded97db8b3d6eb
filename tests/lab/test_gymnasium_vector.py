"""Gymnasium's vector form: the matches of the single form, in lanes, with every way of starting the next match."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

from marula.core.chance import Seeded
from marula.core.errors import RefusedError
from marula.core.game import Game
from marula.lab.envs.gymnasium_vector import SeatVectorEnv
from marula.lab.reward import final_rewards
from tests.lab.tables import QUICK, every_game, every_table

LANES = 4


def named(game: Game) -> str:
    return f"marula.lab.envs.registered:marula/{game.name}-v0"


@every_table
def test_lanes_show_the_learner_what_its_seat_sees(game: Game, players: int) -> None:
    """Played beside the batch, decision for decision, with the bots' choices drawn from the same source."""
    env = SeatVectorEnv(game, 1, players, bots="random", reward="score", autoreset_mode="Disabled")
    observation, infos = env.reset(seed=7)
    luck, chooser = Seeded("7 match 1"), Seeded("7 match 1 bots")
    learner = chooser.pick(players)
    state = game.deal(env.encoder.board, luck, None)
    for _ in range(60):
        while game.waiting_on(state) and learner not in game.waiting_on(state):
            seat = game.turn(state)
            codes = game.codes(state, seat)
            game.perform(state, seat, codes[chooser.pick(len(codes))], luck, None)
        assert infos["seat"][0] == learner
        assert np.array_equal(np.asarray(observation)[0], env.encoder.encode(game.view(state, learner)))
        assert np.array_equal(infos["action_mask"][0], env.encoder.mask(game.codes(state, learner)))
        if not game.waiting_on(state):
            break
        actions = env.random_actions()
        game.perform(state, learner, int(actions[0]), luck, None)
        observation, rewards, over, cut, infos = env.step(actions)
        if over[0]:
            while game.waiting_on(state):
                seat = game.turn(state)
                codes = game.codes(state, seat)
                game.perform(state, seat, codes[chooser.pick(len(codes))], luck, None)
            assert rewards[0] == final_rewards(game, state, "score")[learner]
        assert not cut[0]


@every_game
@pytest.mark.parametrize("place", ["info", "observation"])
def test_what_comes_out_is_in_its_space(game: Game, place: str) -> None:
    env: Any = gymnasium.make_vec(named(game), num_envs=LANES, players=game.most, bots="steady", mask_in=place)
    assert env.metadata["autoreset_mode"] is AutoresetMode.NEXT_STEP
    observation, infos = env.reset(seed=1)
    for _ in range(20):
        assert observation in env.observation_space
        assert infos["action_mask"].shape == (LANES, env.single_action_space.n)
        actions = env.random_actions()
        assert actions in env.action_space
        observation, rewards, over, cut, infos = env.step(actions)
        assert rewards.shape == over.shape == cut.shape == (LANES,)
        assert (over.dtype, cut.dtype) == (np.bool_, np.bool_)
    assert gymnasium.envs.registration.EnvSpec.from_json(env.spec.to_json()).id == f"marula/{game.name}-v0"
    env.close()


def whole_matches(env: Any, steps: int) -> list[Any]:
    """Everything that is handed out, with actions that depend on nothing but the masks."""
    observation, infos = env.reset(seed=5)
    chooser = np.random.default_rng(1)
    seen: list[Any] = []
    for _ in range(steps):
        masks = infos["action_mask"]
        actions = np.argmax(masks * chooser.random(masks.shape[1]), axis=1)
        observation, rewards, over, _, infos = env.step(actions)
        seen.append((observation.tolist(), rewards.tolist(), over.tolist(), infos["seat"].tolist()))
    return seen


def test_next_step_hands_out_the_end_and_then_the_next_match() -> None:
    env = SeatVectorEnv(QUICK, LANES, reward="win", autoreset_mode=AutoresetMode.NEXT_STEP)
    _, infos = env.reset(seed=2)
    ended = 0
    over = np.zeros(LANES, np.bool_)
    for _ in range(150):
        before = over
        assert not infos["action_mask"][over].any(), "nothing can be chosen in a match that is over"
        _, rewards, over, _, infos = env.step(env.random_actions())
        assert not over[before].any(), "this step only deals"
        assert not rewards[before].any()
        assert infos["action_mask"][before].any(axis=1).all()
        ended += int(over.sum())
    assert ended > LANES


def test_same_step_keeps_the_last_observation() -> None:
    env = SeatVectorEnv(QUICK, LANES, reward="win", autoreset_mode=AutoresetMode.SAME_STEP)
    env.reset(seed=2)
    ended = 0
    for _ in range(150):
        _, _, over, _, infos = env.step(env.random_actions())
        assert infos["action_mask"].any(axis=1).all(), "every lane waits for the learner"
        if over.any():
            assert np.array_equal(infos["_final_obs"], over)
            assert [last is not None for last in infos["final_obs"]] == over.tolist()
            assert not infos["final_info"]["action_mask"][over].any()
        ended += int(over.sum())
    assert ended > LANES


def test_disabled_waits_for_a_reset() -> None:
    env = SeatVectorEnv(QUICK, LANES, autoreset_mode=AutoresetMode.DISABLED)
    env.reset(seed=2)
    over = np.zeros(LANES, np.bool_)
    while not over.any():
        _, _, over, _, infos = env.step(env.random_actions())
    for actions in (env.random_actions(), np.full(LANES, -1)):
        with pytest.raises(ValueError, match="is not offered"):
            env.step(actions)
    others = infos["action_mask"][~over]
    _, infos = env.reset(options={"reset_mask": over})
    assert infos["action_mask"].any(axis=1).all()
    assert np.array_equal(infos["action_mask"][~over], others), "the others stay as they are"
    with pytest.raises(ValueError, match="reset_mask"):
        env.reset(options={"reset_mask": np.zeros(LANES, np.bool_)})


def test_the_same_seed_gives_the_same_matches_on_one_process_and_on_two() -> None:
    one = SeatVectorEnv(QUICK, LANES, 3, bots=["steady", "random"])
    two = SeatVectorEnv(QUICK, LANES, 3, bots=["steady", "random"], workers=2)
    try:
        first = whole_matches(one, 60)
        assert first == whole_matches(one, 60), "and again after another reset"
        assert first == whole_matches(two, 60)
    finally:
        one.close()
        two.close()


def test_a_match_depends_on_its_seed_and_not_on_its_lane() -> None:
    env = SeatVectorEnv(QUICK, LANES)
    observation, _ = env.reset(seed=[3, 4, 3, None])
    assert np.array_equal(np.asarray(observation)[0], np.asarray(observation)[2])
    assert not np.array_equal(np.asarray(observation)[0], np.asarray(observation)[1])
    with pytest.raises(ValueError, match="as many seeds"):
        env.reset(seed=[1])


@every_game
def test_steady_in_the_lanes_beats_random_there(game: Game) -> None:
    """Random actions against steady bots: the learner hardly ever wins."""
    env = SeatVectorEnv(game, 8, bots="steady", reward="win", autoreset_mode=AutoresetMode.SAME_STEP)
    env.reset(seed=1)
    won, matches = 0.0, 0
    while matches < 8:
        _, rewards, over, _, _ = env.step(env.random_actions())
        won += rewards.sum()
        matches += int(over.sum())
    assert won <= 2


@pytest.mark.parametrize(
    ("settings", "message"),
    [
        ({"bots": "sharp"}, "unknown bot 'sharp'; allowed: random, steady"),
        ({"bots": ["random"] * 9}, "unknown number_of_bots '9'"),
        ({"seat": 9}, "unknown seat '9'"),
        ({"mask_in": "a drawer"}, "unknown place_of_the_mask"),
    ],
)
def test_bad_settings_are_refused(settings: dict[str, Any], message: str) -> None:
    with pytest.raises(RefusedError, match=message):
        SeatVectorEnv(QUICK, LANES, **settings)
