"""Simulate: many random matches, their figures, and a checksum that anyone can repeat."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Callable

import msgspec

from marula.core.chance import Seeded
from marula.core.edition import Edition
from marula.core.game import Game
from marula.core.setup import Setup
from marula.lab.playout import playout
from marula.workers.workers import Workers

BATCH = 250
"""Matches a worker plays before it reports: few enough for a lively progress bar."""


class Job(msgspec.Struct, frozen=True):
    """A batch of matches: seeds travel, not objects."""

    game: Game
    setup: Setup
    edition: Edition
    seed: str
    first: int
    matches: int


class Batch(msgspec.Struct, frozen=True):
    """The result of a batch: for every match its number of decisions and a checksum of all of it."""

    decisions: tuple[int, ...]
    traces: tuple[int, ...]
    unfinished: int
    seconds: float


class SimulationResult(msgspec.Struct, frozen=True):
    """What `marula simulate` prints."""

    matches: int
    decisions: int
    seconds: float
    decisions_per_second: float
    mean_decisions: float
    unfinished: int
    checksum: str


def play(job: Job) -> Batch:
    """Play a batch. Match k of seed S is the same match in every batch and on every machine."""
    board = job.game.board(job.setup, job.edition)
    limit = job.game.longest(board)
    began = time.perf_counter()
    decisions: list[int] = []
    traces: list[int] = []
    unfinished = 0
    for number in range(job.first, job.first + job.matches):
        chance = Seeded(f"{job.seed} match {number}")
        state = job.game.deal(board, chance, None)
        result = playout(job.game, state, chance, limit)
        verdict = ",".join(map(str, job.game.standings(state)))
        decisions.append(result.decisions)
        traces.append(int(hashlib.sha256(f"{result.trace} {verdict}".encode()).hexdigest()[:12], 16))
        unfinished += not result.ended
    return Batch(tuple(decisions), tuple(traces), unfinished, time.perf_counter() - began)


def simulate(
    game: Game,
    setup: Setup,
    edition: Edition,
    matches: int,
    seed: str,
    workers: Workers | None = None,
    progress: Callable[[int], object] = lambda matches: None,
) -> SimulationResult:
    """Random play. The checksum depends on game, edition, players, options, matches and seed, and on nothing else.

    >>> from marula.core.setup import Setup
    >>> from marula.games import GAMES
    >>> game = GAMES["template"]
    >>> result = simulate(game, Setup("template", 2), game.edition("default"), 10, "1")
    >>> result.matches, result.checksum
    (10, 'e3bd326925a35ed5')
    """
    jobs = [Job(game, setup, edition, seed, first, min(BATCH, matches - first)) for first in range(0, matches, BATCH)]
    check = hashlib.sha256(f"{setup} {edition.digest} {matches} {seed}".encode())
    began = time.perf_counter()
    decisions = unfinished = 0
    for batch in (workers or Workers()).run(play, jobs):
        decisions += sum(batch.decisions)
        unfinished += batch.unfinished
        for trace, length in zip(batch.traces, batch.decisions, strict=True):
            check.update(f"{trace} {length}\n".encode())
        progress(len(batch.decisions))
    seconds = time.perf_counter() - began
    return SimulationResult(
        matches=matches,
        decisions=decisions,
        seconds=round(seconds, 3),
        decisions_per_second=round(decisions / seconds, 1),
        mean_decisions=round(decisions / matches, 2),
        unfinished=unfinished,
        checksum=check.hexdigest()[:16],
    )
