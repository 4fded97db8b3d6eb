"""Action C: steps and the cards that pay for them."""

from __future__ import annotations

import pytest

from tests.games.africana.table import Table
from tests.rule import rule


def under_way(place: str, *cards: str, silver: int = 0) -> Table:
    table = Table()
    table.display()
    table.stand(0, place)
    table.hand(0, *cards)
    table.purse(0, silver)
    table.do("set_out")
    return table


@rule("AF-19")
def test_a_step_costs_a_card_with_a_symbol_of_the_place_moved_to() -> None:
    table = under_way("cairo", "violet", "magenta", "grey")
    assert table.offers() == [
        "step aswan violet no",  # aswan: turquoise, violet
        "step napoli magenta no",  # napoli: magenta, orange
        "step tripoli grey no",  # tripoli: grey, orange
        "stop",
    ]
    assert table.do("step aswan violet no") == ["travelled 0 cairo aswan violet 0"]
    assert table.place(0) == "aswan"
    assert table.cards(0) == ["magenta", "grey"]


@rule("AF-19")
def test_of_two_symbols_either_will_do() -> None:
    table = under_way("cairo", "turquoise", "violet")
    assert {"step aswan turquoise no", "step aswan violet no"} <= set(table.offers())


@rule("AF-19")
@pytest.mark.parametrize(
    ("words", "why"),
    [
        ("step khartoum magenta no", ("AF-19", "far")),
        ("step cairo violet no", ("AF-19", "far")),
        ("step aswan magenta no", ("AF-19", "")),
        ("step aswan turquoise no", ("AF-19", "none")),
        ("step aswan joker no", ("AF-19", "none")),
        ("step aswan magenta yes", ("AF-23", "")),
        ("step napoli magenta yes", ("AF-23", "needless")),
    ],
)
def test_steps_that_are_refused(words: str, why: tuple[str, str]) -> None:
    assert under_way("cairo", "magenta", silver=4).why_not(words) == why


@rule("AF-20")
def test_many_steps_back_and_forth() -> None:
    table = under_way("cairo", "violet", "violet", "grey", "turquoise")
    table.do("step aswan violet no", "step cairo violet no", "step aswan turquoise no", "step cairo grey no")
    assert table.place(0) == "cairo"
    assert table.offers() == ["stop"]


@rule("AF-20")
def test_explorers_share_a_place() -> None:
    table = under_way("cairo", "violet")
    table.stand(1, "aswan")
    table.do("step aswan violet no")
    assert table.place(0) == table.place(1) == "aswan"


@rule("AF-20", "AF-34")
def test_choosing_c_and_doing_nothing_passes() -> None:
    table = under_way("cairo", "violet")
    assert table.do("stop")[0] == "rested 0 cairo"
    assert table.state.active == 1
    assert table.cards(0) == ["violet"]


@rule("AF-21", "AF-24")
def test_the_joker_fits_everywhere_once_an_action() -> None:
    table = under_way("cairo", "joker")
    assert table.offers() == ["step aswan joker no", "step napoli joker no", "step tripoli joker no", "stop"]
    table.do("step aswan joker no")
    assert table.offers() == ["stop"]
    assert table.why_not("step cairo joker no") == ("AF-24", "")
    table.do("stop")
    assert table.cards(0) == ["joker"]


@rule("AF-22", "AF-24")
def test_an_assistant_stands_for_its_colour_once_an_action() -> None:
    table = under_way("cairo", "violet_assistant")
    assert table.offers() == ["step aswan violet_assistant no", "stop"]
    table.do("step aswan violet_assistant no")
    assert table.why_not("step cairo violet_assistant no") == ("AF-24", "")
    table.do("stop")
    assert table.cards(0) == ["violet_assistant"]
    table.pass_turn()
    table.do("set_out")
    assert "step cairo violet_assistant no" in table.offers()


@rule("AF-22", "AF-24")
def test_two_assistants_of_a_colour_serve_twice() -> None:
    table = under_way("cairo", "violet_assistant", "violet_assistant")
    table.do("step aswan violet_assistant no", "step cairo violet_assistant no")
    assert table.offers() == ["stop"]


@rule("AF-23")
def test_a_travel_card_is_recoloured_for_five_silver() -> None:
    table = under_way("cairo", "magenta", silver=5)
    assert "step aswan magenta yes" in table.offers()
    assert table.do("step aswan magenta yes") == ["travelled 0 cairo aswan magenta 5"]
    assert table.state.silver[0] == 0
    table.do("stop")
    assert table.state.discards[table.index("colour", "magenta")] == 1  # its own colour again


@rule("AF-23", "AF-24")
def test_an_assistant_is_recoloured_and_comes_back() -> None:
    table = under_way("cairo", "magenta_assistant", silver=7)
    assert table.offers() == [
        "step aswan magenta_assistant yes",
        "step napoli magenta_assistant no",
        "step tripoli magenta_assistant yes",
        "stop",
    ]
    table.do("step tripoli magenta_assistant yes", "stop")
    assert table.state.silver[0] == 2
    assert table.cards(0) == ["magenta_assistant"]


@rule("AF-23")
def test_recolouring_as_often_as_it_can_be_paid_and_for_one_step_each() -> None:
    table = under_way("cairo", "magenta", "magenta", "magenta", silver=10)
    table.do("step aswan magenta yes")
    assert "step cairo magenta no" not in table.offers()
    table.do("step cairo magenta yes")
    assert table.state.silver[0] == 0
    assert table.offers() == ["step napoli magenta no", "stop"]


@rule("AF-23")
def test_a_joker_is_never_recoloured() -> None:
    table = under_way("cairo", "joker", silver=50)
    assert not any(words.endswith("yes") for words in table.offers())


@rule("AF-24")
def test_played_cards_lie_open_until_the_action_ends() -> None:
    table = under_way("cairo", "violet", "joker", "grey_assistant")
    table.do("step aswan violet no", "step cairo joker no", "step tripoli grey_assistant no")
    played = {table.board.tables["card"][card]: number for card, number in enumerate(table.state.played) if number}
    assert played == {"violet": 1, "joker": 1, "grey_assistant": 1}
    assert sum(table.state.discards) == 0
    table.do("stop")
    assert sum(table.state.played) == 0
    assert list(table.state.discards) == [0, 0, 0, 0, 1]
    assert table.cards(0) == ["joker", "grey_assistant"]


@rule("AF-11")
def test_the_other_actions_are_closed_on_a_journey() -> None:
    table = under_way("cairo", "violet")
    for words in ("draw_cards", "open_book", "set_out", "turn_page left", "buy right"):
        assert table.why_not(words) == ("AF-11", "journey")


@rule("AF-11")
def test_first_comes_the_choice_of_the_action() -> None:
    table = Table()
    assert table.offers() == ["draw_cards", "open_book", "set_out"]
    for words in ("stop", "step cairo joker no", "buy right", "join cairo_to_lagos"):
        assert table.why_not(words) == ("AF-11", "first")
