"""Thinking: bots choose in processes of their own, so that the tables never wait for a bot's thoughts."""

from __future__ import annotations

import asyncio

import msgspec

from marula.bots import Budget, seat_bot
from marula.core import codec
from marula.core.edition import from_data
from marula.core.envelope import Envelope
from marula.core.event import Action
from marula.core.game import Board, Game
from marula.core.setup import Setup
from marula.lab.workers import Processes, Workers, WorkersError, hire

TRIES = 3
"""How often a decision is asked for, when workers die over it."""


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


class NobodyThinks(Exception):
    """Workers keep dying, or their cluster is gone."""


class Thinkers:
    """The lab's workers: processes of this machine, started when the first bot must think, or a Ray cluster, which is
    joined when the server starts."""

    def __init__(self, workers: int = 1, ray: str | None = None) -> None:
        self.workers = workers
        self.ray = ray
        self.hired: Workers | None = None

    async def choose(self, asked: Question, board: Board) -> Action:
        """What the bot chooses. When its worker dies another is asked; NobodyThinks when that does not help."""
        if self.hired is None:
            self.hired = Processes(self.workers)
        for _ in range(TRIES):
            try:
                return board.actions[await asyncio.wrap_future(self.hired.start(think, asked))]
            except WorkersError as problem:
                died = problem
        raise NobodyThinks(died.key)

    def close(self) -> None:
        if self.hired is not None:
            self.hired.close()
            self.hired = None

    def join(self) -> None:
        """Join the cluster, if there is one; WorkersError where that cannot be done."""
        if self.ray is not None:
            self.hired = hire(ray=self.ray)
