"""Editions: every problem at once, each with its place, and never a crash."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from marula.core.edition import Edition, Problem, from_data, load
from marula.core.errors import EditionError
from marula.core.game import Game
from marula.core.setup import Setup
from marula.games import GAMES
from marula.games.template import GAME
from marula.text.catalogue import Catalogue
from marula.text.error_line import explain
from tests.pace import some


def problems(data: Any) -> list[str]:
    words = Catalogue(GAME)
    return [words.problem(problem) for problem in GAME.problems(from_data(data, "test"))]


def default() -> Any:
    return copy.deepcopy(GAME.edition("default").data)


def test_every_problem_is_told_with_its_place() -> None:
    data = default()
    data["fruits"][0]["count"] = "many"
    del data["fruits"][1]["source"]
    data["fruits"][2]["colour"] = "brown"
    del data["numbers"]["die"]
    data["weather"] = "fine"
    assert problems(data) == [
        "fruits[0].count: must be int, not str",
        "fruits[1].source: is missing",
        "fruits[2].colour: is not a field here; fields: id, name, count, points, source, confidence",
        "numbers.die: is missing",
        "weather: is not a field here; fields: fruits, numbers, game, edition, title, note, sources",
    ]


def test_what_types_cannot_say_is_checked_too() -> None:
    data = default()
    data["fruits"][1]["id"] = "marula"
    data["fruits"][2]["count"] = 0
    data["numbers"]["hand_limit"] = 2
    assert problems(data) == [
        "fruits[1].id: 'marula' appears twice",
        "fruits[2].count: must be at least 1",
        "numbers.hand_limit: must be at least the number of fruits dealt",
    ]


def test_a_broken_edition_cannot_be_played_and_says_how_many_problems_it_has() -> None:
    data = default()
    data["numbers"]["rounds"] = 0
    data["numbers"]["die"] = 0
    with pytest.raises(EditionError, match=r"numbers.die: at_least \(number 1\) \(and 1 more\)") as told:
        GAME.board(Setup("template", 2), from_data(data, "test"))
    said = "template default: numbers.die: must be at least 1 (and 1 more: marula edition check)"
    assert explain(told.value, "en", GAMES) == said


def test_files_that_are_no_editions(tmp_path: Path) -> None:
    with pytest.raises(EditionError, match="unreadable"):
        load(tmp_path / "nothing.json")
    for content, said in ((b"{", "not_json"), (b"[]", "not_an_object"), (b"{}", "game: unnamed")):
        path = tmp_path / "file.json"
        path.write_bytes(content)
        with pytest.raises(EditionError, match=said):
            load(path)
    assert str(Problem("", "all of it")) == "all of it"


def test_the_digest_depends_on_content_alone() -> None:
    data = default()
    shuffled = dict(reversed(list(data.items())))
    assert Edition("template", "default", data).digest == Edition("template", "default", shuffled).digest
    data["title"] = "Other"
    assert Edition("template", "default", data).digest != Edition("template", "default", shuffled).digest


def damages(data: Any, path: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """Every place in the data, from the outside in; of long lists the first two entries."""
    inner: list[str | int] = list(data) if isinstance(data, dict) else list(range(min(2, len(data))))
    for key in inner:
        yield (*path, key)
        if isinstance(data[key], dict | list):
            yield from damages(data[key], (*path, key))


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_no_damage_crashes_the_check(game: Game) -> None:
    """Whatever is missing or of a strange kind anywhere in a shipped edition: problems are told, or it still plays."""
    for name in game.editions():
        whole = game.edition(name).data
        content = msgspec.json.encode(whole)
        assert game.problems(game.edition(name)) == []
        for turn, path in enumerate(damages(whole)):
            for value in some(list[Any]((None, -7, "nonsense", [], {})), turn):
                data = msgspec.json.decode(content)  # a copy, in a tenth of the time that copying takes
                inside: Any = data
                for key in path[:-1]:
                    inside = inside[key]
                inside[path[-1]] = value
                try:
                    edition = from_data(data, "damaged")
                except EditionError:
                    continue
                if edition.game == game.name and not game.problems(edition):
                    game.board(Setup(game.name, game.fewest, edition.name), edition)
