"""Reviews: finished matches are judged behind everything else, kept as far as they are made, and made once."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable, Iterator, Sequence

import msgspec

from marula.analysis.judge import Effort
from marula.analysis.review import MatchReview, ReviewJob, ReviewPart, account_jobs, plan, work
from marula.core import match_file
from marula.core.errors import RefusedError
from marula.core.match import Match
from marula.core.refusal import Declined
from marula.server.runtime.thinkers import Thinkers
from marula.server.storage import timeouts
from marula.server.storage.errors import StoreDown
from marula.server.storage.reviews import ReviewStore, StoredReview
from marula.server.tables.log_name import log_name
from marula.workers.workers import WorkersError

log = logging.getLogger("marula.reviews")

KEEP_EVERY = 3000
"""How often a review that is being made is written to the database, in milliseconds."""
ABANDONED = 30_000
"""Milliseconds after which a review that nobody adds to is taken on by whoever asks for it."""
MAX_RUNNING = 40
"""Reviews in the making at the same time, in this process."""
MAX_OF_OWNER = 3
"""Reviews in the making that one address has asked for."""

MAX_DECISIONS = 2000
"""Longer matches are not reviewed: each part of the work carries the whole match, and all is kept again and again."""

EFFORT = Effort(seconds=10.0)
"""For one decision. On the games' own editions it takes up to two seconds. On a large one of somebody's own it must not
take minutes: win chances and everybody's reviews wait for it."""

_DECODER = msgspec.json.Decoder(MatchReview)


class RunningReview:
    """A review in the making."""

    def __init__(self, review: MatchReview, owner: str) -> None:
        self.review = review
        self.owner = owner
        self.task: asyncio.Task[None] | None = None
        self.kept_at = 0


class FoundReview(msgspec.Struct, frozen=True):
    """A review, and whether somebody adds to it now."""

    review: MatchReview
    running: bool


class Reviews:
    """All reviews of one server process. Another process may make one too: the database says so."""

    def __init__(self, thinkers: Thinkers, store: ReviewStore, now: Callable[[], int]) -> None:
        self.thinkers = thinkers
        self.store = store
        self.now = now
        self.running: dict[str, RunningReview] = {}

    async def find(self, id: str) -> FoundReview | None:
        """The review of this table's match, as far as it is made."""
        if (running := self.running.get(id)) is not None:
            return FoundReview(running.review, not running.review.finished)
        stored = await timeouts.run_in_thread(self.store.find, id)
        if stored is None:
            return None
        alive = not stored.finished and self.now() - stored.changed < ABANDONED
        return FoundReview(_DECODER.decode(stored.body), alive)

    async def start(self, id: str, match: Match, first: Sequence[int], owner: str) -> FoundReview:
        """Begin to review this match, or go on where it was left. The decisions of seats in `first` come first."""
        found = await self.find(id)
        if found is not None and (found.running or found.review.finished):
            return found
        if (running := self.running.get(id)) is not None:  # somebody was quicker
            return FoundReview(running.review, True)
        if match.version > MAX_DECISIONS:
            raise RefusedError(Declined("too_long", {"number": MAX_DECISIONS}))
        if sum(one.owner == owner for one in self.running.values()) >= MAX_OF_OWNER:
            raise RefusedError(Declined("too_many"))
        if len(self.running) >= MAX_RUNNING:
            raise RefusedError(Declined("busy"))
        running = RunningReview(MatchReview() if found is None else found.review, owner)
        self.running[id] = running
        running.task = asyncio.create_task(self._make(id, running, match, first), name="marula review")
        return FoundReview(running.review, True)

    async def _make(self, id: str, running: RunningReview, match: Match, first: Sequence[int]) -> None:
        """Make the missing parts. An error ends it, and the next request continues from what is stored."""
        try:
            await self._do_jobs(id, running, match, first)
        except* (WorkersError, StoreDown) as problems:
            log.error("the review of table %s stopped: %s", log_name(id), problems.exceptions[0])
        finally:
            del self.running[id]
            if not self.running:
                await self.thinkers.rest_reviewers()

    async def _do_jobs(self, id: str, running: RunningReview, match: Match, first: Sequence[int]) -> None:
        review, owner = running.review, running.owner
        file = await asyncio.to_thread(match_file.write, match)
        review.entries_wanted = match.version + 1
        await self._keep(id, running)
        numbers = await self.thinkers.review(plan, ReviewJob(match.game, file), owner)
        review.decisions_wanted = len(numbers)
        jobs = _missing(review, match, file, _ordered(match, numbers, first))
        async with asyncio.TaskGroup() as group:
            for _ in range(self.thinkers.workers):
                group.create_task(self._work_through(id, running, jobs))
        await self._keep(id, running)

    async def _work_through(self, id: str, running: RunningReview, jobs: Iterator[ReviewJob]) -> None:
        for job in jobs:
            part: ReviewPart = await self.thinkers.review(work, job, running.owner)
            running.review.add(part)
            if self.now() - running.kept_at >= KEEP_EVERY:
                await self._keep(id, running)

    async def _keep(self, id: str, running: RunningReview) -> None:
        running.kept_at = self.now()
        body = msgspec.json.encode(running.review)
        stored = StoredReview(running.kept_at, running.review.finished, body)
        await timeouts.run_in_thread(self.store.keep, id, stored)

    async def stop(self) -> None:
        """Stop all reviews that are being made. They continue when somebody asks again."""
        tasks = [running.task for running in self.running.values() if running.task is not None]
        for task in tasks:
            task.cancel()
        for task in tasks:
            with contextlib.suppress(asyncio.CancelledError):
                await task


def _ordered(match: Match, numbers: Sequence[int], first: Sequence[int]) -> list[int]:
    """The decisions of people first: they wait for them."""
    return sorted(numbers, key=lambda number: match.entries(number, number)[0].seat not in first)


def _missing(review: MatchReview, match: Match, file: bytes, numbers: Sequence[int]) -> Iterator[ReviewJob]:
    """The jobs that are left to do."""
    counted = {entry.number for entry in review.entries}
    judged = {decision.number for decision in review.decisions}
    for job in account_jobs(match, file):
        left = tuple(number for number in job.accounts if number not in counted)
        if left:
            yield msgspec.structs.replace(job, accounts=left)
    for number in numbers:
        if number not in judged:
            yield ReviewJob(match.game, file, decisions=(number,), effort=EFFORT)
