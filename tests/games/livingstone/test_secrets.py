"""Secrets: what views show, and that imagined worlds fit everything that was seen."""

from __future__ import annotations

from marula.core.chance import Seeded
from marula.games.livingstone import GAME
from marula.games.livingstone.knowledge.view import View
from marula.games.livingstone.rules.mine import sell
from marula.games.livingstone.rules.state import State
from tests.games.livingstone.positions import finish, held, hold, keep, kept, leave_in_pile, set_dice, table
from tests.games.positions import do
from tests.rule import rule


def seen(state: State, seat: int) -> View:
    view = GAME.view(state, seat)
    assert isinstance(view, View)
    return view


def worlds(state: State, seat: int, number: int = 200) -> list[State]:
    chance = Seeded("worlds")
    view = GAME.view(state, seat)
    found = [GAME.imagine(view, chance) for _ in range(number)]
    return [world for world in found if isinstance(world, State)]


@rule("LI-10", "LI-20")
def test_hands_are_secret_and_their_size_is_not() -> None:
    state = table(3)
    hold(state, 0, "lion", "market")
    assert sum(seen(state, 0).hands) == 2
    for seat in (1, 2, -1):
        view = seen(state, seat)
        assert sum(view.hands) == 0
        assert list(view.hand_sizes) == [2, 0, 0]
        assert list(view.unseen_cards) == list(state.box.cards)
    hands = {tuple(held(world, 0)) for world in worlds(state, 1)}
    assert len(hands) > 20
    assert all("mine_collapse" not in hand for hand in hands), "nobody ever holds it"


@rule("LI-12")
def test_the_bag_can_be_counted() -> None:
    state = table(3)
    keep(state, 0, "red", "blue")
    view = seen(state, 1)
    assert list(view.unseen_stones) == list(state.bag)
    assert list(view.gems) == list(state.gems)


@rule("LI-16")
def test_hidden_gems_are_counted_and_their_colours_imagined() -> None:
    state = table(3, open_gems=False)
    do(state, "take_die 3", "dig", luck=(0, 14, 23))
    assert kept(state, 0) == ["transparent", "blue", "red"]
    view = seen(state, 1)
    assert (sum(view.gems), view.gem_counts[0]) == (0, 3)
    assert list(view.unseen_stones) == [15, 10, 5, 29, 1]
    colours = {tuple(kept(world, 0)) for world in worlds(state, 1)}
    assert ("transparent",) * 3 in colours
    assert len(colours) > 5


@rule("LI-37")
def test_at_the_end_all_is_open() -> None:
    state = table(3, open_gems=False)
    hold(state, 0, "market")
    keep(state, 1, "red")
    do(state, "give 2")
    finish(state)
    view = seen(state, -1)
    assert list(view.chests) == [2, 0, 0]
    assert list(view.purses) == [1, 3, 3]
    assert list(view.hands) == list(state.hands)
    assert list(view.gems) == list(state.gems)


def after_a_collapse() -> State:
    """Seat 1 has held a card since before a collapse, when all three Markets and the Boat back lay played in sight."""
    state = table(3, dice=(1, 2))
    hold(state, 1, "rhino")
    leave_in_pile(state, "lion", "rhino", "antelope", "four_coins", "mine_collapse")
    do(state, "take_die 1", "draw_card", luck=(4, 3))
    assert held(state, 0) == ["four_coins"]
    assert sum(state.pile) == 25
    return state


@rule("LI-31")
def test_a_card_held_since_before_a_collapse_is_none_of_those_that_lay_played() -> None:
    state = after_a_collapse()
    for seat in (0, 2, -1):
        hands = {tuple(held(world, 1)) for world in worlds(state, seat)}
        possible = {("lion",), ("rhino",), ("antelope",), ("four_coins",)}
        if seat == 0:
            possible.remove(("four_coins",))  # there was one unseen then, and seat 0 holds it itself
        assert hands == possible


@rule("LI-31")
def test_a_card_drawn_after_the_collapse_may_be_any() -> None:
    state = after_a_collapse()
    do(state, "end_turn", "take_die 2", "draw_card")
    assert len(held(state, 1)) == 2
    pairs = {tuple(held(world, 1)) for world in worlds(state, 2, 600)}
    assert ("rhino", "market") in pairs
    assert ("market", "market") not in pairs, "at least one is the old one"
    assert all(set(pair) & {"lion", "rhino", "antelope", "four_coins"} for pair in pairs)


@rule("LI-31")
def test_an_old_card_that_was_played_is_no_longer_in_the_old_hands() -> None:
    """One rhino was unseen at the collapse. Seat 1 plays it: nobody else has held one since then."""
    state = after_a_collapse()
    hold(state, 1, "lion")
    state.hands[1 * 12 + 3] -= 1
    state.pile[3] += 1
    set_dice(state, 2, 3)
    do(state, "end_turn", "play_card rhino")
    assert [list(pool)[4] for pool in state.card_recall.unseen] == [1], "two there are, one lay unseen and is left"


@rule("LI-31")
def test_a_reshuffle_that_tells_nothing_is_forgotten() -> None:
    state = after_a_collapse()
    assert len(state.card_recall.unseen) == 1
    hold(state, 0)
    state.hands[1 * 12 + 4] -= 1
    state.played[4] += 1
    state.hands[0 * 12 + 10] -= 1
    state.played[10] += 1
    state.card_recall.forget(state.hands)
    assert state.card_recall.unseen == []


@rule("LI-18")
def test_a_hidden_gem_kept_through_the_white_stone_is_none_that_lay_at_the_side() -> None:
    state = table(3, dice=(1, 2, 3), open_gems=False)
    state.side[2], state.bag[2] = 5, 0  # all red gems are sold
    do(state, "take_die 1", "dig", "end_turn")
    state.bag[3], state.side[3] = 0, 29
    do(state, "take_die 2", "dig", luck=(24, 0))  # the white stone, and a gem that is sold
    assert state.bag[2] == 5
    colours = {tuple(kept(world, 0)) for world in worlds(state, 2)}
    assert colours == {("transparent",), ("blue",)}


@rule("LI-17", "LI-18")
def test_a_hidden_gem_that_is_sold_was_held_at_the_white_stone() -> None:
    """Seat 0 kept two gems through it and sells one: only the other is still unknown."""
    state = table(3, dice=(2, 2, 3), open_gems=False)
    do(state, "take_die 2", "dig", "end_turn", luck=(0, 14))
    assert kept(state, 0) == ["transparent", "blue"]
    state.bag[3], state.side[3] = 0, 29
    do(state, "take_die 2", "dig", luck=(28, 0))
    assert len(state.gem_recall.unseen) == 1, "everyone remembers what lay at the side then"
    unseen = list(state.gem_recall.unseen[0])
    state.active = 0
    sell(state, 0, 1, None)
    assert [before - now for before, now in zip(unseen, state.gem_recall.unseen[0], strict=True)] == [0, 1, 0]
