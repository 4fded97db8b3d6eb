"""Thinking: bots choose in processes of their own, so that the tables never wait for a bot's thoughts."""

from __future__ import annotations

import asyncio
import contextlib
import logging

import msgspec

from marula.bots import Budget
from marula.bots.levels import make_bot
from marula.core import codec
from marula.core.edition import from_data
from marula.core.envelope import Envelope
from marula.core.event import Action
from marula.core.game import Board, Game
from marula.core.setup import Setup
from marula.workers.ray_client import Courier
from marula.workers.workers import Processes, Workers, WorkersError

log = logging.getLogger("marula.thinking")

ANSWER_WITHIN = 60.0
"""Seconds beyond its time to think in which a cluster must answer."""
LOOK_EVERY = 15.0
"""Seconds between two attempts to join a cluster that is gone."""
TRIES = 3
"""How often a decision is asked for, when workers die over it."""


class BotRequest(msgspec.Struct, frozen=True):
    """What travels to a worker: only what the bot's seat may know, in words."""

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
    """Ask a bot what it would do with this envelope."""
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
"""A worker builds each board once; a few are kept."""


def _board(game: Game, setup: bytes, edition: bytes) -> Board:
    board = _boards.get((setup, edition))
    if board is None:
        facts = from_data(msgspec.json.decode(edition), "edition")
        board = game.board(msgspec.json.decode(setup, type=Setup), facts)
        if len(_boards) >= 64:
            _boards.clear()
        _boards[setup, edition] = board
    return board


def think(asked: BotRequest) -> int:
    """In a worker: the code of the bot's choice."""
    board = _board(asked.game, asked.setup, asked.edition)
    view = codec.read_view(asked.game, board, msgspec.json.decode(asked.view))
    envelope = Envelope(
        version=asked.version,
        seat=asked.seat,
        waiting_on=asked.waiting_on,
        phase=asked.phase,
        view=view,
        options=tuple(board.actions[code] for code in asked.codes),
        moments=(),
        score=None,
    )
    choice = make_bot(asked.level, asked.game, asked.seed).choose(envelope, Budget(seconds=asked.seconds))
    return board.code_of[choice.action]


class NoWorkers(Exception):
    """Workers keep dying, or their cluster is gone."""


class Thinkers:
    """The lab's workers: processes of this machine, started when the first bot must think, or a Ray cluster, which is
    joined when the server starts. While a cluster is gone, this machine thinks."""

    def __init__(self, workers: int = 1, ray: str | None = None) -> None:
        self.workers = workers
        self.ray = ray
        self.here: Workers | None = None
        self.cluster: Workers | None = None
        self.looking: asyncio.Task[None] | None = None
        """Looks for the cluster that is gone."""

    async def choose(self, asked: BotRequest, board: Board) -> Action:
        """What the bot chooses. When its worker dies another is asked; NobodyThinks when that does not help."""
        cluster = self.cluster
        if cluster is not None:
            try:
                return board.actions[await self._there(cluster, asked)]
            except (WorkersError, TimeoutError) as problem:
                self._lost(cluster, str(problem) or "no answer")
        if self.here is None:
            self.here = Processes(self.workers)
        for _ in range(TRIES):
            try:
                return board.actions[await asyncio.wrap_future(self.here.start(think, asked))]
            except WorkersError as problem:
                died = problem
        raise NoWorkers(died.key)

    async def _there(self, cluster: Workers, asked: BotRequest) -> int:
        """The cluster's answer. One that has vanished may not say so: it is waited for only so long."""
        async with asyncio.timeout((asked.seconds or 0.0) + ANSWER_WITHIN):
            return await asyncio.wrap_future(cluster.start(think, asked))

    def _lost(self, cluster: Workers, why: str) -> None:
        if self.cluster is not cluster:  # whoever asked it at the same time has said so
            return
        log.error("the cluster at %s is gone (%s): bots think here", self.ray, why)
        self.cluster = None
        self.looking = asyncio.create_task(self._look(cluster), name="marula cluster")

    async def _look(self, lost: Workers) -> None:
        """Join again when it is back."""
        await asyncio.to_thread(lost.close)
        while self.cluster is None:
            await asyncio.sleep(LOOK_EVERY)
            with contextlib.suppress(WorkersError):
                await asyncio.to_thread(self.join)
        log.warning("the cluster at %s is back: bots think there", self.ray)

    def close(self) -> None:
        if self.looking is not None:
            self.looking.cancel()
        for hired in (self.here, self.cluster):
            if hired is not None:
                hired.close()
        self.here = self.cluster = None

    def join(self) -> None:
        """Join the cluster, if there is one; WorkersError where that cannot be done."""
        if self.ray is not None:
            self.cluster = Courier(self.ray)
