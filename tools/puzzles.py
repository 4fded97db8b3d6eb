"""python -m tools.puzzles: find more puzzles for the package, until every game has enough.

    python -m tools.puzzles --until 60 --minutes 20 --seed 4
    python -m tools.puzzles --again --games GAME

The games take turns, so that it may be stopped at any time. Each puzzle is written as soon as it is found, to its
game's data/puzzles.jsonl in the source, not in the installed package. One in five is of a larger table. Take a new
seed each time, or the same positions are found again. With --again, the puzzles of these games are first judged anew,
as they must be when bots play or guess otherwise. Those whose solution does not lead any more are dropped.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import msgspec

from marula.analysis.puzzles import (
    Puzzle,
    PuzzleFile,
    envelope_of,
    find_puzzles,
    puzzle_of,
    read_puzzles,
    write_puzzle,
)
from marula.core.game import Game
from marula.core.setup import Setup
from marula.games import GAMES

GAMES_FOLDER = Path(__file__).resolve().parent.parent / "src" / "marula" / "games"
LARGER = 5
"""Every so many-th puzzle is of a larger table: the largest, then one between."""


def puzzle_file(game: Game) -> Path:
    """Where the source keeps the puzzles of a game."""
    return GAMES_FOLDER / game.name / "data" / "puzzles.jsonl"


class Source:
    """The puzzles of one game: those that its file has, and a search for more."""

    def __init__(self, game: Game, seed: str) -> None:
        self.game = game
        self.seed = seed
        content = puzzle_file(game).read_bytes() if puzzle_file(game).exists() else b""
        self.found = read_puzzles(content)
        first = content.splitlines()[0] if content else b""
        self.made_by = msgspec.json.decode(first, type=PuzzleFile).made_by if self.found else ()
        self.searches: dict[int, Iterator[Puzzle | None]] = {}

    def seats(self) -> int:
        """For how many players the next one should be."""
        sizes = [self.game.most, *range(self.game.fewest + 1, self.game.most)]
        turn, rest = divmod(len(self.found), LARGER)
        return sizes[turn % len(sizes)] if rest == LARGER - 1 else self.game.fewest

    def look(self) -> Puzzle | None:
        """Look at one more position."""
        seats = self.seats()
        if seats not in self.searches:
            board = self.game.board(Setup(self.game.name, seats))
            self.searches[seats] = find_puzzles(self.game, board, self.seed)
        puzzle = next(self.searches[seats])
        if puzzle is not None and puzzle.name not in {one.name for one in self.found}:
            self.found.append(puzzle)
            self.write()
            return puzzle
        return None

    def judge_again(self, command: str) -> None:
        """Judge every puzzle anew, and keep those that still are one."""
        before, self.found = self.found, []
        for puzzle in before:
            board = self.game.board(Setup(self.game.name, puzzle.setup.seats))
            again = puzzle_of(self.game, board, puzzle.name, envelope_of(self.game, board, puzzle))
            word = "dropped" if again is None else "same" if again.solution == puzzle.solution else "another solution"
            print(puzzle.name, word, flush=True)
            if again is not None:
                self.found.append(again)
        self.write(command)

    def write(self, command: str = "") -> None:
        """The whole file anew, with the command that has made it."""
        command = command or f"python -m tools.puzzles --seed {self.seed}"
        self.made_by = tuple(dict.fromkeys((*self.made_by, command)))
        lines = [msgspec.json.encode(PuzzleFile(self.made_by)) + b"\n", *map(write_puzzle, self.found)]
        puzzle_file(self.game).write_bytes(b"".join(lines))


def main(words: list[str]) -> int:
    having = [name for name, game in GAMES.items() if puzzle_file(game).exists()]
    parser = argparse.ArgumentParser(prog="python -m tools.puzzles", description=__doc__)
    parser.add_argument("--until", type=int, default=60, metavar="N", help="puzzles a game (default: 60)")
    parser.add_argument("--minutes", type=float, default=1e9, metavar="T", help="stop after so long")
    parser.add_argument("--seed", default="1", metavar="S", help="a word without spaces (default: 1)")
    parser.add_argument("--games", nargs="*", default=having, choices=GAMES)
    parser.add_argument("--again", action="store_true", help="first judge those anew that there are")
    args = parser.parse_args(words)
    sources = [Source(GAMES[name], args.seed) for name in args.games]
    if args.again:
        for source in sources:
            source.judge_again("python -m tools.puzzles --again")
    end = time.monotonic() + 60 * args.minutes
    while time.monotonic() < end:
        source = min(sources, key=lambda one: len(one.found))
        if len(source.found) >= args.until:
            break
        puzzle = source.look()
        if puzzle is not None:
            print(len(source.found), puzzle.name, puzzle.difficulty, puzzle.theme, puzzle.lead, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
