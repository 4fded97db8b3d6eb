"""What was rendered is kept for the boards in use. An edition that nobody plays on any more is freed."""

import gc
import importlib
import inspect
import pkgutil
from typing import Any

import pytest

from marula.core.game import Board
from marula.core.setup import Setup
from marula.games import GAMES
from marula.server.http import rendering
from marula.server.http.rendering import kept_by_board as module
from marula.server.http.rendering.kept_by_board import Kept, kept_by_board

GAME = GAMES["template"]


def new_board() -> Board:
    board: Board = GAME.board(Setup(GAME.name, 2))
    return board


def boards_in_memory(kind: type[Any]) -> int:
    gc.collect()
    return sum(type(each) is kind for each in gc.get_objects())


def test_it_is_rendered_once_for_each_board_and_argument() -> None:
    rendered: list[tuple[Board, str, int]] = []

    @kept_by_board
    def render(board: Board, language: str, number: int = 0) -> str:
        rendered.append((board, language, number))
        return f"{language} {number}"

    one, other = new_board(), new_board()
    answers = [render(one, "en"), render(one, "en"), render(one, "en", 7), render(one, "en", number=7)]
    assert answers == ["en 0", "en 0", "en 7", "en 7"]
    assert render(other, "en") == "en 0"
    assert [board is one for board, _, _ in rendered] == [True, True, True, False]


def test_boards_that_nobody_uses_any_more_are_freed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever plays on one own edition after the other would fill the memory with their boards."""
    monkeypatch.setattr(module, "MAX_BOARDS", 3)
    render = kept_by_board(lambda board, word: word)
    kind, used = type(new_board()), new_board()
    before = boards_in_memory(kind)
    for _ in range(10):
        render(new_board(), "en")
        render(used, "en")
    assert boards_in_memory(kind) <= before + 2


def test_the_renderings_of_a_board_do_not_fill_the_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MAX_KEPT", 10)
    kept: Kept[int] = Kept()
    first, second = new_board(), new_board()
    for number in range(100):
        board = first if number < 8 else second
        kept.of(board)[number] = number
        kept.added()
        assert kept.size == sum(map(len, kept.boards.values())) <= 10
    assert first not in kept.boards, "what was used longest ago goes first"


def test_no_rendering_is_kept_with_its_board_in_another_way() -> None:
    """Scenes are drawn on boards of the games as they come, and there are few of those."""
    names = [each.name for each in pkgutil.iter_modules(rendering.__path__) if each.name != "scenes"]
    modules = [importlib.import_module(f"{rendering.__name__}.{name}") for name in names]
    kept = [each for one in modules for each in vars(one).values() if hasattr(each, "cache_info")]
    assert kept
    assert [each.__name__ for each in kept if "board" in inspect.signature(each).parameters] == []
