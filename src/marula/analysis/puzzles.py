"""Puzzles: positions from real play in which one choice clearly leads.

A puzzle is what one seat knows at one moment, so it shows nothing that the seat could not know. The lead is found with
the usual effort of a review, and confirmed on fresh luck with ten times as much.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from marula.analysis.judge import LONG_LOOK, Judgement, judge
from marula.analysis.spread import spread
from marula.bots.levels import make_bot
from marula.core import codec
from marula.core.chance import Seeded
from marula.core.decision import Budget
from marula.core.envelope import Envelope, envelope
from marula.core.game import Board, Game, View
from marula.core.match import Match
from marula.core.setup import CompleteSetup

FEWEST_OPTIONS = 3
"""Less is no puzzle."""
LEAD = 2.0
"""How far the solution leads the second best, as a multiple of the game's spread between sensible options."""
CERTAIN = 3.0
"""And how many standard errors that lead is above nothing."""
LEVELS = ("casual", "steady", "sharp", "expert")
"""Who tries to solve it. The more of them fail, the harder it is."""
TRIES = 3
"""How often each level tries. It solves a puzzle that it solves more often than not."""


class PuzzleOption(msgspec.Struct, frozen=True):
    """An option and the chance to win with it, best first."""

    action: str
    """In notation: one line."""
    win_chance: float


class Puzzle(msgspec.Struct, frozen=True):
    """One puzzle. It is played on the edition whose digest it names."""

    name: str
    setup: CompleteSetup
    edition_digest: str
    seat: int
    phase: str
    view: dict[str, object]
    """What the seat knows, as in the API."""
    options: tuple[PuzzleOption, ...]
    """As far as they were compared; the first is the solution."""
    lead: float
    error: float
    """The standard error of the lead."""
    solved_by: tuple[str, ...]
    """The levels that find the solution."""

    @property
    def solution(self) -> str:
        return self.options[0].action

    @property
    def difficulty(self) -> int:
        """1 where every level finds the solution, 5 where none does."""
        return 1 + len(LEVELS) - len(self.solved_by)


def envelope_of(game: Game, board: Board, puzzle: Puzzle) -> Envelope:
    """What the solver sees."""
    view = codec.read_view(game, board, puzzle.view)
    return _envelope(game, view, puzzle.phase)


def _envelope(game: Game, view: View, phase: str) -> Envelope:
    world = game.imagine(view, Seeded("world"))
    seat = int(view.seat)
    return Envelope(0, seat, (seat,), phase, view, tuple(game.options(world, seat)), (), None)


def find_puzzles(game: Game, board: Board, seed: str, played_by: str = "sharp") -> Iterator[Puzzle | None]:
    """Puzzles from match after match of such bots, without end; None after each position that is none."""
    number = 0
    while True:
        number += 1
        yield from _from_match(game, board, f"{seed} {number}", played_by)


def _from_match(game: Game, board: Board, seed: str, played_by: str) -> Iterator[Puzzle | None]:
    match = Match.dealt(game, board, Seeded(seed))
    bots = [make_bot(played_by, game, f"{seed} {seat}") for seat in range(int(board.seats))]
    while not match.over:
        seat = game.waiting_on(match.state)[0]
        sees = envelope(match, seat)
        decision = bots[seat].choose(sees, Budget())
        if len(sees.options) >= FEWEST_OPTIONS:
            yield puzzle_of(game, board, f"{seed} {match.version}", sees)
        match.play(seat, decision.action)


def puzzle_of(game: Game, board: Board, name: str, sees: Envelope) -> Puzzle | None:
    """The puzzle in this position, if one choice clearly leads."""
    view = sees.view
    codes = [board.code_of[action] for action in sees.options]
    first = judge(game, view, codes[0], f"{name} first")
    solution = first.options[0].index
    second = first.options[1].index
    least = LEAD * spread(game.name, int(board.seats))
    if first.options[0].win_chance - first.options[1].win_chance < least:
        return None
    # Fresh luck, and the second best as the choice that is judged: its loss is the lead.
    long = judge(game, view, codes[second], f"{name} long", LONG_LOOK)
    if not _confirms(long, solution, least):
        return None
    return Puzzle(
        name=name,
        setup=board.setup,
        edition_digest=board.edition.digest,
        seat=int(view.seat),
        phase=sees.phase,
        view=codec.write_view(view),
        options=tuple(PuzzleOption(str(sees.options[one.index]), round(one.win_chance, 3)) for one in long.options),
        lead=round(long.loss, 4),
        error=round(long.error, 4),
        solved_by=tuple(level for level in LEVELS if _solves(game, level, name, sees, solution)),
    )


def _confirms(long: Judgement, solution: int, least: float) -> bool:
    """Does the long look agree: the same solution, far ahead of every other option, beyond doubt?"""
    if long.best_index != solution or long.options[0].index != solution:
        return False
    ahead = long.options[0].win_chance - long.options[1].win_chance
    return ahead >= least and long.loss >= least and long.loss > CERTAIN * long.error


def _solves(game: Game, level: str, name: str, sees: Envelope, solution: int) -> bool:
    found = sum(
        make_bot(level, game, f"{name} {attempt}").choose(sees, Budget()).action == sees.options[solution]
        for attempt in range(TRIES)
    )
    return 2 * found > TRIES


def read_puzzles(content: bytes) -> list[Puzzle]:
    """Puzzles from a file of them, one a line."""
    return [msgspec.json.decode(line, type=Puzzle) for line in content.splitlines() if line]


def write_puzzle(puzzle: Puzzle) -> bytes:
    """One puzzle as a line of a file."""
    return msgspec.json.encode(puzzle) + b"\n"


def packaged_puzzles(game: Game) -> list[Puzzle]:
    """The puzzles that come with a game."""
    path = game.folder / "data" / "puzzles.jsonl"
    return read_puzzles(path.read_bytes()) if path.exists() else []
