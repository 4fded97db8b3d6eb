"""The network: signs in, chances out; and every game's network knows every table size."""

from __future__ import annotations

import json
import math
from pathlib import Path

import pytest
from librt.vecs import vec

from marula.core.chance import Seeded
from marula.core.setup import Setup
from marula.core.value_network import Layer, ValueNetwork, load_value_network, verdict
from marula.games import GAMES

JUDGED = [name for name, game in GAMES.items() if (game.folder / "bot" / "value_network.json").exists()]


def small() -> ValueNetwork:
    """By hand: the first neuron reads what the first sign is above 1, the second what the other one is below 0."""
    return ValueNetwork([Layer([[1.0, 0.0], [0.0, -1.0]], [-1.0, 0.0]), Layer([[2.0, 3.0]], [0.5])])


def test_hidden_layers_clip_at_zero_and_the_output_does_not() -> None:
    network = small()
    assert network.worth(vec[float]([4.0, 5.0])) == pytest.approx(6.5)
    assert network.worth(vec[float]([0.0, -2.0])) == pytest.approx(6.5)
    assert network.worth(vec[float]([0.0, 0.0])) == pytest.approx(0.5)
    assert ValueNetwork([Layer([[1.0]], [-3.0])]).worth(vec[float]([1.0])) == pytest.approx(-2.0)


def test_chances_grow_with_worth_and_are_one_together() -> None:
    chances = list(ValueNetwork([]).chances(vec[float]([1.0, 3.0, 2.0])))
    assert sum(chances) == pytest.approx(1.0)
    assert chances[0] < chances[2] < chances[1]
    assert chances[1] / chances[2] == pytest.approx(2.718281828)
    assert list(ValueNetwork([]).chances(vec[float]([-4000.0, 4000.0]))) == [0.0, 1.0]


def test_without_layers_everyone_is_equal() -> None:
    network = ValueNetwork([])
    assert network.worth(vec[float]([5.0])) == network.worth(vec[float]([-5.0]))


def test_those_who_tie_share_the_win() -> None:
    assert list(verdict([7, 9, 9])) == [0.0, 0.5, 0.5]
    assert list(verdict([1, 0])) == [1.0, 0.0]


def test_where_all_are_out_nobody_has_won() -> None:
    assert list(verdict([-1, -1])) == [0.0, 0.0]
    assert list(verdict([-1, 0])) == [0.0, 1.0]


def test_a_network_trained_on_other_features_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "value_network.json"
    path.write_text(json.dumps({"features": ["points"], "seats": {"2": [{"weights": [[2.0]], "bias": [0.0]}]}}))
    assert load_value_network(path, 2, ["points"]).worth(vec[float]([3.0])) == pytest.approx(6.0)
    assert load_value_network(path, 3, ["points"]).worth(vec[float]([3.0])) == 0.0
    with pytest.raises(
        ValueError, match=r"value_network\.json was trained on other features than points, cards: train it again"
    ):
        load_value_network(path, 2, ["points", "cards"])


def test_nobody_may_win_where_the_network_has_a_second_number() -> None:
    """Three logits: two seats, and the mean of the second numbers."""
    network = ValueNetwork([Layer([[1.0], [0.5]], [0.0, 0.25])])
    chances = list(network.outcomes([vec[float]([2.0]), vec[float]([1.0])]))
    nobody = (0.5 * 2.0 + 0.25 + 0.5 * 1.0 + 0.25) / 2
    whole = sum(math.exp(logit) for logit in (2.0, 1.0, nobody))
    assert chances == pytest.approx([math.exp(2.0) / whole, math.exp(1.0) / whole])


def test_without_a_second_number_somebody_wins() -> None:
    assert sum(small().outcomes([vec[float]([4.0, 5.0]), vec[float]([0.0, 1.0])])) == pytest.approx(1.0)


@pytest.mark.parametrize("name", JUDGED)
def test_a_value_network_fits_the_features_of_its_game(name: str) -> None:
    game = GAMES[name]
    seats = [int(seats) for seats in json.loads((game.folder / "bot" / "value_network.json").read_text())["seats"]]
    assert game.fewest in seats
    for number in seats:
        board = game.board(Setup(name, number))
        state = game.deal(board, Seeded("features"), None)
        features = game.features(board)
        assert features is not None
        network = load_value_network(game.folder / "bot" / "value_network.json", number, features.seat_names)
        chances = network.outcomes([features.seat(state, seat) for seat in range(number)])
        assert 0.5 < sum(chances) <= 1.0 + 1e-9
