"""Limits and new expeditions at the end of a turn."""

from __future__ import annotations

import pytest

from marula.core.pile import total
from tests.games.africana.table import Table
from tests.rule import rule


@rule("AF-36", "AF-37")
def test_discard_down_to_five_one_card_at_a_time() -> None:
    table = Table()
    table.hand(0, "magenta", "magenta", "grey", "orange", "joker")
    table.luck(0, 0)
    table.do("draw_cards")
    assert table.phase() == "cards"
    assert table.state.active == 0
    assert table.offers() == ["discard_card magenta", "discard_card grey", "discard_card orange", "discard_card joker"]
    assert table.do("discard_card grey") == ["card_discarded 0 grey"]
    assert table.phase() == "cards"
    table.do("discard_card magenta")
    assert table.state.active == 1
    assert table.cards(0) == ["magenta", "magenta", "magenta", "orange", "joker"]
    assert list(table.state.discards) == [1, 0, 1, 0, 0]


@rule("AF-36")
def test_travel_cards_jokers_and_assistants_all_count() -> None:
    table = Table()
    table.hand(0, "magenta", "grey", "joker", "grey_assistant", "violet_assistant")
    table.display()
    table.luck(then=0)
    table.pass_turn()
    assert table.state.active == 1  # five are allowed
    table.hand(1, "magenta", "grey", "joker", "grey_assistant", "violet_assistant", "orange_assistant")
    table.pass_turn()
    assert table.phase() == "cards"


@rule("AF-37")
@pytest.mark.parametrize("card", ["joker", "grey_assistant"])
def test_a_discarded_joker_or_assistant_is_gone_for_good(card: str) -> None:
    table = Table()
    table.hand(0, "magenta", "magenta", "grey", "joker", "grey_assistant", "orange")
    supply = list(table.state.supply)
    table.pass_turn()
    assert table.do(f"discard_card {card}") == [f"card_lost 0 {card}"]
    assert card not in table.cards(0)
    assert list(table.state.supply) == supply
    assert total(table.state.discards) == 0
    assert table.state.lost[table.index("card", card)] == 1


@rule("AF-38")
def test_give_up_adventures_down_to_three() -> None:
    table = Table()
    table.own(0, "mask_zanzibar", "drum_cape_town", "grey_congo")
    table.book(0, ("shield_port_natal", "necklace_kalahari"), 1)
    table.purse(0, 10)
    table.do("open_book", "buy left", "buy right", "stop")
    assert table.phase() == "adventures"
    assert len(table.offers()) == 5
    assert table.do("discard_adventure grey_congo") == ["adventure_discarded 0 grey_congo"]
    table.do("discard_adventure shield_port_natal")
    assert table.state.active == 1
    assert table.names("adventure", table.state.adventures[0]) == {
        "mask_zanzibar",
        "drum_cape_town",
        "necklace_kalahari",
    }
    assert {"grey_congo", "shield_port_natal"} == table.names("adventure", table.state.gone)


@rule("AF-36", "AF-38")
def test_too_many_cards_and_adventures_at_once() -> None:
    table = Table()
    table.own(0, "mask_zanzibar", "drum_cape_town", "grey_congo", "magenta_luanda")
    table.hand(0, "magenta", "magenta", "grey", "joker", "orange", "orange")
    table.pass_turn()
    assert table.phase() == "cards"
    assert table.why_not("discard_adventure grey_congo") == ("AF-36", "")
    assert table.why_not("discard_card violet") == ("AF-36", "none")
    assert table.why_not("draw_cards") == ("AF-36", "")
    table.do("discard_card grey")
    assert table.phase() == "adventures"
    assert table.why_not("discard_card magenta") == ("AF-38", "")
    assert table.why_not("discard_adventure mask_tripoli") == ("AF-38", "none")
    table.do("discard_adventure grey_congo")
    assert table.state.active == 1


@rule("AF-39")
def test_limits_do_not_count_during_the_turn_nor_for_others() -> None:
    table = Table()
    table.hand(0, "violet", "violet", "magenta", "grey", "orange")
    table.hand(1, "violet", "violet", "magenta", "grey", "orange", "orange")
    table.display("port_natal_to_serengeti", "cairo_to_mozambique")
    table.stand(0, "cairo")
    table.do("set_out", "join cairo_to_mozambique")
    assert table.state.hand_size(0) == 6
    assert table.phase() == "journey"
    table.do("step aswan violet no", "stop")
    assert table.state.active == 1  # five again, and seat 1's six cards are nobody's business yet
    assert table.phase() == "turn"
    assert table.why_not("discard_card violet") == ("AF-39", "")


@rule("AF-24", "AF-36")
def test_jokers_and_assistants_are_back_in_the_hand_when_it_is_counted() -> None:
    table = Table()
    table.display()
    table.stand(0, "cairo")
    table.hand(0, "violet", "violet", "magenta", "grey", "joker", "violet_assistant")
    table.do("set_out", "step aswan violet_assistant no", "step cairo joker no", "stop")
    assert table.phase() == "cards"


@rule("AF-40")
def test_empty_spaces_are_filled_from_left_to_right() -> None:
    table = Table()
    table.display("cairo_to_mozambique", "zanzibar_to_cairo", "addis_abeba_to_aswan", "lagos_to_aswan")
    table.stand(0, "aswan")
    table.join(2, 0)
    table.join(3, 0)
    table.do("set_out", "complete_expedition addis_abeba_to_aswan", "complete_expedition lagos_to_aswan")
    table.luck(0, 0, 0)
    events = table.do("stop")
    assert [event.split()[2] for event in events if "shown" in event] == ["space_3", "space_4", "space_5"]
    assert None not in table.on_display()


@rule("AF-40")
def test_expeditions_come_only_after_the_limits() -> None:
    table = Table()
    table.display("addis_abeba_to_aswan")
    table.hand(0, "magenta", "magenta", "grey", "joker", "orange", "orange")
    table.pass_turn()
    assert table.on_display()[1:] == [None] * 4
    table.do("discard_card grey")
    assert None not in table.on_display()


@rule("AF-5", "AF-40")
def test_a_cards_come_first_then_b_then_c() -> None:
    table = Table()
    state = table.state
    backs: list[int] = []
    while state.pile > 0:
        state.display[0] = -1
        table.pass_turn()
        backs.append(next(back for back in range(3) if table.board.backs[back] >> state.display[0] & 1))
    assert backs == [0] * 5 + [1] * 10 + [2] * 4
