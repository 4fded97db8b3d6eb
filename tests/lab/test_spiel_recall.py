"""Information states in OpenSpiel: perfect recall in every game, and a solver that needs it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import exploitability
from open_spiel.python.algorithms import external_sampling_mccfr as mccfr

from marula.core.game import Game
from marula.games import GAMES
from marula.lab.envs import open_spiel
from tests.lab.tables import every_game

open_spiel.register(GAMES)

FEW_FRUITS = {"wasps": 1, "dealt": 1, "hand_limit": 2, "die": 1, "basket_goal": 2, "rounds": 2}
Past = tuple[tuple[str, int], ...]


@pytest.fixture
def small(tmp_path: Path) -> Any:
    """The template with four fruits and two rounds: about a thousand histories."""
    data = GAMES["template"].edition("default").data
    data = {
        **data,
        "edition": "small",
        "fruits": [{**fruit, "count": 2} for fruit in data["fruits"][:2]],
        "numbers": {**data["numbers"], **FEW_FRUITS},
    }
    file = tmp_path / "small.json"
    file.write_text(json.dumps(data))
    return pyspiel.load_game("marula_template", {"players": 2, "edition": str(file)})


def decisions(state: Any, pasts: list[Past]) -> Iterator[tuple[Any, int, Past]]:
    """Every decision of every history from here: the state, who decides, and what that player has decided so far."""
    if state.is_terminal():
        return
    if state.is_chance_node():
        for luck, _ in state.chance_outcomes():
            yield from decisions(state.child(luck), pasts)
        return
    player = state.current_player()
    yield state, player, pasts[player]
    knew = state.information_state_string(player)
    for action in state.legal_actions():
        after = [(*past, (knew, action)) if seat == player else past for seat, past in enumerate(pasts)]
        yield from decisions(state.child(action), after)


def test_the_whole_tree_of_a_small_edition_has_perfect_recall(small: Any) -> None:
    """Also that the test can fail: what a seat sees, without its memory, forgets some of its decisions."""
    pasts: dict[str, Past] = {}
    tensors: dict[bytes, Past] = {}
    seen: dict[str, set[Past]] = {}
    for state, player, past in decisions(small.new_initial_state(), [(), ()]):
        knows = f"{player} {state.information_state_string(player)}"
        assert pasts.setdefault(knows, past) == past
        tensor = np.asarray([player, *state.information_state_tensor(player)], np.float32).tobytes()
        assert tensors.setdefault(tensor, past) == past
        seen.setdefault(f"{player} {state.observation_string(player)}", set()).add(past)
    assert len(pasts) == len(tensors) > len(seen), "information states tell no more than what is seen"
    assert any(len(ways) > 1 for ways in seen.values())


@every_game
def test_information_states_have_perfect_recall(game: Game) -> None:
    """Matches from one deal, the same luck and few choices: they meet again, and then they share a player's past."""
    theirs = pyspiel.load_game(f"marula_{game.name}(players={game.fewest})")
    known: dict[str, tuple[Past, list[int]]] = {}
    met = 0
    for number in range(12):
        choices = np.random.RandomState(number)
        luck = np.random.RandomState(1)
        state = theirs.new_initial_state()
        pasts: list[Past] = [()] * game.fewest
        for _ in range(60):
            if state.is_terminal():
                break
            if state.is_chance_node():
                state.apply_action(int(luck.randint(len(state.chance_outcomes()))))
                continue
            player, offered = state.current_player(), state.legal_actions()
            knows = state.information_state_string(player)
            met += f"{player} {knows}" in known
            assert known.setdefault(f"{player} {knows}", (pasts[player], offered)) == (pasts[player], offered)
            action = offered[int(choices.randint(min(2, len(offered))))]
            pasts[player] = (*pasts[player], (knows, action))
            state.apply_action(action)
    assert met > 5, "no two matches met: nothing was compared"


@every_game
def test_the_same_sight_after_another_decision_is_another_information_state(game: Game) -> None:
    """Where a player saw the same and decided otherwise, what it knows differs, whatever the view forgets."""
    theirs = pyspiel.load_game(f"marula_{game.name}(players={game.fewest})")
    state = theirs.new_initial_state()
    luck = np.random.RandomState(2)
    while state.is_chance_node():
        state.apply_action(int(luck.randint(len(state.chance_outcomes()))))
    player = state.current_player()
    one, other = (state.clone() for _ in range(2))
    for copy, action in zip((one, other), state.legal_actions(), strict=False):
        copy.apply_action(action)
    other.position.state = one.position.state  # as if both had come to the same
    other.position.wanted = one.position.wanted
    assert one.observation_string(player) == other.observation_string(player)
    assert one.information_state_string(player) != other.information_state_string(player)
    assert one.information_state_tensor(player) != other.information_state_tensor(player)


def test_monte_carlo_cfr_finds_a_strategy_that_is_hard_to_exploit(small: Any) -> None:
    """External sampling on the small edition: the exploitability of the mean strategy is computed, and falls."""
    np.random.seed(1)
    solver = mccfr.ExternalSamplingSolver(small, mccfr.AverageType.SIMPLE)
    before = exploitability.exploitability(small, solver.average_policy())
    for _ in range(100):
        solver.iteration()
    after = exploitability.exploitability(small, solver.average_policy())
    assert before > 0.15
    assert after < before / 5


def test_an_unknown_edition_is_refused() -> None:
    with pytest.raises(Exception, match="no_such"):
        pyspiel.load_game("marula_template", {"edition": "no_such"})
