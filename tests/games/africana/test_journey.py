"""Action C: steps and the cards that pay for them."""

from __future__ import annotations

import pytest

from marula.games.africana.rules.state import State
from tests.games.africana.positions import display, held, hold_only, pass_turn, place, purse, stand, table
from tests.games.positions import do, heard, index, offered, refused
from tests.rule import rule


def under_way(place: str, *cards: str, silver: int = 0) -> State:
    state = table()
    display(state)
    stand(state, 0, place)
    hold_only(state, 0, *cards)
    purse(state, 0, silver)
    do(state, "set_out")
    return state


@rule("AF-19")
def test_a_step_costs_a_card_with_a_symbol_of_the_place_moved_to() -> None:
    state = under_way("cairo", "violet", "magenta", "grey")
    assert offered(state) == [
        "step aswan violet no",  # aswan: turquoise, violet
        "step napoli magenta no",  # napoli: magenta, orange
        "step tripoli grey no",  # tripoli: grey, orange
        "stop",
    ]
    assert heard(do(state, "step aswan violet no")) == ["travelled 0 cairo aswan violet 0"]
    assert place(state, 0) == "aswan"
    assert held(state, 0) == ["magenta", "grey"]


@rule("AF-19")
def test_of_two_symbols_either_will_do() -> None:
    state = under_way("cairo", "turquoise", "violet")
    assert {"step aswan turquoise no", "step aswan violet no"} <= set(offered(state))


@rule("AF-19")
@pytest.mark.parametrize(
    ("words", "why"),
    [
        ("step khartoum magenta no", "AF-19 far"),
        ("step cairo violet no", "AF-19 far"),
        ("step aswan magenta no", "AF-19"),
        ("step aswan turquoise no", "AF-19 none"),
        ("step aswan joker no", "AF-19 none"),
        ("step aswan magenta yes", "AF-23"),
        ("step napoli magenta yes", "AF-23 needless"),
    ],
)
def test_steps_that_are_refused(words: str, why: str) -> None:
    assert refused(under_way("cairo", "magenta", silver=4), words) == why


@rule("AF-20")
def test_many_steps_back_and_forth() -> None:
    state = under_way("cairo", "violet", "violet", "grey", "turquoise")
    do(state, "step aswan violet no", "step cairo violet no", "step aswan turquoise no", "step cairo grey no")
    assert place(state, 0) == "cairo"
    assert offered(state) == ["stop"]


@rule("AF-20")
def test_explorers_share_a_place() -> None:
    state = under_way("cairo", "violet")
    stand(state, 1, "aswan")
    do(state, "step aswan violet no")
    assert place(state, 0) == place(state, 1) == "aswan"


@rule("AF-20", "AF-34")
def test_choosing_c_and_doing_nothing_passes() -> None:
    state = under_way("cairo", "violet")
    assert heard(do(state, "stop"))[0] == "rested 0 cairo"
    assert state.active == 1
    assert held(state, 0) == ["violet"]


@rule("AF-21", "AF-24")
def test_the_joker_fits_everywhere_once_an_action() -> None:
    state = under_way("cairo", "joker")
    assert offered(state) == ["step aswan joker no", "step napoli joker no", "step tripoli joker no", "stop"]
    do(state, "step aswan joker no")
    assert offered(state) == ["stop"]
    assert refused(state, "step cairo joker no") == "AF-24"
    do(state, "stop")
    assert held(state, 0) == ["joker"]


@rule("AF-22", "AF-24")
def test_an_assistant_stands_for_its_colour_once_an_action() -> None:
    state = under_way("cairo", "violet_assistant")
    assert offered(state) == ["step aswan violet_assistant no", "stop"]
    do(state, "step aswan violet_assistant no")
    assert refused(state, "step cairo violet_assistant no") == "AF-24"
    do(state, "stop")
    assert held(state, 0) == ["violet_assistant"]
    pass_turn(state)
    do(state, "set_out")
    assert "step cairo violet_assistant no" in offered(state)


@rule("AF-22", "AF-24")
def test_two_assistants_of_a_colour_serve_twice() -> None:
    state = under_way("cairo", "violet_assistant", "violet_assistant")
    do(state, "step aswan violet_assistant no", "step cairo violet_assistant no")
    assert offered(state) == ["stop"]


@rule("AF-23")
def test_a_travel_card_is_recoloured_for_five_silver() -> None:
    state = under_way("cairo", "magenta", silver=5)
    assert "step aswan magenta yes" in offered(state)
    assert heard(do(state, "step aswan magenta yes")) == ["travelled 0 cairo aswan magenta 5"]
    assert state.silver[0] == 0
    do(state, "stop")
    assert state.discards[index(state, "colour", "magenta")] == 1  # its own colour again


@rule("AF-23", "AF-24")
def test_an_assistant_is_recoloured_and_comes_back() -> None:
    state = under_way("cairo", "magenta_assistant", silver=7)
    assert offered(state) == [
        "step aswan magenta_assistant yes",
        "step napoli magenta_assistant no",
        "step tripoli magenta_assistant yes",
        "stop",
    ]
    do(state, "step tripoli magenta_assistant yes", "stop")
    assert state.silver[0] == 2
    assert held(state, 0) == ["magenta_assistant"]


@rule("AF-23")
def test_recolouring_as_often_as_it_can_be_paid_and_for_one_step_each() -> None:
    state = under_way("cairo", "magenta", "magenta", "magenta", silver=10)
    do(state, "step aswan magenta yes")
    assert "step cairo magenta no" not in offered(state)
    do(state, "step cairo magenta yes")
    assert state.silver[0] == 0
    assert offered(state) == ["step napoli magenta no", "stop"]


@rule("AF-23")
def test_a_joker_is_never_recoloured() -> None:
    state = under_way("cairo", "joker", silver=50)
    assert not any(words.endswith("yes") for words in offered(state))


@rule("AF-24")
def test_played_cards_lie_open_until_the_action_ends() -> None:
    state = under_way("cairo", "violet", "joker", "grey_assistant")
    do(state, "step aswan violet no", "step cairo joker no", "step tripoli grey_assistant no")
    played = {state.box.tables["card"][card]: number for card, number in enumerate(state.played) if number}
    assert played == {"violet": 1, "joker": 1, "grey_assistant": 1}
    assert sum(state.discards) == 0
    do(state, "stop")
    assert sum(state.played) == 0
    assert list(state.discards) == [0, 0, 0, 0, 1]
    assert held(state, 0) == ["joker", "grey_assistant"]


@rule("AF-11")
def test_the_other_actions_are_closed_on_a_journey() -> None:
    state = under_way("cairo", "violet")
    for words in ("draw_cards", "open_book", "set_out", "turn_page left", "buy right"):
        assert refused(state, words) == "AF-11 journey"


@rule("AF-11")
def test_first_comes_the_choice_of_the_action() -> None:
    state = table()
    assert offered(state) == ["draw_cards", "open_book", "set_out"]
    for words in ("stop", "step cairo joker no", "buy right", "join cairo_to_lagos"):
        assert refused(state, words) == "AF-11 first"
