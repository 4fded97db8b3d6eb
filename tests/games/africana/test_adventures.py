"""Completing adventures."""

from __future__ import annotations

from tests.games.africana.table import Table
from tests.rule import rule


def table_at(place: str, *adventures: str) -> Table:
    table = Table()
    table.display()
    table.stand(0, place)
    table.own(0, *adventures)
    table.purse(0, 0)
    table.do("set_out")
    return table


@rule("AF-29", "AF-30")
def test_an_artifact_brings_its_silver_and_goes_under_the_company_card() -> None:
    table = table_at("zanzibar", "mask_zanzibar", "drum_cape_town")
    assert table.do("complete_adventure mask_zanzibar") == ["artifact_found 0 mask_zanzibar 2 3"]
    assert table.state.silver[0] == 2
    assert table.names("adventure", table.state.completed[0]) == {"mask_zanzibar"}
    assert table.names("adventure", table.state.adventures[0]) == {"drum_cape_town"}


@rule("AF-29")
def test_all_own_adventures_of_a_place_may_be_completed_there() -> None:
    table = table_at("luanda", "statuette_luanda", "magenta_luanda")
    table.hand(0)
    assert table.offers() == ["complete_adventure statuette_luanda", "complete_adventure magenta_luanda", "stop"]
    table.do("complete_adventure magenta_luanda", "complete_adventure statuette_luanda")
    assert table.state.adventures[0] == 0


@rule("AF-29")
def test_only_the_owner_and_only_at_the_target() -> None:
    table = table_at("luanda", "mask_zanzibar")
    table.state.adventures[1] = table.bits("adventure", ("statuette_luanda",))
    assert table.why_not("complete_adventure statuette_luanda") == ("AF-29", "owner")
    assert table.why_not("complete_adventure mask_zanzibar") == ("AF-29", "")


@rule("AF-31")
def test_an_assistant_joins_the_hand_and_is_used_at_once() -> None:
    table = table_at("luanda", "magenta_luanda")
    table.hand(0)
    assert table.do("complete_adventure magenta_luanda") == ["assistant_hired 0 magenta_luanda magenta"]
    assert table.cards(0) == ["magenta_assistant"]
    assert list(table.state.supply) == [1, 2, 2, 2, 2]
    assert table.state.silver[0] == 0
    table.do("step kalahari magenta_assistant no", "stop")
    assert table.place(0) == "kalahari"
    assert table.cards(0) == ["magenta_assistant"]
    assert table.names("adventure", table.state.completed[0]) == {"magenta_luanda"}


@rule("AF-32")
def test_completing_an_adventure_is_never_forced() -> None:
    table = table_at("luanda", "magenta_luanda")
    table.do("stop")
    assert table.names("adventure", table.state.adventures[0]) == {"magenta_luanda"}


@rule("AF-23", "AF-30", "AF-32")
def test_silver_of_an_artifact_pays_for_the_next_step() -> None:
    table = table_at("zanzibar", "mask_zanzibar")
    table.hand(0, "magenta")
    table.purse(0, 3)
    table.do("complete_adventure mask_zanzibar", "step serengeti magenta yes")
    assert table.state.silver[0] == 0
