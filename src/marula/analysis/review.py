"""Review: every decision of a match judged from what its seat knew then."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

import msgspec

from marula.analysis.judge import Effort, Judgement, judge
from marula.analysis.spread import spread
from marula.core import match_file
from marula.core.event import Action
from marula.core.game import Game
from marula.core.match import Match
from marula.workers.workers import Workers

BEST, FINE, INACCURACY, MISTAKE, BLUNDER = KINDS = ("best", "fine", "inaccuracy", "mistake", "blunder")
"""The verdicts, best first."""
THRESHOLDS = ((BLUNDER, 4.0), (MISTAKE, 2.0), (INACCURACY, 1.0))
"""From which loss on, as a multiple of the game's spread between sensible options."""
STANDARD_ERRORS = 2.0
"""A loss counts only beyond so many standard errors."""


class DecisionReview(msgspec.Struct, frozen=True):
    """One decision of the match and what it was worth. Figures are win chances of the seat that decided."""

    number: int
    """The number of the decision in the match."""
    seat: int
    before: float
    chosen: float
    best: float
    loss: float
    kind: str
    error: float
    choice: Action
    better: Action
    """The best option; the choice itself where nothing is better."""


class _Job(msgspec.Struct, frozen=True):
    """A few decisions of one match, for one worker."""

    game: Game
    file: bytes
    numbers: tuple[int, ...]
    effort: Effort


def reviewed_decisions(match: Match, seats: Sequence[int]) -> list[int]:
    """The numbers of the decisions in which one of these seats had a choice."""
    found = []
    for entry in match.journal[1:]:
        if entry.seat in seats and len(match.game.options(match.at(entry.number - 1), entry.seat)) > 1:
            found.append(entry.number)
    return found


def review_decision(match: Match, number: int, effort: Effort | None = None) -> DecisionReview:
    """Judge one decision of the match."""
    entry = match.entries(number, number)[0]
    assert entry.action is not None
    game, seat = match.game, entry.seat
    state = match.at(number - 1)
    offered = game.options(state, seat)
    code = match.board.code_of[entry.action]
    judged = judge(game, game.view(state, seat), code, f"review {number}", effort)
    return DecisionReview(
        number=number,
        seat=seat,
        before=judged.before,
        chosen=judged.chosen,
        best=judged.best,
        loss=judged.loss,
        kind=kind_of(judged, offered[judged.best_index] == entry.action, spread(game.name, match.setup.seats)),
        error=judged.error,
        choice=entry.action,
        better=offered[judged.best_index],
    )


def kind_of(judged: Judgement, is_best: bool, game_spread: float) -> str:
    """The verdict on one decision."""
    if is_best:
        return BEST
    if judged.loss <= STANDARD_ERRORS * judged.error:
        return FINE
    return next((kind for kind, multiple in THRESHOLDS if judged.loss >= multiple * game_spread), FINE)


def review(
    match: Match,
    seats: Sequence[int],
    workers: Workers | None = None,
    effort: Effort | None = None,
    progress: Callable[[int], object] = lambda decisions: None,
) -> Iterator[DecisionReview]:
    """The decisions of these seats, judged one after the other, as they are ready."""
    file = match_file.write(match)
    jobs = [_Job(match.game, file, (number,), effort or Effort()) for number in reviewed_decisions(match, seats)]
    for part in (workers or Workers()).run(_work, jobs):
        for decision in part:
            progress(1)
            yield decision


_last: tuple[bytes, Match] | None = None
"""The match that this process has read last: a worker gets many decisions of the same one."""


def _work(job: _Job) -> list[DecisionReview]:
    global _last
    if _last is None or _last[0] != job.file:
        _last = (job.file, match_file.read(job.file, {job.game.name: job.game})[0])
    return [review_decision(_last[1], number, job.effort) for number in job.numbers]
