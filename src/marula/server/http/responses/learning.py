"""Response bodies about puzzles and lessons."""

from __future__ import annotations

from marula.server.http.responses.base import ResponseBody
from marula.server.http.responses.envelopes import Envelope, Option
from marula.server.http.responses.games import Board
from marula.server.http.responses.tables import Table


class Scene(ResponseBody, frozen=True, kw_only=True):
    """A position without a table of its own, as one seat knows it: all that a face needs to draw it."""

    table: Table
    board: Board
    envelope: Envelope


class PuzzleLabel(ResponseBody, frozen=True, kw_only=True):
    """A puzzle as lists show it."""

    name: str
    game: str
    title: str
    """Of the game."""
    players: int
    difficulty: int
    """1 where every level of bots finds the solution, 5 where none does."""
    theme: str
    """What the solution is about; lists may be filtered by it, and whoever solves is not told before."""
    theme_text: str


class PuzzleList(ResponseBody, frozen=True, kw_only=True):
    """The puzzles that come with the games, and the one for today."""

    puzzles: list[PuzzleLabel]
    day: int
    """Today, counted in days since 1970."""
    daily: str | None
    """The name of today's puzzle: the same for everyone."""


class DailyPuzzle(ResponseBody, frozen=True, kw_only=True):
    """Today's puzzle, the same for everyone. Its theme is not told."""

    day: int
    name: str
    game: str
    title: str
    players: int
    difficulty: int


class PuzzleScene(ResponseBody, frozen=True, kw_only=True):
    """A puzzle to be solved: what its seat knew. Nothing here depends on the solution."""

    name: str
    difficulty: int
    scene: Scene


class JudgedOption(ResponseBody, frozen=True, kw_only=True):
    """An option and the chance to win with it."""

    option: Option
    win_chance: float


class PuzzleSolution(ResponseBody, frozen=True, kw_only=True):
    """The solution and why."""

    options: list[JudgedOption]
    """Best first, as far as they were compared: the first is the solution."""
    theme_text: str
    reasons: list[str]
    """What the solution does, in words."""
    others: list[str]
    """What the second best does instead."""
    solved_by: list[str]
    """The levels of bots that find it, by name."""


class PuzzleVerdict(ResponseBody, frozen=True, kw_only=True):
    """What an answer is worth. The solution comes with the right answer, or when it was asked for."""

    right: bool
    win_chance: float | None
    """With the answer; null where it was not compared, or where there is none."""
    best: float
    """With the solution."""
    solution: PuzzleSolution | None


class LessonChapter(ResponseBody, frozen=True, kw_only=True):
    """The first lessons of one game: how many steps there are."""

    game: str
    title: str
    steps: int


class LessonList(ResponseBody, frozen=True, kw_only=True):
    """The games that have first lessons."""

    lessons: list[LessonChapter]


class LessonStep(ResponseBody, frozen=True, kw_only=True):
    """One step: where the match stands, what has happened since the step before, and what the coach says."""

    game: str
    step: int
    steps: int
    coach: str
    happened: list[str]
    scene: Scene
    over: bool
    """Is it the last one? Then there is nothing to do but read."""


class LessonAnswer(ResponseBody, frozen=True, kw_only=True):
    """Was it what the step asks for? If not, a kind word."""

    right: bool
    text: str
