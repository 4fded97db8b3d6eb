"""Puzzles: positions from real play in which one choice clearly leads.

A puzzle is what one seat knows at one moment, so it shows nothing that the seat could not know. The player's own search
and a short look say where it may be, the usual effort of a review finds the lead, and ten times as much confirms it on
fresh luck.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from pathlib import Path

import msgspec

from marula.analysis.judge import Effort, Judgement, judge
from marula.analysis.reasons import reasons
from marula.analysis.themes import theme_of
from marula.bots.levels import make_bot
from marula.core import codec
from marula.core.chance import Seeded
from marula.core.decision import Budget, Decision
from marula.core.envelope import Envelope, envelope
from marula.core.game import Board, Game, View
from marula.core.match import Match
from marula.core.setup import CompleteSetup

FEWEST_OPTIONS = 3
"""A position with fewer options is no puzzle."""
LEAD = 0.045
"""How far the solution leads the second best, in win chance."""
CERTAIN = 3.0
"""The lead must also be at least this many standard errors above 0."""
HINTED = 0.5
"""The part of that lead that the player's own search must have seen. Most positions are dropped here."""
FIRST_LOOK = Effort(options=6, first_worlds=6, worlds=24)
"""A fraction of the usual effort, for the positions that remain."""
CONFIRMATION = Effort(options=48, first_worlds=64, worlds=1600)
"""Ten times the usual effort, and for more options, so that nearly every answer has a measured worth."""
APART = 8
"""Decisions between two puzzles of a match: neighbours look the same."""
STRIDE = 1009
"""From one daily puzzle to the next: a prime number, so that none comes back before all have been shown."""
MOST_OPTIONS = 64
"""A puzzle keeps so many options at most."""
LEVELS = ("casual", "steady", "sharp", "expert")
"""Who tries to solve it. The more of them fail, the harder it is."""
BUSY = "+cpu_time=1"
"""Bots that search count the processor's time: a busy machine makes no puzzle harder."""
SEARCHING = ("sharp", "expert")
TRIES = 3
"""How often each level tries. It solves a puzzle that it solves more often than not."""


class PuzzleOption(msgspec.Struct, frozen=True):
    """An option and the chance to win with it, best first."""

    action: str
    """In notation: one line."""
    win_chance: float


class PuzzleReason(msgspec.Struct, frozen=True, array_like=True):
    """A named feature in which the solution differs from the second best."""

    feature: str
    value: float
    other: float
    """The feature's value for the second best option."""


class Puzzle(msgspec.Struct, frozen=True):
    """One puzzle. It is played on the edition whose digest it names."""

    name: str
    """One word, the same for ever: it stands in addresses."""
    setup: CompleteSetup
    edition_digest: str
    seat: int
    phase: str
    view: dict[str, object]
    """What the seat knows, as in the API."""
    options: tuple[PuzzleOption, ...]
    """The options that were compared, the best first. The first is the solution."""
    lead: float
    error: float
    """The standard error of the lead."""
    solved_by: tuple[str, ...]
    """The levels that find the solution."""
    theme: str
    """The feature that the solution has and the second best has not; empty for a game without features."""
    reasons: tuple[PuzzleReason, ...] = ()
    """What tells the two apart, the most important first."""

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


def find_puzzles(game: Game, board: Board, seed: str, played_by: str = "sharp" + BUSY) -> Iterator[Puzzle | None]:
    """Puzzles from matches of such bots, without end. Yields None for each position that is no puzzle."""
    number = 0
    while True:
        number += 1
        yield from _from_match(game, board, f"{game.name}-{board.seats}-{seed}-{number}", played_by)


def _from_match(game: Game, board: Board, name: str, played_by: str) -> Iterator[Puzzle | None]:
    match = Match.dealt(game, board, Seeded(name))
    bots = [make_bot(played_by, game, f"{name} {seat}") for seat in range(int(board.seats))]
    last = -APART
    while not match.over:
        seat = game.waiting_on(match.state)[0]
        sees = envelope(match, seat)
        decision = bots[seat].choose(sees, Budget())
        found = None
        if match.version >= last + APART and _is_worth_a_look(sees, decision):
            found = puzzle_of(game, board, f"{name}-{match.version}", sees)
        if found is not None:
            last = match.version
        yield found
        match.play(seat, decision.action)


def _is_worth_a_look(sees: Envelope, decision: Decision) -> bool:
    """Are there enough options, and has the player seen one lead? A player that does not search has seen nothing."""
    if len(sees.options) < FEWEST_OPTIONS:
        return False
    values = sorted((one.value for one in decision.reasons if one.visits > 0), reverse=True)
    return len(values) < 2 or values[0] - values[1] >= HINTED * LEAD


def puzzle_of(game: Game, board: Board, name: str, sees: Envelope) -> Puzzle | None:
    """The puzzle in this position, if one choice clearly leads."""
    view = sees.view
    codes = [board.code_of[action] for action in sees.options]
    if _lead(judge(game, view, codes[0], f"{name} short", FIRST_LOOK)) < HINTED * LEAD:
        return None
    first = judge(game, view, codes[0], f"{name} first")
    if _lead(first) < LEAD:
        return None
    solution, second = (one.index for one in first.options[:2])
    # Fresh luck, and the second best as the choice that is judged: its loss is the lead.
    long = judge(game, view, codes[second], f"{name} long", CONFIRMATION)
    if not _confirms(long, solution):
        return None
    best, runner_up = (codes[one.index] for one in long.options[:2])
    why = reasons(game, view, best, runner_up)
    return Puzzle(
        name=name,
        setup=board.setup,
        edition_digest=board.edition.digest,
        seat=int(view.seat),
        phase=sees.phase,
        view=codec.write_view(view),
        options=tuple(
            PuzzleOption(str(sees.options[one.index]), round(one.win_chance, 3)) for one in long.options[:MOST_OPTIONS]
        ),
        lead=round(long.loss, 4),
        error=round(long.error, 4),
        solved_by=tuple(level for level in LEVELS if _solves(game, level, name, sees, solution)),
        theme=theme_of(game, view, best, runner_up),
        reasons=tuple(PuzzleReason(one.feature, round(one.value, 3), round(one.other, 3)) for one in why),
    )


def _confirms(long: Judgement, solution: int) -> bool:
    """Does the long look agree: the same solution, far ahead of every other option, beyond doubt?"""
    if long.best_index != solution or long.options[0].index != solution:
        return False
    return _lead(long) >= LEAD and long.loss >= LEAD and long.loss > CERTAIN * long.error


def _lead(judged: Judgement) -> float:
    """How far the best is ahead of the second best."""
    return judged.options[0].win_chance - judged.options[1].win_chance


def _solves(game: Game, level: str, name: str, sees: Envelope, solution: int) -> bool:
    bot = level + BUSY * (level in SEARCHING)
    answers = [make_bot(bot, game, f"{name} {attempt}").choose(sees, Budget()).action for attempt in range(TRIES)]
    return 2 * answers.count(sees.options[solution]) > TRIES


class PuzzleFile(msgspec.Struct, frozen=True):
    """The first line of a file of puzzles: how it was made. The puzzles follow, one a line."""

    made_by: tuple[str, ...]
    """The commands."""


def read_puzzles(content: bytes) -> list[Puzzle]:
    """The puzzles of a file, one a line. The line that tells how it was made may be missing."""
    lines = [line for line in content.splitlines() if line]
    if lines and lines[0].startswith(b'{"made_by"'):
        msgspec.json.decode(lines.pop(0), type=PuzzleFile)
    return [msgspec.json.decode(line, type=Puzzle) for line in lines]


def write_puzzle(puzzle: Puzzle) -> bytes:
    """One puzzle as a line of a file."""
    return msgspec.json.encode(puzzle) + b"\n"


def puzzle_file(game: Game) -> Path:
    """Where the puzzles that come with a game are kept."""
    return game.folder / "data" / "puzzles.jsonl"


@lru_cache(maxsize=16)
def packaged_puzzles(game: Game) -> tuple[Puzzle, ...]:
    """The puzzles that come with a game, read when they are first asked for."""
    path = puzzle_file(game)
    return tuple(read_puzzles(path.read_bytes())) if path.exists() else ()


def daily_puzzle(games: Sequence[Game], day: int) -> Puzzle | None:
    """The puzzle of this day, counted from any day: the games take turns, and each goes through all that it has."""
    having = [game for game in games if packaged_puzzles(game)]
    if not having:
        return None
    turn, place = divmod(day, len(having))
    found = packaged_puzzles(having[place])
    return found[turn * STRIDE % len(found)]
