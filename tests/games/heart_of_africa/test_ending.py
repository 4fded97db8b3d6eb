"""The last round, the score sheet and the winner."""

from __future__ import annotations

import pytest

from marula.core.score import ScoreLine
from marula.games.heart_of_africa import GAME
from marula.games.heart_of_africa.rules.actions import ClaimRoute, DrawTrain, Pass
from marula.games.heart_of_africa.rules.state import OVER, State
from tests.games.heart_of_africa.positions import CAPE, face, hold, no_cards, no_tickets, own, table, ticket
from tests.games.positions import do, index, public
from tests.rule import rule

SPUR = "windhoek_to_walvis_bay"
"""Orange, 1 space."""


def draw_two(state: State) -> None:
    do(state, DrawTrain())
    do(state, DrawTrain())


def lines(state: State, seat: int, what: str) -> list[ScoreLine]:
    return [line for line in GAME.score(state).columns[seat].lines if line.what == what]


@rule("HA-27")
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_the_last_round_may_be_triggered_by_each_seat(seats: int) -> None:
    for seat in range(seats):
        state = table(seats)
        state.active = seat
        state.trains[seat] = 3
        hold(state, seat, orange=1)
        told = do(state, ClaimRoute(SPUR))
        assert f"last_round_begun {seat} 2" in public(told)
        movers = []
        while state.phase != OVER:
            movers.append(int(state.active))
            draw_two(state)
        assert movers == [(seat + step) % seats for step in range(1, seats + 1)]


@rule("HA-27")
def test_three_trains_left_do_not_end_it() -> None:
    state = table()
    state.trains[0] = 4
    hold(state, 0, orange=1)
    do(state, ClaimRoute(SPUR))
    assert (state.trains[0], state.last_turns) == (3, -1)


@rule("HA-27")
def test_a_second_player_short_of_trains_adds_no_turn() -> None:
    state = table(3)
    state.trains[0] = state.trains[1] = 3
    hold(state, 0, orange=1)
    hold(state, 1, green=1)
    do(state, ClaimRoute(SPUR))
    told = do(state, ClaimRoute("cabinda_to_luanda_1"))
    assert not any("last_round" in line for line in public(told))
    draw_two(state)
    assert state.phase != OVER
    draw_two(state)
    assert state.phase == OVER


@rule("HA-34")
@pytest.mark.parametrize("seats", [2, 5])
def test_when_all_pass_in_a_row_it_is_over(seats: int) -> None:
    state = table(seats)
    no_cards(state)
    no_tickets(state)
    for seat in range(seats - 1):
        assert public(do(state, Pass())) == [f"passed {seat}"]
    told = do(state, Pass())
    assert public(told)[:3] == [f"passed {seats - 1}", "everyone_passed", "match_ended"]
    assert state.phase == OVER
    assert GAME.waiting_on(state) == []


@rule("HA-34")
def test_passes_must_be_in_a_row() -> None:
    state = table(3)
    no_cards(state)
    no_tickets(state)
    state.hands[2 * state.box.cards + index(state, "card", "orange")] = 1
    do(state, Pass())
    do(state, Pass())
    do(state, ClaimRoute(SPUR))
    assert state.passes == 0
    assert state.phase != OVER


@rule("HA-24")
def test_tickets_are_shown_at_the_end() -> None:
    state = table()
    state.last_turns = 1
    own(state, 0, CAPE, "port_elizabeth_to_east_london_1")
    ticket(state, 0, "cape_town_to_east_london", "durban_to_zomba")
    do(state, DrawTrain())
    told = do(state, DrawTrain())
    assert public(told)[1:] == [
        "match_ended",
        "tickets_shown 0 cape_town_to_east_london durban_to_zomba",
        "tickets_shown 1 - -",
    ]


@rule("HA-28")
def test_tickets_count_for_and_against() -> None:
    state = table()
    own(state, 0, CAPE, "port_elizabeth_to_east_london_1")
    ticket(state, 0, "cape_town_to_east_london", "durban_to_zomba")
    column = GAME.score(state).columns[0]
    assert [(line.what, line.points) for line in column.lines] == [
        ("routes", 5),
        ("doubled_routes", 0),
        ("ticket_completed", 4),
        ("ticket_unfinished", -6),
        ("globetrotter", 10),
    ]
    assert column.total == 13


@rule("HA-28")
def test_a_completed_ticket_shows_its_way() -> None:
    state = table()
    own(state, 0, CAPE, "port_elizabeth_to_east_london_1", "bloemfontein_to_east_london", "bloemfontein_to_cape_town")
    ticket(state, 0, "cape_town_to_east_london")
    assert lines(state, 0, "ticket_completed")[0].facts == {
        "ticket": "cape_town_to_east_london",
        "place_path": ("cape_town", "port_elizabeth", "east_london"),
        "routes": 2,
    }


@rule("HA-28")
def test_an_unfinished_ticket_shows_what_is_missing() -> None:
    state = table()
    own(state, 0, CAPE)
    ticket(state, 0, "cape_town_to_east_london")
    assert lines(state, 0, "ticket_unfinished")[0].facts["missing"] == 1
    # With two players the other's track closes the short way; round by Bloemfontein it is 2 + 2.
    own(state, 1, "port_elizabeth_to_east_london_1")
    assert lines(state, 0, "ticket_unfinished")[0].facts["missing"] == 4


@rule("HA-28")
def test_a_ticket_can_be_cut_off() -> None:
    state = table()
    ticket(state, 0, "cape_town_to_east_london")
    own(state, 1, "bloemfontein_to_east_london", "port_elizabeth_to_east_london_1", "east_london_to_durban_1")
    assert [line.points for line in lines(state, 0, "ticket_cut_off")] == [-4]


@rule("HA-14", "HA-16")
def test_routes_and_doubled_routes_have_their_lines() -> None:
    state = table()
    own(state, 0, CAPE, SPUR)
    state.doubled[index(state, "track", CAPE)] = 1
    state.points[0] += 4
    assert lines(state, 0, "routes") == [ScoreLine("routes", 5, {"number": 2, "trains": 4})]
    assert lines(state, 0, "doubled_routes") == [ScoreLine("doubled_routes", 4, {"number": 1})]
    assert GAME.score(state).columns[0].total == state.points[0]


@rule("HA-29")
def test_globetrotter_goes_to_the_most_completed_tickets() -> None:
    state = table(3)
    own(state, 0, CAPE, "port_elizabeth_to_east_london_1")
    ticket(state, 0, "cape_town_to_east_london")
    ticket(state, 1, "durban_to_zomba", "bangui_to_luanda", "durban_to_salisbury")
    assert [len(lines(state, seat, "globetrotter")) for seat in range(3)] == [1, 0, 0]
    assert lines(state, 0, "globetrotter") == [ScoreLine("globetrotter", 10, {"completed": 1})]


@rule("HA-29")
def test_globetrotter_is_shared_in_full() -> None:
    state = table(3)
    own(state, 0, CAPE, "port_elizabeth_to_east_london_1")
    own(state, 1, "bangui_to_ws_northwest", "ws_northwest_to_fachoda")
    ticket(state, 0, "cape_town_to_east_london", "durban_to_zomba")
    ticket(state, 1, "bangui_to_fachoda")
    assert [[line.points for line in lines(state, seat, "globetrotter")] for seat in range(3)] == [[10], [10], []]


@rule("HA-29")
def test_globetrotter_takes_a_completed_ticket() -> None:
    state = table()
    ticket(state, 0, "cape_town_to_east_london")
    assert not any(lines(state, seat, "globetrotter") for seat in range(2))


@rule("HA-30")
def test_what_is_left_over_is_worth_nothing() -> None:
    state = table()
    before = GAME.score(state)
    face(state, 0, desert=5, jungle=5, mountain=5)
    hold(state, 0, red=5, locomotive=5)
    assert GAME.score(state) == before


@rule("HA-31")
def test_most_points_win() -> None:
    state = table()
    own(state, 1, SPUR)
    assert GAME.score(state).winners == (1,)
    assert GAME.standings(state)[1] > GAME.standings(state)[0]


@rule("HA-31")
def test_a_tie_goes_to_the_most_completed_tickets() -> None:
    state = table()
    own(state, 1, CAPE, "port_elizabeth_to_east_london_1")
    ticket(state, 1, "cape_town_to_east_london")
    own(state, 0, "madagascar_s_to_durban_1", "windhoek_to_port_nolloth")
    sheet = GAME.score(state)
    assert [column.total for column in sheet.columns] == [19, 19]
    assert sheet.winners == (1,)
    standings = GAME.standings(state)
    assert standings[1] > standings[0]


@rule("HA-31")
def test_a_tie_in_points_and_tickets_shares_the_win() -> None:
    state = table(3)
    own(state, 0, "cabinda_to_luanda_1")
    own(state, 2, SPUR)
    assert GAME.score(state).winners == (0, 2)
    standings = GAME.standings(state)
    assert standings[0] == standings[2] > standings[1]


@rule("HA-31")
def test_points_below_zero_are_not_out() -> None:
    state = table()
    no_tickets(state)
    assert GAME.score(state).columns[1].total < -400
    assert all(standing >= 0 for standing in GAME.standings(state))
    assert not any(column.out for column in GAME.score(state).columns)
