"""Stones: digging, selling, the market, the white stone."""

from __future__ import annotations

from marula.games.livingstone import GAME
from marula.games.livingstone.rules.state import AFTER, MARKET, TURN, WHITE_STONE
from tests.games.livingstone.positions import bag, finish, hold, keep, kept, leave_in_bag, line, table
from tests.games.positions import do, offered, public, refused, whispers
from tests.rule import rule


@rule("LI-12", "LI-17")
def test_as_many_stones_as_the_die_shows() -> None:
    """Scripted: a transparent, a blue (15 are before it, one gone), a red, and a rubble."""
    state = table(dice=(4, 5))
    told = do(state, "take_die 4", "dig", luck=(0, 14, 23, 27))
    assert public(told)[-1] == "stones_drawn 0 transparent,blue,red,rubble"
    assert kept(state, 0) == ["transparent", "blue", "red"]
    assert list(state.side) == [0, 0, 0, 1, 0]
    assert sum(state.bag) == 56


@rule("LI-16", "LI-17")
def test_gems_are_sold_one_by_one_at_the_printed_price() -> None:
    state = table()
    keep(state, 0, "transparent", "blue", "blue", "red")
    assert offered(state, "sell") == ["sell_gem transparent", "sell_gem blue", "sell_gem red"]
    told = do(state, "sell_gem blue", "sell_gem red")
    assert public(told) == ["gem_sold 0 blue 3", "gem_sold 0 red 5"]
    assert state.purses[0] == 3 + 3 + 5
    assert kept(state, 0) == ["transparent", "blue"]
    assert list(state.side) == [0, 1, 1, 0, 0]
    assert refused(state, "sell_gem red") == "LI-16"


@rule("LI-18")
def test_mine_almost_empty_draw_what_is_there() -> None:
    state = table(dice=(5, 6))
    leave_in_bag(state, "blue", "rubble", "white")
    keep(state, 1, "blue")
    state.bag[1] += 1
    state.side[1] -= 1
    told = do(state, "take_die 6", "dig")
    assert public(told)[1] == "stones_drawn 0 blue,rubble,white"
    assert sum(state.bag) == 60 - 1, "all but the gem that seat 1 keeps"


@rule("LI-18")
def test_white_stone_in_the_middle_of_a_draw() -> None:
    """The full number is drawn, the gems of this draw are sold, side and draw go back, kept gems stay."""
    state = table(dice=(4, 5))
    keep(state, 0, "red")
    keep(state, 1, "blue")
    leave_in_bag(state, "transparent", "blue", "rubble", "rubble", "white")
    told = do(state, "take_die 4", "dig", luck=(0, 3, 0, 0))  # transparent, white, blue, rubble
    assert public(told)[1:] == [
        "stones_drawn 0 transparent,blue,rubble,white",
        "gem_sold 0 transparent 1",
        "gem_sold 0 blue 3",
        "bag_refilled 57",
    ]
    assert state.purses[0] == 3 + 1 + 3
    assert (kept(state, 0), kept(state, 1)) == (["red"], ["blue"])
    assert list(state.side) == [0, 0, 0, 0, 0]
    assert bag(state) == {"transparent": 15, "blue": 9, "red": 4, "rubble": 29, "white": 1}


@rule("LI-18", "LI-29")
def test_white_stone_among_three_stones() -> None:
    state = table(dice=(4, 5))
    hold(state, 0, "three_stones")
    leave_in_bag(state, "red", "rubble", "white")
    do(state, "play_card three_stones")
    assert state.purses[0] == 3 + 5
    assert (kept(state, 0), sum(state.bag), state.phase) == ([], 60, TURN)


@rule("LI-18")
def test_white_stone_alone_brings_the_side_back() -> None:
    state = table(dice=(1, 2))
    leave_in_bag(state, "white")
    told = do(state, "take_die 1", "dig")
    assert public(told)[1:] == ["stones_drawn 0 white", "bag_refilled 60"]
    assert sum(state.bag) == 60


@rule("LI-18", "LI-27")
def test_a_market_card_may_be_used_for_the_gems_of_the_white_stone() -> None:
    state = table(dice=(4, 5))
    hold(state, 0, "market", "lion")
    keep(state, 0, "transparent")
    leave_in_bag(state, "transparent", "blue", "red", "white")
    do(state, "take_die 4", "dig")
    assert state.phase == WHITE_STONE
    assert offered(state) == ["sell_drawn", "play_card market"]
    assert refused(state, "play_card lion") == "LI-18"
    do(state, "play_card market")
    assert offered(state) == [
        "sell_at_market transparent",
        "sell_at_market blue",
        "sell_at_market red",
        "close_market",
    ]
    told = do(state, "sell_at_market blue", "close_market")
    assert public(told) == [
        "gem_marketed 0 blue 2 2",
        "market_closed 0",
        "gem_sold 0 transparent 1",
        "gem_sold 0 red 5",
        "bag_refilled 59",
    ]
    assert (state.purses[0], state.market_points[0]) == (3 + 2 + 1 + 5, 2)
    assert kept(state, 0) == ["transparent"], "the one from before stays"
    assert state.phase == AFTER


@rule("LI-18", "LI-27")
def test_only_the_own_market_card_is_used_for_the_white_stone() -> None:
    """Seat 1 has one and seat 0 has not; then the other way round."""
    for holder, asked in ((1, ["play_card market"]), (0, [])):
        state = table(dice=(2, 5))
        hold(state, holder, "market")
        hold(state, 1, "lion")
        do(state, "take_die 5", "take_coins", "end_turn")
        leave_in_bag(state, "red", "white")
        do(state, "take_die 2", "dig", luck=(0, 0))
        assert offered(state, "play_card") == asked


@rule("LI-18", "LI-27")
def test_a_market_that_sells_the_whole_draw_still_refills_the_bag() -> None:
    state = table(dice=(2, 5))
    hold(state, 0, "market")
    leave_in_bag(state, "red", "white")
    told = do(state, "take_die 2", "dig", "play_card market", "sell_at_market red")
    assert public(told)[-3:] == ["gem_marketed 0 red 3 3", "market_closed 0", "bag_refilled 60"]
    assert sum(state.bag) == 60


@rule("LI-18")
def test_whoever_holds_cards_is_asked_about_the_white_stone_whatever_they_are() -> None:
    """To ask only holders of a Market card would tell the others who holds one."""
    state = table(dice=(2, 5))
    hold(state, 0, "lion")
    leave_in_bag(state, "red", "white")
    do(state, "take_die 2", "dig")
    assert offered(state) == ["sell_drawn"]
    assert refused(state, "play_card market") == "LI-20"
    do(state, "sell_drawn")
    assert (state.purses[0], sum(state.bag)) == (8, 60)
    assert refused(state, "sell_drawn") == "LI-18 none"


@rule("LI-18")
def test_option_white_stone_voluntary() -> None:
    state = table(dice=(2, 5), white_stone="voluntary")
    hold(state, 0, "market")
    leave_in_bag(state, "red", "white")
    do(state, "take_die 2", "dig")
    assert (kept(state, 0), state.purses[0], state.phase) == (["red"], 3, AFTER)
    assert sum(state.bag) == 59
    do(state, "sell_gem red")
    assert state.purses[0] == 8


@rule("LI-19")
def test_gems_left_are_points_and_rubble_is_not() -> None:
    state = table(3)
    keep(state, 1, "red", "transparent", "blue")
    state.bag[3] -= 5
    state.side[3] += 5
    finish(state)
    columns = GAME.score(state).columns
    assert [line(column, "gems").points for column in columns] == [0, 3, 0]
    assert [column.total for column in columns] == [0, 3, 0]


@rule("LI-27")
def test_the_market_gives_coins_and_points_until_it_is_closed() -> None:
    state = table()
    hold(state, 0, "market")
    assert refused(state, "play_card market") == "LI-27"
    assert refused(state, "sell_at_market red") == "LI-27 closed"
    assert refused(state, "close_market") == "LI-27 closed"
    keep(state, 0, "transparent", "blue", "red", "red")
    do(state, "play_card market")
    assert state.phase == MARKET
    do(state, "sell_at_market red", "sell_at_market blue", "sell_at_market transparent")
    assert (state.purses[0], state.market_points[0]) == (3 + 6, 6)
    assert refused(state, "sell_at_market blue") == "LI-27 gem"
    assert refused(state, "take_die 1") == "LI-27 open"
    do(state, "close_market")
    assert kept(state, 0) == ["red"]
    assert list(state.side) == [1, 1, 1, 0, 0]
    assert line(GAME.score(state).columns[0], "market").points == 6


@rule("LI-27")
def test_the_market_closes_with_the_last_gem() -> None:
    state = table()
    hold(state, 0, "market")
    keep(state, 0, "red")
    do(state, "play_card market", "sell_at_market red")
    assert state.phase == TURN


@rule("LI-16")
def test_hidden_gems_are_whispered_and_counted() -> None:
    state = table(dice=(3, 5), open_gems=False)
    told = do(state, "take_die 3", "dig", luck=(0, 14, 28))
    assert public(told)[-1] == "stones_hidden 0 2 1 no"
    assert whispers(told) == ["to 0: gems_found transparent,blue"]
    assert public(do(state, "sell_gem blue")) == ["gem_sold 0 blue 3"]


@rule("LI-18")
def test_hidden_gems_that_must_be_sold_are_shown() -> None:
    state = table(dice=(2, 5), open_gems=False)
    leave_in_bag(state, "red", "white")
    told = do(state, "take_die 2", "dig")
    assert "stones_drawn 0 red,white" in public(told)
    assert whispers(told) == []
    kind = table(dice=(2, 5), open_gems=False, white_stone="voluntary")
    leave_in_bag(kind, "red", "white")
    told = do(kind, "take_die 2", "dig")
    assert "stones_hidden 0 1 0 yes" in public(told)
    assert whispers(told) == ["to 0: gems_found red"]
