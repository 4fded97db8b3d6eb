"""How a match ends, and how long it can be."""

from __future__ import annotations

import pytest

from marula.core.chance import Seeded
from marula.games.africana import GAME
from marula.games.africana.rules.state import State
from marula.lab.playout import playout
from tests.games.africana.positions import board, display, hold_only, join, on_display, pass_turn, stand, table
from tests.games.positions import do, heard
from tests.rule import rule


def last_cards(seats: int, in_pile: int, seat: int, completed: int = 1) -> State:
    """So many cards are left in the pile; it is this seat's turn, and it completes so many expeditions."""
    state = table(seats)
    expeditions = (
        "addis_abeba_to_aswan",
        "lagos_to_aswan",
        "cairo_to_lagos",
        "zanzibar_to_cairo",
        "congo_to_mozambique",
    )
    display(state, *expeditions)
    state.pile = in_pile
    state.active = seat
    stand(state, seat, "aswan")
    join(state, 0, seat)
    join(state, 1, seat)
    do(state, "set_out")
    do(state, *[f"complete_expedition {card}" for card in expeditions[:completed]])
    return state


@rule("AF-41")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_round_is_played_to_its_end_whoever_ends_it(seats: int) -> None:
    for seat in range(seats):
        state = last_cards(seats, 0, seat)
        events = heard(do(state, "stop"))
        assert "last_round_began 1" in events
        turns = 0
        while GAME.turn(state) >= 0:
            assert state.round == 1
            pass_turn(state)
            turns += 1
        assert turns == seats - seat - 1


@rule("AF-41")
def test_a_pile_that_is_just_large_enough_does_not_end_the_match() -> None:
    state = last_cards(2, 2, 1, completed=2)
    events = heard(do(state, "stop"))
    assert not any("last_round" in event for event in events)
    assert state.pile == 0
    assert None not in on_display(state)
    assert state.round == 2
    pass_turn(state)
    assert GAME.turn(state) == 1


@rule("AF-40", "AF-41")
def test_the_last_card_of_the_pile_still_fills_the_first_empty_space() -> None:
    state = last_cards(2, 1, 0, completed=2)
    events = heard(do(state, "stop"))
    assert [event.split()[0] for event in events] == ["rested", "expedition_shown", "last_round_began"]
    assert on_display(state)[0] is not None
    assert on_display(state)[1] is None
    assert state.active == 1


@rule("AF-41")
def test_in_the_last_round_spaces_just_stay_empty() -> None:
    state = last_cards(3, 0, 0)
    do(state, "stop")
    stand(state, 1, "aswan")
    join(state, 1, 1)
    do(state, "set_out", "complete_expedition lagos_to_aswan")
    assert heard(do(state, "stop")) == ["rested 1 aswan"]
    assert on_display(state)[:2] == [None, None]
    assert state.active == 2


@rule("AF-41")
def test_at_the_end_hands_are_shown_and_nobody_is_waited_on() -> None:
    state = last_cards(2, 0, 1)
    hold_only(state, 0, "magenta", "joker")
    events = heard(do(state, "stop"))
    assert events[-3:] == ["match_ended 1", "hand_shown 0 magenta,joker", "hand_shown 1 joker"]
    assert GAME.waiting_on(state) == []
    assert not GAME.options(state, 0)


def test_players_who_never_complete_anything_are_called_home() -> None:
    """The ruling of our own that bounds a match: see "How long a match can be"."""
    state = table(2, quiet_rounds=20)
    for _ in range(39):
        pass_turn(state)
    do(state, "set_out")
    events = heard(do(state, "stop"))
    assert events[1:3] == ["explorers_recalled 20", "match_ended 20"]
    assert GAME.turn(state) == -1


def test_a_completed_expedition_starts_the_count_anew() -> None:
    state = last_cards(2, 20, 0)
    do(state, "stop")
    assert state.last_completed == 1
    state = table(2, quiet_rounds=20)
    state.round = 20
    state.last_completed = 5
    pass_turn(state)
    pass_turn(state)
    assert GAME.turn(state) == 0
    assert state.round == 21


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_players_end_by_the_printed_rule(seats: int) -> None:
    chance = Seeded(f"random {seats}")
    on = board(seats)
    state = GAME.deal(on, chance, None)
    result = playout(GAME, state, chance, GAME.longest(on))
    assert result.ended
    assert isinstance(state, State)
    assert state.last_round


def test_the_bound_grows_with_the_expeditions_in_play() -> None:
    two, four = GAME.longest(board(2)), GAME.longest(board(4))
    assert two < four
    assert GAME.longest(board(2, quiet_rounds=20)) < two
