"""How a match ends, and how long it can be."""

from __future__ import annotations

import pytest

from marula.core.chance import Seeded
from marula.games.africana import GAME
from marula.games.africana.rules.state import State
from marula.lab.playout import playout
from tests.games.africana.table import Table, board
from tests.rule import rule


def last_cards(seats: int, in_pile: int, seat: int, completed: int = 1) -> Table:
    """So many cards are left in the pile; it is this seat's turn, and it completes so many expeditions."""
    table = Table(seats)
    expeditions = (
        "addis_abeba_to_aswan",
        "lagos_to_aswan",
        "cairo_to_lagos",
        "zanzibar_to_cairo",
        "congo_to_mozambique",
    )
    table.display(*expeditions)
    table.state.pile = in_pile
    table.state.active = seat
    table.stand(seat, "aswan")
    table.join(0, seat)
    table.join(1, seat)
    table.do("set_out")
    table.do(*[f"complete_expedition {card}" for card in expeditions[:completed]])
    return table


@rule("AF-41")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_round_is_played_to_its_end_whoever_ends_it(seats: int) -> None:
    for seat in range(seats):
        table = last_cards(seats, 0, seat)
        events = table.do("stop")
        assert "last_round_began 1" in events
        turns = 0
        while GAME.turn(table.state) >= 0:
            assert table.state.round == 1
            table.pass_turn()
            turns += 1
        assert turns == seats - seat - 1


@rule("AF-41")
def test_a_pile_that_is_just_large_enough_does_not_end_the_match() -> None:
    table = last_cards(2, 2, 1, completed=2)
    events = table.do("stop")
    assert not any("last_round" in event for event in events)
    assert table.state.pile == 0
    assert None not in table.on_display()
    assert table.state.round == 2
    table.pass_turn()
    assert GAME.turn(table.state) == 1


@rule("AF-40", "AF-41")
def test_the_last_card_of_the_pile_still_fills_the_first_empty_space() -> None:
    table = last_cards(2, 1, 0, completed=2)
    events = table.do("stop")
    assert [event.split()[0] for event in events] == ["rested", "expedition_shown", "last_round_began"]
    assert table.on_display()[0] is not None
    assert table.on_display()[1] is None
    assert table.state.active == 1


@rule("AF-41")
def test_in_the_last_round_spaces_just_stay_empty() -> None:
    table = last_cards(3, 0, 0)
    table.do("stop")
    table.stand(1, "aswan")
    table.join(1, 1)
    table.do("set_out", "complete_expedition lagos_to_aswan")
    assert table.do("stop") == ["rested 1 aswan"]
    assert table.on_display()[:2] == [None, None]
    assert table.state.active == 2


@rule("AF-41")
def test_at_the_end_hands_are_shown_and_nobody_is_waited_on() -> None:
    table = last_cards(2, 0, 1)
    table.hand(0, "magenta", "joker")
    events = table.do("stop")
    assert events[-3:] == ["match_ended 1", "hand_shown 0 magenta,joker", "hand_shown 1 joker"]
    assert GAME.waiting_on(table.state) == []
    assert not GAME.options(table.state, 0)


def test_players_who_never_complete_anything_are_called_home() -> None:
    """The ruling of our own that bounds a match: see "How long a match can be"."""
    table = Table(2, quiet_rounds=20)
    for _ in range(39):
        table.pass_turn()
    events = table.do("set_out", "stop")
    assert events[1:3] == ["explorers_recalled 20", "match_ended 20"]
    assert GAME.turn(table.state) == -1


def test_a_completed_expedition_starts_the_count_anew() -> None:
    table = last_cards(2, 20, 0)
    table.do("stop")
    assert table.state.last_completed == 1
    table = Table(2, quiet_rounds=20)
    table.state.round = 20
    table.state.last_completed = 5
    table.pass_turn()
    table.pass_turn()
    assert GAME.turn(table.state) == 0
    assert table.state.round == 21


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
