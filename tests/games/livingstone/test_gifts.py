"""Coins and gifts: what is taken, what is given, and what the others can know of it."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as some

from marula.core.chance import Seeded
from marula.core.match import Match
from marula.core.refusal import Illegal
from marula.core.setup import Setup
from marula.games.livingstone import GAME
from marula.games.livingstone.knowledge.view import View
from marula.games.livingstone.rules.actions import Give
from marula.games.livingstone.rules.events import CoinsTaken, FeePaid, GemMarketed, GemSold, GiftMade, TentPitched
from marula.games.livingstone.rules.state import State
from marula.lab.random_match import steps
from tests.games.livingstone.positions import camp, table
from tests.games.positions import do, offered, public, refused, whispers
from tests.rule import rule


@rule("LI-11")
@pytest.mark.parametrize("die", [1, 4, 6])
def test_as_many_coins_as_the_die_shows(die: int) -> None:
    state = table()
    told = do(state, f"take_die {die}", "take_coins")
    assert f"coins_taken 0 {die}" in public(told)
    assert state.purses[0] == 3 + die


@rule("LI-11", "LI-32")
def test_others_know_the_sum_and_not_the_split() -> None:
    state = table(3)
    do(state, "take_die 4", "take_coins", "give 5")
    own, other, onlooker = (seen(state, seat) for seat in (0, 1, -1))
    assert (own.purses[0], own.chests[0]) == (2, 5)
    for view in (other, onlooker):
        assert (view.coins[0], view.purses[0], view.chests[0]) == (7, -1, -1)
        assert (view.low[0], view.high[0]) == (1, 7)


@rule("LI-11", "LI-32")
def test_option_open_coins() -> None:
    state = table(3, open_coins=True)
    told = do(state, "take_die 4", "take_coins", "give 5")
    assert public(told)[-1] == "gift_shown 0 5"
    assert whispers(told) == []
    for seat in (0, 1, -1):
        assert (seen(state, seat).purses[0], seen(state, seat).chests[0]) == (2, 5)


@rule("LI-32")
def test_a_gift_is_told_and_its_size_is_not() -> None:
    state = table(3)
    told = do(state, "give 2")
    assert public(told) == ["gift_made 0"]
    assert whispers(told) == ["to 0: gift_counted 2"]
    assert (state.purses[0], state.chests[0]) == (1, 2)
    assert offered(state, "give") == ["give 1"]
    assert refused(state, "give 2") == "LI-32"
    assert offered(state, "take_die"), "no die is used up"


@rule("LI-32")
def test_any_number_of_coins_is_one_gift() -> None:
    state = table(3)
    state.purses[0] = 37
    assert offered(state, "give") == [f"give {coins}" for coins in range(1, 38)]
    do(state, "give 37")
    assert (state.purses[0], state.chests[0]) == (0, 37)
    assert (state.low[0], state.high[0]) == (1, 37)


@rule("LI-32")
@pytest.mark.parametrize("coins", [38, 99, 100, 5000])
def test_a_gift_larger_than_the_purse_is_refused(coins: int) -> None:
    """Also one that is larger than any gift on the list."""
    state = table(3)
    state.purses[0] = 37
    refusal = GAME.why_not(state, 0, Give(coins))
    assert refusal == Illegal("LI-32", {"coins": coins, "purse": 37})


@rule("LI-32")
@pytest.mark.parametrize("coins", [0, -1])
def test_a_gift_of_nothing_is_refused(coins: int) -> None:
    assert GAME.why_not(table(3), 0, Give(coins)) == Illegal("LI-32", case="least")


@rule("LI-32")
def test_a_gift_larger_than_any_gift_may_be_is_refused() -> None:
    """An owner's edition may fill a purse beyond the largest gift."""
    state = table(3)
    state.purses[0] = 150
    assert offered(state, "give")[-1] == "give 99"
    assert GAME.why_not(state, 0, Give(100)) == Illegal("LI-32", {"most": 99}, case="most")
    assert GAME.why_not(state, 0, Give(151)) == Illegal("LI-32", {"coins": 151, "purse": 150})


@rule("LI-32")
def test_in_revision_one_a_single_gift_had_a_limit() -> None:
    """Matches that began by revision 1 go on so: the edition's limit holds, and a gift may be repeated."""
    state = table(3, revision=1)
    state.purses[0] = 30
    assert offered(state, "give") == [f"give {coins}" for coins in range(1, 25)]
    assert refused(state, "give 25") == "LI-32 most"
    do(state, "give 24", "give 6")
    assert state.chests[0] == 30
    assert (state.low[0], state.high[0]) == (2, 30)


def test_someone_who_paid_five_had_at_least_five() -> None:
    """Sum 8, a gift, then 3 paid for a tent: the chest holds 1 to 5; a new gift makes it 2 to 5 again."""
    state = table(3, dice=(2, 3, 4, 5))
    state.purses[0] = 8
    state.boat = 4
    do(state, "give 1")
    assert (state.low[0], state.high[0]) == (1, 8)
    do(state, "take_die 2", "pitch_tent row_2 -")
    assert (state.low[0], state.high[0]) == (1, 5)
    do(state, "give 1")
    assert (state.low[0], state.high[0]) == (2, 5)


def test_a_fee_received_says_nothing_of_the_chest() -> None:
    state = table(3)
    camp(state, 1, 1, 1)
    state.chests[1] = 2
    state.purses[1] = 0
    state.low[1], state.high[1] = 1, 2
    do(state, "take_die 1", "pitch_tent row_1 -")
    assert (state.purses[1], state.low[1], state.high[1]) == (1, 1, 2)


def seen(state: State, seat: int) -> View:
    view = GAME.view(state, seat)
    assert isinstance(view, View)
    return view


class Watcher:
    """The slow obvious twin: every split that fits what was told so far, for one seat."""

    def __init__(self, coins: int) -> None:
        self.splits = {(coins, 0)}

    def earns(self, coins: int) -> None:
        self.splits = {(purse + coins, chest) for purse, chest in self.splits}

    def pays(self, coins: int) -> None:
        self.splits = {(purse - coins, chest) for purse, chest in self.splits if purse >= coins}

    def gives(self, most: int) -> None:
        self.splits = {
            (purse - gift, chest + gift) for purse, chest in self.splits for gift in range(1, min(purse, most) + 1)
        }


@rule("LI-32")
@given(seed=some.integers(0, 10**6), seats=some.integers(2, 5))
def test_the_bounds_are_exactly_what_an_attentive_onlooker_knows(seed: int, seats: int) -> None:
    match = Match.deal(GAME, Setup("livingstone", seats), Seeded(str(seed)))
    watchers = [Watcher(3) for _ in range(seats)]
    for now in steps(match, Seeded(f"{seed} choices")):
        state = now.state
        if now.over or not isinstance(state, State):
            break
        if now.version > 0:
            hear(watchers, now)
        for seat, watcher in enumerate(watchers):
            chests = {chest for _, chest in watcher.splits}
            assert chests == set(range(state.low[seat], state.high[seat] + 1))
            assert (state.purses[seat], state.chests[seat]) in watcher.splits


def hear(watchers: list[Watcher], match: Match) -> None:
    """What everyone was told of coins in the last decision. A tent's price and fees are paid together."""
    for told in match.journal[-1].events:
        if isinstance(told, CoinsTaken | GemSold | GemMarketed):
            watchers[told.seat].earns(told.coins)
        elif isinstance(told, TentPitched):
            watchers[told.seat].pays(told.coins)
        elif isinstance(told, FeePaid):
            watchers[told.seat].pays(told.coins)
            watchers[told.to].earns(told.coins)
        elif isinstance(told, GiftMade):
            watchers[told.seat].gives(99)


def test_imagined_splits_take_every_possible_value() -> None:
    state = table(3)
    do(state, "take_die 4", "take_coins", "give 5")
    chance = Seeded("splits")
    view = GAME.view(state, 1)
    worlds = [GAME.imagine(view, chance) for _ in range(200)]
    splits = {(world.purses[0], world.chests[0]) for world in worlds if isinstance(world, State)}
    assert splits == {(7 - chest, chest) for chest in range(1, 8)}
