"""Cards: drawn, held, played, and the collapse."""

from __future__ import annotations

import pytest

from marula.core import fields
from marula.core.chance import Seeded
from marula.games.livingstone import GAME
from marula.games.livingstone.rules.state import AFTER, TURN, State
from tests.games.livingstone.positions import (
    bag,
    camp,
    finish,
    held,
    hold,
    keep,
    kept,
    last_turn,
    leave_in_bag,
    leave_in_pile,
    line,
    table,
)
from tests.games.positions import do, index, offered, public, refused, whispers, why_refused
from tests.rule import rule


@rule("LI-10")
@pytest.mark.parametrize("die", [1, 6])
def test_one_card_whatever_the_die_shows(die: int) -> None:
    state = table(dice=(1, 6))
    leave_in_pile(state, "lion", "market", "mine_collapse")
    told = do(state, f"take_die {die}", "draw_card", luck=(1,))
    assert public(told)[1:] == ["card_drawn 0"]
    assert whispers(told) == ["to 0: card_seen market"]
    assert held(state, 0) == ["market"]


@rule("LI-10")
def test_any_number_of_cards_may_be_held() -> None:
    state = table(dice=(1, 6))
    everything = [word for card, word in enumerate(state.board.tables["card"]) for _ in range(state.pile[card])]
    everything.remove("mine_collapse")
    everything.remove("lion")
    hold(state, 0, *everything)
    do(state, "take_die 1", "draw_card")
    assert len(held(state, 0)) == 26


@rule("LI-20")
def test_a_card_is_played_in_the_own_turn_and_goes_to_the_played_ones() -> None:
    state = table()
    hold(state, 0, "four_coins")
    hold(state, 1, "lion")
    assert refused(state, "play_card lion") == "LI-20"
    told = do(state, "play_card four_coins")
    assert public(told) == ["card_played 0 four_coins", "coins_taken 0 4"]
    assert state.played[10] == 1
    assert held(state, 0) == []


@rule("LI-30")
def test_four_coins() -> None:
    state = table()
    hold(state, 0, "four_coins")
    do(state, "play_card four_coins")
    assert state.purses[0] == 7


@rule("LI-22")
def test_two_dice_are_taken_and_used_one_after_the_other() -> None:
    state = table(3, dice=(2, 3, 5, 6, 6, 6))
    hold(state, 0, "two_dice")
    do(state, "play_card two_dice")
    assert offered(state, "take_die") == ["take_die 2", "take_die 3", "take_die 5"], "the first leaves a higher one"
    assert refused(state, "take_die 6") == "LI-22 second"
    assert why_refused(state, "take_die 6").facts == {"die": 6}
    do(state, "take_die 3", "take_coins")
    assert state.phase == TURN
    assert offered(state, "take_die") == ["take_die 5", "take_die 6"]
    do(state, "take_die 5", "take_coins")
    assert (state.phase, state.purses[0]) == (AFTER, 11)
    do(state, "end_turn")
    assert state.active == 1


@rule("LI-22")
def test_two_dice_with_no_second_die_left() -> None:
    state = table(3, dice=(4, 4))
    hold(state, 0, "two_dice")
    assert offered(state, "play_card") == []
    assert refused(state, "play_card two_dice") == "LI-22"
    other = table(3, dice=(2, 6))
    other.taken[0] = 4  # a three was taken before
    hold(other, 0, "two_dice")
    assert refused(other, "play_card two_dice") == "LI-22"


@rule("LI-22")
def test_two_dice_is_played_before_the_die_is_taken() -> None:
    state = table(3)
    hold(state, 0, "two_dice")
    do(state, "take_die 1")
    assert refused(state, "play_card two_dice") == "LI-22 late"
    do(state, "take_coins")
    assert refused(state, "play_card two_dice") == "LI-22 late"


@rule("LI-22")
def test_two_cards_two_dice_make_three() -> None:
    state = table(3, dice=(1, 2, 3, 3))
    hold(state, 0, "two_dice", "two_dice")
    do(state, "play_card two_dice", "play_card two_dice")
    assert offered(state, "take_die") == ["take_die 1"]
    do(state, "take_die 1", "take_coins", "take_die 2", "take_coins", "take_die 3", "take_coins", "end_turn")
    assert state.active == 1


@rule("LI-25")
def test_animals_are_points() -> None:
    state = table()
    hold(state, 0, "lion", "rhino", "antelope")
    told = do(state, "play_card lion", "play_card rhino", "play_card antelope")
    assert "points_gained 0 4" in public(told)
    assert state.animal_points[0] == 4 + 3 + 2


@rule("LI-25", "LI-36")
def test_animals_are_played_after_the_last_round_and_nothing_else_is() -> None:
    state = table(3)
    hold(state, 1, "lion", "antelope", "antelope", "market", "four_coins")
    keep(state, 1, "red")
    told = public(finish(state))
    assert "hand_shown 1 lion,antelope,antelope,market,four_coins" in told
    assert told.count("card_played 1 antelope") == 2
    assert held(state, 1) == ["market", "four_coins"]
    column = GAME.score(state).columns[1]
    assert (line(column, "animals").points, line(column, "gems").points) == (8, 1)
    assert state.purses[1] == 3


@rule("LI-28")
def test_boat_back_repeats_a_column_and_lengthens_the_match() -> None:
    state = table(dice=(1, 2))
    hold(state, 0, "boat_back")
    state.boat = 3
    camp(state, 0, 3, 6)
    camp(state, 1, 3, 2)
    camp(state, 1, 4, 5)
    do(state, "take_die 1")
    told = do(state, "play_card boat_back")
    assert public(told) == ["card_played 0 boat_back", "boat_went_back 0 column_3"]
    assert (state.boat, state.die) == (2, 1)
    told = do(state, "pitch_tent row_1 -")
    assert "tent_pitched 0 field_3_1 2" in public(told), "tents go only there now, at that column's cost"
    last_turn(state, 2)
    told = do(state, "end_turn")
    assert "column_scored 0 column_3 2 7" in public(told)
    assert "column_scored 1 column_3 1 2" in public(told)
    assert not [word for word in public(told) if "column_4" in word and "scored" in word]
    assert state.boat == 3, "where it came from"


@rule("LI-28")
def test_boat_back_not_on_the_first_space() -> None:
    state = table()
    hold(state, 0, "boat_back")
    assert offered(state, "play_card") == []
    assert refused(state, "play_card boat_back") == "LI-28"


@rule("LI-28")
def test_boat_back_in_the_last_column_adds_a_round() -> None:
    state = table()
    last_turn(state, 9)
    hold(state, 0, "boat_back")
    do(state, "play_card boat_back", "end_turn")
    assert (state.boat, GAME.turn(state) >= 0) == (9, True)
    last_turn(state, 9)
    do(state, "end_turn")
    assert GAME.turn(state) == -1


@rule("LI-28")
def test_boat_back_has_a_limit_so_that_every_match_ends() -> None:
    state = table()
    state.boat = 4
    hold(state, 0, "boat_back")
    state.boats_back = 9
    assert offered(state, "play_card") == ["play_card boat_back"]
    state.boats_back = 10
    assert refused(state, "play_card boat_back") == "LI-28 limit"


@rule("LI-29")
def test_three_stones_without_a_die() -> None:
    state = table()
    hold(state, 0, "three_stones")
    told = do(state, "play_card three_stones", luck=(0, 0, 28))
    assert public(told) == ["card_played 0 three_stones", "stones_drawn 0 transparent,transparent,rubble"]
    assert kept(state, 0) == ["transparent", "transparent"]
    assert state.phase == TURN


@rule("LI-31")
def test_the_collapse_takes_all_stones_and_shuffles_all_cards_but_hands() -> None:
    state = table(3, dice=(1, 2))
    keep(state, 0, "red")
    keep(state, 2, "blue", "blue")
    leave_in_bag(state, "white", "rubble")
    hold(state, 1, "lion")
    leave_in_pile(state, "rhino", "market", "mine_collapse")
    told = do(state, "take_die 1", "draw_card", luck=(2, 0))
    assert public(told)[1:] == [
        "mine_collapsed 0",
        "gems_lost 0 1",
        "gems_lost 2 2",
        "card_drawn 0",
        "cards_shuffled 25",
    ]
    assert whispers(told) == ["to 0: card_seen rhino"], "from the rest of the pile, before it is shuffled"
    assert [kept(state, seat) for seat in range(3)] == [[], [], []]
    assert bag(state) == {"transparent": 15, "blue": 10, "red": 5, "rubble": 29, "white": 1}
    assert list(state.purses) == [3, 3, 3], "nothing is sold in reply"
    assert (sum(state.pile), sum(state.played), state.pile[11]) == (25, 0, 1)
    assert (held(state, 0), held(state, 1)) == (["rhino"], ["lion"])


@rule("LI-31")
def test_collapse_as_the_last_card_of_the_pile() -> None:
    """The card in its place comes from the played ones; the collapse itself cannot come again."""
    state = table(3, dice=(1, 2))
    leave_in_pile(state, "mine_collapse")
    told = do(state, "take_die 1", "draw_card", luck=(0, 25))
    assert whispers(told) == ["to 0: card_seen four_coins"]
    assert (sum(state.pile), sum(state.played), state.pile[11]) == (26, 0, 1)


@rule("LI-31")
def test_what_is_remembered_of_a_shuffle_is_stored_too() -> None:
    state = table(3, dice=(1, 2))
    hold(state, 1, "lion")
    leave_in_pile(state, "rhino", "market", "mine_collapse")
    do(state, "take_die 1", "draw_card", luck=(2, 0))
    stored = fields.write(state)
    assert len(stored["card_recall"]) == 1  # type: ignore[arg-type]
    assert fields.write(fields.read(State, state.board, stored)) == stored


@rule("LI-31")
def test_a_single_played_card_that_replaces_the_collapse_is_known_to_all() -> None:
    """Nothing else lay there, so whoever drew it holds it: everyone can work that out."""
    state = table(3, dice=(1, 2))
    for card, word in enumerate(state.board.tables["card"]):
        if word not in ("mine_collapse", "lion"):
            hold(state, 1, *[word] * state.pile[card])
    hold(state, 1, *["lion"] * (state.pile[index(state, "card", "lion")] - 1))
    leave_in_pile(state, "mine_collapse")
    assert sum(state.played) == 1
    do(state, "take_die 1", "draw_card", luck=(0, 0))
    assert held(state, 0) == ["lion"]
    for seed in range(5):
        world = GAME.imagine(GAME.view(state, 2), Seeded(str(seed)))
        assert isinstance(world, State)
        assert held(world, 0) == ["lion"]


@rule("LI-31")
def test_collapse_with_every_other_card_in_hands() -> None:
    state = table(3, dice=(1, 2))
    keep(state, 1, "red")
    for card, word in enumerate(state.board.tables["card"]):
        if word != "mine_collapse":
            hold(state, 1, *[word] * state.pile[card])
    told = do(state, "take_die 1", "draw_card")
    assert public(told)[1:] == ["mine_collapsed 0", "gems_lost 1 1", "cards_shuffled 1"]
    assert (held(state, 0), state.pile[11]) == ([], 1)
