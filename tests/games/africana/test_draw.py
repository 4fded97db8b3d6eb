"""Action A, the draw pile and its shuffling."""

from __future__ import annotations

from marula.core.chance import Scripted
from marula.core.pile import total
from marula.games.africana import GAME
from marula.games.africana.rules.state import State
from tests.games.africana.positions import default_data, display, held, hold_only, pass_turn, stand, table
from tests.games.positions import do, heard, offered, phase
from tests.rule import rule


def empty_deck(state: State, *colours: int) -> None:
    """So many cards of each colour are left in the draw pile; all others lie discarded."""
    for colour in range(5):
        state.discards[colour] += state.deck[colour] - colours[colour]
        state.deck[colour] = colours[colour]


@rule("AF-11", "AF-12")
def test_drawing_is_the_whole_turn() -> None:
    state = table()
    events = heard(do(state, "draw_cards", luck=Scripted([0, 59 - 1])))
    assert held(state, 0) == ["magenta", "violet", "joker"]
    assert events == ["cards_drawn 0 2", "to 0: cards_seen magenta,violet"]
    assert state.active == 1
    assert phase(state) == "turn"


@rule("AF-13")
def test_the_discards_are_shuffled_in_the_middle_of_a_draw() -> None:
    state = table()
    hold_only(state, 0, "orange")
    empty_deck(state, 0, 0, 1, 0, 0)
    events = heard(do(state, "draw_cards", luck=Scripted([0, 0])))
    assert held(state, 0) == ["magenta", "grey", "orange"]
    assert events[0] == "deck_shuffled 58"
    assert total(state.discards) == 0
    assert total(state.deck) == 57


@rule("AF-13")
def test_a_pile_that_is_just_enough_is_not_shuffled() -> None:
    state = table()
    empty_deck(state, 0, 0, 2, 0, 0)
    events = heard(do(state, "draw_cards"))
    assert not any("shuffled" in event for event in events)
    assert total(state.deck) == 0
    assert total(state.discards) == 58


@rule("AF-13")
def test_fewer_cards_come_when_both_piles_are_empty() -> None:
    data = default_data()
    data["numbers"]["travel_cards"] = 1
    state = table(data=data)
    hold_only(state, 1, "magenta", "turquoise", "grey", "orange")
    assert heard(do(state, "draw_cards")) == ["cards_drawn 0 1", "to 0: cards_seen violet"]
    pass_turn(state)
    assert heard(do(state, "draw_cards")) == ["cards_drawn 0 0"]
    assert state.active == 1


@rule("AF-35")
def test_played_cards_are_not_shuffled_in_by_a_bonus() -> None:
    state = table()
    display(state, "port_natal_to_serengeti", "zanzibar_to_cairo", "addis_abeba_to_congo", "cairo_to_mozambique")
    stand(state, 0, "aswan")
    hold_only(state, 0, "violet", "grey")
    empty_deck(state, 0, 0, 0, 0, 0)
    for colour in range(5):
        state.lost[colour] = state.discards[colour]  # set aside for the test
        state.discards[colour] = 0
    state.discards[0] = 1
    do(state, "set_out", "step cairo violet no")
    assert heard(do(state, "join cairo_to_mozambique"))[1:] == [
        "deck_shuffled 1",
        "cards_drawn 0 1",
        "to 0: cards_seen magenta",
    ]
    do(state, "step napoli magenta no", "step cairo grey no")
    assert total(state.discards) == 0
    assert [state.played[card] for card in range(5)] == [1, 0, 1, 0, 1]
    do(state, "stop")
    assert list(state.discards) == [1, 0, 1, 0, 1]


@rule("AF-27", "AF-35")
def test_a_bonus_card_does_not_come_where_only_played_cards_are_left() -> None:
    state = table()
    display(state, "port_natal_to_serengeti", "cairo_to_mozambique")
    stand(state, 0, "aswan")
    hold_only(state, 0, "violet")
    for colour in range(5):
        state.lost[colour] = state.deck[colour]
        state.deck[colour] = 0
    do(state, "set_out", "step cairo violet no")
    assert heard(do(state, "join cairo_to_mozambique"))[-1] == "cards_drawn 0 0"
    assert "step aswan" not in " ".join(offered(state))


@rule("AF-34")
def test_drawing_is_always_offered() -> None:
    state = table()
    for colour in range(5):
        state.lost[colour] = state.deck[colour]
        state.deck[colour] = 0
    assert "draw_cards" in offered(state)
    assert GAME.turn(state) == 0
