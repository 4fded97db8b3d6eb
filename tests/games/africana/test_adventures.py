"""Completing adventures."""

from __future__ import annotations

from marula.games.africana.rules.state import State
from tests.games.africana.positions import bits, display, held, hold_only, names, own, place, purse, stand, table
from tests.games.positions import do, heard, offered, refused
from tests.rule import rule


def table_at(place: str, *adventures: str) -> State:
    state = table()
    display(state)
    stand(state, 0, place)
    own(state, 0, *adventures)
    purse(state, 0, 0)
    do(state, "set_out")
    return state


@rule("AF-29", "AF-30")
def test_an_artifact_brings_its_silver_and_goes_under_the_company_card() -> None:
    state = table_at("zanzibar", "mask_zanzibar", "drum_cape_town")
    assert heard(do(state, "complete_adventure mask_zanzibar")) == ["artifact_found 0 mask_zanzibar 2 3"]
    assert state.silver[0] == 2
    assert names(state, "adventure", state.completed[0]) == {"mask_zanzibar"}
    assert names(state, "adventure", state.adventures[0]) == {"drum_cape_town"}


@rule("AF-29")
def test_all_own_adventures_of_a_place_may_be_completed_there() -> None:
    state = table_at("luanda", "statuette_luanda", "magenta_luanda")
    hold_only(state, 0)
    assert offered(state) == ["complete_adventure statuette_luanda", "complete_adventure magenta_luanda", "stop"]
    do(state, "complete_adventure magenta_luanda", "complete_adventure statuette_luanda")
    assert state.adventures[0] == 0


@rule("AF-29")
def test_only_the_owner_and_only_at_the_target() -> None:
    state = table_at("luanda", "mask_zanzibar")
    state.adventures[1] = bits(state, "adventure", ("statuette_luanda",))
    assert refused(state, "complete_adventure statuette_luanda") == "AF-29 owner"
    assert refused(state, "complete_adventure mask_zanzibar") == "AF-29"


@rule("AF-31")
def test_an_assistant_joins_the_hand_and_is_used_at_once() -> None:
    state = table_at("luanda", "magenta_luanda")
    hold_only(state, 0)
    assert heard(do(state, "complete_adventure magenta_luanda")) == ["assistant_hired 0 magenta_luanda magenta"]
    assert held(state, 0) == ["magenta_assistant"]
    assert list(state.supply) == [1, 2, 2, 2, 2]
    assert state.silver[0] == 0
    do(state, "step kalahari magenta_assistant no", "stop")
    assert place(state, 0) == "kalahari"
    assert held(state, 0) == ["magenta_assistant"]
    assert names(state, "adventure", state.completed[0]) == {"magenta_luanda"}


@rule("AF-32")
def test_completing_an_adventure_is_never_forced() -> None:
    state = table_at("luanda", "magenta_luanda")
    do(state, "stop")
    assert names(state, "adventure", state.adventures[0]) == {"magenta_luanda"}


@rule("AF-23", "AF-30", "AF-32")
def test_silver_of_an_artifact_pays_for_the_next_step() -> None:
    state = table_at("zanzibar", "mask_zanzibar")
    hold_only(state, 0, "magenta")
    purse(state, 0, 3)
    do(state, "complete_adventure mask_zanzibar", "step serengeti magenta yes")
    assert state.silver[0] == 0
