"""Response bodies about puzzles and lessons."""

from __future__ import annotations

from marula.server.http.responses.base import ResponseBody
from marula.server.http.responses.envelopes import Envelope, Option
from marula.server.http.responses.games import Board
from marula.server.http.responses.tables import Table


class Scene(ResponseBody, frozen=True, kw_only=True):
    """A position without a table of its own, as one seat knows it: all that a face needs to draw it."""

    table: Table
    """A table that stands for the position; it is not stored."""
    board: Board
    """What a face reads to draw the board."""
    envelope: Envelope
    """The position, as its seat knows it."""


class PuzzleLabel(ResponseBody, frozen=True, kw_only=True):
    """A puzzle as lists show it."""

    name: str
    """The puzzle's name, for addresses."""
    game: str
    """The game's name."""
    title: str
    """The game's title, in the reader's language."""
    players: int
    """How many players the match had."""
    difficulty: int
    """From 1, where every level of bots finds the solution, to 5, where none does."""
    theme: str
    """The kind of action that the solution is, as a word for programs. Lists may be filtered by it; no more is told."""
    theme_text: str
    """That kind in words."""


class PuzzleList(ResponseBody, frozen=True, kw_only=True):
    """The puzzles that come with the games, and the one for today."""

    puzzles: list[PuzzleLabel]
    """Every puzzle that comes with the games."""
    day: int
    """Today, counted in days since 1970."""
    daily: str | None
    """The name of today's puzzle, the same for everyone; null if there are no puzzles."""


class DailyPuzzle(ResponseBody, frozen=True, kw_only=True):
    """Today's puzzle, the same for everyone. Its theme is not told."""

    day: int
    """Today, counted in days since 1970."""
    name: str
    """The puzzle's name, for addresses."""
    game: str
    """The game's name."""
    title: str
    """The game's title, in the reader's language."""
    players: int
    """How many players the match had."""
    difficulty: int
    """From 1, where every level of bots finds the solution, to 5, where none does."""


class PuzzleScene(ResponseBody, frozen=True, kw_only=True):
    """A puzzle to be solved: what its seat knew. Nothing here depends on the solution."""

    name: str
    """The puzzle's name, for addresses."""
    difficulty: int
    """From 1, where every level of bots finds the solution, to 5, where none does."""
    scene: Scene
    """The position to solve."""


class JudgedOption(ResponseBody, frozen=True, kw_only=True):
    """An option and the chance to win with it."""

    option: Option
    """The action and its label."""
    win_chance: float
    """The chance to win with it, from 0 to 1."""


class PuzzleSolution(ResponseBody, frozen=True, kw_only=True):
    """The solution and why."""

    options: list[JudgedOption]
    """The options that were compared, the best first: the first is the solution."""
    theme_text: str
    """What the solution is about, in words."""
    reasons: list[str]
    """What the solution does, one sentence each."""
    others: list[str]
    """What the second best does instead, one sentence each."""
    solved_by: list[str]
    """The levels of bots that find the solution, by name."""


class PuzzleVerdict(ResponseBody, frozen=True, kw_only=True):
    """What an answer is worth. The solution comes with the right answer, or when it was asked for."""

    right: bool
    """Was the answer the solution?"""
    win_chance: float | None
    """The chance to win with the answer, from 0 to 1; null if it was not compared, or if there was no answer."""
    best: float
    """The chance to win with the solution, from 0 to 1."""
    solution: PuzzleSolution | None
    """The solution, after the right answer or when it was asked for; null otherwise."""


class LessonChapter(ResponseBody, frozen=True, kw_only=True):
    """The first lessons of one game: how many steps there are."""

    game: str
    """The game's name."""
    title: str
    """The game's title, in the reader's language."""
    steps: int
    """How many steps the lessons have."""


class LessonList(ResponseBody, frozen=True, kw_only=True):
    """The games that have first lessons."""

    lessons: list[LessonChapter]
    """One entry for each game that has first lessons."""


class LessonStep(ResponseBody, frozen=True, kw_only=True):
    """One step: where the match stands, what has happened since the step before, and what the coach says."""

    game: str
    """The game's name."""
    step: int
    """The number of this step, counted from 0."""
    steps: int
    """How many steps there are."""
    coach: str
    """What the coach says now."""
    happened: list[str]
    """What has happened since the step before, one sentence each."""
    scene: Scene
    """The position of this step."""
    over: bool
    """Is it the last step? Then there is nothing to do but read."""


class LessonAnswer(ResponseBody, frozen=True, kw_only=True):
    """Whether the learner did what the step asks for, and what the coach says to it."""

    right: bool
    """Is it what the step asks for?"""
    text: str
    """What the coach says to it."""
