"""Deal, dice and turns: who takes which die, when a round ends, how the boat goes on."""

from __future__ import annotations

import pytest

from marula.core.chance import Scripted
from marula.core.setup import VariantValue
from marula.games.livingstone import GAME
from marula.games.livingstone.rules.state import AFTER, DIE, TURN
from tests.games.livingstone.positions import board, camp, hold, keep, last_turn, set_dice, table
from tests.games.positions import do, offered, public, refused
from tests.rule import rule


@rule("LI-3")
def test_tents_coins_and_no_points() -> None:
    state = table(4)
    assert list(state.stock) == [11] * 4
    assert list(state.purses) == [3] * 4
    assert list(state.chests) == [0] * 4
    assert [column.total for column in GAME.score(state).columns] == [0] * 4


@rule("LI-5")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_two_dice_a_player_a_full_pile_and_the_boat_on_the_first_space(seats: int) -> None:
    luck = Scripted([face % 6 for face in range(2 * seats)])
    state = GAME.deal(board(seats), luck, None)
    assert luck.given == 2 * seats, "nothing but the dice needs luck: piles and bags are shuffled when drawn from"
    assert GAME.census(state)["dice"] == 2 * seats
    fresh = table(seats)
    assert sum(fresh.pile) == 27
    assert fresh.boat == 0


@rule("LI-6")
def test_the_next_player_rolls_and_starts_the_next_round() -> None:
    state = table(3)
    assert state.active == 0
    for starter in (1, 2, 0):
        boat = state.boat
        last_turn(state, boat)
        told = do(state, "end_turn", luck=(0, 1, 2, 3, 4, 5))
        assert public(told)[-1] == f"round_began {boat + 2} column_{boat + 2} {starter} 1,2,3,4,5,6"
        assert (state.active, state.starter) == (starter, starter)
        assert offered(state, "take_die") == [f"take_die {die}" for die in range(1, 7)]


@rule("LI-7")
def test_a_die_is_taken_and_then_used() -> None:
    state = table(3, dice=(2, 2, 5))
    assert offered(state, "take_die") == ["take_die 2", "take_die 5"]
    assert refused(state, "take_die 4") == "LI-7 none"
    assert refused(state, "dig") == "LI-7 take"
    do(state, "take_die 2")
    assert list(state.dice) == [0, 1, 0, 0, 1, 0]
    assert offered(state, "take_die") == []
    assert refused(state, "take_die 5") == "LI-7 use"
    assert refused(state, "end_turn") == "LI-7 use"
    assert {"draw_card", "take_coins", "dig", "pitch_tent row_2 -"} <= set(offered(state))
    do(state, "take_coins")
    assert state.phase == AFTER
    assert refused(state, "take_die 5") == "LI-7 once"
    assert refused(state, "take_coins") == "LI-7 once"
    do(state, "end_turn")
    assert (state.active, state.phase) == (1, TURN)


@rule("LI-8")
def test_every_further_die_must_be_higher() -> None:
    state = table(2, dice=(3, 3, 4, 2))
    do(state, "take_die 3", "take_coins", "end_turn", "take_die 2", "take_coins", "end_turn")
    assert offered(state, "take_die") == ["take_die 4"]
    assert refused(state, "take_die 3") == "LI-8"
    refusal = GAME.forbids(state, 0, 2)
    assert refusal.facts == {"die": 3, "last": 3}


@rule("LI-9")
def test_who_cannot_take_a_die_is_passed_over_and_one_may_go_on_alone() -> None:
    """The rulebook's example: A 1, B 6, C 1; A 4, B has no turn, C 2 and, because A cannot, C 3 as well."""
    state = table(3, dice=(1, 1, 2, 3, 4, 6))
    for die in (1, 6, 1, 4):
        do(state, f"take_die {die}", "take_coins", "end_turn")
    assert state.active == 2, "seat 1 is passed over"
    do(state, "take_die 2", "take_coins", "end_turn")
    assert state.active == 2, "seat 0 is passed over as well"
    told = do(state, "take_die 3", "take_coins", "end_turn")
    assert "round_ended 1 0" in public(told)


@rule("LI-9")
def test_a_round_ends_when_nobody_can_take_what_is_left() -> None:
    state = table(2, dice=(5, 5, 5, 5))
    do(state, "take_die 5", "take_coins", "end_turn")
    told = do(state, "take_die 5", "take_coins", "end_turn")
    assert "round_ended 1 2" in public(told)
    assert state.round == 2


@rule("LI-9")
def test_a_die_must_be_taken() -> None:
    state = table()
    assert refused(state, "pass_die") == "LI-9"
    assert refused(state, "end_turn") == "LI-9"


@rule("LI-9")
def test_option_pass_die() -> None:
    state = table(3, dice=(1, 2, 3, 4, 5, 6), pass_die=True)
    assert refused(state, "end_turn") == "LI-9 pass"
    told = do(state, "give 1", "pass_die")
    assert "die_passed 0" in public(told)
    do(state, "take_die 1", "take_coins", "end_turn", "take_die 2", "take_coins", "end_turn")
    assert state.active == 1, "seat 0 takes no more dice in this round"
    do(state, "take_die 3")
    assert refused(state, "pass_die") == "LI-7 use"
    do(state, "take_coins")
    assert refused(state, "pass_die") == "LI-7 once"
    do(state, "end_turn", "pass_die")
    told = do(state, "pass_die")
    assert "round_ended 1 3" in public(told)
    assert offered(state, "take_die"), "the next round begins with everyone in it"
    assert state.active == 1


@rule("LI-15")
def test_several_tents_in_a_column_in_one_round() -> None:
    state = table(2, dice=(1, 2, 3, 3))
    do(state, "take_die 1", "pitch_tent row_1 -", "end_turn", "take_die 3", "take_coins", "end_turn")
    do(state, "take_die 2", "pitch_tent row_2 -")
    assert state.stock[0] == 9


@rule("LI-34")
def test_the_boat_goes_on_and_the_match_ends_when_it_cannot() -> None:
    state = table(3)
    last_turn(state, 8)
    do(state, "end_turn")
    assert state.boat == 9
    assert GAME.turn(state) >= 0
    last_turn(state, 9)
    told = do(state, "end_turn")
    assert "match_ended 2" in public(told)
    assert GAME.waiting_on(state) == []


@rule("LI-20", "LI-16", "LI-32")
def test_free_actions_are_allowed_before_the_die_with_the_die_and_after_it() -> None:
    state = table()
    hold(state, 0, "lion", "rhino", "antelope")
    keep(state, 0, "red", "red", "red")
    for phase, card, then in ((TURN, "lion", "take_die 1"), (DIE, "rhino", "take_coins"), (AFTER, "antelope", "")):
        assert state.phase == phase
        do(state, f"play_card {card}", "sell_gem red", "give 1")
        assert state.phase == phase
        if then:
            do(state, then)
    assert state.chests[0] == 3


def test_a_turn_ends_unasked_only_where_everyone_sees_that_nothing_is_left() -> None:
    """No cards, no gems, and no coin that could be in the purse."""
    state = table(3)
    do(state, "take_die 1", "pitch_tent row_1 -", "end_turn")  # two coins left
    poor = table(3)
    poor.purses[0] = 1
    do(poor, "take_die 1", "pitch_tent row_1 -")
    assert poor.active == 1, "the only coin was paid in sight of all"


@pytest.mark.parametrize(("coins", "asked"), [(False, True), (True, False)])
def test_an_empty_purse_is_not_told_by_a_turn_that_ends(coins: VariantValue, asked: bool) -> None:
    """Two coins in one gift: the others cannot know that it was not one. With open coins they can."""
    state = table(3, open_coins=coins)
    do(state, "take_die 1", "pitch_tent row_1 -", "give 2")
    assert (state.active == 0) is asked
    if asked:
        assert offered(state) == ["end_turn"]


def test_cards_that_cannot_be_played_are_no_secret_told_either() -> None:
    state = table(3)
    hold(state, 0, "free_tent")
    state.purses[0] = 1
    do(state, "take_die 1", "pitch_tent row_1 -")
    assert offered(state) == ["end_turn"]


def test_somebody_elses_turn() -> None:
    state = table(3)
    assert len(GAME.codes(state, 1)) == 0
    set_dice(state, 6)
    camp(state, 1, 1, 1)
    assert len(GAME.codes(state, 2)) == 0


@rule("LI-9")
def test_the_end_of_a_round_passes_over_nobody() -> None:
    state = table(3, dice=(2, 4, 6))
    do(state, "take_die 6", "take_coins", "end_turn", "take_die 2", "take_coins", "end_turn")
    set_dice(state, 1, 4)
    told = do(state, "take_die 4", "take_coins", "end_turn")
    assert state.phase == TURN
    assert public(told)[-1].startswith("round_began"), "nobody can take a 1 after a 2, a 4 or a 6"
    assert not any(line.startswith("passed_over") for line in public(told))


@rule("LI-9")
def test_a_seat_that_is_passed_over_is_named() -> None:
    """With the last die it took: nothing higher is left for it."""
    state = table(4, dice=(3, 4, 5, 5, 6))
    for die in (6, 4, 5):
        do(state, f"take_die {die}", "take_coins", "end_turn")
    told = do(state, "take_die 3", "take_coins", "end_turn")
    assert public(told)[-2:] == ["turn_ended 3", "passed_over 0 6"]
    assert state.active == 1, "a 5 is higher than the 4 of seat 1"
    set_dice(state, 4)
    state.taken[1] = 0
    told = do(state, "take_die 4", "take_coins")
    set_dice(state, 4)
    told = do(state, "end_turn")
    assert public(told) == ["turn_ended 1", "passed_over 2 5"]
    assert state.active == 3


@rule("LI-9")
def test_whoever_passed_is_not_passed_over() -> None:
    state = table(3, dice=(1, 2, 3, 4, 5, 6), pass_die=True)
    do(state, "take_die 6", "take_coins", "end_turn", "pass_die", "take_die 1", "take_coins")
    assert public(do(state, "end_turn")) == ["turn_ended 2", "passed_over 0 6"]
    assert state.active == 2


@rule("LI-9")
@pytest.mark.parametrize("revision", [1, 2])
def test_older_matches_tell_what_they_told(revision: int) -> None:
    """A match file keeps every event, so those of older revisions stay the same."""
    state = table(3, dice=(1, 2, 3, 4, 5, 6), revision=revision)
    do(
        state,
        "take_die 6",
        "take_coins",
        "end_turn",
        "take_die 1",
        "take_coins",
        "end_turn",
        "take_die 2",
        "take_coins",
    )
    assert public(do(state, "end_turn")) == ["turn_ended 2"]
    assert state.active == 1
