"""Review: every decision of a match judged from what its seat knew then, and the account of luck and choices.

A review is made of jobs that do not depend on each other, so that workers can share them and a page can show what is
ready. Everything in it is plain data: actions stand in their notation.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from math import inf

import msgspec

from marula.analysis.consequences import consequences
from marula.analysis.judge import Effort, judge
from marula.analysis.luck import SAMPLES, EntryAccount, LuckReport, entry_account, whole_report
from marula.analysis.reasons import reasons
from marula.analysis.spread import spread
from marula.analysis.verdicts import BLAMED, kind_of
from marula.core import match_file
from marula.core.decision import Consequence, Influence
from marula.core.game import Game
from marula.core.match import Match
from marula.workers.workers import Workers

ACCOUNTS_AT_ONCE = 60
"""For how many decisions one job separates luck from choices, which is quick."""


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
    choice: str
    better: str
    """The best option; the choice itself where nothing is better."""
    reasons: tuple[Influence, ...] = ()
    """What speaks for the better option; empty where the choice is not blamed."""
    consequences: tuple[Consequence, ...] = ()
    """What the better option brings until the end; empty where the choice is not blamed."""


class ReviewPart(msgspec.Struct, frozen=True):
    """What one job found."""

    entries: tuple[EntryAccount, ...] = ()
    decisions: tuple[DecisionReview, ...] = ()


class MatchReview(msgspec.Struct):
    """The review of a whole match, as far as it is made: parts in the order in which they were ready."""

    entries: list[EntryAccount] = []
    decisions: list[DecisionReview] = []
    entries_wanted: int = 0
    decisions_wanted: int = -1
    """How many decisions are judged; -1 while that is not known."""

    @property
    def finished(self) -> bool:
        return len(self.entries) >= self.entries_wanted > 0 and len(self.decisions) == self.decisions_wanted

    def add(self, part: ReviewPart) -> None:
        self.entries += part.entries
        self.decisions += part.decisions

    def report(self) -> LuckReport | None:
        """The account of luck and choices, once all of it is there."""
        if not self.entries or len(self.entries) < self.entries_wanted:
            return None
        return whole_report(sorted(self.entries, key=lambda entry: entry.number))


class ReviewJob(msgspec.Struct, frozen=True):
    """A few decisions of one match, for one worker."""

    game: Game
    file: bytes
    accounts: tuple[int, ...] = ()
    """Decisions for which luck and choices are separated."""
    decisions: tuple[int, ...] = ()
    """Decisions that are judged."""
    effort: Effort = Effort()
    samples: int = SAMPLES


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
    until = inf if effort is None else time.process_time() + effort.seconds
    game, seat = match.game, entry.seat
    state = match.at(number - 1)
    view = game.view(state, seat)
    offered = game.options(state, seat)
    code = match.board.code_of[entry.action]
    judged = judge(game, view, code, f"review {number}", effort)
    better = offered[judged.best_index]
    kind = kind_of(judged, better == entry.action, spread(game, match.setup.seats))
    blamed = kind in BLAMED
    best = match.board.code_of[better]
    return DecisionReview(
        number=number,
        seat=seat,
        before=judged.before,
        chosen=judged.chosen,
        best=judged.best,
        loss=judged.loss,
        kind=kind,
        error=judged.error,
        choice=str(entry.action),
        better=str(better),
        reasons=reasons(game, view, best, code) if blamed else (),
        consequences=consequences(game, view, best, code, f"consequences {number}", until=until) if blamed else (),
    )


def account_jobs(match: Match, file: bytes) -> list[ReviewJob]:
    """The jobs that tell luck from choices, from the deal to the last decision."""
    numbers = range(match.version + 1)
    return [
        ReviewJob(match.game, file, accounts=tuple(numbers[first : first + ACCOUNTS_AT_ONCE]))
        for first in range(0, len(numbers), ACCOUNTS_AT_ONCE)
    ]


def decision_jobs(match: Match, file: bytes, seats: Sequence[int], effort: Effort | None = None) -> list[ReviewJob]:
    """The jobs that judge the decisions of these seats, one each."""
    numbers = reviewed_decisions(match, seats)
    return [ReviewJob(match.game, file, decisions=(number,), effort=effort or Effort()) for number in numbers]


def plan(job: ReviewJob) -> tuple[int, ...]:
    """In a worker: the numbers of all decisions in which someone had a choice."""
    match = _read(job)
    return tuple(reviewed_decisions(match, range(match.setup.seats)))


def review(
    match: Match,
    seats: Sequence[int],
    workers: Workers | None = None,
    effort: Effort | None = None,
    progress: Callable[[int], object] = lambda decisions: None,
) -> Iterator[DecisionReview]:
    """The decisions of these seats, judged one after the other, as they are ready."""
    for part in (workers or Workers()).run(work, decision_jobs(match, match_file.write(match), seats, effort)):
        for decision in part.decisions:
            progress(1)
            yield decision


_last: tuple[bytes, Match] | None = None
"""The match that this process has read last: a worker gets many decisions of the same one."""


def work(job: ReviewJob) -> ReviewPart:
    """In a worker: do one job."""
    match = _read(job)
    return ReviewPart(
        tuple(entry_account(match, number, job.samples) for number in job.accounts),
        tuple(review_decision(match, number, job.effort) for number in job.decisions),
    )


def _read(job: ReviewJob) -> Match:
    global _last
    if _last is None or _last[0] != job.file:
        _last = (job.file, match_file.read(job.file, {job.game.name: job.game})[0])
    return _last[1]
