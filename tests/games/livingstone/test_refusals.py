"""Refusals at the edges: the first and the last of a kind, and a purse that holds just enough."""

from __future__ import annotations

import pytest

from tests.games.livingstone.positions import camp, hold, table
from tests.games.positions import do, offered, refused
from tests.rule import rule


@rule("LI-38")
@pytest.mark.parametrize("field", ["field_1_1", "field_10_6"])
def test_a_tent_is_moved_only_from_a_field_with_an_own_one(field: str) -> None:
    """Also the first and the last field of the board."""
    state = table(2, dice=(2, 3))
    state.boat = 3
    camp(state, 0, 2, 5, tents=11)
    do(state, "take_die 2", "pitch_tent row_2 -")
    assert refused(state, f"move_tent {field}") == "LI-38 field"


@rule("LI-26", "LI-38")
def test_a_tent_is_moved_only_in_place_of_a_new_one() -> None:
    """The first field of each list is told apart from the last of the list before it."""
    state = table(2, dice=(2, 3))
    assert refused(state, "pitch_second_tent field_10_6") == "LI-26 card"
    assert refused(state, "move_tent field_1_1") == "LI-38 first"


@rule("LI-13", "LI-14")
def test_a_purse_that_holds_just_the_price_lacks_the_fee() -> None:
    state = table(3, dice=(2, 3))
    camp(state, 1, 1, 2)
    state.purses[0] = state.box.cost[0]
    do(state, "take_die 2")
    assert offered(state, "pitch_tent row_2") == []
    assert refused(state, "pitch_tent row_2 -") == "LI-14"
    state.purses[0] -= 1
    assert refused(state, "pitch_tent row_2 -") == "LI-13"
    state.purses[0] += 2
    assert offered(state, "pitch_tent row_2") == ["pitch_tent row_2 -"]


@rule("LI-13", "LI-21")
def test_a_free_tent_stands_in_the_row_of_the_die_too() -> None:
    state = table(3, dice=(2, 3))
    hold(state, 0, "free_tent")
    state.purses[0] = 0
    do(state, "take_die 2")
    assert refused(state, "pitch_tent row_4 free_tent") == "LI-13 row"
    assert refused(state, "pitch_tent row_4 -") == "LI-13 row"


@rule("LI-32")
def test_since_revision_two_a_gift_may_be_large() -> None:
    state = table(3, revision=2)
    state.purses[0] = 30
    assert offered(state, "give")[-1] == "give 30"
