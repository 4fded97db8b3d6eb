"""What only somebody's own edition has: names that are told in every language, and more kinds of cards."""

from __future__ import annotations

import copy

from librt.vecs import vec
from mypy_extensions import i64

from marula.core.edition import from_data
from marula.core.setup import Setup
from marula.games.heart_of_africa import GAME
from marula.games.heart_of_africa.rules.options import cards_to_draw
from marula.games.heart_of_africa.rules.state import State
from tests.text.strangers import untold


def test_all_of_it_can_be_told() -> None:
    assert untold(GAME, {"bondo": "bamako", "desert": "savanna", "yellow": "pink"}) == []


def test_many_kinds_of_cards_are_told_apart_in_the_row() -> None:
    data = copy.deepcopy(GAME.edition("default").data)
    shades = [f"shade_{number}" for number in range(40)]
    data["cards"][-1:-1] = [{**data["cards"][0], "id": shade} for shade in shades]
    data["terrains"][0]["colours"] += shades
    state = State(GAME.board(Setup(GAME.name, 2), from_data(data, "many shades")))
    state.train_row = vec[i64]([1, 33, 33, 45, 1])
    assert list(cards_to_draw(state, True)) == [1, 33, 45]
