"""Thinkers: bots choose in worker processes, so that the server never waits for a bot that thinks."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from functools import partial
from typing import TypeVar

import msgspec

from marula.analysis.advice import Advice, advise
from marula.analysis.judge import Effort
from marula.bots import Budget
from marula.bots.engine_process import EngineError
from marula.bots.levels import bot_names, make_bot, thinking_seconds
from marula.core import codec
from marula.core.edition import from_data
from marula.core.envelope import Envelope
from marula.core.event import Action
from marula.core.game import Board, Game
from marula.core.setup import CompleteSetup
from marula.server.runtime.bot_queue import BotQueue, shortened
from marula.server.runtime.engines import ENGINE_SECONDS, Engines
from marula.server.tables.bot_levels import STAND_IN_LEVEL
from marula.workers.ray_client import RayClient
from marula.workers.workers import Processes, Workers, WorkersError

log = logging.getLogger("marula.thinkers")

J = TypeVar("J")
A = TypeVar("A")

CLUSTER_TIMEOUT = 60.0
"""Seconds beyond the bot's time to think in which a cluster must answer."""
RECONNECT_SECONDS = 15.0
"""Seconds between two attempts to join a cluster that is gone."""
MAX_ATTEMPTS = 3
"""How often a decision is started again when its worker dies."""
MAX_BOARDS = 64
CLUSTER_PARALLEL = 64
"""How many decisions are sent to a cluster at the same time."""
REVIEW_NICENESS = 5
"""How far the processes of reviews stand back behind everything else."""
HINT_EFFORT = Effort(seconds=3.0)
"""On the games' own editions a hint takes up to 1.6 s. Bots of others wait meanwhile, so an edition that somebody has
made large must not make it much longer."""
SHORTEST_SEARCH = 0.02
"""The shortest time for a search, in seconds. A shorter one would be worth little."""


class BotRequest(msgspec.Struct, frozen=True):
    """What is sent to a worker: only what the bot's seat may know, as plain data."""

    game: Game
    setup: bytes
    edition: bytes
    level: str
    seed: str
    view: bytes
    version: int
    seat: int
    waiting_on: tuple[int, ...]
    phase: str
    codes: tuple[int, ...]
    seconds: float | None


def bot_request(envelope: Envelope, game: Game, level: str, seed: str, seconds: float | None) -> BotRequest:
    """The request to a bot that has this envelope."""
    board = envelope.view.board
    return BotRequest(
        game,
        msgspec.json.encode(board.setup),
        msgspec.json.encode(board.edition.data),
        level,
        seed,
        msgspec.json.encode(codec.write_view(envelope.view)),
        envelope.version,
        envelope.seat,
        envelope.waiting_on,
        envelope.phase,
        tuple(board.code_of[action] for action in envelope.options),
        seconds,
    )


_boards: dict[tuple[bytes, bytes], Board] = {}
"""The boards that a worker has built. It keeps a few."""


def board_of(game: Game, setup: bytes, edition: bytes) -> Board:
    """In a worker: the board that a request is about."""
    board = _boards.get((setup, edition))
    if board is None:
        facts = from_data(msgspec.json.decode(edition), "edition")
        board = game.board(msgspec.json.decode(setup, type=CompleteSetup), facts)
        if len(_boards) >= MAX_BOARDS:
            _boards.clear()
        _boards[setup, edition] = board
    return board


def read_request(request: BotRequest) -> Envelope:
    """The envelope that the request was made of, without the past."""
    board = board_of(request.game, request.setup, request.edition)
    view = codec.read_view(request.game, board, msgspec.json.decode(request.view))
    return Envelope(
        version=request.version,
        seat=request.seat,
        waiting_on=request.waiting_on,
        phase=request.phase,
        view=view,
        options=tuple(board.actions[code] for code in request.codes),
        moments=(),
        score=None,
    )


def think(request: BotRequest) -> int:
    """In a worker: the code of the bot's choice."""
    envelope = read_request(request)
    choice = make_bot(request.level, request.game, request.seed).choose(envelope, Budget(seconds=request.seconds))
    return envelope.view.board.code_of[choice.action]


class AdviceRequest(msgspec.Struct, frozen=True):
    """What is sent to a worker for a hint: what the seat may know, and the option that it asks about, if any."""

    request: BotRequest
    instead: int | None


def think_of_advice(job: AdviceRequest) -> Advice:
    """In a worker: what a hint says."""
    request = job.request
    envelope = read_request(request)
    return advise(request.game, envelope.view, request.codes, job.instead, request.seed, HINT_EFFORT)


def _with_known_bot(request: BotRequest) -> BotRequest:
    """The request with a bot of ours: an engine's seat is played on when the engine fails or is no longer named."""
    if request.level in bot_names(request.game):
        return request
    return msgspec.structs.replace(request, level=STAND_IN_LEVEL)


class Pace:
    """For whom a bot thinks, and whether it had to hurry."""

    def __init__(self, owner: str = "") -> None:
        self.owner = owner
        self.began = False
        """Is it its turn? A worker that has begun cannot be interrupted."""
        self.hurried = False
        """Had it less time than its level takes, because many bots think?"""


class NoWorkers(Exception):
    """No worker could compute a decision: each of them died."""


class Thinkers:
    """Worker processes of this machine, or a Ray cluster.

    Local workers start with the first bot's turn. A cluster is joined when the server starts. While it is gone, local
    workers think.
    """

    def __init__(self, workers: int = 1, ray: str | None = None, engines: Engines | None = None) -> None:
        self.workers = workers
        self.engines = engines or Engines()
        self.ray = ray
        self.local: Workers | None = None
        self.cluster: Workers | None = None
        self.reviewers: Workers | None = None
        """Processes that review finished matches. They never make a bot wait."""
        self.queue = BotQueue(workers)
        self.engine_queue = BotQueue(workers)
        """The queue of engines alone. An engine that does not answer must not hold up our own bots."""
        self.rejoining: asyncio.Task[None] | None = None
        """Tries to join the cluster that is gone."""

    async def choose(self, request: BotRequest, board: Board, pace: Pace | None = None) -> Action:
        """What the bot chooses, when it is its turn to think. A search gets less time while many wait."""
        pace = pace or Pace()
        self.queue.parallel = self.workers if self.cluster is None else CLUSTER_PARALLEL
        if self.engines.knows(request.level):
            async with self.engine_queue.turn(pace.owner, search=True):
                pace.began = True
                timed = self._in_time(request, request.seconds or ENGINE_SECONDS, pace, self.engine_queue)
                action = await self._ask_engine(timed)
            if action is not None:
                return action
            pace.began = pace.hurried = False
        full = thinking_seconds(request.level)
        async with self.queue.turn(pace.owner, search=full is not None):
            pace.began = True
            if full is not None:
                request = self._in_time(request, request.seconds or full, pace, self.queue)
            return await self._think(_with_known_bot(request), board)

    async def advise(self, job: AdviceRequest, owner: str) -> Advice:
        """What a hint says, when it is its turn: it waits like a bot's search."""
        async with self.queue.turn(owner, search=True):
            return await self._compute(think_of_advice, job, None)

    async def ask_about_view(self, work: Callable[[J], A], job: J, owner: str) -> A:
        """What a worker makes of a view: quick, but it waits until no bot does, and takes its turn with reviews."""
        async with self.queue.review_turn(owner):
            return await self._compute(work, job, None)

    async def review(self, work: Callable[[J], A], job: J, owner: str) -> A:
        """A part of a review, when no bot waits. WorkersError if its worker dies again and again."""
        async with self.queue.review_turn(owner):
            if self.reviewers is None:
                self.reviewers = Processes(self.workers, REVIEW_NICENESS)
            for _ in range(MAX_ATTEMPTS):
                try:
                    return await asyncio.wrap_future(self.reviewers.start(work, job))
                except WorkersError as problem:
                    died = problem
            raise died

    async def rest_reviewers(self) -> None:
        """Nothing is left to review: end the processes."""
        reviewers, self.reviewers = self.reviewers, None
        if reviewers is not None:
            await asyncio.to_thread(reviewers.close)

    async def _ask_engine(self, request: BotRequest) -> Action | None:
        """The engine's choice; None where it fails. A level of ours then decides in its place."""
        if not self.engines.knows(request.level):  # it failed while this request waited for its turn
            return None
        sees = partial(read_request, request)
        try:
            return await self.engines.choose(request.level, request.game, request.seed, sees, request.seconds)
        except EngineError as problem:  # only what kind of fault it is: facts of a match stay out of the log
            log.error("the engine %s failed (%s): %s decides", request.level, problem.key, STAND_IN_LEVEL)
            return None

    def _in_time(self, request: BotRequest, full: float, pace: Pace, queue: BotQueue) -> BotRequest:
        """The same request, with the thinking time that is left for it now."""
        seconds = shortened(full, queue.searches_waiting, queue.parallel)
        seconds = max(seconds, min(full, SHORTEST_SEARCH))
        pace.hurried = seconds < full
        return msgspec.structs.replace(request, seconds=seconds) if pace.hurried else request

    async def _think(self, request: BotRequest, board: Board) -> Action:
        return board.actions[await self._compute(think, request, request.seconds)]

    async def _compute(self, work: Callable[[J], A], job: J, seconds: float | None) -> A:
        """The answer of a worker. If it dies, another one tries; NoWorkers if that does not help."""
        cluster = self.cluster
        if cluster is not None:
            try:
                return await self._ask_cluster(cluster, work, job, seconds)
            except (WorkersError, TimeoutError) as problem:
                self._cluster_lost(cluster, str(problem) or "no answer")
        if self.local is None:
            self.local = Processes(self.workers)
        for _ in range(MAX_ATTEMPTS):
            try:
                return await asyncio.wrap_future(self.local.start(work, job))
            except WorkersError as problem:
                died = problem
        raise NoWorkers(died.key)

    async def _ask_cluster(self, cluster: Workers, work: Callable[[J], A], job: J, seconds: float | None) -> A:
        """The cluster's answer, or TimeoutError: a cluster may vanish without an error."""
        async with asyncio.timeout((seconds or 0.0) + CLUSTER_TIMEOUT):
            return await asyncio.wrap_future(cluster.start(work, job))

    def _cluster_lost(self, cluster: Workers, why: str) -> None:
        if self.cluster is not cluster:  # another request has noticed it before
            return
        log.error("the cluster at %s is gone (%s): bots think here", self.ray, why)
        self.cluster = None
        self.rejoining = asyncio.create_task(self._rejoin(cluster), name="marula cluster")

    async def _rejoin(self, lost: Workers) -> None:
        """Join the cluster again when it is back."""
        await asyncio.to_thread(lost.close)
        while self.cluster is None:
            await asyncio.sleep(RECONNECT_SECONDS)
            with contextlib.suppress(WorkersError):
                await asyncio.to_thread(self.join)
        log.warning("the cluster at %s is back: bots think there", self.ray)

    def close(self) -> None:
        if self.rejoining is not None:
            self.rejoining.cancel()
        self.engines.close()
        for workers in (self.local, self.cluster, self.reviewers):
            if workers is not None:
                workers.close()
        self.local = self.cluster = self.reviewers = None

    def join(self) -> None:
        """Join the cluster, if one is configured; WorkersError if that fails."""
        if self.ray is not None:
            self.cluster = RayClient(self.ray)
