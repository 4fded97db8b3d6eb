"""Thinking: bots choose in processes of their own, so that the tables never wait for a bot's thoughts."""

from __future__ import annotations

import asyncio
import multiprocessing
import signal
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

import msgspec

from marula.bots import Budget, seat_bot
from marula.core import codec
from marula.core.edition import from_data
from marula.core.envelope import Envelope
from marula.core.event import Action
from marula.core.game import Board, Game
from marula.core.setup import Setup


class Question(msgspec.Struct, frozen=True):
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


def question(envelope: Envelope, game: Game, level: str, seed: str, seconds: float | None) -> Question:
    """Ask a bot what it would do with this envelope."""
    board = envelope.view.board
    return Question(
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


def think(asked: Question) -> int:
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
    choice = seat_bot(asked.level, asked.game, asked.seed).choose(envelope, Budget(seconds=asked.seconds))
    return board.code_of[choice.action]


def _quietly() -> None:
    # Ctrl-C goes to the whole group of processes: the server stops its workers itself, in good order.
    signal.signal(signal.SIGINT, signal.SIG_IGN)


class Thinkers:
    """The worker processes, started when the first bot must think."""

    def __init__(self, workers: int = 1) -> None:
        self.workers = workers
        self.pool: ProcessPoolExecutor | None = None

    async def choose(self, asked: Question, board: Board) -> Action:
        """What the bot chooses. A worker that dies is replaced and asked again."""
        for attempt in range(3):
            pool = self._pool()
            try:
                code = await asyncio.get_running_loop().run_in_executor(pool, think, asked)
                return board.actions[code]
            except BrokenProcessPool:
                if self.pool is pool:
                    self.pool = None
                if attempt == 2:
                    raise
        raise AssertionError("unreachable")

    def close(self) -> None:
        if self.pool is not None:
            self.pool.shutdown(wait=True, cancel_futures=True)
            self.pool = None

    def _pool(self) -> ProcessPoolExecutor:
        if self.pool is None:
            # spawn, not fork: a fork of a process with threads and sockets takes their locks along
            context = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(self.workers, context, initializer=_quietly)
        return self.pool
