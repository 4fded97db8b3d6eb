"""Claiming a route: cards, colours, ferries, double routes, trains and points."""

from __future__ import annotations

import pytest

from marula.core.chance import Scripted
from marula.games.heart_of_africa import GAME
from marula.games.heart_of_africa.rules.actions import ClaimRoute, DrawTrain, Pay, ScoreOnce
from marula.games.heart_of_africa.rules.state import PAYMENT, TURN, State
from marula.text.catalogue import Catalogue
from marula.text.languages import languages
from tests.games.heart_of_africa.positions import CAPE, bag, held, hold, own, table
from tests.games.positions import do, index, options, public, why_refused
from tests.rule import rule

TWIN = "cape_town_to_port_elizabeth_2"


def payments(state: State) -> set[tuple[str | None, int, int]]:
    """All payments on offer."""
    found = options(state)
    assert all(isinstance(action, Pay) for action in found)
    return {(action.card, action.cards, action.locomotives) for action in found if isinstance(action, Pay)}


def claims(state: State, seat: int = 0) -> set[str]:
    return {action.track for action in options(state, seat) if isinstance(action, ClaimRoute)}


@rule("HA-13", "HA-14")
def test_a_route_takes_as_many_cards_of_its_colour_as_it_is_long() -> None:
    state = table()
    hold(state, 0, black=3)
    told = do(state, ClaimRoute(CAPE))
    assert public(told)[0] == f"route_claimed 0 {CAPE} black 3 0 4"
    assert held(state, 0) == {}
    assert bag(state, state.train_discards, "card") == {"black": 3}
    assert (state.trains[0], state.points[0], state.owners[index(state, "track", CAPE)]) == (42, 4, 0)
    assert (state.phase, state.active) == (TURN, 1)


@rule("HA-13")
def test_nothing_of_a_claim_is_left_when_it_is_done() -> None:
    state = table()
    assert (state.track, state.pay_card, state.pay_cards, state.pay_locomotives) == (-1, -1, 0, 0)
    hold(state, 0, black=2, locomotive=1)
    told = do(state, ClaimRoute(CAPE))
    assert public(told)[0] == f"route_claimed 0 {CAPE} black 2 1 4", "there is one way to pay, so it is not asked for"
    assert (state.track, state.pay_card, state.pay_cards, state.pay_locomotives) == (-1, -1, 0, 0)


@rule("HA-13")
def test_cards_of_another_colour_do_not_pay() -> None:
    state = table()
    hold(state, 0, white=3, black=2)
    assert CAPE not in claims(state)
    refusal = why_refused(state, ClaimRoute(CAPE))
    assert (refusal.rule, refusal.case) == ("HA-22", "cards")
    assert refusal.facts == {"track": CAPE, "length": 3, "colour": "black", "cards": 2, "locomotives": 0}


@rule("HA-22", "HA-32")
def test_why_the_first_and_the_last_track_cannot_be_paid() -> None:
    state = table()
    tracks = state.box.tables["track"]
    for track, because in ((tracks[0], "HA-22"), (tracks[-1], "HA-32")):
        refusal = why_refused(state, ClaimRoute(track))
        assert (refusal.rule, refusal.facts["track"]) == (because, track)


@rule("HA-13")
def test_locomotives_are_wild() -> None:
    state = table()
    hold(state, 0, black=2, locomotive=4)
    do(state, ClaimRoute(CAPE))
    assert state.phase == PAYMENT
    assert payments(state) == {("black", 2, 1), ("black", 1, 2), (None, 0, 3)}
    do(state, Pay("black", 1, 2))
    do(state, ScoreOnce())
    assert held(state, 0) == {"black": 1, "locomotive": 2}
    assert bag(state, state.train_discards, "card") == {"black": 1, "locomotive": 2}


@rule("HA-13")
def test_a_grey_route_takes_any_one_colour() -> None:
    state = table()
    track = "dar_es_salaam_to_mocambique_1"  # grey, 4
    hold(state, 0, red=3, blue=4, green=1, locomotive=1)
    do(state, ClaimRoute(track))
    assert payments(state) == {("red", 3, 1), ("blue", 4, 0), ("blue", 3, 1)}
    refusal = why_refused(state, Pay("green", 4, 0))
    assert (refusal.rule, refusal.case) == ("HA-22", "held")
    do(state, Pay("red", 3, 1))
    # One locomotive was all there was, so nothing is left to double with.
    assert held(state, 0) == {"blue": 4, "green": 1}


@rule("HA-13")
def test_a_grey_route_takes_no_mixed_colours() -> None:
    state = table()
    hold(state, 0, red=2, blue=2)
    assert "dar_es_salaam_to_mocambique_1" not in claims(state)
    hold(state, 0, red=2)
    assert "dar_es_salaam_to_mocambique_1" in claims(state)


@rule("HA-13")
def test_a_single_way_to_pay_is_not_asked() -> None:
    state = table()
    hold(state, 0, black=1, locomotive=2)
    state.terrains[state.box.terrains + index(state, "terrain", "mountain")] = 1
    told = do(state, ClaimRoute(CAPE))
    assert public(told)[0] == f"route_claimed 0 {CAPE} black 1 2 4"


@rule("HA-13")
def test_a_claimed_track_stays_claimed() -> None:
    state = table(4)
    own(state, 1, CAPE)
    hold(state, 0, black=3)
    assert CAPE not in claims(state)
    refusal = why_refused(state, ClaimRoute(CAPE))
    assert (refusal.rule, refusal.case, refusal.facts["seat"]) == ("HA-13", "taken", 1)


@rule("HA-13")
@pytest.mark.parametrize("language", languages())
def test_the_owner_of_a_track_is_not_called_somebody_else(language: str) -> None:
    """The same text answers the owner and the others, so it must fit both."""
    state = table(4)
    own(state, 0, CAPE)
    refusal = why_refused(state, ClaimRoute(CAPE))
    assert (refusal.case, refusal.facts["seat"]) == ("taken", 0)
    text = Catalogue(GAME, language).refusal(state.board, refusal, ("Ada", "Ben", "Cy", "Di"))
    assert "Ada" in text
    assert not any(word in text for word in ("Nobody else", "Ingen andre", "Ingen annan", "Nadie más", "ほかの人"))


@rule("HA-13")
def test_only_payments_for_the_chosen_route() -> None:
    state = table()
    hold(state, 0, black=3, white=3, locomotive=1)
    do(state, ClaimRoute(CAPE))
    for action in (Pay("white", 3, 0), Pay("black", 2, 0), DrawTrain()):
        refusal = why_refused(state, action)
        assert (refusal.rule, refusal.case) == ("HA-13", "pay"), action


@rule("HA-14")
@pytest.mark.parametrize(
    ("track", "colour", "length", "points"),
    [
        ("windhoek_to_walvis_bay", "orange", 1, 1),
        ("pretoria_to_bloemfontein", "yellow", 2, 2),
        ("windhoek_to_port_nolloth", "yellow", 3, 4),
        ("libreville_to_bangui", "green", 4, 7),
        ("fachoda_to_addis_ababa", "red", 5, 10),
    ],
)
def test_points_by_length(track: str, colour: str, length: int, points: int) -> None:
    state = table()
    hold(state, 0, **{colour: length})
    told = do(state, ClaimRoute(track))
    assert public(told)[0] == f"route_claimed 0 {track} {colour} {length} 0 {points}"
    assert (state.points[0], state.trains[0]) == (points, 45 - length)


@rule("HA-14", "HA-32")
def test_six_spaces_score_fifteen() -> None:
    state = table()
    hold(state, 0, red=4, locomotive=2)
    state.terrains[state.box.terrains + index(state, "terrain", "mountain")] = 1
    do(state, ClaimRoute("madagascar_s_to_durban_1"))
    assert state.points[0] == 15


@rule("HA-32")
def test_a_ferry_needs_its_locomotives() -> None:
    state = table()
    track = "madagascar_s_to_durban_1"  # grey, 6, two locomotives
    hold(state, 0, red=6, locomotive=1)
    refusal = why_refused(state, ClaimRoute(track))
    assert (refusal.rule, refusal.facts["ferries"], refusal.facts["locomotives"]) == ("HA-32", 2, 1)
    hold(state, 0, locomotive=2)
    do(state, ClaimRoute(track))
    assert payments(state) == {("red", 4, 2), ("red", 3, 3)}
    refusal = why_refused(state, Pay("red", 5, 1))
    assert refusal.rule == "HA-32"


@rule("HA-32")
def test_a_ferry_may_be_paid_in_locomotives_only() -> None:
    state = table()
    hold(state, 0, red=2, locomotive=3)
    do(state, ClaimRoute("mocambique_to_madagascar_n_1"))
    assert payments(state) == {("red", 2, 1), ("red", 1, 2), (None, 0, 3)}


@rule("HA-15")
@pytest.mark.parametrize("seats", [2, 3])
def test_with_two_or_three_the_second_track_closes(seats: int) -> None:
    state = table(seats)
    own(state, 1, CAPE)
    hold(state, 0, black=3)
    assert TWIN not in claims(state)
    refusal = why_refused(state, ClaimRoute(TWIN))
    assert (refusal.rule, refusal.case) == ("HA-15", "closed")


@rule("HA-15")
@pytest.mark.parametrize("seats", [4, 5])
def test_with_four_or_five_both_tracks_are_used(seats: int) -> None:
    state = table(seats)
    own(state, 1, CAPE)
    hold(state, 0, black=3)
    assert TWIN in claims(state)
    do(state, ClaimRoute(TWIN))
    assert state.owners[index(state, "track", TWIN)] == 0


@rule("HA-15")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_nobody_claims_both_tracks(seats: int) -> None:
    state = table(seats)
    own(state, 0, CAPE)
    hold(state, 0, black=3)
    assert TWIN not in claims(state)
    refusal = why_refused(state, ClaimRoute(TWIN))
    assert (refusal.rule, refusal.case) == ("HA-15", "own")


@rule("HA-22")
def test_trains_must_be_there() -> None:
    state = table()
    hold(state, 0, black=3, white=2)
    state.trains[0] = 2
    assert CAPE not in claims(state)
    assert "bulawayo_to_pretoria" in claims(state)  # white, 2
    refusal = why_refused(state, ClaimRoute(CAPE))
    assert (refusal.rule, refusal.case, refusal.facts["trains"]) == ("HA-22", "trains", 2)


@rule("HA-22")
def test_cards_that_are_not_held_do_not_pay() -> None:
    state = table()
    hold(state, 0, black=2, locomotive=2)
    do(state, ClaimRoute(CAPE))
    for action in (Pay("black", 3, 0), Pay(None, 0, 3)):
        refusal = why_refused(state, action)
        assert (refusal.rule, refusal.case) == ("HA-22", "held")


@rule("HA-13")
def test_nothing_moves_before_the_claim_is_whole() -> None:
    state = table()
    hold(state, 0, black=3, locomotive=1)
    told = do(state, ClaimRoute(CAPE))
    assert told == []
    assert held(state, 0) == {"black": 3, "locomotive": 1}
    assert state.owners[index(state, "track", CAPE)] == -1
    assert state.trains[0] == 45


@rule("HA-13")
def test_every_track_on_offer_can_be_paid_for() -> None:
    state = table(4)
    hold(state, 0, red=3, blue=2, locomotive=1)
    for track in claims(state):
        chosen = state.clone()
        do(chosen, ClaimRoute(track), luck=Scripted([], then=0))
        assert options(chosen), track


@rule("HA-7", "HA-13")
def test_nothing_is_paid_before_a_track_is_chosen() -> None:
    """Also not the first payment on the list, which follows the last track."""
    state = table()
    first = state.board.actions[state.box.pay]
    assert isinstance(first, Pay)
    assert why_refused(state, first).rule == "HA-7"
