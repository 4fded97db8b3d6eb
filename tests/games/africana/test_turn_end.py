"""Limits and new expeditions at the end of a turn."""

from __future__ import annotations

import pytest

from marula.core.chance import Scripted
from marula.core.pile import total
from tests.games.africana.positions import (
    display,
    held,
    hold_only,
    join,
    lay_book,
    names,
    on_display,
    own,
    pass_turn,
    purse,
    stand,
    table,
)
from tests.games.positions import do, heard, index, offered, phase, refused
from tests.rule import rule


@rule("AF-36", "AF-37")
def test_discard_down_to_five_one_card_at_a_time() -> None:
    state = table()
    hold_only(state, 0, "magenta", "magenta", "grey", "orange", "joker")
    do(state, "draw_cards", luck=Scripted([0, 0]))
    assert phase(state) == "cards"
    assert state.active == 0
    assert offered(state) == ["discard_card magenta", "discard_card grey", "discard_card orange", "discard_card joker"]
    assert heard(do(state, "discard_card grey")) == ["card_discarded 0 grey"]
    assert phase(state) == "cards"
    do(state, "discard_card magenta")
    assert state.active == 1
    assert held(state, 0) == ["magenta", "magenta", "magenta", "orange", "joker"]
    assert list(state.discards) == [1, 0, 1, 0, 0]


@rule("AF-36")
def test_travel_cards_jokers_and_assistants_all_count() -> None:
    state = table()
    hold_only(state, 0, "magenta", "grey", "joker", "grey_assistant", "violet_assistant")
    display(state)
    pass_turn(state)
    assert state.active == 1  # five are allowed
    hold_only(state, 1, "magenta", "grey", "joker", "grey_assistant", "violet_assistant", "orange_assistant")
    pass_turn(state)
    assert phase(state) == "cards"


@rule("AF-37")
@pytest.mark.parametrize("card", ["joker", "grey_assistant"])
def test_a_discarded_joker_or_assistant_is_gone_for_good(card: str) -> None:
    state = table()
    hold_only(state, 0, "magenta", "magenta", "grey", "joker", "grey_assistant", "orange")
    supply = list(state.supply)
    pass_turn(state)
    assert heard(do(state, f"discard_card {card}")) == [f"card_lost 0 {card}"]
    assert card not in held(state, 0)
    assert list(state.supply) == supply
    assert total(state.discards) == 0
    assert state.lost[index(state, "card", card)] == 1


@rule("AF-38")
def test_give_up_adventures_down_to_three() -> None:
    state = table()
    own(state, 0, "mask_zanzibar", "drum_cape_town", "grey_congo")
    lay_book(state, 0, ("shield_port_natal", "necklace_kalahari"), 1)
    purse(state, 0, 10)
    do(state, "open_book", "buy left", "buy right", "stop")
    assert phase(state) == "adventures"
    assert len(offered(state)) == 5
    assert heard(do(state, "discard_adventure grey_congo")) == ["adventure_discarded 0 grey_congo"]
    do(state, "discard_adventure shield_port_natal")
    assert state.active == 1
    assert names(state, "adventure", state.adventures[0]) == {
        "mask_zanzibar",
        "drum_cape_town",
        "necklace_kalahari",
    }
    assert {"grey_congo", "shield_port_natal"} == names(state, "adventure", state.gone)


@rule("AF-36", "AF-38")
def test_too_many_cards_and_adventures_at_once() -> None:
    state = table()
    own(state, 0, "mask_zanzibar", "drum_cape_town", "grey_congo", "magenta_luanda")
    hold_only(state, 0, "magenta", "magenta", "grey", "joker", "orange", "orange")
    pass_turn(state)
    assert phase(state) == "cards"
    assert refused(state, "discard_adventure grey_congo") == "AF-36"
    assert refused(state, "discard_card violet") == "AF-36 none"
    assert refused(state, "draw_cards") == "AF-36"
    do(state, "discard_card grey")
    assert phase(state) == "adventures"
    assert refused(state, "discard_card magenta") == "AF-38"
    assert refused(state, "discard_adventure mask_tripoli") == "AF-38 none"
    do(state, "discard_adventure grey_congo")
    assert state.active == 1


@rule("AF-39")
def test_limits_do_not_count_during_the_turn_nor_for_others() -> None:
    state = table()
    hold_only(state, 0, "violet", "violet", "magenta", "grey", "orange")
    hold_only(state, 1, "violet", "violet", "magenta", "grey", "orange", "orange")
    display(state, "port_natal_to_serengeti", "cairo_to_mozambique")
    stand(state, 0, "cairo")
    do(state, "set_out", "join cairo_to_mozambique")
    assert state.hand_size(0) == 6
    assert phase(state) == "journey"
    do(state, "step aswan violet no", "stop")
    assert state.active == 1  # five again, and seat 1's six cards are nobody's business yet
    assert phase(state) == "turn"
    assert refused(state, "discard_card violet") == "AF-39"


@rule("AF-24", "AF-36")
def test_jokers_and_assistants_are_back_in_the_hand_when_it_is_counted() -> None:
    state = table()
    display(state)
    stand(state, 0, "cairo")
    hold_only(state, 0, "violet", "violet", "magenta", "grey", "joker", "violet_assistant")
    do(state, "set_out", "step aswan violet_assistant no", "step cairo joker no", "stop")
    assert phase(state) == "cards"


@rule("AF-40")
def test_empty_spaces_are_filled_from_left_to_right() -> None:
    state = table()
    display(state, "cairo_to_mozambique", "zanzibar_to_cairo", "addis_abeba_to_aswan", "lagos_to_aswan")
    stand(state, 0, "aswan")
    join(state, 2, 0)
    join(state, 3, 0)
    do(state, "set_out", "complete_expedition addis_abeba_to_aswan", "complete_expedition lagos_to_aswan")
    events = heard(do(state, "stop", luck=Scripted([0, 0, 0])))
    assert [event.split()[2] for event in events if "shown" in event] == ["space_3", "space_4", "space_5"]
    assert None not in on_display(state)


@rule("AF-40")
def test_expeditions_come_only_after_the_limits() -> None:
    state = table()
    display(state, "addis_abeba_to_aswan")
    hold_only(state, 0, "magenta", "magenta", "grey", "joker", "orange", "orange")
    pass_turn(state)
    assert on_display(state)[1:] == [None] * 4
    do(state, "discard_card grey")
    assert None not in on_display(state)


@rule("AF-5", "AF-40")
def test_a_cards_come_first_then_b_then_c() -> None:
    state = table()
    backs: list[int] = []
    while state.pile > 0:
        state.display[0] = -1
        pass_turn(state)
        backs.append(next(back for back in range(3) if state.box.backs[back] >> state.display[0] & 1))
    assert backs == [0] * 5 + [1] * 10 + [2] * 4
