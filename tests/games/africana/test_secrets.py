"""What a seat can know, and the worlds it may imagine."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from marula.cli.games import about
from marula.core import fields
from marula.core.chance import Scripted, Seeded
from marula.core.pile import total
from marula.core.setup import parse_setup
from marula.games.africana import GAME
from marula.games.africana.knowledge.recall import HiddenCards
from marula.games.africana.knowledge.view import View
from marula.games.africana.rules.board import COLOURS, Board
from marula.games.africana.rules.state import OVER, State
from marula.lab.playout import playout
from marula.server.http.rendering.games import render_game
from tests.games.africana.positions import board, default_data, done, finished, hold_only, pass_turn, stand, table
from tests.games.africana.test_draw import empty_deck
from tests.games.open_fields import golden_matches
from tests.games.positions import do, index
from tests.rule import rule

Cards = tuple[int, ...]


def view(state: State, seat: int) -> View:
    seen = GAME.view(state, seat)
    assert isinstance(seen, View)
    return seen


def imagine(seen: View, seed: str) -> State:
    world = GAME.imagine(seen, Seeded(seed))
    assert isinstance(world, State)
    return world


def hand(state: State, seat: int) -> Cards:
    return tuple(state.hands[seat * COLOURS : (seat + 1) * COLOURS])


@rule("AF-10")
def test_hands_of_travel_cards_are_secret_and_all_else_is_not() -> None:
    one, other = table(), table()
    hold_only(one, 1, "magenta", "joker", "grey_assistant")
    hold_only(other, 1, "violet", "joker", "grey_assistant")
    assert fields.same(view(one, 0), view(other, 0))
    assert fields.same(view(one, -1), view(other, -1))
    assert not fields.same(view(one, 1), view(other, 1))
    seen = view(one, 0)
    assert seen.hand_sizes[1] == 1
    assert list(seen.jokers) == [1, 1]
    assert seen.assistants[COLOURS + index(one, "colour", "grey")] == 1


@rule("AF-10")
def test_before_the_first_shuffle_any_unseen_card_may_be_in_another_hand() -> None:
    state = table()
    hold_only(state, 0, *["magenta"] * 5)
    hold_only(state, 1, "violet")
    state.deck[0] = 0
    state.discards[0] = 7
    seen = view(state, 0)
    imagined = {hand(imagine(seen, str(seed)), 1).index(1) for seed in range(100)}
    assert imagined == {1, 2, 3, 4}  # all magenta cards are accounted for


@rule("AF-5", "AF-18")
def test_pages_and_expeditions_once_seen_are_seen_by_all_and_the_rest_by_nobody() -> None:
    state = table()
    do(state, "open_book", "turn_page right", "stop")
    for seat in (0, 1, -1):
        seen = view(state, seat)
        assert len(seen.pages[0]) == 2
        assert list(seen.pages[0]) == list(state.pages[0])
        assert seen.unread == state.unread
        assert seen.unseen == state.unseen
        assert seen.pile == 19


@rule("AF-13", "AF-18")
def test_with_two_players_a_shuffle_betrays_the_other_hand() -> None:
    state = table()
    hold_only(state, 0, "magenta", "grey")
    hold_only(state, 1, "violet", "violet", "orange")
    empty_deck(state, 0, 1, 0, 0, 0)
    do(state, "draw_cards")
    assert state.shuffles == 1
    seen = view(state, 0)
    for seed in range(30):
        assert hand(imagine(seen, str(seed)), 1) == (0, 0, 0, 1, 2)
    onlooker = view(state, -1)
    assert len({hand(imagine(onlooker, str(seed)), 1) for seed in range(30)}) > 5


@rule("AF-13")
def test_a_card_given_up_after_a_shuffle_was_held_or_drawn() -> None:
    """Seat 1 held an orange one, drew two, and gave an orange one up: then it may hold one still, or not."""
    state = table()
    hold_only(state, 0, "magenta", "grey")
    hold_only(state, 1, "violet", "violet", "orange", "orange_assistant", "joker")
    empty_deck(state, 0, 1, 0, 0, 0)
    do(state, "draw_cards")
    do(state, "draw_cards", "discard_card orange", "discard_card joker", luck=Scripted([0, 0]))
    seen = view(state, 0)
    imagined = [hand(imagine(seen, str(seed)), 1) for seed in range(300)]
    assert all(cards[4] >= 2 for cards in imagined)  # both violet ones are still there
    assert {cards[3] for cards in imagined} == {0, 1, 2}
    # Three cards were held and two drawn, so it was an old one in about 7 of 10 worlds; 45 of 100 then hold none.
    assert 100 < sum(cards[3] == 0 for cards in imagined) < 170


@rule("AF-13")
def test_only_what_happened_since_the_last_shuffle_is_traced() -> None:
    state = table()
    for shuffles in (1, 2):
        empty_deck(state, 0, 1, 0, 0, 0)
        hold_only(state, state.active, "magenta")
        do(state, "draw_cards")
        assert (state.shuffles, len(state.trace)) == (shuffles, 2), "both cards came after the shuffle"


@rule("AF-7", "AF-10")
def test_all_may_count_the_draw_pile() -> None:
    state = table()
    do(state, "draw_cards")
    assert [view(state, seat).deck for seat in (0, 1, -1)] == [total(state.deck)] * 3


@rule("AF-10")
def test_when_hands_are_shown_nothing_of_them_is_remembered() -> None:
    for match in golden_matches(GAME):
        state = match.state
        assert isinstance(state, State)
        assert (len(state.trace), total(state.kept)) == (0, 0)


@rule("AF-13")
def test_a_card_given_up_before_anything_was_drawn_was_surely_held() -> None:
    state = table()
    stand(state, 1, "cairo")
    hold_only(state, 0, "magenta", "grey")
    hold_only(state, 1, "violet", "violet", "orange")
    empty_deck(state, 0, 1, 0, 0, 0)
    do(state, "draw_cards", "set_out", "step aswan violet no", "stop")
    pass_turn(state)
    do(state, "draw_cards", luck=Scripted([0, 0]))
    seen = view(state, 0)
    imagined = [hand(imagine(seen, str(seed)), 1) for seed in range(100)]
    assert all(cards[3] >= 1 and cards[4] >= 1 for cards in imagined)
    assert len(set(imagined)) > 5


@rule("AF-13")
def test_of_two_other_hands_only_the_cards_together_are_known() -> None:
    """Seats 1 and 2 held an orange and a violet card. Seat 1 draws two and gives an orange one up: held, or drawn?"""
    state = table(3)
    hold_only(state, 0, "magenta", "grey")
    hold_only(state, 1, "orange", "magenta_assistant", "grey_assistant", "violet_assistant", "joker")
    hold_only(state, 2, "violet")
    empty_deck(state, 0, 1, 0, 0, 0)
    do(state, "draw_cards")
    seen = view(state, 0)
    hands = {(hand(imagine(seen, str(seed)), 1), hand(imagine(seen, str(seed)), 2)) for seed in range(50)}
    orange, violet = (0, 0, 0, 1, 0), (0, 0, 0, 0, 1)
    assert hands == {(orange, violet), (violet, orange)}
    do(state, "draw_cards", "discard_card orange", "discard_card joker", luck=Scripted([0, 0]))
    seen = view(state, 0)
    assert {hand(imagine(seen, str(seed)), 2) for seed in range(100)} == {orange, violet}


@cache
def small_board(seats: int) -> Board:
    data = default_data()
    data["numbers"].update(travel_cards=2, hand_limit=3)
    return board(seats, data)


def small_position(seats: int, seed: int) -> State | None:
    """Ten travel cards, so that they are shuffled all the time; None where the match is over by then."""
    chance = Seeded(str(seed))
    state = GAME.deal(small_board(seats), chance, None)
    playout(GAME, state, chance, 60 + seed % 200)
    assert isinstance(state, State)
    while state.phase != OVER and (state.shuffles == 0 or len(state.trace) not in range(3, 9)):
        playout(GAME, state, chance, 1)
    return state if state.phase != OVER else None


def all_worlds(seen: View) -> set[tuple[tuple[Cards, ...], Cards]]:
    """The slow twin: deal what was held at the shuffle in every way, then follow the trace in every way."""
    others = [seat for seat in range(seen.box.seats) if seat != seen.seat]
    given = [entry for entry in seen.trace if entry // 6 != seen.seat and entry % 6 < 5]
    new = tuple(
        seen.unseen_cards[colour] + sum(entry % 6 == colour for entry in given) - seen.others_kept[colour]
        for colour in range(5)
    )
    found: set[tuple[tuple[Cards, ...], Cards]] = set()
    for kept in deals(tuple(seen.others_kept), [seen.kept_sizes[seat] for seat in others]):
        found |= set(follow([entry for entry in seen.trace if entry // 6 != seen.seat], others, kept, new))
    return found


def deals(cards: Cards, sizes: list[int]) -> Iterator[tuple[Cards, ...]]:
    if not sizes:
        yield ()
        return
    for first in product(*[range(number + 1) for number in cards]):
        if sum(first) == sizes[0]:
            rest = tuple(number - taken for number, taken in zip(cards, first))
            for more in deals(rest, sizes[1:]):
                yield (first, *more)


def follow(
    trace: list[int], others: list[int], hands: tuple[Cards, ...], new: Cards
) -> Iterator[tuple[tuple[Cards, ...], Cards]]:
    if not trace:
        yield hands, new
        return
    who, what = others.index(trace[0] // 6), trace[0] % 6
    for colour in range(5):
        change = 1 if what == 5 else -1
        if (what == 5 and new[colour] == 0) or (what < 5 and (colour != what or hands[who][colour] == 0)):
            continue
        cards = tuple(number + change * (at == colour) for at, number in enumerate(hands[who]))
        left = tuple(number - (what == 5) * (at == colour) for at, number in enumerate(new))
        yield from follow(trace[1:], others, (*hands[:who], cards, *hands[who + 1 :]), left)


@rule("AF-10", "AF-13")
@pytest.mark.parametrize("seats", [2, 3])
@given(seed=some.integers(0, 10**6))
@settings(max_examples=15)
def test_imagined_worlds_are_just_those_that_could_be(seats: int, seed: int) -> None:
    state = small_position(seats, seed)
    if state is None:
        return
    for seat in range(seats):
        seen = view(state, seat)
        possible = all_worlds(seen)
        others = [other for other in range(seats) if other != seat]
        assert (tuple(hand(state, other) for other in others), tuple(state.deck)) in possible
        imagined = set()
        for number in range(200):
            world = imagine(seen, f"{seed} {number}")
            imagined.add((tuple(hand(world, other) for other in others), tuple(world.deck)))
            kept = [sum(world.kept[other * 5 : other * 5 + 5]) for other in others]
            assert kept == [seen.kept_sizes[other] for other in others]
        assert imagined <= possible
        if len(possible) <= 4:
            assert imagined == possible


def searched(state: State, seen: View) -> None:
    """The search finds a world, twice, and everyone has given up only what they had."""
    world = imagine(seen, "any")
    world.deck = seen.unseen_cards[:]
    hidden = HiddenCards(world, 0, seen.hand_sizes, seen.kept_sizes, seen.others_kept)
    for _ in range(2):  # the second begins anew
        assert hidden.search()
        assert min(min(hidden.old), min(hidden.new)) >= 0
        assert sum(hidden.old) == sum(hidden.old_held)
        for other in range(1, state.box.seats):
            held, drawn = hidden.old_held[other], hidden.new_held[other]
            assert min(held, drawn) >= 0
            assert held + drawn == seen.hand_sizes[other]
            assert held + sum(hidden.old_spent[other * 5 : other * 5 + 5]) == seen.kept_sizes[other]


@given(seed=some.integers(0, 10**6))
@settings(max_examples=25)
def test_the_search_that_stands_in_for_luck_always_finds_a_world(seed: int) -> None:
    state = small_position(3, seed)
    if state is not None:
        searched(state, view(state, 0))


@rule("AF-13")
def test_the_search_goes_back_on_a_wrong_guess() -> None:
    """Seat 1 gives up a violet card, old or new. Seat 2, who drew nothing, gives up the only old one: so it was new."""
    state = table(3)
    stand(state, 2, "cairo")
    hold_only(state, 0, "magenta", "grey")
    hold_only(state, 1, "orange", "magenta_assistant", "grey_assistant", "violet_assistant", "joker")
    hold_only(state, 2, "violet")
    empty_deck(state, 0, 1, 0, 0, 0)
    do(state, "draw_cards")
    last = total(state.deck) - 1
    do(state, "draw_cards", "discard_card violet", "discard_card joker", luck=Scripted([last, 0]))
    do(state, "set_out", "step aswan violet no", "stop")
    searched(state, view(state, 0))


@rule("AF-47")
def test_running_totals_are_open() -> None:
    state = table(3)
    finished(state, 2, "cairo_to_lagos")
    assert list(view(state, 0).totals) == [0, 0, 5]
    assert list(view(state, -1).totals) == [0, 0, 5]


@rule("AF-47")
def test_hidden_totals_are_offered_no_more() -> None:
    """What a seat completed lies open, so its points can be added up. Matches begun with the option are still read."""
    offered = {option.name for option in render_game(GAME, "en").options}
    assert "hidden_totals" not in offered
    assert "hidden_totals" not in str(about(GAME, "en"))
    assert offered == {"quiet_rounds"}
    old = "africana 3 default hidden_totals=yes quiet_rounds=500"
    assert str(GAME.board(parse_setup(old, GAME.variants)).setup) == old


@rule("AF-47")
def test_in_matches_with_hidden_totals_only_the_own_one_is_shown_until_the_end() -> None:
    state = table(3, hidden_totals=True)
    finished(state, 2, "cairo_to_lagos")
    assert list(view(state, 2).totals) == [5]
    assert list(view(state, 0).totals) == [0]
    assert list(view(state, -1).totals) == []
    state.phase = OVER
    assert list(view(state, 0).totals) == [0, 0, 5]


@rule("AF-47")
def test_what_lies_under_each_company_card_is_known() -> None:
    state = table()
    done(state, 1, "mask_zanzibar")
    finished(state, 1, "cairo_to_lagos")
    seen = view(state, 0)
    assert seen.completed[1] == state.completed[1]
    assert seen.expeditions[1] == state.expeditions[1]
