"""Puzzles: one choice clearly leads, and the position shows only what its seat knows."""

from __future__ import annotations

from itertools import islice

import pytest

from marula.analysis import puzzles
from marula.analysis.judge import Effort, judge
from marula.analysis.puzzles import Puzzle, envelope_of, find_puzzles, packaged_puzzles, read_puzzles, write_puzzle
from marula.core.game import Game
from marula.core.setup import Setup
from marula.games import GAMES
from tests.analysis.matches import every_game


@pytest.fixture(scope="module")
def found() -> list[Puzzle]:
    """Some puzzles of the template, where matches are short."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(puzzles, "LONG_LOOK", Effort(first_worlds=40, worlds=200))
        patch.setattr(puzzles, "LEVELS", ("casual", "steady"))
        game = GAMES["template"]
        search = find_puzzles(game, game.board(Setup("template", 2)), "test", "steady")
        return [puzzle for puzzle in islice(search, 400) if puzzle is not None]


def test_the_solution_leads(found: list[Puzzle]) -> None:
    assert found
    for puzzle in found:
        chances = [option.win_chance for option in puzzle.options]
        assert chances == sorted(chances, reverse=True)
        assert puzzle.lead > puzzles.CERTAIN * puzzle.error


def test_a_puzzle_is_played_from_what_its_seat_knows(found: list[Puzzle]) -> None:
    game = GAMES["template"]
    board = game.board(Setup("template", 2))
    puzzle = found[0]
    sees = envelope_of(game, board, puzzle)
    assert puzzle.solution in [str(action) for action in sees.options]
    code = board.code_of[next(action for action in sees.options if str(action) == puzzle.solution)]
    assert judge(game, sees.view, code, "again").best_index == [str(one) for one in sees.options].index(puzzle.solution)


def test_a_file_of_puzzles_is_read_back(found: list[Puzzle]) -> None:
    assert read_puzzles(b"".join(map(write_puzzle, found))) == found


@every_game
def test_the_puzzles_of_the_package_fit_the_current_board(game: Game) -> None:
    """A changed edition makes its puzzles stale: find them again with `marula puzzles`."""
    for puzzle in packaged_puzzles(game):
        board = game.board(puzzle.setup)
        assert puzzle.edition_digest == board.edition.digest
        assert puzzle.solution in [str(action) for action in envelope_of(game, board, puzzle).options]
