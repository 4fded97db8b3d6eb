"""Puzzles: one choice clearly leads, and the position shows only what its seat knows."""

from __future__ import annotations

from functools import cache
from itertools import islice, pairwise

import msgspec
import pytest

from marula.analysis import puzzles
from marula.analysis.judge import Effort, judge
from marula.analysis.puzzles import (
    Puzzle,
    PuzzleFile,
    daily_puzzle,
    envelope_of,
    find_puzzles,
    packaged_puzzles,
    puzzle_file,
    read_puzzles,
    write_puzzle,
)
from marula.core import codec
from marula.core.envelope import Envelope
from marula.core.game import Board, Game
from marula.core.setup import Setup
from marula.games import GAMES


@pytest.fixture(scope="module")
def found() -> list[Puzzle]:
    """Some puzzles of the template, where matches are short."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(puzzles, "CONFIRMATION", Effort(first_worlds=40, worlds=200))
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


def test_a_file_may_tell_how_it_was_made(found: list[Puzzle]) -> None:
    head = msgspec.json.encode(PuzzleFile(("marula puzzles",))) + b"\n"
    assert read_puzzles(head + write_puzzle(found[0])) == found[:1]


def test_puzzles_of_a_match_lie_apart(found: list[Puzzle]) -> None:
    places = [puzzle.name.rsplit("-", 1) for puzzle in found]
    for (match, version), (next_match, next_version) in pairwise(places):
        assert match != next_match or int(next_version) - int(version) >= puzzles.APART


def test_a_theme_is_a_yes_of_the_solution(found: list[Puzzle]) -> None:
    features = GAMES["template"].features(GAMES["template"].board(Setup("template", 2)))
    assert features is not None
    yes = {feature.name for feature in features.of_option if feature.unit == "yes_or_no"}
    assert {puzzle.theme for puzzle in found} <= yes | {""}


WITH_PUZZLES = [game for game in GAMES.values() if puzzle_file(game).exists()]
every_packaged_puzzle = pytest.mark.parametrize(
    ("game", "puzzle"),
    [pytest.param(game, puzzle, id=puzzle.name) for game in WITH_PUZZLES for puzzle in packaged_puzzles(game)],
)


@cache
def board_of(game: Game, setup: Setup) -> Board:
    found: Board = game.board(setup)
    return found


@every_packaged_puzzle
def test_a_packaged_puzzle_can_be_played(game: Game, puzzle: Puzzle) -> None:
    """A changed edition makes its puzzles stale: find them again with the commands in the file's first line."""
    board = board_of(game, puzzle.setup)
    assert puzzle.edition_digest == board.edition.digest
    sees: Envelope = envelope_of(game, board, puzzle)
    assert codec.write_view(sees.view) == puzzle.view
    offered = [str(action) for action in sees.options]
    assert len(offered) >= puzzles.FEWEST_OPTIONS
    assert sees.phase in game.phases
    assert len({one.action for one in puzzle.options}) == len(puzzle.options) <= puzzles.MOST_OPTIONS
    for option in puzzle.options:
        assert option.action in offered
        assert 0 <= option.win_chance <= 1
    assert puzzle.lead > puzzles.CERTAIN * puzzle.error > 0
    assert set(puzzle.solved_by) <= set(puzzles.LEVELS)
    features = game.features(board)
    assert features is not None
    assert {puzzle.theme, *(one.feature for one in puzzle.reasons)} <= {"", *features.option_names}
    assert len(write_puzzle(puzzle)) < LONGEST


FEWEST = 50
"""Puzzles of a game."""
LONGEST = 16_000
"""Bytes of one puzzle."""


@pytest.mark.parametrize("game", WITH_PUZZLES, ids=[game.name for game in WITH_PUZZLES])
def test_enough_puzzles_come_with_a_game(game: Game) -> None:
    found = packaged_puzzles(game)
    assert FEWEST <= len(found) <= 200
    assert len({puzzle.name for puzzle in found}) == len(found)
    assert game.fewest in {puzzle.setup.seats for puzzle in found}
    assert len({puzzle.theme for puzzle in found}) >= 4
    assert len({puzzle.difficulty for puzzle in found}) >= 3
    first = puzzle_file(game).read_bytes().splitlines()[0]
    assert all("puzzles " in line for line in msgspec.json.decode(first, type=PuzzleFile).made_by)


def test_the_daily_puzzle_goes_through_all_of_them() -> None:
    games = list(GAMES.values())
    everything = sum(len(packaged_puzzles(game)) for game in WITH_PUZZLES)
    longest = max(len(packaged_puzzles(game)) for game in WITH_PUZZLES)
    shown = [daily_puzzle(games, day) for day in range(20_000, 20_000 + longest * len(WITH_PUZZLES))]
    assert len({puzzle.name for puzzle in shown if puzzle is not None}) == everything
    turns = [puzzle.setup.game for puzzle in shown if puzzle is not None]
    assert len(set(turns[: len(WITH_PUZZLES)])) == len(WITH_PUZZLES)
    assert turns[0] == turns[len(WITH_PUZZLES)]
    assert daily_puzzle([GAMES["template"]], 3) is None
