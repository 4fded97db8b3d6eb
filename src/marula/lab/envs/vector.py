"""The vector environment: many matches stepped at once from NumPy arrays, on one process or several."""

from __future__ import annotations

import multiprocessing
from itertools import pairwise
from math import prod
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from types import TracebackType
from typing import Any

import msgspec
import numpy as np

from marula.core.chance import Seeded
from marula.core.edition import Edition
from marula.core.game import Board, Game
from marula.core.setup import Setup
from marula.lab.batch import MatchBatch
from marula.lab.encoder import Encoder
from marula.lab.reward import check_reward

Array = np.ndarray[Any, Any]
FIELDS = ("observations", "masks", "seats", "rewards", "over")


class VectorEnv:
    """`lanes` matches of one game. After each step every lane shows the seat that is waited on next:

    `observations` (lanes × size, int16), `masks` (lanes × actions, int8), `seats` (lanes), and of a match that has just
    ended `rewards` (lanes × seats) and `over` (lanes). The arrays stay the same and change in place with every step;
    copy what you keep. A lane whose match ended has already dealt the next one.
    """

    observations: Array
    masks: Array
    seats: Array
    rewards: Array
    over: Array

    def __init__(
        self,
        game: Game,
        setup: Setup,
        lanes: int,
        seed: str = "1",
        reward: str = "rank",
        workers: int = 1,
        edition: Edition | None = None,
    ) -> None:
        if not 1 <= workers <= lanes:
            raise ValueError(f"{lanes} lanes take 1 to {lanes} workers, not {workers}")
        check_reward(reward)
        self.game = game
        self.board = game.board(setup, edition)
        self.encoder = Encoder(game, self.board)
        self.lanes = lanes
        self.chooser = Seeded(f"{seed} random choices")
        self._team = (
            _Here(game, self.board, self.encoder, seed, 0, lanes, reward)
            if workers == 1
            else _Crew(game, self.board, self.encoder, seed, lanes, reward, workers)
        )
        for name in FIELDS:
            setattr(self, name, self._team.arrays[name])

    def step(self, actions: Array) -> None:
        """One action index for every lane. ValueError, and no lane of that worker moved, on one that is not offered."""
        self._team.step(np.ascontiguousarray(actions, np.int64))

    def random_actions(self) -> Array:
        """For each lane one of the actions offered, each as likely as any other."""
        return self._team.random(self.chooser)

    def close(self) -> None:
        """End the worker processes, if there are any."""
        self._team.close()

    def __enter__(self) -> VectorEnv:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()


class _Here:
    """Lanes in this process, which fill these arrays, or new ones."""

    def __init__(
        self,
        game: Game,
        board: Board,
        encoder: Encoder,
        seed: str,
        first: int,
        lanes: int,
        reward: str,
        arrays: dict[str, Array] | None = None,
    ) -> None:
        self.arrays = arrays or {name: np.zeros(shape, kind) for name, (kind, shape) in layout(lanes, encoder).items()}
        observations, masks = self.arrays["observations"], self.arrays["masks"]
        self.lanes = MatchBatch(game, board, encoder.writer, seed, first, lanes, reward, observations, masks)
        self._tell()

    def step(self, actions: Array) -> None:
        self.lanes.step(actions.tobytes())
        self._tell()

    def _tell(self) -> None:
        """What is one number a lane, or one a seat."""
        small: dict[str, Any] = {"seats": self.lanes.seats, "rewards": self.lanes.rewards, "over": self.lanes.over}
        for name, memory in small.items():
            array = self.arrays[name]
            array[:] = np.frombuffer(memory, array.dtype).reshape(array.shape)

    def random(self, chooser: Seeded) -> Array:
        return np.frombuffer(self.lanes.random(chooser), np.int64)  # type: ignore[call-overload,no-any-return]

    def close(self) -> None:
        """Nothing to end."""


def layout(lanes: int, encoder: Encoder) -> dict[str, tuple[Any, tuple[int, ...]]]:
    """Type and shape of each array."""
    return {
        "observations": (np.int16, (lanes, encoder.size)),
        "masks": (np.int8, (lanes, encoder.actions)),
        "seats": (np.int64, (lanes,)),
        "rewards": (np.float64, (lanes, int(encoder.board.seats))),
        "over": (np.bool_, (lanes,)),
    }


class _Task(msgspec.Struct, frozen=True):
    """What a worker process must know: names and numbers, no positions."""

    game: Game
    setup: Setup
    edition: Edition
    seed: str
    reward: str
    first: int
    lanes: int
    memory: str
    all_lanes: int


class _Crew:
    """Lanes spread over processes, which fill one shared memory. This process is one of them and takes the first lanes.

    A process that only handed out work would need a core of its own for moments, and whoever had that core would wait.
    """

    def __init__(
        self, game: Game, board: Board, encoder: Encoder, seed: str, lanes: int, reward: str, workers: int
    ) -> None:
        self.memory = SharedMemory(create=True, size=_size(lanes, encoder))
        self.arrays = _carve(self.memory, lanes, encoder)
        context = multiprocessing.get_context("spawn")
        self.others: list[tuple[Any, Connection[Any, Any]]] = []
        bounds = [lanes * worker // workers for worker in range(workers + 1)]
        for first, last in pairwise(bounds[1:]):
            task = _Task(game, board.setup, board.edition, seed, reward, first, last - first, self.memory.name, lanes)
            ours, theirs = context.Pipe()
            process = context.Process(target=_serve, args=(task, theirs), daemon=True)
            process.start()
            theirs.close()
            self.others.append((process, ours))
        self.own = {name: array[: bounds[1]] for name, array in self.arrays.items()}
        self.here = _Here(game, board, encoder, seed, 0, bounds[1], reward, self.own)
        self._listen()

    def step(self, actions: Array) -> None:
        if actions.shape != (self.arrays["actions"].shape):
            raise ValueError(f"there are {len(self.arrays['actions'])} lanes, not {actions.shape}")
        self.arrays["actions"][:] = actions
        for _, pipe in self.others:
            pipe.send_bytes(b"step")
        problem: ValueError | None = None
        try:
            self.here.step(self.own["actions"])
        except ValueError as refused:
            problem = refused
        self._listen()  # the others have stepped whatever happened here
        if problem is not None:
            raise problem

    def random(self, chooser: Seeded) -> Array:
        # Most lanes are elsewhere, so the masks must do.
        masks = self.arrays["masks"]
        picked = [chooser.pick(int(number)) for number in masks.sum(axis=1, dtype=np.int64)]
        running = masks.cumsum(axis=1, dtype=np.int32)
        found: Array = np.argmax(running > np.asarray(picked)[:, None], axis=1)
        return found

    def close(self) -> None:
        for process, pipe in self.others:
            pipe.close()
            process.join(5)
        self.others = []
        del self.here, self.own  # they look into the memory, which cannot be closed while anyone does
        self.arrays = {}
        self.memory.close()
        self.memory.unlink()

    def _listen(self) -> None:
        answers = [pipe.recv_bytes() for _, pipe in self.others]
        for answer in answers:
            if answer != b"done":
                raise ValueError(answer.decode())


def _all(lanes: int, encoder: Encoder) -> dict[str, tuple[Any, tuple[int, ...]]]:
    return {**layout(lanes, encoder), "actions": (np.int64, (lanes,))}


def _size(lanes: int, encoder: Encoder) -> int:
    return sum(_room(kind, shape) for kind, shape in _all(lanes, encoder).values())


def _room(kind: Any, shape: tuple[int, ...]) -> int:
    """Bytes of an array, rounded up so that the next one begins on a cache line of its own."""
    return -(-prod(shape) * int(np.dtype(kind).itemsize) // 64) * 64


def _carve(memory: SharedMemory, lanes: int, encoder: Encoder) -> dict[str, Array]:
    found: dict[str, Array] = {}
    at = 0
    for name, (kind, shape) in _all(lanes, encoder).items():
        found[name] = np.ndarray(shape, kind, memory.buf, at)
        at += _room(kind, shape)
    return found


def _serve(task: _Task, pipe: Connection[Any, Any]) -> None:
    """A worker process: step when told to, until the pipe closes."""
    board = task.game.board(task.setup, task.edition)
    encoder = Encoder(task.game, board)
    memory = SharedMemory(task.memory)
    shared = _carve(memory, task.all_lanes, encoder)
    own = {name: array[task.first : task.first + task.lanes] for name, array in shared.items()}
    here = _Here(task.game, board, encoder, task.seed, task.first, task.lanes, task.reward, own)
    answer = b"done"
    try:
        while True:
            pipe.send_bytes(answer)
            pipe.recv_bytes()
            try:
                here.step(own["actions"])
                answer = b"done"
            except ValueError as problem:
                answer = str(problem).encode()
    except (EOFError, BrokenPipeError, KeyboardInterrupt):
        pass
    finally:
        del here, own, shared  # they look into the memory, which cannot be closed while anyone does
        memory.close()
