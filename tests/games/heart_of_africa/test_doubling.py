"""Doubling: terrain cards, the lead, and locomotives that stand in for both."""

from __future__ import annotations

import pytest

from marula.core import fields
from marula.games.heart_of_africa import GAME
from marula.games.heart_of_africa.rules.actions import ClaimRoute, DoubleRoute, DrawTrain, Pay, ScoreOnce
from marula.games.heart_of_africa.rules.state import DOUBLING, TURN, State
from tests.games.heart_of_africa.positions import CAPE, bag, face, held, hold, table, terrains
from tests.games.positions import do, index, options, public, why_refused
from tests.rule import rule

LONG = "libreville_to_bangui"
"""Green, 4 spaces, jungle: two terrain cards."""


def doublings(state: State) -> set[tuple[int, int]]:
    """All ways to double on offer, as (terrain cards, locomotives)."""
    found = options(state)
    assert ScoreOnce() in found
    return {(action.cards, action.locomotives) for action in found if isinstance(action, DoubleRoute)}


def claiming(track: str, seats: int = 2, **cards: int) -> State:
    """Seat 0 holds these cards and is about to claim the track."""
    state = table(seats)
    hold(state, 0, **cards)
    return state


def paid(*mountains: int, locomotives: int) -> State:
    """Seat 0 has paid three black cards for CAPE and holds locomotives; each seat has so many mountains face up."""
    state = claiming(CAPE, len(mountains), black=3, locomotive=locomotives)
    for seat, number in enumerate(mountains):
        face(state, seat, mountain=number)
    do(state, ClaimRoute(CAPE))
    do(state, Pay("black", 3, 0))
    return state


@rule("HA-19")
def test_the_rulebooks_example() -> None:
    """One mountain and one locomotive tie two mountains; three spaces score 8; only the locomotive is paid."""
    state = paid(1, 2, locomotives=1)
    assert doublings(state) == {(0, 1)}
    told = do(state, DoubleRoute(0, 1))
    assert public(told)[:2] == [f"route_claimed 0 {CAPE} black 3 0 4", f"route_doubled 0 {CAPE} mountain 0 1 4"]
    assert (state.points[0], state.trains[0]) == (8, 42)
    assert held(state, 0) == {}
    assert terrains(state, 0) == {"mountain": 1}
    assert bag(state, state.train_discards, "card") == {"black": 3, "locomotive": 1}
    assert bag(state, state.terrain_discards, "terrain") == {}


@rule("HA-16", "HA-17", "HA-21")
@pytest.mark.parametrize(
    ("track", "colour", "length", "terrain", "needed", "points"),
    [
        ("windhoek_to_walvis_bay", "orange", 1, "desert", 1, 1),
        ("pretoria_to_bloemfontein", "yellow", 2, "desert", 1, 2),
        ("port_nolloth_to_bloemfontein", "red", 4, "desert", 2, 7),
        ("bangui_to_leopoldville", "purple", 3, "jungle", 1, 4),
        ("leopoldville_to_luanda", "blue", 2, "jungle", 1, 2),
        ("addis_ababa_to_port_florence", "green", 5, "jungle", 2, 10),
        ("addis_ababa_to_ws_east", "white", 4, "mountain", 2, 7),
        (CAPE, "black", 3, "mountain", 1, 4),
        ("madagascar_n_to_madagascar_s", "red", 4, "mountain", 2, 7),  # grey, paid in red
    ],
)
def test_terrain_cards_double_the_points(
    track: str, colour: str, length: int, terrain: str, needed: int, points: int
) -> None:
    state = claiming(track, **{colour: length})
    face(state, 0, **{terrain: needed})
    do(state, ClaimRoute(track))
    assert state.phase == DOUBLING
    assert doublings(state) == {(needed, 0)}
    do(state, DoubleRoute(needed, 0))
    assert (state.points[0], state.trains[0]) == (2 * points, 45 - length)
    assert terrains(state, 0) == {}
    assert bag(state, state.terrain_discards, "terrain") == {terrain: needed}
    assert state.doubled[index(state, "track", track)] == 1
    assert (state.phase, state.active) == (TURN, 1)


@rule("HA-16")
def test_other_terrain_does_not_double() -> None:
    state = claiming(CAPE, black=3)
    face(state, 0, desert=3, jungle=3)
    do(state, ClaimRoute(CAPE))
    assert (state.points[0], state.active) == (4, 1), "no doubling is asked where none is possible"


@rule("HA-16")
def test_doubling_may_be_declined() -> None:
    state = claiming(CAPE, black=3)
    face(state, 0, mountain=1)
    do(state, ClaimRoute(CAPE))
    refusal = why_refused(state, DrawTrain())
    assert (refusal.rule, refusal.facts["terrain"]) == ("HA-16", "mountain")
    do(state, ScoreOnce())
    assert (state.points[0], state.doubled[index(state, "track", CAPE)]) == (4, 0)
    assert terrains(state, 0) == {"mountain": 1}


@rule("HA-17")
def test_one_card_is_not_enough_for_four_spaces() -> None:
    state = claiming(LONG, green=4)
    face(state, 0, jungle=1)
    do(state, ClaimRoute(LONG))
    assert (state.points[0], state.active) == (7, 1)


@rule("HA-17")
def test_the_payment_is_exact() -> None:
    state = claiming(LONG, green=4, locomotive=1)
    face(state, 0, jungle=3)
    do(state, ClaimRoute(LONG))
    do(state, Pay("green", 4, 0))
    assert doublings(state) == {(2, 0), (1, 1)}
    assert why_refused(state, DoubleRoute(1, 0)).rule == "HA-17"


@rule("HA-18")
def test_a_tie_is_enough() -> None:
    state = claiming(CAPE, 3, black=3)
    face(state, 0, mountain=2)
    face(state, 1, mountain=2)
    face(state, 2, mountain=1)
    do(state, ClaimRoute(CAPE))
    assert doublings(state) == {(1, 0)}


@rule("HA-18")
def test_without_the_lead_nothing_is_doubled() -> None:
    state = claiming(CAPE, 3, black=3)
    face(state, 0, mountain=2)
    face(state, 2, mountain=3)
    do(state, ClaimRoute(CAPE))
    assert (state.points[0], state.active) == (4, 1)


@rule("HA-18")
def test_who_has_no_lead_is_told_so() -> None:
    state = paid(1, 0, 3, locomotives=2)
    assert doublings(state) == {(0, 2)}
    refusal = why_refused(state, DoubleRoute(1, 0))
    assert (refusal.rule, refusal.facts["most"], refusal.facts["held"]) == ("HA-18", 3, 1)


@rule("HA-17", "HA-18", "HA-20")
def test_a_refusal_never_asks_for_what_would_be_refused() -> None:
    """One mountain and two locomotives against three: only two locomotives are accepted, though one card is needed."""
    state = paid(1, 0, 3, locomotives=2)
    assert doublings(state) == {(0, 2)}
    rules = {
        (action.cards, action.locomotives): why_refused(state, action).rule
        for action in state.board.actions
        if isinstance(action, DoubleRoute) and (action.cards, action.locomotives) != (0, 2)
    }
    assert "HA-17" not in rules.values(), "one card, which HA-17 asks for, is not accepted here"
    assert (rules[1, 0], rules[0, 1], rules[0, 3]) == ("HA-18", "HA-18", "HA-19")


@rule("HA-17", "HA-20")
def test_too_few_cards_and_too_many_are_told_apart() -> None:
    state = claiming(LONG, green=4, locomotive=3)
    face(state, 0, jungle=2)
    do(state, ClaimRoute(LONG))
    do(state, Pay("green", 4, 0))
    assert doublings(state) == {(2, 0), (1, 1), (0, 2)}
    assert why_refused(state, DoubleRoute(1, 0)).rule == "HA-17"
    assert why_refused(state, DoubleRoute(0, 1)).rule == "HA-17"
    assert why_refused(state, DoubleRoute(0, 3)).rule == "HA-20"


@rule("HA-18")
def test_the_lead_is_counted_before_paying() -> None:
    """Two cards tie two; that they are then both paid does not matter."""
    state = claiming(LONG, green=4)
    face(state, 0, jungle=2)
    face(state, 1, jungle=2)
    do(state, ClaimRoute(LONG))
    do(state, DoubleRoute(2, 0))
    assert state.points[0] == 14


@rule("HA-18")
def test_the_lead_changes_with_others_terrain_between_turns() -> None:
    state = claiming(CAPE, black=6)
    face(state, 0, mountain=2)
    face(state, 1, mountain=2)
    before = state.clone()
    do(before, ClaimRoute(CAPE))
    assert doublings(before) == {(1, 0)}
    face(state, 1, mountain=1)
    do(state, ClaimRoute(CAPE))
    assert state.active == 1, "one more card in front of the other, and the lead is gone"


@rule("HA-19")
def test_locomotives_pay_as_terrain() -> None:
    state = claiming(LONG, green=4, locomotive=2)
    do(state, ClaimRoute(LONG))
    do(state, Pay("green", 4, 0))
    assert doublings(state) == {(0, 2)}
    do(state, DoubleRoute(0, 2))
    assert state.points[0] == 14
    assert bag(state, state.train_discards, "card") == {"green": 4, "locomotive": 2}


@rule("HA-19")
def test_a_locomotive_pays_for_the_route_or_for_the_terrain() -> None:
    state = claiming(CAPE, black=2, locomotive=1)
    do(state, ClaimRoute(CAPE))
    assert (state.points[0], state.active) == (4, 1), "the only locomotive is needed for the route"
    state = claiming(CAPE, black=2, locomotive=2)
    do(state, ClaimRoute(CAPE))
    do(state, Pay("black", 2, 1))
    assert doublings(state) == {(0, 1)}
    refusal = why_refused(state, DoubleRoute(0, 2))
    assert (refusal.rule, refusal.facts["left"]) == ("HA-19", 1)


@rule("HA-19")
def test_a_payment_that_leaves_nothing_to_double_with_ends_the_turn() -> None:
    state = claiming(CAPE, black=2, locomotive=2)
    do(state, ClaimRoute(CAPE))
    do(state, Pay("black", 1, 2))
    assert (state.points[0], state.active) == (4, 1)


@rule("HA-20")
def test_more_locomotives_than_the_payment_may_reach_the_tie() -> None:
    state = paid(0, 3, locomotives=4)
    assert doublings(state) == {(0, 3)}
    do(state, DoubleRoute(0, 3))
    assert state.points[0] == 8
    assert held(state, 0) == {"locomotive": 1}
    assert bag(state, state.train_discards, "card") == {"black": 3, "locomotive": 3}


@rule("HA-20")
def test_more_locomotives_than_payment_and_tie_need_are_not_played() -> None:
    state = paid(1, 1, locomotives=4)
    assert doublings(state) == {(1, 0), (0, 1)}
    assert why_refused(state, DoubleRoute(0, 2)).rule == "HA-20"


@rule("HA-19", "HA-20")
def test_locomotives_count_for_the_lead_and_pay_in_the_same_breath() -> None:
    """Behind by one with three cards, two needed: one locomotive reaches the tie, and pays one of the two."""
    state = claiming(LONG, green=4, locomotive=3)
    face(state, 0, jungle=3)
    face(state, 1, jungle=4)
    do(state, ClaimRoute(LONG))
    do(state, Pay("green", 4, 0))
    assert doublings(state) == {(1, 1), (0, 2)}
    do(state, DoubleRoute(1, 1))
    assert terrains(state, 0) == {"jungle": 2}
    assert held(state, 0) == {"locomotive": 2}


@rule("HA-21")
def test_doubling_takes_no_more_trains() -> None:
    state = claiming(LONG, green=4)
    face(state, 0, jungle=2)
    state.trains[0] = 4
    do(state, ClaimRoute(LONG))
    do(state, DoubleRoute(2, 0))
    assert state.trains[0] == 0


@rule("HA-13")
def test_a_seat_sees_what_it_is_about_to_pay_and_nobody_else_does() -> None:
    state = paid(1, 0, 3, locomotives=2)
    own, other = (fields.write(GAME.view(state, seat)) for seat in (0, 1))
    assert (own["pay_card"], own["pay_cards"], own["pay_locomotives"]) == ("black", 3, 0)
    assert (other["pay_card"], other["pay_cards"], other["pay_locomotives"]) == (None, 0, 0)
