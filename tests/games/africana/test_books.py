"""Action B: two books whose pages are turned and bought."""

from __future__ import annotations

import pytest

from marula.core.chance import Scripted
from marula.core.refusal import Illegal
from marula.games.africana import GAME
from marula.games.africana.rules.board import count
from marula.games.africana.rules.state import State
from tests.games.africana.positions import lay_book, lay_whole_book, names, pass_turn, purse, stand, table, tops
from tests.games.positions import action_of, do, heard, offered, refused
from tests.rule import rule

NORTH = ("mask_zanzibar", "drum_cape_town", "shield_port_natal", "grey_congo")
SOUTH = ("mask_tripoli", "drum_jidda", "shield_cairo")


def at_the_book(silver: int, left: int = 2, pages: tuple[str, ...] = NORTH) -> State:
    state = table()
    purse(state, 0, silver)
    lay_book(state, 0, pages, left)
    do(state, "open_book")
    return state


@rule("AF-14")
@pytest.mark.parametrize(("place", "book"), [("napoli", "north"), ("cape_town", "south"), ("congo", "south")])
def test_the_book_is_that_of_the_explorers_half(place: str, book: str) -> None:
    state = table()
    stand(state, 0, place)
    assert heard(do(state, "open_book")) == [f"book_opened 0 {book}"]
    north, south = tops(state, 0), tops(state, 1)
    do(state, "turn_page right")
    assert (tops(state, 0) == north) == (book == "south")
    assert (tops(state, 1) == south) == (book == "north")


@rule("AF-15")
@pytest.mark.parametrize(
    ("side", "bought", "after"),
    [
        ("left", "drum_cape_town", ("mask_zanzibar", "shield_port_natal")),
        ("right", "shield_port_natal", ("drum_cape_town", "grey_congo")),
    ],
)
def test_the_top_of_either_side_costs_five_and_the_next_comes_to_light(
    side: str, bought: str, after: tuple[str, str]
) -> None:
    state = at_the_book(7)
    assert heard(do(state, f"buy {side}")) == [f"adventure_bought 0 {bought} 5"]
    assert state.silver[0] == 2
    assert names(state, "adventure", state.adventures[0]) == {bought}
    assert tops(state, 0) == after


@rule("AF-15", "AF-18")
def test_buying_the_last_seen_card_on_the_right_shows_the_next_by_luck() -> None:
    state = at_the_book(5, left=3)
    unread = count(state.unread & state.box.books[0])
    assert unread == 11
    # the first of the unread ones in the file's order
    assert heard(do(state, "buy right", luck=Scripted([0]))) == [
        "adventure_bought 0 grey_congo 5",
        "adventure_shown north mask_victoria_falls",
    ]
    assert tops(state, 0) == ("shield_port_natal", "mask_victoria_falls")
    assert count(state.unread & state.box.books[0]) == 10


@rule("AF-16")
@pytest.mark.parametrize("first", ["left", "right"])
@pytest.mark.parametrize("second", ["left", "right"])
def test_the_first_turn_is_free_once_an_action_in_either_direction(first: str, second: str) -> None:
    state = at_the_book(3)
    do(state, f"turn_page {first}")
    assert state.silver[0] == 3
    do(state, f"turn_page {second}")
    assert state.silver[0] == 2


@rule("AF-16")
def test_the_free_turn_comes_anew_in_every_action() -> None:
    state = at_the_book(1)
    do(state, "turn_page right", "stop")
    pass_turn(state)
    do(state, "open_book", "turn_page left")
    assert state.silver[0] == 1


@rule("AF-16", "AF-18")
def test_turning_moves_one_card_to_the_other_side_and_back() -> None:
    state = at_the_book(5)
    assert tops(state, 0) == ("drum_cape_town", "shield_port_natal")
    assert heard(do(state, "turn_page right")) == ["page_turned 0 shield_port_natal right 0"]
    assert tops(state, 0) == ("shield_port_natal", "grey_congo")
    assert heard(do(state, "turn_page left")) == ["page_turned 0 shield_port_natal left 1"]
    assert tops(state, 0) == ("drum_cape_town", "shield_port_natal")
    do(state, "turn_page left", "turn_page left")
    assert tops(state, 0) == (None, "mask_zanzibar")


@rule("AF-16")
def test_an_empty_half_has_no_page_to_turn_and_no_card_to_buy() -> None:
    state = at_the_book(9, left=0)
    assert offered(state) == ["turn_page right", "buy right", "stop"]
    assert refused(state, "turn_page left") == "AF-16 empty"
    assert refused(state, "buy left") == "AF-15 empty"


@rule("AF-16", "AF-18")
def test_the_last_page_of_a_book_is_turned_and_nothing_lies_on_the_right() -> None:
    state = table()
    lay_whole_book(state, 0, NORTH, 3)
    purse(state, 0, 9)
    do(state, "open_book", "turn_page right")
    assert tops(state, 0) == ("grey_congo", None)
    assert offered(state) == ["turn_page left", "buy left", "stop"]


@rule("AF-16", "AF-17")
def test_too_little_silver_in_the_middle_of_a_search() -> None:
    state = at_the_book(1)
    do(state, "turn_page right", "turn_page left")
    assert state.silver[0] == 0
    assert offered(state) == ["stop"]
    assert refused(state, "turn_page left") == "AF-16"
    assert refused(state, "buy left") == "AF-15"


@rule("AF-15", "AF-17")
def test_turning_and_buying_mix_freely_as_long_as_the_silver_lasts() -> None:
    state = at_the_book(11)
    do(state, "buy left", "turn_page right", "turn_page left", "buy right")
    assert names(state, "adventure", state.adventures[0]) == {"drum_cape_town", "shield_port_natal"}
    assert state.silver[0] == 0
    assert tops(state, 0) == ("mask_zanzibar", "grey_congo")


@rule("AF-17")
def test_buying_nothing_is_allowed() -> None:
    state = at_the_book(9)
    assert heard(do(state, "stop")) == ["book_closed 0 north"]
    assert state.active == 1
    assert state.silver[0] == 9


@rule("AF-17")
def test_what_lies_below_is_unknown_until_the_choice_is_made() -> None:
    """Neither the options nor anyone's view tell the next card; luck decides it after the choice."""
    shown = set()
    for answer in range(11):
        state = at_the_book(5, left=3)
        shown.add(heard(do(state, "buy right", luck=Scripted([answer])))[-1])
    assert len(shown) == 11


@rule("AF-18")
def test_pages_stay_known_at_their_place_in_later_turns() -> None:
    state = at_the_book(9)
    do(state, "turn_page right", "turn_page right", "stop")
    shown = tops(state, 0)[1]
    pass_turn(state)
    do(state, "open_book", "turn_page left", "turn_page right")
    assert tops(state, 0)[1] == shown  # no luck: it is still the same card
    words = [state.box.tables["adventure"][page] for page in state.pages[0]]
    assert words[:4] == list(NORTH)


@rule("AF-34")
def test_an_empty_book_allows_no_action_b() -> None:
    state = table()
    lay_whole_book(state, 0, ("mask_zanzibar",), 1)
    purse(state, 0, 5)
    do(state, "open_book", "buy left")
    assert offered(state) == ["stop"]
    do(state, "stop")
    pass_turn(state)
    assert offered(state) == ["draw_cards", "set_out"]
    assert refused(state, "open_book") == "AF-34"
    stand(state, 0, "congo")
    assert "open_book" in offered(state)  # the other book is not empty


@rule("AF-15")
def test_a_side_of_one_card_is_bought_empty() -> None:
    state = table()
    lay_whole_book(state, 0, ("mask_zanzibar", "drum_cape_town"), 1)
    purse(state, 0, 10)
    do(state, "open_book", "buy left")
    assert tops(state, 0) == (None, "drum_cape_town")
    do(state, "buy right")
    assert tops(state, 0) == (None, None)


@rule("AF-11", "AF-39")
def test_only_the_book_counts_in_this_action() -> None:
    state = at_the_book(9)
    assert refused(state, "draw_cards") == "AF-11 book"
    assert refused(state, "step cairo joker no") == "AF-11 book"
    assert refused(state, "discard_card joker") == "AF-39"
    refusal = GAME.why_not(state, 0, action_of(state, "join cairo_to_lagos"))
    assert isinstance(refusal, Illegal)
