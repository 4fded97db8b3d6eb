"""Joining and completing expeditions."""

from __future__ import annotations

import pytest

from marula.core.chance import Scripted
from marula.games.africana.rules.state import State
from tests.games.africana.positions import (
    default_data,
    display,
    hold_only,
    join,
    names,
    on_display,
    pass_turn,
    place,
    purse,
    stand,
    table,
)
from tests.games.positions import do, heard, offered, refused
from tests.rule import rule

FIVE = (
    "cairo_to_mozambique",
    "cairo_to_lagos",
    "addis_abeba_to_aswan",
    "lagos_to_aswan",
    "zanzibar_to_cairo",
)


def table_at(place: str, *cards: str, seats: int = 2) -> State:
    state = table(seats)
    display(state, *FIVE)
    stand(state, 0, place)
    hold_only(state, 0, *cards)
    purse(state, 0, 0)
    do(state, "set_out")
    return state


@rule("AF-25")
def test_all_expeditions_that_start_here_may_be_joined_before_the_first_step() -> None:
    state = table_at("cairo")
    assert offered(state) == ["join cairo_to_mozambique", "join cairo_to_lagos", "stop"]
    do(state, "join cairo_to_mozambique", "join cairo_to_lagos")
    assert list(state.joined) == [1, 1, 0, 0, 0]
    assert state.markers(0) == 2


@rule("AF-25")
def test_joining_after_a_step() -> None:
    state = table_at("aswan", "violet")
    assert refused(state, "join cairo_to_lagos") == "AF-25"
    do(state, "step cairo violet no")
    assert "join cairo_to_lagos" in offered(state)


@rule("AF-25")
def test_only_open_expeditions_are_joined() -> None:
    state = table_at("khartoum")
    assert refused(state, "join khartoum_to_tripoli") == "AF-25 closed"


@rule("AF-26")
def test_an_expedition_is_joined_once_by_each_and_shared_by_companies() -> None:
    state = table_at("cairo")
    join(state, 0, 1)
    do(state, "join cairo_to_mozambique")
    assert state.joined[0] == 0b11
    assert refused(state, "join cairo_to_mozambique") == "AF-26 joined"


@rule("AF-26")
def test_four_markers_and_no_fifth() -> None:
    state = table_at("cairo")
    join(state, 2, 0)
    join(state, 3, 0)
    join(state, 4, 0)
    do(state, "join cairo_to_mozambique")
    assert state.markers(0) == 0
    assert "join cairo_to_lagos" not in offered(state)
    assert refused(state, "join cairo_to_lagos") == "AF-26"


@rule("AF-26")
def test_a_marker_is_never_moved() -> None:
    state = table_at("cairo")
    do(state, "join cairo_to_mozambique", "join cairo_to_lagos", "stop")
    pass_turn(state)
    do(state, "set_out")
    assert list(state.joined) == [1, 1, 0, 0, 0]
    assert not any("join" in words for words in offered(state))


@rule("AF-6", "AF-27")
@pytest.mark.parametrize(
    ("space", "silver", "cards"), [(0, 1, 0), (1, 0, 1), (2, 2, 0), (3, 0, 1), (4, 1, 0)], ids=lambda value: str(value)
)
def test_each_space_has_its_own_bonus(space: int, silver: int, cards: int) -> None:
    state = table()
    display(state, *(FIVE[1:][:space]), "cairo_to_mozambique")
    stand(state, 0, "cairo")
    purse(state, 0, 0)
    do(state, "set_out", "join cairo_to_mozambique")
    assert state.silver[0] == silver
    assert state.travel_cards(0) == cards


@rule("AF-6", "AF-27")
@pytest.mark.parametrize("kind", ["silver", "cards"])
@pytest.mark.parametrize("space", range(5))
def test_the_bonus_is_that_of_the_space_and_of_no_other(space: int, kind: str) -> None:
    """The default edition's bonuses read the same from both ends, so here every space has another one."""
    data = default_data()
    for at in range(5):
        data["bonuses"][at] = {**data["bonuses"][at], "silver": 0, "cards": 0, kind: 3 + 2 * at}
    state = table(data=data)
    display(state, *(FIVE[1:][:space]), "cairo_to_mozambique")
    stand(state, 0, "cairo")
    purse(state, 0, 0)
    hold_only(state, 0)
    do(state, "set_out", "join cairo_to_mozambique")
    assert {"silver": state.silver[0], "cards": state.travel_cards(0)}[kind] == 3 + 2 * space


@rule("AF-27")
def test_whoever_joins_later_takes_the_bonus_too() -> None:
    state = table_at("cairo", seats=3)
    join(state, 0, 1, 2)
    assert heard(do(state, "join cairo_to_mozambique")) == ["expedition_joined 0 cairo_to_mozambique space_1 1"]
    assert state.silver[0] == 1
    join(state, 1, 1)
    do(state, "join cairo_to_lagos")
    assert state.travel_cards(0) == 1


@rule("AF-27")
def test_a_bonus_card_is_used_at_once() -> None:
    state = table_at("cairo")
    violet = 4 * 12
    assert heard(do(state, "join cairo_to_lagos", luck=Scripted([violet]))) == [
        "expedition_joined 0 cairo_to_lagos space_2 0",
        "cards_drawn 0 1",
        "to 0: cards_seen violet",
    ]
    do(state, "step aswan violet no")
    assert place(state, 0) == "aswan"


@rule("AF-23", "AF-27")
def test_bonus_silver_is_used_at_once() -> None:
    state = table_at("cairo", "magenta")
    purse(state, 0, 4)
    assert "step aswan magenta yes" not in offered(state)
    do(state, "join cairo_to_mozambique", "step aswan magenta yes")
    assert state.silver[0] == 0


@rule("AF-28")
def test_completing_all_joined_expeditions_at_their_target() -> None:
    state = table_at("aswan")
    join(state, 2, 0)
    join(state, 3, 0)
    assert offered(state) == ["complete_expedition addis_abeba_to_aswan", "complete_expedition lagos_to_aswan", "stop"]
    do(state, "complete_expedition addis_abeba_to_aswan")
    assert state.silver[0] == 2
    do(state, "complete_expedition lagos_to_aswan")
    assert state.silver[0] == 4
    assert names(state, "expedition", state.expeditions[0]) == {"addis_abeba_to_aswan", "lagos_to_aswan"}


@rule("AF-28")
def test_the_others_get_nothing_but_their_markers() -> None:
    state = table_at("aswan", seats=4)
    join(state, 2, 0, 1, 3)
    before = list(state.silver)
    events = heard(do(state, "complete_expedition addis_abeba_to_aswan"))
    assert events == ["expedition_completed 0 addis_abeba_to_aswan 2 3 1,3"]
    assert state.joined[2] == 0
    assert [state.markers(seat) for seat in range(4)] == [4, 4, 4, 4]
    assert list(state.silver)[1:] == before[1:]
    assert list(state.expeditions)[1:] == [0, 0, 0]


@rule("AF-28")
def test_another_players_marker_comes_home_and_can_be_placed_again() -> None:
    state = table_at("aswan")
    for space in range(4):
        join(state, space, 1)
    join(state, 2, 0, 1)
    stand(state, 1, "zanzibar")
    assert state.markers(1) == 0
    do(state, "complete_expedition addis_abeba_to_aswan", "stop", "set_out")
    assert "join zanzibar_to_cairo" in offered(state)


@rule("AF-28")
@pytest.mark.parametrize(
    ("place", "joined", "why"),
    [
        ("aswan", False, "AF-28 marker"),
        ("cairo", True, "AF-28"),
    ],
)
def test_completing_needs_the_marker_and_the_place(place: str, joined: bool, why: str) -> None:
    state = table_at(place)
    if joined:
        join(state, 2, 0)
    assert refused(state, "complete_expedition addis_abeba_to_aswan") == why
    assert refused(state, "complete_expedition congo_to_mozambique") == "AF-28 closed"


@rule("AF-28")
def test_an_expedition_that_lies_open_lacks_the_marker_on_every_space() -> None:
    state = table_at("aswan")
    shown = [state.box.tables["expedition"][expedition] for expedition in state.display]
    assert [refused(state, f"complete_expedition {word}") for word in shown] == ["AF-28 marker"] * len(shown)


@rule("AF-28")
def test_another_companys_marker_does_not_complete() -> None:
    state = table_at("aswan", seats=3)
    join(state, 2, 1, 2)
    assert offered(state) == ["stop"]
    assert refused(state, "complete_expedition addis_abeba_to_aswan") == "AF-28 marker"


@rule("AF-32", "AF-26")
def test_joined_and_completed_in_one_action_and_the_marker_placed_again() -> None:
    state = table_at("addis_abeba", "turquoise", "violet", "grey")
    join(state, 0, 0)
    join(state, 3, 0)
    join(state, 4, 0)
    do(state, "join addis_abeba_to_aswan")
    assert state.markers(0) == 0
    do(state, "step jidda turquoise no", "step aswan violet no", "complete_expedition addis_abeba_to_aswan")
    assert state.markers(0) == 1
    do(state, "step cairo grey no", "join cairo_to_lagos")
    assert state.joined[1] == 1


@rule("AF-32")
def test_joining_and_completing_are_never_forced() -> None:
    state = table_at("aswan", "violet")
    join(state, 2, 0)
    do(state, "step cairo violet no", "stop")
    assert on_display(state) == list(FIVE)
    assert state.joined[2] == 1
    assert state.active == 1


@rule("AF-33")
def test_an_emptied_space_stays_empty_until_the_turn_ends_and_nothing_slides() -> None:
    state = table_at("aswan")
    join(state, 2, 0)
    do(state, "complete_expedition addis_abeba_to_aswan")
    assert on_display(state) == [*FIVE[:2], None, *FIVE[3:]]
    do(state, "stop")
    after = on_display(state)
    assert after[:2] == list(FIVE[:2])
    assert after[3:] == list(FIVE[3:])
    assert after[2] not in (None, *FIVE)


@rule("AF-8")
def test_the_bank_never_runs_out() -> None:
    """The box holds coins worth 100 silver; nobody is paid less because others have them."""
    state = table_at("aswan")
    join(state, 2, 0)
    purse(state, 0, 96)
    purse(state, 1, 150)
    do(state, "complete_expedition addis_abeba_to_aswan")
    assert list(state.silver) == [98, 150]
