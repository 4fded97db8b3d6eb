"""Joining and completing expeditions."""

from __future__ import annotations

import pytest

from tests.games.africana.table import Table
from tests.rule import rule

FIVE = (
    "cairo_to_mozambique",
    "cairo_to_lagos",
    "addis_abeba_to_aswan",
    "lagos_to_aswan",
    "zanzibar_to_cairo",
)


def table_at(place: str, *cards: str, seats: int = 2) -> Table:
    table = Table(seats)
    table.display(*FIVE)
    table.stand(0, place)
    table.hand(0, *cards)
    table.purse(0, 0)
    table.do("set_out")
    return table


@rule("AF-25")
def test_all_expeditions_that_start_here_may_be_joined_before_the_first_step() -> None:
    table = table_at("cairo")
    assert table.offers() == ["join cairo_to_mozambique", "join cairo_to_lagos", "stop"]
    table.do("join cairo_to_mozambique", "join cairo_to_lagos")
    assert list(table.state.joined) == [1, 1, 0, 0, 0]
    assert table.state.markers(0) == 2


@rule("AF-25")
def test_joining_after_a_step() -> None:
    table = table_at("aswan", "violet")
    assert table.why_not("join cairo_to_lagos") == ("AF-25", "")
    table.do("step cairo violet no")
    assert "join cairo_to_lagos" in table.offers()


@rule("AF-25")
def test_only_open_expeditions_are_joined() -> None:
    table = table_at("khartoum")
    assert table.why_not("join khartoum_to_tripoli") == ("AF-25", "closed")


@rule("AF-26")
def test_an_expedition_is_joined_once_by_each_and_shared_by_companies() -> None:
    table = table_at("cairo")
    table.join(0, 1)
    table.do("join cairo_to_mozambique")
    assert table.state.joined[0] == 0b11
    assert table.why_not("join cairo_to_mozambique") == ("AF-26", "joined")


@rule("AF-26")
def test_four_markers_and_no_fifth() -> None:
    table = table_at("cairo")
    table.join(2, 0)
    table.join(3, 0)
    table.join(4, 0)
    table.do("join cairo_to_mozambique")
    assert table.state.markers(0) == 0
    assert "join cairo_to_lagos" not in table.offers()
    assert table.why_not("join cairo_to_lagos") == ("AF-26", "")


@rule("AF-26")
def test_a_marker_is_never_moved() -> None:
    table = table_at("cairo")
    table.do("join cairo_to_mozambique", "join cairo_to_lagos", "stop")
    table.pass_turn()
    table.do("set_out")
    assert list(table.state.joined) == [1, 1, 0, 0, 0]
    assert not any("join" in words for words in table.offers())


@rule("AF-6", "AF-27")
@pytest.mark.parametrize(
    ("space", "silver", "cards"), [(0, 1, 0), (1, 0, 1), (2, 2, 0), (3, 0, 1), (4, 1, 0)], ids=lambda value: str(value)
)
def test_each_space_has_its_own_bonus(space: int, silver: int, cards: int) -> None:
    table = Table()
    table.display(*(FIVE[1:][:space]), "cairo_to_mozambique")
    table.stand(0, "cairo")
    table.purse(0, 0)
    table.do("set_out", "join cairo_to_mozambique")
    assert table.state.silver[0] == silver
    assert table.state.travel_cards(0) == cards


@rule("AF-27")
def test_a_bonus_card_is_used_at_once() -> None:
    table = table_at("cairo")
    violet = 4 * 12
    table.luck(violet)
    assert table.do("join cairo_to_lagos") == [
        "expedition_joined 0 cairo_to_lagos space_2 0",
        "cards_drawn 0 1",
        "to 0: cards_seen violet",
    ]
    table.do("step aswan violet no")
    assert table.place(0) == "aswan"


@rule("AF-23", "AF-27")
def test_bonus_silver_is_used_at_once() -> None:
    table = table_at("cairo", "magenta")
    table.purse(0, 4)
    assert "step aswan magenta yes" not in table.offers()
    table.do("join cairo_to_mozambique", "step aswan magenta yes")
    assert table.state.silver[0] == 0


@rule("AF-28")
def test_completing_all_joined_expeditions_at_their_target() -> None:
    table = table_at("aswan")
    table.join(2, 0)
    table.join(3, 0)
    assert table.offers() == ["complete_expedition addis_abeba_to_aswan", "complete_expedition lagos_to_aswan", "stop"]
    table.do("complete_expedition addis_abeba_to_aswan")
    assert table.state.silver[0] == 2
    table.do("complete_expedition lagos_to_aswan")
    assert table.state.silver[0] == 4
    assert table.names("expedition", table.state.expeditions[0]) == {"addis_abeba_to_aswan", "lagos_to_aswan"}


@rule("AF-28")
def test_the_others_get_nothing_but_their_markers() -> None:
    table = table_at("aswan", seats=4)
    table.join(2, 0, 1, 3)
    before = list(table.state.silver)
    events = table.do("complete_expedition addis_abeba_to_aswan")
    assert events == ["expedition_completed 0 addis_abeba_to_aswan 2 3 1,3"]
    assert table.state.joined[2] == 0
    assert [table.state.markers(seat) for seat in range(4)] == [4, 4, 4, 4]
    assert list(table.state.silver)[1:] == before[1:]
    assert list(table.state.expeditions)[1:] == [0, 0, 0]


@rule("AF-28")
def test_another_players_marker_comes_home_and_can_be_placed_again() -> None:
    table = table_at("aswan")
    for space in range(4):
        table.join(space, 1)
    table.join(2, 0, 1)
    table.stand(1, "zanzibar")
    assert table.state.markers(1) == 0
    table.do("complete_expedition addis_abeba_to_aswan", "stop", "set_out")
    assert "join zanzibar_to_cairo" in table.offers()


@rule("AF-28")
@pytest.mark.parametrize(
    ("place", "joined", "why"),
    [
        ("aswan", False, ("AF-28", "marker")),
        ("cairo", True, ("AF-28", "")),
    ],
)
def test_completing_needs_the_marker_and_the_place(place: str, joined: bool, why: tuple[str, str]) -> None:
    table = table_at(place)
    if joined:
        table.join(2, 0)
    assert table.why_not("complete_expedition addis_abeba_to_aswan") == why
    assert table.why_not("complete_expedition congo_to_mozambique") == ("AF-28", "closed")


@rule("AF-32", "AF-26")
def test_joined_and_completed_in_one_action_and_the_marker_placed_again() -> None:
    table = table_at("addis_abeba", "turquoise", "violet", "grey")
    table.join(0, 0)
    table.join(3, 0)
    table.join(4, 0)
    table.do("join addis_abeba_to_aswan")
    assert table.state.markers(0) == 0
    table.do("step jidda turquoise no", "step aswan violet no", "complete_expedition addis_abeba_to_aswan")
    assert table.state.markers(0) == 1
    table.do("step cairo grey no", "join cairo_to_lagos")
    assert table.state.joined[1] == 1


@rule("AF-32")
def test_joining_and_completing_are_never_forced() -> None:
    table = table_at("aswan", "violet")
    table.join(2, 0)
    table.do("step cairo violet no", "stop")
    assert table.on_display() == list(FIVE)
    assert table.state.joined[2] == 1
    assert table.state.active == 1


@rule("AF-33")
def test_an_emptied_space_stays_empty_until_the_turn_ends_and_nothing_slides() -> None:
    table = table_at("aswan")
    table.join(2, 0)
    table.do("complete_expedition addis_abeba_to_aswan")
    assert table.on_display() == [*FIVE[:2], None, *FIVE[3:]]
    table.do("stop")
    after = table.on_display()
    assert after[:2] == list(FIVE[:2])
    assert after[3:] == list(FIVE[3:])
    assert after[2] not in (None, *FIVE)


@rule("AF-8")
def test_the_bank_never_runs_out() -> None:
    """The box holds coins worth 100 silver; nobody is paid less because others have them."""
    table = table_at("aswan")
    table.join(2, 0)
    table.purse(0, 96)
    table.purse(1, 150)
    table.do("complete_expedition addis_abeba_to_aswan")
    assert list(table.state.silver) == [98, 150]
