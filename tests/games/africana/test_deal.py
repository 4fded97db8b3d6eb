"""What lies on the table before the first turn."""

from __future__ import annotations

import pytest

from marula.core.chance import Scripted, Seeded
from marula.core.event import Emitted, Whisper
from marula.core.pile import total
from marula.games.africana import GAME
from marula.games.africana.rules.board import Board, count
from marula.games.africana.rules.state import State
from tests.games.africana.positions import board
from tests.rule import rule


def deal(on: Board, seed: str = "1") -> State:
    state = GAME.deal(on, Seeded(seed), None)
    assert isinstance(state, State)
    return state


@rule("AF-4", "AF-18")
def test_each_book_lies_on_its_right_side_and_shows_its_top() -> None:
    state = deal(board())
    for book in range(2):
        assert state.left[book] == 0
        assert len(state.pages[book]) == 1
        assert state.top(book, 0) == -1
        assert count(state.unread & state.box.books[book]) == 14
        assert state.box.books[book] >> state.top(book, 1) & 1


@rule("AF-4")
def test_which_adventure_comes_first_is_luck() -> None:
    tops = {deal(board(), str(seed)).top(0, 1) for seed in range(200)}
    assert len(tops) == 15


@rule("AF-5")
@pytest.mark.parametrize(("seats", "removed"), [(2, 10), (3, 7), (4, 4)])
def test_c_cards_leave_unseen(seats: int, removed: int) -> None:
    state = deal(board(seats))
    assert state.pile == 34 - removed - 5
    assert count(state.unseen) == 29  # which of them were removed nobody knows


@rule("AF-5", "AF-6")
def test_five_a_cards_are_turned_up_from_left_to_right() -> None:
    on = board()
    told: list[Emitted] = []
    state = GAME.deal(on, Scripted([9, 0, 0, 0, 0], then=0), told)
    assert isinstance(state, State)
    shown = [str(event) for event in told if str(event).startswith("expedition_shown")]
    assert shown[0] == "expedition_shown cairo_to_mozambique space_1"  # the tenth of the A cards
    assert [line.split()[2] for line in shown] == [f"space_{number}" for number in range(1, 6)]
    assert all(on.backs[0] >> at & 1 for at in state.display)


@rule("AF-7", "AF-10")
def test_cards_at_the_start() -> None:
    state = deal(board(4))
    assert list(state.supply) == [2, 2, 2, 2, 2]
    assert total(state.deck) == 60 - 4
    assert total(state.discards) == 0
    for seat in range(4):
        assert state.travel_cards(seat) == 1
        assert state.jokers[seat] == 1
        assert state.hand_size(seat) == 2
        assert state.markers(seat) == 4


@rule("AF-9")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_companies_sit_in_turn_order(seats: int) -> None:
    state = deal(board(seats))
    places = [state.box.tables["place"][at] for at in state.places]
    assert places == ["napoli", "cape_town", "lagos", "jidda"][:seats]
    assert list(state.silver) == [2, 2, 3, 4][:seats]
    assert state.active == 0


@rule("AF-10")
def test_only_the_owner_hears_which_card_was_dealt() -> None:
    told: list[Emitted] = []
    GAME.deal(board(3), Seeded("1"), told)
    whispers = [item for item in told if isinstance(item, Whisper)]
    assert [whisper.seat for whisper in whispers] == [0, 1, 2]
    assert not any("cards_seen" in str(item) for item in told if not isinstance(item, Whisper))


@rule("AF-2", "AF-5")
def test_each_card_has_one_back_and_began_in_one_book() -> None:
    on = board(2)
    for sets, cards in ((on.backs, on.expeditions), (on.books, on.adventures)):
        assert sum(count(cards_of) for cards_of in sets) == cards
        together = 0
        for cards_of in sets:
            together |= cards_of
        assert together == (1 << cards) - 1
