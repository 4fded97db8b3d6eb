"""Action B: two books whose pages are turned and bought."""

from __future__ import annotations

import pytest

from marula.core.refusal import Illegal
from marula.games.africana import GAME
from marula.games.africana.rules.board import count
from tests.games.africana.table import Table
from tests.rule import rule

NORTH = ("mask_zanzibar", "drum_cape_town", "shield_port_natal", "grey_congo")
SOUTH = ("mask_tripoli", "drum_jidda", "shield_cairo")


def at_the_book(silver: int, left: int = 2, pages: tuple[str, ...] = NORTH) -> Table:
    table = Table()
    table.purse(0, silver)
    table.book(0, pages, left)
    table.do("open_book")
    return table


@rule("AF-14")
@pytest.mark.parametrize(("place", "book"), [("napoli", "north"), ("cape_town", "south"), ("congo", "south")])
def test_the_book_is_that_of_the_explorers_half(place: str, book: str) -> None:
    table = Table()
    table.stand(0, place)
    assert table.do("open_book") == [f"book_opened 0 {book}"]
    north, south = table.tops(0), table.tops(1)
    table.do("turn_page right")
    assert (table.tops(0) == north) == (book == "south")
    assert (table.tops(1) == south) == (book == "north")


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
    table = at_the_book(7)
    assert table.do(f"buy {side}") == [f"adventure_bought 0 {bought} 5"]
    assert table.state.silver[0] == 2
    assert table.names("adventure", table.state.adventures[0]) == {bought}
    assert table.tops(0) == after


@rule("AF-15", "AF-18")
def test_buying_the_last_seen_card_on_the_right_shows_the_next_by_luck() -> None:
    table = at_the_book(5, left=3)
    unread = count(table.state.unread & table.board.books[0])
    assert unread == 11
    table.luck(0)  # the first of the unread ones in the file's order
    assert table.do("buy right") == [
        "adventure_bought 0 grey_congo 5",
        "adventure_shown north mask_victoria_falls",
    ]
    assert table.tops(0) == ("shield_port_natal", "mask_victoria_falls")
    assert count(table.state.unread & table.board.books[0]) == 10


@rule("AF-16")
@pytest.mark.parametrize("first", ["left", "right"])
@pytest.mark.parametrize("second", ["left", "right"])
def test_the_first_turn_is_free_once_an_action_in_either_direction(first: str, second: str) -> None:
    table = at_the_book(3)
    table.do(f"turn_page {first}")
    assert table.state.silver[0] == 3
    table.do(f"turn_page {second}")
    assert table.state.silver[0] == 2


@rule("AF-16")
def test_the_free_turn_comes_anew_in_every_action() -> None:
    table = at_the_book(1)
    table.do("turn_page right", "stop")
    table.pass_turn()
    table.do("open_book", "turn_page left")
    assert table.state.silver[0] == 1


@rule("AF-16", "AF-18")
def test_turning_moves_one_card_to_the_other_side_and_back() -> None:
    table = at_the_book(5)
    assert table.tops(0) == ("drum_cape_town", "shield_port_natal")
    assert table.do("turn_page right") == ["page_turned 0 shield_port_natal right 0"]
    assert table.tops(0) == ("shield_port_natal", "grey_congo")
    assert table.do("turn_page left") == ["page_turned 0 shield_port_natal left 1"]
    assert table.tops(0) == ("drum_cape_town", "shield_port_natal")
    table.do("turn_page left", "turn_page left")
    assert table.tops(0) == (None, "mask_zanzibar")


@rule("AF-16")
def test_an_empty_half_has_no_page_to_turn_and_no_card_to_buy() -> None:
    table = at_the_book(9, left=0)
    assert table.offers() == ["turn_page right", "buy right", "stop"]
    assert table.why_not("turn_page left") == ("AF-16", "empty")
    assert table.why_not("buy left") == ("AF-15", "empty")


@rule("AF-16", "AF-18")
def test_the_last_page_of_a_book_is_turned_and_nothing_lies_on_the_right() -> None:
    table = Table()
    table.whole_book(0, NORTH, 3)
    table.purse(0, 9)
    table.do("open_book", "turn_page right")
    assert table.tops(0) == ("grey_congo", None)
    assert table.offers() == ["turn_page left", "buy left", "stop"]


@rule("AF-16", "AF-17")
def test_too_little_silver_in_the_middle_of_a_search() -> None:
    table = at_the_book(1)
    table.do("turn_page right", "turn_page left")
    assert table.state.silver[0] == 0
    assert table.offers() == ["stop"]
    assert table.why_not("turn_page left") == ("AF-16", "")
    assert table.why_not("buy left") == ("AF-15", "")


@rule("AF-15", "AF-17")
def test_turning_and_buying_mix_freely_as_long_as_the_silver_lasts() -> None:
    table = at_the_book(11)
    table.do("buy left", "turn_page right", "turn_page left", "buy right")
    assert table.names("adventure", table.state.adventures[0]) == {"drum_cape_town", "shield_port_natal"}
    assert table.state.silver[0] == 0
    assert table.tops(0) == ("mask_zanzibar", "grey_congo")


@rule("AF-17")
def test_buying_nothing_is_allowed() -> None:
    table = at_the_book(9)
    assert table.do("stop") == ["book_closed 0 north"]
    assert table.state.active == 1
    assert table.state.silver[0] == 9


@rule("AF-17")
def test_what_lies_below_is_unknown_until_the_choice_is_made() -> None:
    """Neither the options nor anyone's view tell the next card; luck decides it after the choice."""
    shown = set()
    for answer in range(11):
        table = at_the_book(5, left=3)
        table.luck(answer)
        shown.add(table.do("buy right")[-1])
    assert len(shown) == 11


@rule("AF-18")
def test_pages_stay_known_at_their_place_in_later_turns() -> None:
    table = at_the_book(9)
    table.do("turn_page right", "turn_page right", "stop")
    shown = table.tops(0)[1]
    table.pass_turn()
    table.do("open_book", "turn_page left", "turn_page right")
    assert table.tops(0)[1] == shown  # no luck: it is still the same card
    words = [table.board.tables["adventure"][page] for page in table.state.pages[0]]
    assert words[:4] == list(NORTH)


@rule("AF-34")
def test_an_empty_book_allows_no_action_b() -> None:
    table = Table()
    table.whole_book(0, ("mask_zanzibar",), 1)
    table.purse(0, 5)
    table.do("open_book", "buy left")
    assert table.offers() == ["stop"]
    table.do("stop")
    table.pass_turn()
    assert table.offers() == ["draw_cards", "set_out"]
    assert table.why_not("open_book") == ("AF-34", "")
    table.stand(0, "congo")
    assert "open_book" in table.offers()  # the other book is not empty


@rule("AF-15")
def test_a_side_of_one_card_is_bought_empty() -> None:
    table = Table()
    table.whole_book(0, ("mask_zanzibar", "drum_cape_town"), 1)
    table.purse(0, 10)
    table.do("open_book", "buy left")
    assert table.tops(0) == (None, "drum_cape_town")
    table.do("buy right")
    assert table.tops(0) == (None, None)


@rule("AF-11", "AF-39")
def test_only_the_book_counts_in_this_action() -> None:
    table = at_the_book(9)
    assert table.why_not("draw_cards") == ("AF-11", "book")
    assert table.why_not("step cairo joker no") == ("AF-11", "book")
    assert table.why_not("discard_card joker") == ("AF-39", "")
    refusal = GAME.why_not(table.state, 0, table.action("join cairo_to_lagos"))
    assert isinstance(refusal, Illegal)
