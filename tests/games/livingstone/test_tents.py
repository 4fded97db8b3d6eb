"""Tents: cost and fee, the cards that go with them, second tents, and tents that are moved."""

from __future__ import annotations

import pytest

from marula.core.refusal import Illegal
from marula.games.livingstone.rules.state import AFTER, MOVE, SECOND
from tests.games.livingstone.positions import camp, held, hold, last_turn, set_dice, table, tents
from tests.games.positions import do, offered, points, public, refused, why_refused
from tests.rule import rule


@rule("LI-13")
def test_a_tent_goes_where_boat_and_die_meet_and_costs_the_columns_price() -> None:
    state = table(dice=(4, 5))
    state.boat = 4
    do(state, "take_die 4")
    assert offered(state, "pitch") == ["pitch_tent row_4 -"]
    assert refused(state, "pitch_tent row_5 -") == "LI-13 row"
    told = do(state, "pitch_tent row_4 -")
    assert "tent_pitched 0 field_5_4 3" in public(told)
    assert tents(state, 0) == {"field_5_4": 1}
    assert (state.stock[0], state.purses[0]) == (10, 0)


@rule("LI-13")
def test_no_tent_without_the_coins() -> None:
    state = table(dice=(4, 5))
    state.boat = 6
    do(state, "take_die 4")
    assert offered(state, "pitch") == []
    assert refused(state, "pitch_tent row_4 -") == "LI-13"
    state.purses[0] = 4
    assert offered(state, "pitch") == ["pitch_tent row_4 -"]


@rule("LI-14")
def test_a_coin_to_each_other_player_on_the_field_however_many_tents() -> None:
    """Fee to several players without enough coins: not offered; with enough, each gets one."""
    state = table(4, dice=(2, 3))
    camp(state, 0, 1, 2)
    camp(state, 1, 1, 2, tents=3)
    camp(state, 3, 1, 2)
    camp(state, 2, 1, 3)
    state.purses[0] = 2
    do(state, "take_die 2")
    assert offered(state, "pitch") == []
    refusal = why_refused(state, "pitch_tent row_2 -")
    assert refusal == Illegal("LI-14", {"needed": 3, "purse": 2}), "the price of 1 and a coin to each of two players"
    state.purses[0] = 3
    told = do(state, "pitch_tent row_2 -")
    assert public(told)[:3] == ["tent_pitched 0 field_1_2 1", "fee_paid 0 1 1", "fee_paid 0 3 1"]
    assert list(state.purses) == [0, 4, 3, 4]


@rule("LI-21")
def test_a_free_tent_costs_neither_price_nor_fee() -> None:
    state = table(3, dice=(2, 3))
    camp(state, 1, 1, 2)
    state.purses[0] = 0
    do(state, "take_die 2")
    assert refused(state, "pitch_tent row_2 free_tent") == "LI-21"
    hold(state, 0, "free_tent")
    assert offered(state, "pitch") == ["pitch_tent row_2 free_tent"]
    told = do(state, "pitch_tent row_2 free_tent")
    assert public(told)[:2] == ["card_played 0 free_tent", "tent_pitched 0 field_1_2 0"]
    assert list(state.purses) == [0, 3, 3]
    assert held(state, 0) == []
    assert state.played[0] == 1


@rule("LI-21", "LI-24")
@pytest.mark.parametrize("cards", [("free_tent",), ("free_tent", "any_row")])
def test_a_free_tent_costs_nothing_with_a_full_purse_either(cards: tuple[str, ...]) -> None:
    """Coins that could pay price and fee stay where they are."""
    row = 2 if len(cards) == 1 else 5
    state = table(3, dice=(2, 3))
    camp(state, 1, 1, row)
    camp(state, 2, 1, row)
    state.purses[0] = 20
    hold(state, 0, *cards)
    told = do(state, "take_die 2", f"pitch_tent row_{row} {','.join(cards)}")
    assert f"tent_pitched 0 field_1_{row} 0" in public(told)
    assert not [word for word in public(told) if word.startswith("fee_paid")]
    assert list(state.purses) == [20, 3, 3]


@rule("LI-23")
def test_any_row_goes_anywhere_in_the_column_and_waives_neither_price_nor_fee() -> None:
    state = table(3, dice=(2, 3))
    camp(state, 1, 1, 5)
    camp(state, 2, 1, 5)
    state.purses[0] = 2
    do(state, "take_die 2")
    assert refused(state, "pitch_tent row_4 any_row") == "LI-23"
    hold(state, 0, "any_row")
    assert offered(state, "pitch") == [
        "pitch_tent row_1 any_row",
        "pitch_tent row_2 -",
        "pitch_tent row_3 any_row",
        "pitch_tent row_4 any_row",
        "pitch_tent row_6 any_row",
    ]
    assert refused(state, "pitch_tent row_5 any_row") == "LI-14"
    assert refused(state, "pitch_tent row_2 any_row") == "LI-23 own"
    do(state, "pitch_tent row_6 any_row")
    assert tents(state, 0) == {"field_1_6": 1}
    assert (state.purses[0], held(state, 0)) == (1, [])


@rule("LI-24")
def test_free_tent_and_any_row_together_on_one_die() -> None:
    state = table(3, dice=(2, 3))
    camp(state, 1, 1, 5)
    state.purses[0] = 0
    hold(state, 0, "any_row", "free_tent")
    do(state, "take_die 2")
    told = do(state, "pitch_tent row_5 free_tent,any_row")
    assert public(told)[:3] == ["card_played 0 free_tent", "card_played 0 any_row", "tent_pitched 0 field_1_5 0"]
    assert (list(state.purses), held(state, 0)) == ([0, 3, 3], [])
    assert list(state.dice) == [0, 0, 1, 0, 0, 0]


@rule("LI-26")
def test_a_second_tent_joins_a_scored_one_without_die_and_cost() -> None:
    state = table()
    hold(state, 0, "second_tent")
    assert refused(state, "play_card second_tent") == "LI-26"
    state.boat = 3
    camp(state, 0, 2, 5)
    camp(state, 1, 2, 5)
    camp(state, 0, 4, 1)
    state.purses[0] = 0
    do(state, "play_card second_tent")
    assert state.phase == SECOND
    assert offered(state) == ["pitch_second_tent field_2_5"], "not in the boat's column"
    assert refused(state, "pitch_second_tent field_4_1") == "LI-26 field"
    assert refused(state, "take_die 1") == "LI-26 first"
    before = points(state, 0)
    do(state, "pitch_second_tent field_2_5")
    assert tents(state, 0) == {"field_2_5": 2, "field_4_1": 1}
    assert state.stock[0] == 8
    gained = points(state, 0) - before
    assert gained == 2, "nothing for the tent itself, but the tie in row 5 (2 of 4 points) is a majority now"
    assert offered(state, "take_die"), "the die is still to be taken"


@rule("LI-26", "LI-33")
def test_a_rounds_scoring_makes_its_tents_scored_ones() -> None:
    state = table(dice=(4,))
    hold(state, 0, "second_tent")
    do(state, "take_die 4", "pitch_tent row_4 -")
    assert refused(state, "play_card second_tent") == "LI-26", "still in the boat's column, and not scored"
    do(state, "end_turn")
    assert state.boat == 1
    state.active = 0
    do(state, "play_card second_tent")
    assert offered(state) == ["pitch_second_tent field_1_4"]


@rule("LI-26")
def test_a_second_tent_needs_one_in_stock() -> None:
    state = table(2)
    state.boat = 3
    camp(state, 0, 2, 5, tents=11)
    hold(state, 0, "second_tent")
    assert refused(state, "play_card second_tent") == "LI-26 stock"
    assert refused(state, "pitch_second_tent field_2_5") == "LI-26 card"


@rule("LI-26", "LI-28")
def test_tents_in_a_column_left_by_boat_back_are_not_scored_yet() -> None:
    state = table(dice=(1, 2, 3))
    state.boat = 3
    camp(state, 0, 3, 6)
    hold(state, 0, "boat_back", "second_tent")
    do(state, "take_die 1", "pitch_tent row_1 -")
    assert offered(state, "play_card") == ["play_card second_tent", "play_card boat_back"]
    do(state, "play_card boat_back")
    assert refused(state, "play_card second_tent") == "LI-26", "the scored one is in the boat's column now"


@rule("LI-26", "LI-28")
def test_a_tent_built_in_a_column_that_scores_again_is_not_scored_itself() -> None:
    """Boat back, a tent on a field without an own one, boat back again: that tent has never been scored."""
    state = table(dice=(1, 2, 3))
    state.boat = 3
    state.pile[8] += 1  # an edition with two Boat back cards
    hold(state, 0, "boat_back", "boat_back", "second_tent")
    camp(state, 0, 3, 5)
    do(state, "play_card boat_back", "take_die 1", "pitch_tent row_1 -", "play_card boat_back", "play_card second_tent")
    assert offered(state) == ["pitch_second_tent field_3_5"]


@rule("LI-26", "LI-28", "LI-33")
def test_a_second_tent_scores_when_the_boat_comes_back() -> None:
    state = table(dice=(1,))
    state.boat = 3
    camp(state, 0, 3, 6)
    hold(state, 0, "second_tent", "boat_back")
    do(state, "play_card second_tent", "pitch_second_tent field_3_6")
    do(state, "play_card boat_back", "take_die 1", "take_coins")
    told = do(state, "end_turn")
    assert "column_scored 0 column_3 2 12" in public(told)


@rule("LI-21")
def test_a_free_tent_is_that_of_the_seat_that_holds_it() -> None:
    state = table(3, dice=(2, 2, 3))
    hold(state, 1, "free_tent")
    do(state, "take_die 2")
    assert offered(state, "pitch") == ["pitch_tent row_2 -"]
    do(state, "take_coins", "end_turn", "take_die 2")
    assert state.active == 1
    assert offered(state, "pitch") == ["pitch_tent row_2 -", "pitch_tent row_2 free_tent"]


@rule("LI-38")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_three_and_more_players_without_tents_cannot_build(seats: int) -> None:
    state = table(seats, dice=(2, 3))
    state.boat = 3
    camp(state, 0, 2, 5, tents=11)
    hold(state, 0, "free_tent")
    do(state, "take_die 2")
    assert offered(state, "pitch") == []
    assert refused(state, "pitch_tent row_2 -") == "LI-38 none"
    assert refused(state, "pitch_tent row_2 free_tent") == "LI-38 none"
    assert refused(state, "move_tent field_2_5") == "LI-38 first"


@rule("LI-38")
def test_two_players_without_tents_move_one_and_pay_as_for_a_new_one() -> None:
    state = table(2, dice=(2, 3))
    state.boat = 3
    camp(state, 0, 2, 5, tents=9)
    camp(state, 0, 4, 2)
    camp(state, 0, 1, 1)
    camp(state, 1, 4, 2)
    state.column_points[1] = 45
    do(state, "take_die 2")
    assert offered(state, "pitch") == ["pitch_tent row_2 -"]
    do(state, "pitch_tent row_2 -")
    assert (state.phase, list(state.purses)) == (MOVE, [0, 4])
    assert offered(state) == ["move_tent field_1_1", "move_tent field_2_5"]
    assert refused(state, "move_tent field_4_2") == "LI-38 same"
    assert refused(state, "move_tent field_9_2") == "LI-38 field"
    assert refused(state, "end_turn") == "LI-38 choose"
    told = do(state, "move_tent field_2_5")
    assert public(told)[0] == "tent_moved 0 field_2_5"
    assert tents(state, 0) == {"field_1_1": 1, "field_2_5": 8, "field_4_2": 2}
    assert state.column_points[1] == 45, "what it has earned stays"
    assert state.stock[0] == 0
    assert state.target == -1, "no tent is waiting to be moved"


@rule("LI-38", "LI-21")
def test_a_tent_can_be_moved_for_free() -> None:
    state = table(2, dice=(2, 3))
    state.boat = 3
    camp(state, 0, 2, 5, tents=11)
    state.purses[0] = 0
    hold(state, 0, "free_tent")
    do(state, "take_die 2", "pitch_tent row_2 free_tent", "move_tent field_2_5")
    assert tents(state, 0) == {"field_2_5": 10, "field_4_2": 1}


@rule("LI-38")
def test_with_every_tent_on_the_target_there_is_none_to_move() -> None:
    state = table(2, dice=(2, 3))
    camp(state, 0, 1, 2, tents=11)
    do(state, "take_die 2")
    assert offered(state, "pitch") == []
    assert refused(state, "pitch_tent row_2 -") == "LI-38 none"


@rule("LI-38", "LI-26")
def test_of_several_tents_on_a_field_one_never_scored_is_moved_first() -> None:
    state = table(2, dice=(2, 3))
    state.boat = 3
    camp(state, 0, 2, 5, tents=2, scored=1)
    camp(state, 0, 1, 1, tents=9)
    do(state, "take_die 2", "pitch_tent row_2 -", "move_tent field_2_5")
    at = 1 * 6 + 4
    assert (state.tents[at], state.scored[at]) == (1, 1)
    last_turn(state, 3)
    do(state, "end_turn")
    set_dice(state, 3)
    state.active = 0
    state.purses[0] = 9
    do(state, "take_die 3", "pitch_tent row_3 -", "move_tent field_2_5")
    assert (state.tents[at], state.scored[at]) == (0, 0)
    assert state.phase == AFTER
