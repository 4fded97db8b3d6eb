"""The default edition against what can be counted, and the tables built from it."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from marula.core.graph import Graph
from marula.games.heart_of_africa import GAME
from marula.games.heart_of_africa.rules.facts import Facts, read
from tests.games.heart_of_africa.positions import board, table
from tests.games.positions import index
from tests.rule import rule


@pytest.fixture(scope="module")
def facts() -> Facts:
    found, problems = read(GAME.edition("default"))
    assert found is not None, problems
    return found


COLOURS = {
    "yellow": 12,
    "orange": 12,
    "red": 12,
    "purple": 14,
    "blue": 13,
    "green": 14,
    "white": 15,
    "black": 13,
    "grey": 12,
}
SPACES = {
    "yellow": 33,
    "orange": 34,
    "red": 34,
    "purple": 36,
    "blue": 35,
    "green": 35,
    "white": 34,
    "black": 34,
    "grey": 43,
}


@rule("HA-1", "HA-33")
def test_places(facts: Facts) -> None:
    kinds = Counter(place.kind for place in facts.places)
    assert kinds == {"city": 33, "way_station": 10, "country": 6, "island": 2}
    assert Counter(place.end for place in facts.places if place.kind == "country") == {
        "nigeria": 2,
        "tchad": 2,
        "sudan": 2,
    }
    assert all((place.end is None) == (place.kind == "way_station") for place in facts.places)


@rule("HA-1")
def test_tracks(facts: Facts) -> None:
    assert len(facts.tracks) == 117
    assert sum(track.length for track in facts.tracks) == 318
    assert len({frozenset((track.from_place, track.to_place)) for track in facts.tracks}) == 96
    doubles = Counter(track.double for track in facts.tracks if track.double is not None)
    assert len(doubles) == 21
    assert set(doubles.values()) == {2}
    assert Counter(track.length for track in facts.tracks) == {1: 15, 2: 38, 3: 36, 4: 23, 5: 3, 6: 2}
    assert Counter(track.colour for track in facts.tracks) == COLOURS
    spaces: Counter[str] = Counter()
    for track in facts.tracks:
        spaces[track.colour] += track.length
    assert spaces == SPACES


@rule("HA-1")
def test_double_tracks_agree_in_length(facts: Facts) -> None:
    for one in facts.tracks:
        for other in facts.tracks:
            if one.double is not None and one.double == other.double:
                assert one.length == other.length
                assert {one.from_place, one.to_place} == {other.from_place, other.to_place}


@rule("HA-1")
def test_everything_is_connected() -> None:
    box = board(2)
    edges = [(box.track_from[at], box.track_to[at], box.track_length[at]) for at in range(box.tracks)]
    assert Graph(box.places, edges).connected()


@rule("HA-32")
def test_only_the_crossings_to_madagascar_are_ferries(facts: Facts) -> None:
    ferries = {track.id: track.ferries for track in facts.tracks if track.ferries}
    assert ferries == {
        "mocambique_to_madagascar_n_1": 1,
        "mocambique_to_madagascar_n_2": 1,
        "madagascar_s_to_durban_1": 2,
        "madagascar_s_to_durban_2": 2,
    }


@rule("HA-16", "HA-19")
def test_cape_town_to_port_elizabeth_is_as_in_the_rulebooks_example() -> None:
    box = board(4)
    for word in ("cape_town_to_port_elizabeth_1", "cape_town_to_port_elizabeth_2"):
        track = index(table(4), "track", word)
        assert box.track_length[track] == 3
        assert box.tables["terrain"][box.track_terrain[track]] == "mountain"
        assert box.track_points[track] == 4
        assert box.track_needs[track] == 1


@rule("HA-14", "HA-17")
def test_points_and_terrain_by_length(facts: Facts) -> None:
    assert [(fact.length, fact.points, fact.terrain) for fact in facts.lengths] == [
        (1, 1, 1),
        (2, 2, 1),
        (3, 4, 1),
        (4, 7, 2),
        (5, 10, 2),
        (6, 15, 2),
    ]


@rule("HA-16")
def test_every_colour_has_its_terrain() -> None:
    box = board(2)
    found: dict[str, set[str]] = {}
    for track in range(box.tracks):
        terrain = box.tables["terrain"][box.track_terrain[track]]
        found.setdefault(terrain, set()).add(box.tables["colour"][box.track_colour[track]])
    assert found == {
        "desert": {"yellow", "orange", "red"},
        "jungle": {"purple", "blue", "green"},
        "mountain": {"white", "grey", "black"},
    }


@rule("HA-2")
def test_cards(facts: Facts) -> None:
    assert sum(card.count for card in facts.cards) == 110
    assert {card.count for card in facts.cards[:-1]} == {12}
    assert (facts.cards[-1].id, facts.cards[-1].count) == ("locomotive", 14)
    assert {terrain.id: terrain.count for terrain in facts.terrains} == {"desert": 15, "jungle": 15, "mountain": 15}


@rule("HA-2", "HA-33")
def test_tickets(facts: Facts) -> None:
    assert len(facts.tickets) == 48
    ends = {place.end for place in facts.places}
    assert all({ticket.from_end, ticket.to_end} <= ends for ticket in facts.tickets)
    stations = {place.id for place in facts.places if place.kind == "way_station"}
    assert not any({ticket.from_end, ticket.to_end} & stations for ticket in facts.tickets)
    assert max(ticket.value for ticket in facts.tickets) == 22


def test_tickets_are_labelled_as_reconstruction(facts: Facts) -> None:
    assert {ticket.source for ticket in facts.tickets} == {"reconstruction"}
    assert "not the published tickets" in facts.note


def test_tickets_are_spread_as_unevenly_as_in_printed_decks(facts: Facts) -> None:
    """In twelve printed decks of other maps the busiest end occurs 5 to 8 times, and 7 to 18 ends occur once."""
    uses = Counter(end for ticket in facts.tickets for end in (ticket.from_end, ticket.to_end))
    assert 5 <= max(uses.values()) <= 8
    assert 7 <= list(uses.values()).count(1) <= 18
    assert sum(ticket.value for ticket in facts.tickets) / len(facts.tickets) == pytest.approx(11, abs=0.5)


def test_a_reconstructed_ticket_is_worth_the_shortest_way(facts: Facts) -> None:
    box = board(2)
    graph = Graph(
        box.places, [(box.track_from[at], box.track_to[at], box.track_length[at]) for at in range(box.tracks)]
    )
    for ticket in range(box.tickets):
        one, other = box.ticket_from[ticket], box.ticket_to[ticket]
        ways = [
            graph.distances(box.end_places[a])[box.end_places[b]]
            for a in range(box.end_first[one], box.end_first[one + 1])
            for b in range(box.end_first[other], box.end_first[other + 1])
        ]
        assert min(ways) == box.ticket_value[ticket], box.tables["ticket"][ticket]


@rule("HA-26")
def test_a_countrys_places_are_dead_ends(facts: Facts) -> None:
    for place in facts.places:
        if place.kind == "country":
            beside = {
                end
                for track in facts.tracks
                for end in (track.from_place, track.to_place)
                if place.id in (track.from_place, track.to_place) and end != place.id
            }
            assert len(beside) == 1, f"{place.id} can be passed through"


def test_every_place_is_drawn_somewhere(facts: Facts) -> None:
    assert {position.place for position in facts.map} == {place.id for place in facts.places}


def test_period_names_have_todays_beside_them() -> None:
    names = board(2).names
    assert names["leopoldville"] == "Léopoldville (Kinshasa)"
    assert names["salisbury"] == "Salisbury (Harare)"
    assert names["elizabethville"] == "Elizabethville (Lubumbashi)"


def test_only_what_the_edition_names_is_described() -> None:
    described = board(2).describe
    assert described("end", "nowhere") == {}
    assert described("seat", board(2).tables["end"][0]) == {}


def test_tracks_of_a_colour_lie_side_by_side() -> None:
    box = board(2)
    firsts = [int(first) for first in box.colour_first]
    for colour, (first, after) in enumerate(pairwise([*firsts, int(box.tracks)])):
        assert {int(box.track_colour[track]) for track in range(first, after)} == {colour}
