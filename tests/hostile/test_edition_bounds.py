"""An edition is refused with a clear line, or its board is built within a second and 50 MB. Nothing lies between."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from typing import Any

import pytest

from marula.core.edition import from_data
from marula.core.errors import EditionError
from marula.games import GAMES
from marula.speed import compiled
from marula.text.catalogue import Catalogue
from tests.hostile import editions
from tests.hostile.editions import BYTES, SECONDS, Cost, changed

GAME = GAMES["template"]


@pytest.fixture(scope="module")
def elsewhere() -> Iterator[Callable[..., Cost]]:
    """Calls a function in a fresh process, so that its memory can be measured."""
    with ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), max_tasks_per_child=1) as pool:
        yield lambda work, *args: pool.submit(work, *args).result(timeout=300)


@pytest.mark.parametrize("all_values", [False, pytest.param(True, marks=pytest.mark.whole)], ids=["one", "each"])
@pytest.mark.parametrize("name", GAMES)
def test_every_number_set_to_a_strange_value(name: str, all_values: bool, elsewhere: Callable[..., Cost]) -> None:
    """To one of them, in turn; with `-m whole` to each of them."""
    cost = elsewhere(editions.cost_of_strange_numbers, name, all_values)
    assert cost.refused > cost.passed
    assert cost.seconds < SECONDS
    assert cost.bytes < BYTES


@pytest.mark.parametrize("name", GAMES)
def test_what_passes_can_be_played(name: str, elsewhere: Callable[..., Cost]) -> None:
    cost = elsewhere(editions.cost_of_mutants, name, 300 if compiled() else 60)
    assert cost.passed > 10, "the mutants are too wild to prove anything"
    assert cost.seconds < SECONDS
    assert cost.bytes < BYTES


TITLE = ("title",)


INVISIBLE = "must not contain control or invisible characters"


@pytest.mark.parametrize(
    ("path", "value", "said"),
    [
        (TITLE, "Under\x1b[2J the tree", f"title: {INVISIBLE}"),
        (TITLE, "Under the tree\n", f"title: {INVISIBLE}"),
        (TITLE, "Under\u202e the tree", f"title: {INVISIBLE}"),
        (TITLE, "x" * 501, "title: must have at most 500 characters"),
        (("fruits", 0, "name"), "x" * 61, "fruits[0].name: must have at most 60 characters"),
        (("fruits", 0, "source"), {"\x07": "own"}, f"fruits[0].source: {INVISIBLE}"),
        (("fruits", 0, "source"), "own\x07", f"fruits[0].source: {INVISIBLE}"),
        (("fruits", 0, "count"), 10**30, "fruits[0].count: must be 0 to 100"),
        (("fruits", 0, "count"), 1e308, "fruits[0].count: must be int, not float"),
        (("sources",), [{"id": "own", "ref": "us"}] * 101, "sources: must have at most 100 entries"),
        (("numbers", "die\x1b[2J"), 6, "numbers.die\ufffd[2J: is not a field here"),
        (("edition",), "../../x", "edition: must be a plain name"),
        (("edition",), "x" * 61, "edition: must have at most 60 characters"),
        (("edition",), "", "edition: must be a plain name"),
        (("game",), "oware\x00", f"game: {INVISIBLE}"),
    ],
)
def test_texts_lists_and_names_are_bounded(path: editions.Path, value: Any, said: str) -> None:
    data = changed(GAME.edition("default").data, path, value)
    words = Catalogue(GAME)
    try:
        problems = GAME.problems(from_data(data, "test"))
    except EditionError as error:
        problems = error.problems
    told = [words.problem(problem) for problem in problems]
    assert any(line.startswith(said) for line in told), told
