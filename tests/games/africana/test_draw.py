"""Action A, the draw pile and its shuffling."""

from __future__ import annotations

from marula.core.pile import total
from marula.games.africana import GAME
from tests.games.africana.table import Table, default_data
from tests.rule import rule


def empty_deck(table: Table, *colours: int) -> None:
    """So many cards of each colour are left in the draw pile; all others lie discarded."""
    state = table.state
    for colour in range(5):
        state.discards[colour] += state.deck[colour] - colours[colour]
        state.deck[colour] = colours[colour]


@rule("AF-11", "AF-12")
def test_drawing_is_the_whole_turn() -> None:
    table = Table()
    table.luck(0, 59 - 1)
    events = table.do("draw_cards")
    assert table.cards(0) == ["magenta", "violet", "joker"]
    assert events == ["cards_drawn 0 2", "to 0: cards_seen magenta,violet"]
    assert table.state.active == 1
    assert table.phase() == "turn"


@rule("AF-13")
def test_the_discards_are_shuffled_in_the_middle_of_a_draw() -> None:
    table = Table()
    table.hand(0, "orange")
    empty_deck(table, 0, 0, 1, 0, 0)
    table.luck(0, 0)
    events = table.do("draw_cards")
    assert table.cards(0) == ["magenta", "grey", "orange"]
    assert events[0] == "deck_shuffled 58"
    assert total(table.state.discards) == 0
    assert total(table.state.deck) == 57


@rule("AF-13")
def test_a_pile_that_is_just_enough_is_not_shuffled() -> None:
    table = Table()
    empty_deck(table, 0, 0, 2, 0, 0)
    events = table.do("draw_cards")
    assert not any("shuffled" in event for event in events)
    assert total(table.state.deck) == 0
    assert total(table.state.discards) == 58


@rule("AF-13")
def test_fewer_cards_come_when_both_piles_are_empty() -> None:
    data = default_data()
    data["numbers"]["travel_cards"] = 1
    table = Table(data=data)
    table.hand(1, "magenta", "turquoise", "grey", "orange")
    assert table.do("draw_cards") == ["cards_drawn 0 1", "to 0: cards_seen violet"]
    table.pass_turn()
    assert table.do("draw_cards") == ["cards_drawn 0 0"]
    assert table.state.active == 1


@rule("AF-35")
def test_played_cards_are_not_shuffled_in_by_a_bonus() -> None:
    table = Table()
    table.display("port_natal_to_serengeti", "zanzibar_to_cairo", "addis_abeba_to_congo", "cairo_to_mozambique")
    table.stand(0, "aswan")
    table.hand(0, "violet", "grey")
    empty_deck(table, 0, 0, 0, 0, 0)
    state = table.state
    for colour in range(5):
        state.lost[colour] = state.discards[colour]  # set aside for the test
        state.discards[colour] = 0
    state.discards[0] = 1
    table.do("set_out", "step cairo violet no")
    assert table.do("join cairo_to_mozambique")[1:] == [
        "deck_shuffled 1",
        "cards_drawn 0 1",
        "to 0: cards_seen magenta",
    ]
    table.do("step napoli magenta no", "step cairo grey no")
    assert total(state.discards) == 0
    assert [state.played[card] for card in range(5)] == [1, 0, 1, 0, 1]
    table.do("stop")
    assert list(state.discards) == [1, 0, 1, 0, 1]


@rule("AF-27", "AF-35")
def test_a_bonus_card_does_not_come_where_only_played_cards_are_left() -> None:
    table = Table()
    table.display("port_natal_to_serengeti", "cairo_to_mozambique")
    table.stand(0, "aswan")
    table.hand(0, "violet")
    for colour in range(5):
        table.state.lost[colour] = table.state.deck[colour]
        table.state.deck[colour] = 0
    table.do("set_out", "step cairo violet no")
    assert table.do("join cairo_to_mozambique")[-1] == "cards_drawn 0 0"
    assert "step aswan" not in " ".join(table.offers())


@rule("AF-34")
def test_drawing_is_always_offered() -> None:
    table = Table()
    for colour in range(5):
        table.state.lost[colour] = table.state.deck[colour]
        table.state.deck[colour] = 0
    assert "draw_cards" in table.offers()
    assert GAME.turn(table.state) == 0
