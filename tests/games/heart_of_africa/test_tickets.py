"""Tickets: drawing and keeping them, and what completes one."""

from __future__ import annotations

import copy

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from marula.core.chance import Scripted
from marula.core.edition import from_data
from marula.core.pile import Pile, zeros
from marula.core.setup import Setup
from marula.games.heart_of_africa import GAME
from marula.games.heart_of_africa.rules.actions import ClaimRoute, DrawTickets, DrawTrain, KeepTickets
from marula.games.heart_of_africa.rules.state import TICKETS, TURN, State
from marula.games.heart_of_africa.rules.tickets import is_complete
from tests.games.heart_of_africa.positions import hold, no_tickets, own, table, ticket
from tests.games.positions import do, index, options, public, whispers, why_refused
from tests.rule import rule


def only_under(state: State, *words: str) -> None:
    """The pile is just these, put back by seat 1; seat 1 keeps the rest."""
    no_tickets(state)
    for word in words:
        state.kept[index(state, "ticket", word)] = -1
    tickets = [index(state, "ticket", word) for word in words]
    state.ticket_pile = Pile(zeros(state.box.tickets), vec[i64](tickets))
    state.under_by = vec[i64]([1] * len(tickets))


def complete(state: State, word: str, seat: int = 0) -> bool:
    return is_complete(state, seat, index(state, "ticket", word))


@rule("HA-23")
def test_four_tickets_are_drawn_and_at_least_one_kept() -> None:
    state = table()
    told = do(state, DrawTickets(), luck=Scripted([0, 0, 0, 0]))
    assert public(told) == ["tickets_drawn 0 4"]
    assert whispers(told)[0].startswith("to 0: tickets_offered cape_town_to_east_london,durban_to_salisbury")
    assert state.phase == TICKETS
    assert len(options(state)) == 15
    refusal = why_refused(state, DrawTrain())
    assert (refusal.rule, refusal.case) == ("HA-23", "choose")
    told = do(state, KeepTickets((2,)))
    assert public(told) == ["tickets_kept 0 1 3"]
    assert (state.phase, state.active) == (TURN, 1)
    assert [int(seat) for seat in state.kept][:5] == [-1, 0, -1, -1, -1]
    assert list(state.ticket_pile.under) == [0, 2, 3]
    assert list(state.under_by) == [0, 0, 0]


@rule("HA-23")
def test_fewer_where_fewer_are_left() -> None:
    state = table()
    only_under(state, "bangui_to_luanda", "durban_to_zomba")
    told = do(state, DrawTickets(), luck=Scripted([]))
    assert public(told) == ["tickets_drawn 0 2"]
    assert whispers(told) == ["to 0: tickets_offered bangui_to_luanda,durban_to_zomba"]
    assert options(state) == [KeepTickets((1,)), KeepTickets((2,)), KeepTickets((1, 2))]
    for places in ((3,), (4,), (1, 3), (2, 4), (1, 2, 3, 4)):
        refusal = why_refused(state, KeepTickets(places))
        assert (refusal.rule, refusal.case) == ("HA-23", "absent")


@rule("HA-23")
def test_where_fewer_are_left_than_must_be_kept_all_are() -> None:
    """In an edition in which at least three are kept."""
    data = copy.deepcopy(GAME.edition("default").data)
    data["numbers"]["tickets_kept"] = 3
    state = State(GAME.board(Setup(GAME.name, 2), from_data(data, "test")))
    state.phase = TURN
    only_under(state, "bangui_to_luanda", "durban_to_zomba")
    do(state, DrawTickets(), luck=Scripted([]))
    assert options(state) == [KeepTickets((1, 2))]


@rule("HA-23")
def test_from_an_empty_pile_nothing_is_drawn() -> None:
    state = table()
    no_tickets(state)
    assert DrawTickets() not in options(state)
    assert (why_refused(state, DrawTickets()).rule, why_refused(state, DrawTickets()).case) == ("HA-23", "empty")


@rule("HA-23")
def test_what_lies_underneath_comes_in_its_order_after_the_rest() -> None:
    state = table()
    only_under(state, "bangui_to_luanda", "durban_to_zomba", "bondo_to_nigeria")
    state.ticket_pile.unseen[index(state, "ticket", "cape_town_to_madagascar")] = 1
    state.kept[index(state, "ticket", "cape_town_to_madagascar")] = -1
    told = do(state, DrawTickets(), luck=Scripted([0]))
    assert whispers(told) == [
        "to 0: tickets_offered cape_town_to_madagascar,bangui_to_luanda,durban_to_zomba,bondo_to_nigeria"
    ]


@rule("HA-24")
def test_only_the_number_of_tickets_is_public() -> None:
    state = table()
    drawn = do(state, DrawTickets())
    kept = do(state, KeepTickets((1, 3)))
    for line in public([*drawn, *kept]):
        assert not any(word in line for word in state.box.tables["ticket"]), line
    assert whispers(kept)[0].startswith("to 0: tickets_chosen cape_town_to_east_london,bangui_to_luanda")


@rule("HA-28")
def test_a_ticket_is_complete_when_its_ends_are_connected() -> None:
    state = table()
    own(state, 0, "cape_town_to_port_elizabeth_1")
    assert not complete(state, "cape_town_to_east_london")
    own(state, 0, "port_elizabeth_to_east_london_2")
    assert complete(state, "cape_town_to_east_london")
    assert not complete(state, "cape_town_to_east_london", seat=1)


@rule("HA-28")
def test_others_routes_do_not_connect() -> None:
    state = table()
    own(state, 0, "cape_town_to_port_elizabeth_1")
    own(state, 1, "port_elizabeth_to_east_london_2")
    assert not complete(state, "cape_town_to_east_london")
    assert not complete(state, "cape_town_to_east_london", seat=1)


@rule("HA-25")
@pytest.mark.parametrize(
    "tracks",
    [
        ("zomba_to_mocambique", "mocambique_to_madagascar_n_1"),
        ("zomba_to_beira", "beira_to_durban_1", "madagascar_s_to_durban_1"),
    ],
)
def test_madagascar_is_reached_by_either_place(tracks: tuple[str, ...]) -> None:
    state = table()
    own(state, 0, "livingstonia_to_zomba", *tracks)
    assert complete(state, "livingstonia_to_madagascar")


@rule("HA-25")
def test_one_may_travel_through_madagascar() -> None:
    state = table()
    own(state, 0, "zomba_to_mocambique", "mocambique_to_madagascar_n_1", "madagascar_s_to_durban_1")
    assert not complete(state, "durban_to_zomba"), "its two places are not one"
    own(state, 0, "madagascar_n_to_madagascar_s")
    assert complete(state, "durban_to_zomba")


@rule("HA-26")
@pytest.mark.parametrize(
    "tracks",
    [
        ("douala_to_nigeria_w_1", "douala_to_libreville_1", "libreville_to_cabinda_1"),
        (
            "ngaoundere_to_nigeria_n_2",
            "ngaoundere_to_douala",
            "douala_to_libreville_1",
            "libreville_to_cabinda_1",
        ),
    ],
)
def test_a_country_is_reached_by_any_of_its_places(tracks: tuple[str, ...]) -> None:
    state = table()
    own(state, 0, *tracks)
    assert complete(state, "cabinda_to_nigeria")


@rule("HA-26")
def test_routes_into_the_same_country_do_not_connect() -> None:
    """Ngaoundéré and Douala both lead to Nigeria; nothing leads from one to the other there."""
    state = table()
    own(state, 0, "ngaoundere_to_nigeria_n_1", "douala_to_nigeria_w_1", "ngaoundere_to_bangui", "bangui_to_bondo")
    assert not state.connects(0, index(state, "place", "ngaoundere"), index(state, "place", "douala"))
    assert not state.connects(0, index(state, "place", "nigeria_n"), index(state, "place", "nigeria_w"))
    assert complete(state, "bondo_to_nigeria"), "one of the two dead ends is connected, and that is enough"
    assert not complete(state, "addis_ababa_to_douala")


@rule("HA-33")
def test_one_travels_through_way_stations() -> None:
    state = table()
    own(state, 0, "bangui_to_ws_northwest", "ws_northwest_to_fachoda")
    assert complete(state, "bangui_to_fachoda")


@rule("HA-24", "HA-28")
def test_a_completed_ticket_is_whispered_to_its_owner() -> None:
    state = table()
    ticket(state, 0, "cape_town_to_east_london")
    own(state, 0, "cape_town_to_port_elizabeth_1")
    hold(state, 0, white=1)
    told = do(state, ClaimRoute("port_elizabeth_to_east_london_1"))
    assert whispers(told) == ["to 0: ticket_completed cape_town_to_east_london"]


def test_what_is_traced_on_a_clone_is_not_traced_on_the_original() -> None:
    """Clones share what is traced while that is nothing; whoever traces first has to make it their own."""
    state = table(3)
    clone = state.clone()
    clone.trace(1, 5, 1)
    again = clone.clone()
    again.trace(1, 5, 0)
    assert [(int(at.traces), sum(at.traced)) for at in (state, clone, again)] == [(0, 0), (1, 1), (0, 0)]
