"""What only somebody's own edition has: names that are told in every language, and more kinds of cards."""

from __future__ import annotations

import copy
import time
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from marula.core.chance import Seeded
from marula.core.edition import MAX_SENT, canonical, from_data, size_problems
from marula.core.setup import Setup
from marula.games.heart_of_africa import GAME
from marula.games.heart_of_africa.rules.claims import is_open
from marula.games.heart_of_africa.rules.options import cards_to_draw
from marula.games.heart_of_africa.rules.state import State
from tests.games.positions import index
from tests.hostile.editions import SECONDS
from tests.rule import rule
from tests.text.strangers import untold


def test_every_text_works_for_an_edition_with_other_names() -> None:
    assert untold(GAME, {"bondo": "bamako", "desert": "savanna", "yellow": "pink"}) == []


def test_many_kinds_of_cards_are_told_apart_in_the_row() -> None:
    data = copy.deepcopy(GAME.edition("default").data)
    shades = [f"shade_{number}" for number in range(40)]
    data["cards"][-1:-1] = [{**data["cards"][0], "id": shade} for shade in shades]
    data["terrains"][0]["colours"] += shades
    state = State(GAME.board(Setup(GAME.name, 2), from_data(data, "many shades")))
    state.train_row = vec[i64]([1, 33, 33, 45, 1])
    assert list(cards_to_draw(state, True)) == [1, 33, 45]


@rule("HA-15")
def test_the_first_track_of_an_edition_may_be_one_of_a_double_route() -> None:
    data = copy.deepcopy(GAME.edition("default").data)
    first = State(GAME.board(Setup(GAME.name, 2))).box.tables["track"][0]
    track = next(track for track in data["tracks"] if track["id"] == first)
    track["double"] = "both"
    data["tracks"].append({**track, "id": "beside", "colour": "white"})
    state = State(GAME.board(Setup(GAME.name, 2), from_data(data, "a double route")))
    assert state.box.tables["track"][0] == first
    state.owners[index(state, "track", "beside")] = 1
    state.derive()
    assert not is_open(state, 0, 0)
    assert not is_open(state, 1, 0)


TICKETS = 110


def largest() -> Any:
    """Lists as long as the schema allows, tickets as many as still fit in a file, and every number as large."""
    data = copy.deepcopy(GAME.edition("default").data)
    kinds = [f"c{number}" for number in range(59)]
    cards = [{"id": kind, "count": 100, "source": "R"} for kind in (*kinds, "locomotive")]
    lands = {f"l{kind}": kind for kind in (*kinds, "grey")}
    terrains = [{"id": land, "count": 100, "colours": [kind], "source": "R"} for land, kind in lands.items()]
    lengths = [{"length": length, "points": 100, "terrain": 20, "source": "R"} for length in range(1, 13)]
    names = [f"p{number}" for number in range(150)]
    places = [{"id": name, "name": name, "kind": "city", "end": name, "source": "A"} for name in names]
    pairs = [(name, names[at + step]) for step in (1, 2, 3) for at, name in enumerate(names[:-step])][:400]
    tracks = [
        {"id": f"{a}_{b}", "from_place": a, "to_place": b, "length": 12, "colour": kinds[at % 59], "source": "A"}
        for at, (a, b) in enumerate(pairs)
    ]
    tickets = [{"id": f"{a}_{b}", "from_end": a, "to_end": b, "value": 100, "source": "A"} for a, b in pairs[:TICKETS]]
    data |= {"cards": cards, "terrains": terrains, "lengths": lengths, "places": places, "tracks": tracks}
    data |= {"tickets": tickets, "map": [], "note": "", "sources": [{"id": "A", "ref": ""}, {"id": "R", "ref": ""}]}
    data["numbers"] |= {"source": "R"}
    data["numbers"] |= {"trains": 100, "tickets_dealt": 6, "tickets_drawn": 6, "cards_dealt": 100, "cards_face_up": 60}
    return data


def test_the_largest_edition_is_set_up_within_a_second() -> None:
    edition = from_data(largest(), "largest")
    assert GAME.problems(edition) == size_problems(edition) == []
    assert len(canonical(edition.data)) > 0.95 * MAX_SENT
    began = time.process_time()
    board = GAME.board(Setup(GAME.name, GAME.most), edition)
    GAME.deal(board, Seeded("1"), None)
    GAME.instinct(board)
    assert time.process_time() - began < SECONDS


def test_one_more_of_anything_is_too_much() -> None:
    for table in ("lengths", "places", "tracks", "tickets"):
        data = largest()
        data[table] = [*data[table], *data[table]] if table != "lengths" else [*data[table], data[table][0]]
        assert any(problem.what == "many_entries" for problem in GAME.problems(from_data(data, "larger")))
