"""OpenSpiel's own tests, its IS-MCTS bot, and what our side promises it."""

from __future__ import annotations

import io
import pickle
from contextlib import redirect_stdout
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import make_observation
from open_spiel.python.tests import games_sim_test

from marula.core.game import Game
from marula.games import GAMES
from marula.lab.envs import open_spiel
from marula.speed import compiled
from tests.lab.tables import QUICK, every_game, every_table, shortest

open_spiel.register(GAMES)


def load(game: Game, players: int) -> Any:
    """Only the fewest players play matches of the usual length, and only compiled: longer ones prove no more."""
    options = [f"players={players}"]
    if players > game.fewest or not compiled():
        options += [f"{name}={value}" for name, value in shortest(game).items()]
    return pyspiel.load_game(f"marula_{game.name}({','.join(options)})")


def after_luck(state: Any, rng: np.random.RandomState) -> Any:
    """Luck answers until a seat is asked or the match is over."""
    while state.is_chance_node():
        outcomes, odds = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(int(rng.choice(outcomes, p=odds)))
    return state


@every_table
def test_openspiels_own_tests(game: Game, players: int) -> None:
    theirs = load(game, players)
    with redirect_stdout(io.StringIO()):
        pyspiel.random_sim_test(theirs, num_sims=1, serialize=True, verbose=False)
        games_sim_test.GamesSimTest().sim_game(theirs)


@every_game
def test_its_search_plays_a_whole_match(game: Game) -> None:
    theirs = load(game, game.fewest)
    rng = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(theirs, OneLook(), 1.4, 2, random_state=rng)
    state = after_luck(theirs.new_initial_state(), rng)
    decisions = 0
    while not state.is_terminal():
        state.apply_action(bot.step(state))
        after_luck(state, rng)
        decisions += 1
    assert decisions > game.fewest
    assert sum(state.returns()) == pytest.approx(0)


class OneLook(mcts.Evaluator):  # type: ignore[misc]
    """Thinks every position equal: playouts to the end at every decision would take the test minutes."""

    def evaluate(self, state: Any) -> list[float]:
        return [0.0] * int(state.num_players())

    def prior(self, state: Any) -> list[tuple[int, float]]:
        actions = state.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]


@every_game
def test_a_resampled_state_looks_the_same_to_its_player(game: Game) -> None:
    theirs = load(game, game.most)
    rng = np.random.RandomState(2)
    state = after_luck(theirs.new_initial_state(), rng)
    hidden = set()
    for _ in range(20):
        player = state.current_player()
        other = state.resample_from_infostate(player, rng.random_sample)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.information_state_tensor(player) == state.information_state_tensor(player)
        assert other.observation_string(player) == state.observation_string(player)
        assert other.legal_actions() == state.legal_actions()
        hidden.add(str(other) == str(state))
        state.apply_action(int(rng.choice(state.legal_actions())))
        after_luck(state, rng)
        if state.is_terminal():
            break
    assert False in hidden, "what others hold was never anything else: nothing was drawn anew"


@every_game
def test_tensors_have_named_parts(game: Game) -> None:
    theirs = load(game, game.fewest)
    state = after_luck(theirs.new_initial_state(), np.random.RandomState(3))
    seen = make_observation(theirs, pyspiel.IIGObservationType(perfect_recall=True))
    seen.set_from(state, 0)
    assert list(seen.tensor) == list(state.information_state_tensor(0))
    assert {"seat"} <= seen.dict.keys()
    assert seen.string_from(state, 0) == state.information_state_string(0)


def test_a_state_in_the_middle_of_luck_survives_pickling() -> None:
    theirs = load(QUICK, QUICK.fewest)
    state = theirs.new_initial_state()
    for _ in range(3):
        assert state.is_chance_node()
        state.apply_action(0)
    copy = pickle.loads(pickle.dumps(state))
    assert str(copy) == str(state)
    rng = np.random.RandomState(4)
    assert str(after_luck(copy, rng)) == str(after_luck(state, np.random.RandomState(4)))
