"""Scoring and the end: columns, majorities, gems, gifts, and every way to end."""

from __future__ import annotations

import pytest

from marula.games.livingstone import GAME
from marula.games.livingstone.rules.scoring import GIFTS
from marula.games.livingstone.rules.state import State
from tests.games.livingstone.positions import camp, finish, gift, hold, last_turn, line, table
from tests.games.positions import do, public
from tests.rule import rule


@rule("LI-33")
def test_only_the_boats_column_scores_and_every_tent_in_full() -> None:
    state = table(3)
    camp(state, 0, 1, 6, tents=2)
    camp(state, 0, 1, 1)
    camp(state, 1, 1, 6)
    camp(state, 1, 2, 4)
    last_turn(state, 0)
    told = do(state, "end_turn")
    scored = [word for word in public(told) if word.startswith("column_scored")]
    assert scored == ["column_scored 0 column_1 3 13", "column_scored 1 column_1 1 6"]
    assert state.column_points[0 * 10 + 0] == 13
    assert state.column_points[1 * 10 + 0] == 6
    assert sum(state.column_points) == 19


@rule("LI-35")
@pytest.mark.parametrize("row", [1, 2, 3, 4, 5, 6])
def test_majority_ties_in_every_row(row: int) -> None:
    """Alone: all; two: half; three: a third, rounded down; who has fewer gets nothing."""
    whole = [12, 10, 8, 6, 4, 2][row - 1]
    for leaders in (1, 2, 3):
        state = table(4)
        state.boat = 5
        for seat in range(leaders):
            camp(state, seat, 1 + seat, row, tents=2)
        camp(state, 3, 1, row)
        told = finish(state)
        shares = [points_of(state, seat, "row") for seat in range(4)]
        assert shares == [whole // leaders] * leaders + [0] * (4 - leaders)
        assert f"majority_scored row_{row} 0 2 {whole // leaders}" in public(told)


@rule("LI-35")
def test_ten_points_among_three_are_three_each() -> None:
    state = table(3)
    for seat in range(3):
        camp(state, seat, 1, 2)
    finish(state)
    assert [points_of(state, seat, "row") for seat in range(3)] == [3, 3, 3]


@rule("LI-35")
def test_a_row_without_tents_gives_nothing() -> None:
    state = table(3)
    finish(state)
    assert [column.total for column in GAME.score(state).columns] == [0, 0, 0]


def points_of(state: object, seat: int, what: str) -> int:
    sheet = GAME.score(state)
    return sum(line.points for line in sheet.columns[seat].lines if line.what == what)


@rule("LI-37")
def test_whoever_gave_least_is_out_one_or_several() -> None:
    state = table(4)
    for seat, coins in enumerate((2, 5, 2, 3)):
        gift(state, seat, coins)
    state.animal_points[0] = 50
    told = finish(state)
    assert public(told)[-6:] == [
        "chest_opened 0 2",
        "chest_opened 1 5",
        "chest_opened 2 2",
        "chest_opened 3 3",
        "seat_out 0 2",
        "seat_out 2 2",
    ]
    sheet = GAME.score(state)
    assert [column.out for column in sheet.columns] == [True, False, True, False]
    assert sheet.winners == (1,), "no points here: the larger gift wins"
    assert [standing < 0 for standing in GAME.standings(state)] == [True, False, True, False]


@rule("LI-37")
def test_most_points_among_the_rest_win() -> None:
    state = table(3)
    for seat, coins in enumerate((1, 2, 9)):
        gift(state, seat, coins)
    state.animal_points[0] = 99
    state.animal_points[1] = 7
    state.animal_points[2] = 6
    finish(state)
    assert GAME.score(state).winners == (1,)


def four_with_eight_points() -> State:
    """The end of a match: the first gave too little, the last two gave most."""
    state = table(4)
    for seat, coins in enumerate((1, 4, 6, 6)):
        gift(state, seat, coins)
        state.animal_points[seat] = 8
    finish(state)
    return state


@rule("LI-37")
def test_tie_break_by_gift_and_then_a_shared_win() -> None:
    state = four_with_eight_points()
    assert GAME.score(state).winners == (2, 3)
    state.chests[3] = 7
    assert GAME.score(state).winners == (3,)


@rule("LI-37")
def test_standings_break_a_tie_by_the_gift_and_never_more() -> None:
    """Bots and studies read the standings and not the score sheet: both must name the same winners."""
    state = four_with_eight_points()
    out, less, more, same = GAME.standings(state)
    assert (out, more) == (-1, same)
    assert 0 <= less < more
    state.chests[3] = 7
    assert GAME.standings(state)[3] > more, "the larger gift is ahead"
    state.animal_points[1] = 9
    assert GAME.standings(state)[1] > GAME.standings(state)[3], "a point counts more than any gift"


@rule("LI-36", "LI-37")
@pytest.mark.parametrize("animal", ["lion", "rhino", "antelope"])
def test_standings_count_what_the_sheet_counts(animal: str) -> None:
    """For every seat that is not out: its own columns, and an animal that is still in its hand."""
    state = table(4)
    for seat, coins in enumerate((1, 5, 6, 7)):
        gift(state, seat, coins)
        hold(state, seat, *([animal] if seat == 2 else []))
        state.column_points[seat * state.box.columns + seat] = 3 + seat
    totals = [column.total for column in GAME.score(state).columns]
    out, *others = GAME.standings(state)
    assert out == -1
    assert [divmod(place, int(GIFTS)) for place in others] == list(zip(totals[1:], (5, 6, 7), strict=True))


@rule("LI-37")
@pytest.mark.parametrize("coins", [0, 3])
def test_all_donors_tied_and_nobody_wins(coins: int) -> None:
    state = table(3)
    for seat in range(3):
        gift(state, seat, coins)
    finish(state)
    sheet = GAME.score(state)
    assert sheet.winners == ()
    assert GAME.standings(state) == [-1, -1, -1]


@rule("LI-39")
def test_two_players_check_the_gifts_with_four_dice() -> None:
    """Exactly the sum is enough; the smaller gift alone puts nobody out."""
    state = table(2)
    gift(state, 0, 10)
    gift(state, 1, 11)
    told = finish(state, luck=(0, 1, 2, 3))
    assert "queen_rolled 1,2,3,4 10" in public(told)
    assert not [word for word in public(told) if word.startswith("seat_out")]
    assert GAME.score(state).winners == (1,)
    assert line(GAME.score(state).columns[0], "gift").facts == {"coins": 10, "needed": 10}


@rule("LI-39")
def test_the_two_player_check_where_both_lose() -> None:
    state = table(2)
    gift(state, 0, 22)
    gift(state, 1, 23)
    told = finish(state, luck=(5, 5, 5, 5))
    assert public(told)[-3:] == ["queen_rolled 6,6,6,6 24", "seat_out 0 22", "seat_out 1 23"]
    assert GAME.score(state).winners == ()


@rule("LI-39")
def test_the_two_player_check_where_one_loses() -> None:
    state = table(2)
    gift(state, 0, 9)
    gift(state, 1, 10)
    state.animal_points[0] = 30
    finish(state, luck=(0, 1, 2, 3))
    assert GAME.score(state).winners == (1,)


@rule("LI-36", "LI-19")
def test_the_sheet_says_it_line_by_line() -> None:
    state = table(3)
    state.boat = 2
    camp(state, 0, 1, 2)
    camp(state, 0, 2, 2)
    state.column_points[0] = 2
    state.column_points[1] = 2
    state.market_points[0] = 4
    state.gems[0] = 2
    state.bag[0] -= 2
    state.hands[3] = 1
    state.pile[3] -= 1
    for seat, coins in enumerate((3, 1, 2)):
        gift(state, seat, coins)
    before = GAME.score(state).columns[0]
    finish(state)
    column = GAME.score(state).columns[0]
    assert column == before, "the sheet says at any moment how it would end"
    assert [(line.what, line.points) for line in column.lines] == [
        ("column", 2),
        ("column", 2),
        ("row", 10),
        ("market", 4),
        ("gems", 2),
        ("animals", 4),
        ("gift", 0),
    ]
    assert column.total == 24
