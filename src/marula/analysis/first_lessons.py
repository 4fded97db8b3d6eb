"""First lessons: a scripted match in which a newcomer makes some of the decisions, one idea each.

A script is the file `data/lessons/first.json` of a game: the seed of its luck, and the decisions of all seats in order.
The decisions that teach something have a name. The learner makes those; all others are made by the script. So the match
is always the same, and where a learner stands is one number.
"""

from __future__ import annotations

from functools import lru_cache

import msgspec

from marula.core.chance import Seeded
from marula.core.envelope import Envelope, envelope
from marula.core.event import Action
from marula.core.game import Board, Game
from marula.core.match import Entry, Match
from marula.core.notation import parse
from marula.core.setup import Setup


class Teaching(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What one decision of the script teaches."""

    name: str
    """`lesson-NAME` is what the coach says."""
    also: tuple[str, ...] = ()
    """Other actions that show the same idea: they count as right. The script goes on with its own."""


class ScriptedDecision(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One decision of the script."""

    seat: int
    action: str
    """In notation: one line."""
    teaches: Teaching | None = None


class Script(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The first lessons of a game."""

    seats: int
    learner: int
    seed: str
    decisions: tuple[ScriptedDecision, ...]
    closing: str
    """`lesson-NAME` is what the coach says when all is done."""

    def steps(self) -> list[int]:
        """The numbers of the decisions that the learner makes."""
        return [number for number, one in enumerate(self.decisions) if one.teaches is not None]


class Step(msgspec.Struct, frozen=True):
    """Where the match stands at one step of the lessons."""

    envelope: Envelope
    happened: tuple[Entry, ...]
    """What the script has done since the step before."""
    teaching: Teaching | None
    """None after the last one."""
    expected: Action | None


@lru_cache(maxsize=16)
def script_of(game: Game) -> Script | None:
    """The first lessons of a game; None where it has none."""
    path = game.folder / "data" / "lessons" / "first.json"
    return msgspec.json.decode(path.read_bytes(), type=Script) if path.exists() else None


@lru_cache(maxsize=16)
def lesson_board(game: Game) -> Board:
    """The board that the lessons are played on."""
    script = script_of(game)
    assert script is not None
    board: Board = game.board(Setup(game.name, script.seats))
    return board


@lru_cache(maxsize=128)
def lesson_step(game: Game, number: int) -> Step:
    """One step, played from the deal on; after the last one, the end. Kept: anyone may ask at any time."""
    script = script_of(game)
    assert script is not None
    steps = script.steps()
    here = steps[number] if number < len(steps) else len(script.decisions)
    match = Match.dealt(game, lesson_board(game), Seeded(script.seed))
    for one in script.decisions[:here]:
        _play(match, one)
    before = steps[number - 1] + 1 if number > 0 else 0
    happened = tuple(match.entries(before + 1, here)) if here > before else ()
    now = script.decisions[here] if here < len(script.decisions) else None
    return Step(
        envelope(match, script.learner, here + 1),
        happened,
        None if now is None else now.teaches,
        None if now is None else parse(now.action, game.actions),
    )


def _play(match: Match, decision: ScriptedDecision) -> None:
    entry = match.play(decision.seat, parse(decision.action, match.game.actions))
    if not isinstance(entry, Entry):
        raise ValueError(f"decision {match.version + 1} of the lessons is refused: {decision.action}")


def is_right(step: Step, action: Action) -> bool:
    """Does the action show what the step teaches?"""
    return action == step.expected or (step.teaching is not None and str(action) in step.teaching.also)
