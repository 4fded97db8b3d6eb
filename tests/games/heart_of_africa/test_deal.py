"""Material and set-up."""

from __future__ import annotations

import pytest

from marula.core.chance import Scripted, Seeded
from marula.core.event import Emitted
from marula.core.pile import total
from marula.games.heart_of_africa import GAME
from marula.games.heart_of_africa.rules.actions import DrawTickets, KeepTickets
from marula.games.heart_of_africa.rules.deal import deal
from marula.games.heart_of_africa.rules.state import FIRST_TICKETS, TURN
from tests.games.heart_of_africa.positions import board
from tests.games.positions import do, index, options, public, why_refused
from tests.rule import rule


@rule("HA-2", "HA-3", "HA-4")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_everyone_gets_the_same(seats: int) -> None:
    state = deal(board(seats), Seeded("deal"), None)
    for seat in range(seats):
        assert state.hand_size(seat) == 4
        assert sum(state.terrains[seat * 3 + terrain] for terrain in range(3)) == 1
        assert state.offer_size(seat) == 4
        assert state.trains[seat] == 45
    assert len(state.train_row) == 5
    assert all(card >= 0 for card in state.train_row)
    assert len(state.terrain_row) == 2
    assert all(terrain >= 0 for terrain in state.terrain_row)
    assert total(state.train_deck) + total(state.train_discards) == 110 - 4 * seats - 5
    assert total(state.terrain_deck) == 45 - seats - 2
    assert state.ticket_pile.size() == 48 - 4 * seats


@rule("HA-3", "HA-11")
def test_the_first_terrain_card_lies_face_up() -> None:
    told: list[Emitted] = []
    deal(board(2), Scripted([], then=0), told)
    assert "terrain_dealt 0 desert" in public(told)
    assert not any("hand_dealt" in line for line in public(told)), "hands are whispered"


@rule("HA-6")
def test_three_locomotives_at_the_deal_are_swept() -> None:
    # With 2 players 8 cards are dealt; always picking the last of the bag turns the locomotives up.
    told: list[Emitted] = []
    # The picks: twice 4 cards (the first of the bag), 1 terrain and 4 tickets; then three locomotives and two yellow.
    luck = [0] * 4 + [0] + [0] * 4 + [0] * 4 + [0] + [0] * 4 + [101, 100, 99, 0, 0] + [0] * 5 + [0, 0]
    state = deal(board(2), Scripted(luck), told)
    lines = public(told)
    assert "trains_turned_up locomotive,locomotive,locomotive,yellow,yellow" in lines
    assert "row_swept 3" in lines
    locomotive = index(state, "card", "locomotive")
    assert state.train_discards[locomotive] == 3
    assert total(state.train_discards) == 5
    assert [state.box.tables["card"][card] for card in state.train_row] == ["yellow"] * 2 + ["orange"] * 3


@rule("HA-5")
@pytest.mark.parametrize("seats", [2, 5])
def test_all_choose_their_first_tickets_at_the_same_time(seats: int) -> None:
    state = deal(board(seats), Seeded("deal"), None)
    assert state.phase == FIRST_TICKETS
    assert GAME.waiting_on(state) == list(range(seats))
    for seat in reversed(range(seats)):
        assert GAME.waiting_on(state) == list(range(seat + 1))
        do(state, KeepTickets((1, 2)), seat=seat)
    assert state.phase == TURN
    assert GAME.waiting_on(state) == [0]


@rule("HA-5")
def test_at_least_two_of_the_first_tickets_are_kept() -> None:
    state = deal(board(2), Seeded("deal"), None)
    sizes = [len(action.places) for action in options(state, 0) if isinstance(action, KeepTickets)]
    assert sorted(sizes) == [2] * 6 + [3] * 4 + [4]
    assert len(options(state, 0)) == 11
    assert (why_refused(state, KeepTickets((3,)), 0).rule, why_refused(state, KeepTickets((3,)), 0).case) == (
        "HA-5",
        "few",
    )
    assert why_refused(state, DrawTickets(), 0).case == "first"


@rule("HA-5")
def test_first_tickets_not_kept_go_underneath_in_their_order() -> None:
    state = deal(board(2), Scripted([], then=0), None)
    offered = list(state.offered)
    do(state, KeepTickets((2, 4)), seat=1)
    do(state, KeepTickets((1, 2, 4)), seat=0)
    assert list(state.ticket_pile.under) == [offered[4], offered[6], offered[2]]
    assert list(state.under_by) == [1, 1, 0]
    assert [int(state.kept[ticket]) for ticket in offered] == [0, 0, -1, 0, -1, 1, -1, 1]
