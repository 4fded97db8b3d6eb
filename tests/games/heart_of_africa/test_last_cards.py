"""The last cards of a deck."""

from __future__ import annotations

from marula.core.pile import zeros
from marula.games.heart_of_africa.rules.actions import DrawTrain
from marula.games.heart_of_africa.rules.state import SECOND_CARD
from tests.games.heart_of_africa.positions import no_cards, row, table
from tests.games.positions import do, index, options
from tests.rule import rule


@rule("HA-8", "HA-12")
def test_the_last_card_of_the_deck_is_a_second_card() -> None:
    state = table()
    no_cards(state)
    row(state, *["locomotive"] * 5)
    state.train_deck, state.terrain_deck = zeros(state.box.cards), zeros(state.box.terrains)
    state.train_deck[index(state, "card", "red")] = 2
    state.derive()
    do(state, DrawTrain())
    assert (state.phase, state.active) == (SECOND_CARD, 0)
    assert options(state) == [DrawTrain()]
