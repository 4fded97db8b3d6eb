"""An edition that cannot be played says why, all at once and with the places."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from marula.core.edition import from_data
from marula.games.heart_of_africa import GAME
from marula.text.catalogue import Catalogue


def problems(change: Any) -> list[str]:
    """What is wrong with the default edition after a change."""
    data = copy.deepcopy(GAME.edition("default").data)
    change(data)
    words = Catalogue(GAME)
    return [words.problem(problem) for problem in GAME.problems(from_data(data, "test"))]


def test_the_default_edition_is_sound() -> None:
    assert problems(lambda data: None) == []


CHANGES: dict[str, tuple[Any, str]] = {
    "an id with capitals": (
        lambda data: data["places"][0].update(id="Ngaoundere"),
        "places[0].id: 'Ngaoundere' is not an id",
    ),
    "a track twice": (
        lambda data: data["tracks"][1].update(id=data["tracks"][0]["id"]),
        "tracks[1].id: 'ngaoundere_to_nigeria_n_1' appears twice",
    ),
    "no tickets": (lambda data: data.update(tickets=[]), "tickets: is empty"),
    "an unknown source": (
        lambda data: data["tickets"][0].update(source="hearsay"),
        "tickets[0].source: 'hearsay' is not in the list 'sources'",
    ),
    "an unknown part's source": (
        lambda data: data["numbers"]["source"].update(trains="hearsay"),
        "numbers.source: 'hearsay' is not in the list 'sources'",
    ),
    "locomotives not last": (
        lambda data: data["cards"].reverse(),
        "cards: the last kind must be the locomotive",
    ),
    "no cards of a kind": (lambda data: data["cards"][2].update(count=0), "cards[2].count: must be at least 1"),
    "too many kinds of cards": (
        lambda data: data.update(cards=data["cards"] * 7),
        "cards.length: must be at most 60",
    ),
    "grey cards": (lambda data: data["cards"][0].update(id="grey"), "cards: grey is not a card"),
    "a colour without terrain": (
        lambda data: data["terrains"][0]["colours"].remove("red"),
        "terrains: 'red' must belong to exactly one terrain, not 0",
    ),
    "a terrain of no colour": (
        lambda data: data["terrains"][0]["colours"].append("pink"),
        "terrains[0].colours: 'pink' is not a route colour",
    ),
    "a missing length": (lambda data: data["lengths"].pop(2), "lengths: must be 1, 2, 3 and so on"),
    "negative points": (lambda data: data["lengths"][0].update(points=-1), "lengths[0].points: must be 0 to 100"),
    "doubling for nothing": (lambda data: data["lengths"][0].update(terrain=0), "lengths[0].terrain: must be at least"),
    "too few trains": (lambda data: data["numbers"].update(trains=2), "numbers.trains: must be more than last_trains"),
    "no face-up cards": (
        lambda data: data["numbers"].update(cards_face_up=0),
        "numbers.cards_face_up: must be at least 1",
    ),
    "more kept than dealt": (
        lambda data: data["numbers"].update(first_tickets_kept=5),
        "numbers.first_tickets_kept: must not be more than tickets_dealt",
    ),
    "too large an offer": (
        lambda data: data["numbers"].update(tickets_drawn=9),
        "numbers.tickets_drawn: must be at most 6",
    ),
    "too many cards dealt": (
        lambda data: data["numbers"].update(cards_dealt=30),
        "cards: too few for five players: 155 are dealt or turned up",
    ),
    "too few tickets": (lambda data: data.update(tickets=data["tickets"][:19]), "tickets: too few for five players"),
    "a city on no ticket": (lambda data: data["places"][0].pop("end"), "places[0].end: is missing"),
    "a ticket end with capitals": (lambda data: data["places"][0].update(end="N"), "places[0].end: 'N' is not an id"),
    "a way station on a ticket": (
        lambda data: data["places"][33].update(end="northwest"),
        "places[33].end: is a way station, and no ticket names one",
    ),
    "a track to nowhere": (
        lambda data: data["tracks"][0].update(to_place="atlantis"),
        "tracks[0].to_place: 'atlantis' is not in the list 'places'",
    ),
    "a track in a circle": (
        lambda data: data["tracks"][3].update(to_place="ngaoundere"),
        "tracks[3].to_place: must not be the same as from_place",
    ),
    "a track too long": (lambda data: data["tracks"][3].update(length=7), "tracks[3].length: must be 1 to 6"),
    "a pink track": (lambda data: data["tracks"][3].update(colour="pink"), "tracks[3].colour: 'pink' is not a route"),
    "more ferries than spaces": (
        lambda data: data["tracks"][3].update(ferries=3),
        "tracks[3].ferries: must be 0 to ",
    ),
    "parallel tracks that are no double route": (
        lambda data: [data["tracks"][at].pop("double") for at in (0, 1)],
        "tracks[1]: joins two places that another track joins",
    ),
    "a double route with one track": (
        lambda data: data["tracks"][3].update(double="lonely"),
        "tracks: double route 'lonely' has 1 tracks, not 2",
    ),
    "double tracks of two lengths": (
        lambda data: data["tracks"][0].update(length=2),
        "tracks: the tracks of double route 'ngaoundere_to_nigeria_n' differ in length",
    ),
    "a double route between three places": (
        lambda data: data["tracks"][0].update(to_place="cape_town"),
        "tracks: the tracks of double route 'ngaoundere_to_nigeria_n' join different places",
    ),
    "a country to travel through": (
        lambda data: data["tracks"][3].update(from_place="nigeria_n"),
        "is a dead end: its tracks must all come from one place",
    ),
    "a ticket to nowhere": (
        lambda data: data["tickets"][0].update(to_end="atlantis"),
        "tickets[0].to_end: no place has the ticket word 'atlantis'",
    ),
    "a ticket in a circle": (
        lambda data: data["tickets"][0].update(to_end="cape_town"),
        "tickets[0].to_end: must not be the same as from_end",
    ),
    "two tickets alike": (
        lambda data: data["tickets"][1].update(from_end="east_london", to_end="cape_town"),
        "tickets[1]: joins two ends that another ticket joins",
    ),
    "a worthless ticket": (lambda data: data["tickets"][0].update(value=0), "tickets[0].value: must be at least 1"),
    "a place drawn that is not there": (
        lambda data: data["map"][0].update(place="atlantis"),
        "map[0].place: 'atlantis' is not in the list 'places'",
    ),
    "a place drawn off the board": (lambda data: data["map"][0].update(x=101), "map[0].x: must be 0 to 100"),
    "an island cut off": (
        lambda data: data.update(tracks=[track for track in data["tracks"] if not track.get("ferries")]),
        "tracks: do not connect all places",
    ),
    "a word for a number": (lambda data: data["tickets"][0].update(value="four"), "tickets[0].value"),
    "a field nobody knows": (lambda data: data["tracks"][0].update(tunnel=1), "tracks[0].tunnel: is not a field here"),
}


@pytest.mark.parametrize("name", CHANGES)
def test_a_problem_is_found_and_placed(name: str) -> None:
    change, expected = CHANGES[name]
    assert any(expected in problem for problem in problems(change)), problems(change)


def test_all_problems_are_told_at_once() -> None:
    def change(data: Any) -> None:
        data["tracks"][3]["length"] = 7
        data["tickets"][0]["value"] = 0
        data["numbers"]["trains"] = 1

    assert len(problems(change)) == 3
