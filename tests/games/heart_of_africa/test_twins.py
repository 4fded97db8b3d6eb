"""The quick way against a slow and obvious one, on random hands and boards."""

from __future__ import annotations

import copy
from itertools import product

from hypothesis import given
from hypothesis import strategies as some
from librt.vecs import vec
from mypy_extensions import i64

from marula.core.chance import Seeded
from marula.core.edition import from_data
from marula.core.graph import Graph
from marula.core.setup import Setup
from marula.games.heart_of_africa import GAME
from marula.games.heart_of_africa.rules.actions import ClaimRoute, DoubleRoute, KeepTickets, Pay
from marula.games.heart_of_africa.rules.claims import claimable, doublings, payments
from marula.games.heart_of_africa.rules.deal import deal
from marula.games.heart_of_africa.rules.options import codes
from marula.games.heart_of_africa.rules.state import State
from marula.games.heart_of_africa.rules.turns import perform, turn
from marula.lab.perft import perft
from tests.games.heart_of_africa.positions import board, table
from tests.rule import rule

HANDS = some.lists(some.integers(0, 4), min_size=9, max_size=9)
COUNTS = some.lists(some.integers(0, 5), min_size=3, max_size=3)


def position(seats: int, hand: list[int], owners: dict[int, int], trains: int) -> State:
    state = table(seats)
    for card, number in enumerate(hand):
        state.hands[card] = number
    for track, seat in owners.items():
        state.owners[track] = seat % seats
    state.trains[0] = trains
    state.derive()
    return state


def plain_payments(state: State, track: int) -> set[Pay]:
    """Try every colour and number."""
    box = state.box
    found = set()
    length, colour, ferries = box.track_length[track], box.track_colour[track], box.track_ferries[track]
    for card, number, locomotives in product(range(box.colours), range(7), range(7)):
        if number + locomotives != length or locomotives < ferries or locomotives > state.hands[box.locomotive]:
            continue
        if number > state.hands[card] or (number > 0 and colour not in (card, box.grey)):
            continue
        found.add(Pay(box.tables["card"][card] if number else None, number, locomotives))
    return found


def plain_open(state: State, track: int) -> bool:
    """Look at every track between the same places."""
    box = state.box
    ends = {int(box.track_from[track]), int(box.track_to[track])}
    beside = [other for other in range(box.tracks) if {int(box.track_from[other]), int(box.track_to[other])} == ends]
    if state.owners[track] >= 0 or any(state.owners[other] == 0 for other in beside):
        return False
    return box.seats >= 4 or all(state.owners[other] < 0 for other in beside)


@rule("HA-13", "HA-15", "HA-22", "HA-32")
@given(
    seats=some.integers(2, 5),
    hand=HANDS,
    owners=some.dictionaries(some.integers(0, 116), some.integers(0, 4), max_size=60),
    trains=some.integers(0, 8),
)
def test_claimable_tracks(seats: int, hand: list[int], owners: dict[int, int], trains: int) -> None:
    state = position(seats, hand, owners, trains)
    box = state.box
    expected = {
        ClaimRoute(box.tables["track"][track])
        for track in range(box.tracks)
        if plain_open(state, track) and box.track_length[track] <= trains and plain_payments(state, track)
    }
    found = [box.actions[code] for code in claimable(state, 0, vec[i64]())]
    assert len(set(found)) == len(found)
    assert set(found) == expected


def test_claimable_tracks_where_more_are_of_one_colour_than_a_number_has_bits() -> None:
    data = copy.deepcopy(GAME.edition("default").data)
    for track in data["tracks"]:
        track["colour"] = "grey"
    state = State(GAME.board(Setup(GAME.name, 2), from_data(data, "all grey")))
    box = state.box
    state.hands = vec[i64]([0, 3, 0, 0, 1, 0, 0, 0, 1])
    state.trains[0] = 45
    state.owners[70] = 1
    state.derive()
    expected = [
        box.claim + track for track in range(box.tracks) if plain_open(state, track) and plain_payments(state, track)
    ]
    assert len({int(box.track_group[code - box.claim]) for code in expected}) == 2
    assert list(claimable(state, 0, vec[i64]())) == expected


@rule("HA-13", "HA-32")
@given(hand=HANDS, track=some.integers(0, 116))
def test_payments(hand: list[int], track: int) -> None:
    state = position(2, hand, {}, 45)
    found = [state.box.actions[code] for code in payments(state, 0, track)]
    assert len(set(found)) == len(found)
    assert set(found) == plain_payments(state, track)


@rule("HA-17", "HA-18", "HA-19", "HA-20")
@given(
    track=some.integers(0, 116),
    terrain=some.lists(COUNTS, min_size=3, max_size=3),
    locomotives=some.integers(0, 8),
    paid=some.integers(0, 3),
)
def test_doublings(track: int, terrain: list[list[int]], locomotives: int, paid: int) -> None:
    """Every mix of terrain cards and locomotives that pays and leads, and from which no card could be left out."""
    state = table(3)
    box = state.box
    for seat, numbers in enumerate(terrain):
        for at, number in enumerate(numbers):
            state.terrains[seat * 3 + at] = number
    state.hands[box.locomotive] = locomotives + paid
    state.track = track
    state.pay_locomotives = paid
    kind, needed = int(box.track_terrain[track]), int(box.track_needs[track])
    held, most = terrain[0][kind], max(terrain[1][kind], terrain[2][kind])

    def enough(cards: int, wild: int) -> bool:
        return cards + wild >= needed and held + wild >= most

    expected = {
        DoubleRoute(cards, wild)
        for cards, wild in product(range(held + 1), range(locomotives + 1))
        if enough(cards, wild)
        and not (cards > 0 and enough(cards - 1, wild))
        and not (wild > 0 and cards == 0 and enough(0, wild - 1))
    }
    assert {box.actions[code] for code in doublings(state, 0)} == expected


@rule("HA-28")
@given(seed=some.integers(0, 10**6), seats=some.integers(2, 5))
def test_networks_grow_as_the_tracks_are_claimed(seed: int, seats: int) -> None:
    chance = Seeded(str(seed))
    state = deal(board(seats), chance, None)
    for _ in range(200):
        seat = turn(state)
        if seat < 0:
            break
        offered = codes(state, seat)
        perform(state, seat, offered[chance.pick(len(offered))], chance, None)
    box = state.box
    for seat in range(seats):
        own = [track for track in range(box.tracks) if state.owners[track] == seat]
        graph = Graph(box.places, [(box.track_from[track], box.track_to[track], 1) for track in own])
        for a in range(box.places):
            far = graph.distances(a)
            for b in range(box.places):
                assert state.connects(seat, a, b) == (far[b] >= 0)
            first = min(b for b in range(box.places) if far[b] >= 0)
            assert state.networks[seat * box.places + a] == first, "named by the first place, in whatever order it grew"


@rule("HA-14", "HA-16", "HA-31")
@given(seed=some.integers(0, 10**6))
def test_score_track_and_standings_agree_with_the_sheet(seed: int) -> None:
    chance = Seeded(str(seed))
    state = deal(board(3), chance, None)
    while turn(state) >= 0:
        offered = codes(state, turn(state))
        perform(state, turn(state), offered[chance.pick(len(offered))], chance, None)
        for place in range(len(state.train_row)):  # a gap only where nothing could fill it
            assert state.train_row[place] >= 0 or sum(state.train_deck) + sum(state.train_discards) == 0
    for column in GAME.score(state).columns:
        routes = sum(line.points for line in column.lines if line.what in ("routes", "doubled_routes"))
        assert routes == state.points[column.seat]
        above = (column.total + state.box.ticket_total) * (state.box.tickets + 1)
        assert GAME.standings(state)[column.seat] == above + column.tie_break[0]


def test_a_match_can_go_these_many_ways() -> None:
    """Counted once and looked at; a number that changes without a rule being changed is a bug."""
    for seats, ways in WAYS.items():
        state = deal(board(seats), Seeded("perft"), None)
        for seat in range(seats):
            GAME.apply(state, seat, KeepTickets((1, 2)), Seeded("perft"))
        assert [perft(GAME, state, depth, luck=1) for depth in range(4)] == ways


WAYS = {2: [1, 77, 745, 8655], 5: [1, 77, 734, 13260]}
