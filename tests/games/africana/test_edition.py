"""The default edition is what one can count on the box, and an edition that is not is told everything at once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from marula.core.chance import Seeded
from marula.core.edition import Problem
from marula.core.setup import Setup
from marula.games.africana import GAME
from marula.lab.playout import playout
from marula.text.catalogue import Catalogue
from tests.games.africana.positions import board, default_data, edition
from tests.rule import rule


@rule("AF-1")
def test_the_map() -> None:
    data = default_data()
    assert Counter(place["half"] for place in data["places"]) == {"north": 11, "south": 11}
    assert {len(place["symbols"]) for place in data["places"]} == {1, 2}
    assert {symbol for place in data["places"] for symbol in place["symbols"]} == {
        "magenta",
        "turquoise",
        "grey",
        "orange",
        "violet",
    }
    assert board().map.connected()


@rule("AF-2")
def test_adventures_lead_beyond_the_equator() -> None:
    data = default_data()
    half = {place["id"]: place["half"] for place in data["places"]}
    assert Counter(card["book"] for card in data["adventures"]) == {"north": 15, "south": 15}
    assert all(half[card["target"]] != card["book"] for card in data["adventures"])


@rule("AF-3")
def test_each_artifact_four_times_each_assistant_twice() -> None:
    adventures = default_data()["adventures"]
    artifacts = Counter((card["book"], card["artifact"]) for card in adventures if "artifact" in card)
    assistants = Counter((card["book"], card["assistant"]) for card in adventures if "assistant" in card)
    assert len(artifacts) == 10
    assert set(artifacts.values()) == {2}
    assert len(assistants) == 10
    assert set(assistants.values()) == {1}


@rule("AF-5", "AF-7", "AF-9")
def test_the_cards_and_companies() -> None:
    data = default_data()
    assert Counter(card["back"] for card in data["expeditions"]) == {"a": 10, "b": 10, "c": 14}
    assert data["numbers"]["travel_cards"] == 12
    assert data["numbers"]["assistant_cards"] == 2
    assert [
        (company["id"], company["colour"], company["place"], company["silver"]) for company in data["companies"]
    ] == [
        ("italy", "white", "napoli", 2),
        ("france", "blue", "cape_town", 2),
        ("germany", "yellow", "lagos", 3),
        ("england", "red", "jidda", 4),
    ]


def reconstructed(table: str, part: str) -> int:
    """How many rows of a table have this part from nowhere but ourselves."""
    rows = [row for row in default_data()[table] if part in row or part in row["source"] or part == "places"]
    cited = [row["source"] if isinstance(row["source"], str) else row["source"].get(part, "") for row in rows]
    return sum(source == "reconstruction" for source in cited)


def test_reconstructed_facts_say_so() -> None:
    data = default_data()
    assert "RECONSTRUCTION" in data["note"]
    cited = [str(card["source"]) for card in data["adventures"]]
    assert all("reconstruction" in source for source in cited)


def test_the_note_counts_what_is_reconstructed() -> None:
    data = default_data()
    symbols = sum(len(place["symbols"]) for place in data["places"])
    routes = [route for route in data["routes"] if route["source"] == "reconstruction"]
    counted = [
        f"{reconstructed('places', 'name')} of {len(data['places'])} place names",
        f"{symbols - 1} of {symbols} symbols",  # one symbol of Mozambique is told by a review
        f"{len(routes)} of {len(data['routes'])} routes",
        f"start, target and pile of {reconstructed('expeditions', 'places')} of {len(data['expeditions'])} expeditions",
        f"the silver of {reconstructed('expeditions', 'silver')}",
        f"the points of all {reconstructed('expeditions', 'points')}",
        f"the targets of all {reconstructed('adventures', 'target')} adventures",
        f"silver and points of all {reconstructed('adventures', 'points')} artifacts",
        f"the names of {reconstructed('artifacts', 'name')} of {len(data['artifacts'])} kinds of artifacts",
    ]
    assert reconstructed("places", "symbols") == len(data["places"]) - 1
    assert reconstructed("expeditions", "back") == reconstructed("expeditions", "places")
    assert [part for part in counted if part not in data["note"]] == []
    assert data["note"] in (Path(str(GAME.folder)) / "text" / "en.ftl").read_text(encoding="utf-8")


REWARDS = {"a": (1, -1), "b": (0, 1), "c": (-1, 3)}
"""By pile: silver and points of an expedition, each more than the steps from its start to its target."""


def test_an_expedition_pays_by_its_pile_and_the_shortest_way() -> None:
    """Early ones bring silver, late ones points, as reviews tell; 3 silver are the most of the last pile."""
    box = board()
    for at, card in enumerate(default_data()["expeditions"]):
        steps = box.map.distances(box.starts[at])[box.targets[at]]
        silver, points = (steps + more for more in REWARDS[card["back"]])
        assert (card["silver"], card["points"]) == (min(silver, 3) if card["back"] == "c" else silver, points), card


Change = Callable[[dict[str, Any]], object]


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        (lambda data: data["places"][0].update(half="south"), "places: must be 11 in the north, not 10"),
        (
            lambda data: data["places"][0].update(symbols=["pink"]),
            "places[0].symbols: 'pink' is not in the list 'colours'",
        ),
        (
            lambda data: data["places"][0].update(symbols=["grey", "grey"]),
            "places[0].symbols: must be one symbol or two different ones",
        ),
        (lambda data: data["places"][1].update(id="napoli"), "places[1].id: 'napoli' appears twice"),
        (
            lambda data: data["places"][1].update(id="Fez!"),
            "places[1].id: 'Fez!' is not an id: use lower-case letters, digits and _, starting with a letter",
        ),
        (
            lambda data: data["routes"][0].update(places=["cairo", "atlantis"]),
            "routes[0].places: 'atlantis' is not in the list 'places'",
        ),
        (
            lambda data: data["routes"][0].update(places=["cairo", "cairo"]),
            "routes[0].places: must be two different places",
        ),
        (
            lambda data: data["routes"].append({"places": ["aswan", "cairo"], "source": "reconstruction"}),
            "routes[39].places: this route appears twice",
        ),
        (
            lambda data: data.update(routes=[route for route in data["routes"] if "madagascar" not in route["places"]]),
            "routes: do not connect all places",
        ),
        (lambda data: data["companies"].pop(), "companies: must be 4, not 3"),
        (
            lambda data: data["companies"][0].update(place="rome"),
            "companies[0].place: 'rome' is not in the list 'places'",
        ),
        (lambda data: data["companies"][0].update(silver=-1), "companies[0].silver: must be 0 to 100"),
        (lambda data: data["expeditions"].pop(), "expeditions: must be 34, not 33"),
        (
            lambda data: data["expeditions"][0].update(target="port_natal"),
            "expeditions[0].target: must not be the start place",
        ),
        (
            lambda data: data["expeditions"][0].update(start="rome"),
            "expeditions[0].start: 'rome' is not in the list 'places'",
        ),
        (
            lambda data: data["expeditions"][0].update(points=-1),
            "expeditions[0].points: must be 0 to 100",
        ),
        (
            lambda data: [card.update(back="a") for card in data["expeditions"] if card["back"] == "b"],
            "expeditions: none has the back b",
        ),
        (
            lambda data: [card.update(back="b") for card in data["expeditions"][4:10]],
            "expeditions: must have at least 5 with the back A, for the first display",
        ),
        (
            lambda data: data["numbers"].update(removed=[14, 7, 4]),
            "numbers.removed: too many cards with the back C are removed: 14 of 14",
        ),
        (
            lambda data: data["numbers"].update(removed=[4]),
            "numbers.removed: must be three numbers: for two, three and four players",
        ),
        (
            lambda data: data["adventures"][0].update(target="cairo"),
            "adventures[0].target: lies in the north, like the book; it must lie beyond the equator",
        ),
        (
            lambda data: data["adventures"][0].update(target="rome"),
            "adventures[0].target: 'rome' is not in the list 'places'",
        ),
        (
            lambda data: data["adventures"][0].update(artifact="drum"),
            "adventures: must show 'mask' twice in the north book; found: 1",
        ),
        (
            lambda data: data["adventures"][0].update(artifact="crown"),
            "adventures[0].artifact: 'crown' is not in the list 'artifacts'",
        ),
        (
            lambda data: data["adventures"][10].update(assistant="grey"),
            "adventures: must show the assistant 'magenta' once in the north book; found: 0",
        ),
        (
            lambda data: data["adventures"][10].update(assistant="pink"),
            "adventures[10].assistant: 'pink' is not in the list 'colours'",
        ),
        (
            lambda data: data["adventures"][10].update(silver=2),
            "adventures[10]: an assistant gives neither silver nor points",
        ),
        (
            lambda data: data["adventures"][0].update(assistant="grey"),
            "adventures[0]: must show either an artifact or an assistant",
        ),
        (lambda data: data["adventures"][0].update(silver=-2), "adventures[0].silver: must be 0 to 100"),
        (
            lambda data: data["adventures"][0].update(book="south", target="cairo"),
            "adventures: must be 15 in the north book, not 14",
        ),
        (lambda data: data["bonuses"].pop(), "bonuses: must be 5, not 4"),
        (
            lambda data: data["bonuses"][0].update(cards=1),
            "bonuses[0]: must be silver or cards, at least one and not both",
        ),
        (lambda data: data["numbers"].update(turn_price=0), "numbers.turn_price: must be at least 1"),
        (
            lambda data: data["numbers"].update(hand_limit=1),
            "numbers.hand_limit: must be at least the number of cards each player starts with",
        ),
        (
            lambda data: data["numbers"].update(travel_cards=1, dealt=2),
            "numbers.dealt: must not need more travel cards than there are for four players",
        ),
        (lambda data: data["scoring"].update(cards_per_point=0), "scoring.cards_per_point: must be at least 1"),
        (lambda data: data["scoring"].update(two_alike=-6), "scoring.two_alike: must be 0 to 100"),
        (
            lambda data: data["artifacts"][0].update(source="hearsay"),
            "artifacts[0].source: 'hearsay' is not in the list 'sources'",
        ),
        (lambda data: data["places"][0].pop("source"), "places[0].source: is missing"),
        (lambda data: data["expeditions"][0].update(back="d"), "expeditions[0].back: 'd' is not allowed here"),
    ],
)
def test_what_is_wrong_with_an_edition_is_told(change: Change, problem: str) -> None:
    data = default_data()
    change(data)
    words = Catalogue(GAME)
    assert problem in [words.problem(found) for found in GAME.problems(edition(data))]


def test_everything_that_is_wrong_is_told_at_once() -> None:
    data = default_data()
    data["companies"][0]["place"] = "rome"
    data["adventures"][3]["target"] = "rome"
    data["scoring"]["two_alike"] = -1
    assert [problem.place for problem in GAME.problems(edition(data))] == [
        "scoring.two_alike",
        "companies[0].place",
        "adventures[3].target",
    ]


def test_the_default_edition_is_sound() -> None:
    nothing: list[Problem] = []
    assert GAME.problems(GAME.edition("default")) == nothing


def other_edition() -> dict[str, Any]:
    """Every place renamed, other colours, artifacts, rewards, bonuses and numbers."""
    data = default_data()
    data["edition"] = "mirror"
    new = {place["id"]: f"place_{at}" for at, place in enumerate(data["places"])}
    colours = {colour["id"]: f"hue_{at}" for at, colour in enumerate(data["colours"])}
    for place in data["places"]:
        place.update(id=new[place["id"]], name=place["name"].upper(), symbols=[colours[s] for s in place["symbols"]])
    for colour in data["colours"]:
        colour.update(id=colours[colour["id"]])
    for route in data["routes"]:
        route["places"] = [new[place] for place in route["places"]]
    for company in data["companies"]:
        company["place"] = new[company["place"]]
    for at, card in enumerate(data["expeditions"]):
        card.update(id=f"trip_{at}", start=new[card["start"]], target=new[card["target"]], points=9 - card["points"])
    for at, card in enumerate(data["adventures"]):
        card.update(id=f"story_{at}", target=new[card["target"]])
        if "assistant" in card:
            card["assistant"] = colours[card["assistant"]]
    data["bonuses"][0] = {"cards": 2, "source": "reconstruction"}
    data["numbers"].update(hand_limit=7, removed=[1, 2, 3], markers=3)
    return data


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_another_edition_plays_to_the_end(seats: int) -> None:
    other = GAME.board(Setup("africana", seats, "mirror"), edition(other_edition()))
    chance = Seeded("another")
    state = GAME.deal(other, chance, None)
    assert playout(GAME, state, chance, GAME.longest(other)).ended
