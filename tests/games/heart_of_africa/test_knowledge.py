"""What each seat may know, and worlds that fit it."""

from __future__ import annotations

from typing import cast

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from marula.core import fields
from marula.core.chance import Scripted, Seeded
from marula.core.envelope import envelope
from marula.core.match import Entry, Match
from marula.core.pile import Pile, total, zeros
from marula.core.seat import ONLOOKER
from marula.games.heart_of_africa import GAME
from marula.games.heart_of_africa.knowledge.view import View
from marula.games.heart_of_africa.rules.actions import (
    ClaimRoute,
    DoubleRoute,
    DrawTickets,
    DrawTrain,
    KeepTickets,
    Pay,
    ScoreOnce,
    TakeTrain,
)
from marula.games.heart_of_africa.rules.state import DOUBLING, OVER, PAYMENT, State
from tests.games.heart_of_africa import positions
from tests.games.heart_of_africa.positions import CAPE, bag, face, held, hold, known, no_tickets, own, row, table
from tests.games.positions import do, index
from tests.rule import rule


def view(state: State, seat: int) -> View:
    return cast(View, GAME.view(state, seat))


def worlds(state: State, seat: int, number: int = 20) -> list[State]:
    """What the seat imagines, again and again; each looks right to it."""
    seen = view(state, seat)
    chance = Seeded("worlds")
    found = []
    for _ in range(number):
        world = cast(State, GAME.imagine(seen, chance))
        assert not fields.difference(GAME.view(world, seat), seen)
        assert GAME.census(world) == GAME.census(state)
        found.append(world)
    return found


@rule("HA-29")
def test_imagined_worlds_join_what_the_routes_join() -> None:
    state = table(3)
    own(state, 1, CAPE, "windhoek_to_walvis_bay")
    for seat in range(3):
        for world in worlds(state, seat, 2):
            assert list(world.networks) == list(state.networks)
            for owner in range(3):
                assert world.connects(owner, *ends(state, CAPE)) == (owner == 1)


def ends(state: State, track: str) -> tuple[int, int]:
    """The two places that a track joins."""
    at = index(state, "track", track)
    return state.box.track_from[at], state.box.track_to[at]


@rule("HA-11")
def test_a_card_taken_face_up_stays_known() -> None:
    state = table()
    row(state, "red", "blue", "white", "green", "black")
    do(state, TakeTrain("red"))
    do(state, DrawTrain(), luck=Scripted([0]))
    assert known(state, 0) == {"red": 1}
    seen = view(state, 1)
    assert seen.hand_sizes[0] == 2
    assert seen.hands[index(state, "card", "red")] == 1
    assert seen.hands[index(state, "card", "yellow")] == 0, "the blind card stays hidden"
    for world in worlds(state, 1):
        assert held(world, 0).get("red", 0) >= 1


@rule("HA-11")
def test_known_cards_are_forgotten_when_they_may_have_been_spent() -> None:
    state = table()
    hold(state, 0, black=2)
    card = index(state, "card", "black")
    state.train_deck[card] -= 2
    state.hands[card] += 2
    state.known[card] = 2
    do(state, ClaimRoute(CAPE))
    assert held(state, 0) == {"black": 1}
    assert known(state, 0) == {}, "two were known and three were paid: the one left may be another"


@rule("HA-11", "HA-19")
def test_a_known_locomotive_is_spent_by_doubling_too() -> None:
    state = table()
    hold(state, 0, black=3)
    locomotive = index(state, "card", "locomotive")
    state.train_deck[locomotive] -= 2
    state.hands[locomotive] = state.known[locomotive] = 2
    face(state, 1, mountain=2)
    do(state, ClaimRoute(CAPE))
    do(state, Pay("black", 3, 0))
    do(state, DoubleRoute(0, 2))
    assert known(state, 0) == {}


@rule("HA-11")
def test_known_cards_beyond_the_payment_stay_known() -> None:
    state = table()
    card = index(state, "card", "black")
    state.train_deck[card] -= 5
    state.hands[card] = state.known[card] = 5
    do(state, ClaimRoute(CAPE))
    assert known(state, 0) == {"black": 2}


@rule("HA-11")
def test_a_claim_is_secret_until_it_lies_on_the_table() -> None:
    state = table()
    hold(state, 0, black=3, locomotive=2)
    before, outside = view(state, 1), view(state, ONLOOKER)
    do(state, ClaimRoute(CAPE))
    assert state.phase == PAYMENT
    assert not fields.difference(view(state, 1), before)
    assert not fields.difference(view(state, ONLOOKER), outside)
    assert view(state, 0).track == index(state, "track", CAPE)
    do(state, Pay("black", 2, 1))
    assert state.phase == DOUBLING
    assert not fields.difference(view(state, 1), before)
    assert view(state, 0).pay_locomotives == 1


@rule("HA-24")
@pytest.mark.parametrize("last_turns", [-1, 3, 1])
def test_tickets_are_secret_in_the_last_round_too(last_turns: int) -> None:
    """They are shown when the match is over, and not when the last round begins."""
    state = table(3)
    positions.ticket(state, 0, state.box.tables["ticket"][0])
    state.last_turns = last_turns
    for reader in (1, 2, ONLOOKER):
        seen = view(state, reader)
        assert seen.kept[0] == -1
        assert list(seen.kept_sizes) == [1, 0, 0]
        assert seen.unseen_tickets[0] == 1
    assert view(state, 0).kept[0] == 0
    state.phase = OVER
    assert [view(state, reader).kept[0] for reader in (1, 2, ONLOOKER)] == [0, 0, 0]


@rule("HA-13")
def test_no_number_moves_for_the_others_while_a_claim_is_made() -> None:
    """Phase, version and moments stay as they were. When the claim is complete, it is one moment."""
    state = table(3)
    hold(state, 0, black=3, locomotive=2)
    match = Match.resume(GAME, state.board, Scripted([], then=0), state, 0)
    before = {reader: envelope(match, reader, 1).to_json() for reader in (1, 2, ONLOOKER)}
    for action, phase in ((ClaimRoute(CAPE), "payment"), (Pay("black", 3, 0), "doubling")):
        assert isinstance(match.play(0, action), Entry)
        assert (envelope(match, 0, 1).phase, envelope(match, 0, 1).version) == (phase, match.version)
        for reader, seen in before.items():
            assert envelope(match, reader, 1).to_json() == seen
    assert isinstance(match.play(0, ScoreOnce()), Entry)
    for reader in before:
        now = envelope(match, reader, 1)
        assert (now.version, now.phase, now.waiting_on) == (3, "turn", (1,))
        assert [(moment.number, moment.seat) for moment in now.moments] == [(3, 0)]
    assert [moment.number for moment in envelope(match, 0, 1).moments] == [1, 2, 3]


@rule("HA-11", "HA-12")
def test_counting_cards_over_a_reshuffle() -> None:
    """With two players: when the deck is made again, all that is unseen is the other's hand."""
    state = table()
    hold(state, 1, red=3, blue=2)
    hold(state, 0, green=1)
    state.train_discards = state.train_deck
    state.train_deck = zeros(state.box.cards)
    do(state, DrawTrain(), luck=Scripted([0]))
    for world in worlds(state, 0):
        assert held(world, 1) == {"red": 3, "blue": 2}
    # The other learns as much, except for the card just drawn.
    for world in worlds(state, 1):
        assert held(world, 0)["green"] >= 1
        assert world.hand_size(0) == 2


@rule("HA-11", "HA-12")
def test_what_one_draws_oneself_is_not_mistaken_for_the_deck() -> None:
    state = table()
    hold(state, 1, red=3)
    state.train_discards = state.train_deck
    state.train_deck = zeros(state.box.cards)
    red = sum(int(number) for number in list(state.train_discards)[: index(state, "card", "red")])
    do(state, DrawTrain(), luck=Scripted([red]))
    do(state, DrawTrain(), luck=Scripted([red]))
    assert held(state, 0) == {"red": 2}
    for world in worlds(state, 0):
        assert held(world, 1) == {"red": 3}


@rule("HA-11")
def test_a_blind_draw_tells_the_others_nothing() -> None:
    """Whichever card it was, seat 1 and an onlooker see the same."""
    looks: dict[int, list[View]] = {1: [], ONLOOKER: []}
    for pick in (0, 50, 109):
        state = table()
        do(state, DrawTrain(), luck=Scripted([pick]))
        for seat, views in looks.items():
            views.append(view(state, seat))
    for views in looks.values():
        assert not fields.difference(views[0], views[1])
        assert not fields.difference(views[0], views[2])


@rule("HA-11")
def test_hidden_hands_really_vary() -> None:
    state = table(3)
    hold(state, 1, red=4)
    hold(state, 2, blue=4)
    hands = {str(held(world, 1)) for world in worlds(state, 0)}
    assert len(hands) > 5
    assert {str(held(world, 0)) for world in worlds(state, 0)} == {"{}"}


@rule("HA-24")
def test_tickets_of_others_are_hidden_and_counted() -> None:
    state = table()
    do(state, DrawTickets())
    for seat in (1, ONLOOKER):
        seen = view(state, seat)
        assert (seen.offer_sizes[0], seen.ticket_pile_size) == (4, 44)
        assert all(ticket == -1 for ticket in seen.offered)
    assert [int(ticket) for ticket in view(state, 0).offered][:4] == [0, 1, 2, 3]
    do(state, KeepTickets((1, 2)))
    assert view(state, 1).kept_sizes[0] == 2
    assert all(seat == -1 for seat in view(state, 1).kept)
    kept = {str([int(seat) for seat in world.kept]) for world in worlds(state, 1)}
    assert len(kept) > 5


@rule("HA-23", "HA-24")
def test_who_puts_tickets_back_knows_them_and_their_order() -> None:
    state = table(3)
    do(state, DrawTickets())
    do(state, KeepTickets((2,)))
    assert [int(ticket) for ticket in view(state, 0).under] == [0, 2, 3]
    assert [int(ticket) for ticket in view(state, 1).under] == [-1, -1, -1]
    assert [int(seat) for seat in view(state, 1).under_by] == [0, 0, 0]
    for world in worlds(state, 0):
        assert [int(ticket) for ticket in world.ticket_pile.under] == [0, 2, 3]
    assert len({str(list(world.ticket_pile.under)) for world in worlds(state, 1)}) > 5


def put_back() -> State:
    """Three players; seat 2 has put back four tickets, which are the whole pile; seat 0 is to move."""
    state = table(3)
    no_tickets(state)
    for ticket in range(4):
        state.kept[ticket] = -1
    state.ticket_pile = Pile(zeros(state.box.tickets), vec[i64]([0, 1, 2, 3]))
    state.under_by = vec[i64]([2, 2, 2, 2])
    return state


@rule("HA-24")
def test_who_put_tickets_back_knows_who_draws_them() -> None:
    state = put_back()
    do(state, DrawTickets())
    assert [int(ticket) for ticket in view(state, 2).offered][:4] == [0, 1, 2, 3]
    assert [int(ticket) for ticket in view(state, 1).offered][:4] == [-1] * 4
    worlds(state, 1)
    worlds(state, 2)


@rule("HA-24")
def test_who_put_tickets_back_knows_who_keeps_all_of_them() -> None:
    state = put_back()
    do(state, DrawTickets())
    do(state, KeepTickets((1, 2, 3, 4)))
    assert [int(seat) for seat in view(state, 2).kept][:4] == [0, 0, 0, 0]
    assert [int(seat) for seat in view(state, 1).kept][:4] == [-1] * 4
    for world in worlds(state, 2):
        assert [int(seat) for seat in world.kept][:4] == [0, 0, 0, 0]


@rule("HA-24")
def test_who_put_tickets_back_does_not_know_which_of_them_are_kept() -> None:
    state = put_back()
    do(state, DrawTickets())
    do(state, KeepTickets((1, 3)))
    seen = view(state, 2)
    assert [int(seat) for seat in seen.kept][:4] == [-1] * 4
    assert [int(ticket) for ticket in seen.under] == [-1, -1]
    assert [int(ticket) for ticket in view(state, 0).under] == [1, 3]


@rule("HA-24")
def test_at_the_end_all_tickets_are_seen() -> None:
    state = table()
    no_tickets(state)
    state.last_turns = 1
    do(state, DrawTrain())
    do(state, DrawTrain())
    for seat in (0, ONLOOKER):
        assert all(holder == 1 for holder in view(state, seat).kept)


@rule("HA-11", "HA-24")
@pytest.mark.parametrize("seats", [2, 5])
def test_an_onlooker_knows_what_is_public(seats: int) -> None:
    state = table(seats)
    row(state, "red", "blue", "white", "green", "black")
    hold(state, 0, yellow=2)
    do(state, TakeTrain("red"))
    seen = view(state, ONLOOKER)
    assert bag(state, seen.hands, "card") == {"red": 1}
    assert total(seen.unseen_cards) == total(state.train_deck) + 2
    worlds(state, ONLOOKER)
