"""Batches of matches for the vector environments: in this process, or spread over several that share memory."""

from __future__ import annotations

import multiprocessing
from itertools import pairwise
from math import prod
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import Any

import msgspec
import numpy as np

from marula.core.chance import Seeded
from marula.core.edition import Edition
from marula.core.game import Board, Game
from marula.core.setup import Setup
from marula.lab.batch import MatchBatch
from marula.lab.observation_encoder import Encoder
from marula.lab.seat_batch import FIRST_MATCH, SeatBatch

Array = np.ndarray[Any, Any]


class BatchTask(msgspec.Struct, frozen=True):
    """What a process must know to make its part of a batch: names and numbers, no positions.

    Without `bots` every decision of every seat comes from outside. With them one seat is the learner's, and `seeds`
    are the lanes' own.
    """

    game: Game
    setup: Setup
    edition: Edition
    reward: str
    lanes: int
    first: int = 0
    seed: str = ""
    seat: int = -1
    bots: tuple[str, ...] | None = None


def layout(task: BatchTask, encoder: Encoder) -> dict[str, tuple[Any, tuple[int, ...]]]:
    """The type and shape of each array."""
    lanes = task.lanes
    return {
        "observations": (np.int16, (lanes, encoder.size)),
        "masks": (np.int8, (lanes, encoder.actions)),
        "seats": (np.int64, (lanes,)),
        "rewards": (np.float64, (lanes, int(encoder.board.seats))),
        "over": (np.bool_, (lanes,)),
        "actions": (np.int64, (lanes,)),
        "seeds": (np.int64, (lanes,)),
    }


def make_batch(task: BatchTask, board: Board, encoder: Encoder, arrays: dict[str, Array]) -> MatchBatch:
    """The matches of one process, which fill these arrays."""
    writer, observations, masks = encoder.writer, arrays["observations"], arrays["masks"]
    if task.bots is None:
        return MatchBatch(task.game, board, writer, task.seed, task.first, task.lanes, task.reward, observations, masks)
    seeds = arrays["seeds"].tobytes()
    bots = list(task.bots)
    return SeatBatch(
        task.game, board, writer, task.first, task.lanes, task.reward, observations, masks, task.seat, bots, seeds
    )


class LocalBatch:
    """Lanes in this process. They fill the arrays that are given, or new ones."""

    def __init__(
        self,
        task: BatchTask,
        board: Board,
        encoder: Encoder,
        arrays: dict[str, Array] | None = None,
        seeds: Array | None = None,
    ) -> None:
        if arrays is None:
            arrays = {name: np.zeros(shape, kind) for name, (kind, shape) in layout(task, encoder).items()}
        self.arrays = arrays
        if seeds is not None:
            self.arrays["seeds"][:] = seeds
        self.batch = make_batch(task, board, encoder, self.arrays)
        self._copy_small()

    def step(self, actions: Array) -> None:
        """Make one decision in every lane. If an action is not offered: ValueError, and nothing changes."""
        if isinstance(self.batch, SeatBatch) and (actions == FIRST_MATCH).any():
            self.batch.reseed(self.arrays["seeds"].tobytes())
        self.batch.step(actions.tobytes())
        self._copy_small()

    def _copy_small(self) -> None:
        """Copy the arrays that hold one number for each lane or seat."""
        small: dict[str, Any] = {"seats": self.batch.seats, "rewards": self.batch.rewards, "over": self.batch.over}
        for name, memory in small.items():
            array = self.arrays[name]
            array[:] = np.frombuffer(memory, array.dtype).reshape(array.shape)

    def random(self, chooser: Seeded) -> Array:
        """One offered action for each lane."""
        return np.frombuffer(self.batch.random(chooser), np.int64)  # type: ignore[call-overload,no-any-return]

    def close(self) -> None:
        """Nothing to end."""


class SpreadBatch:
    """Lanes spread over processes, which fill one shared memory. This process is one of them and takes the first lanes.

    A process that only handed out work would need a core of its own for moments, and whoever had that core would wait.
    """

    def __init__(
        self, task: BatchTask, board: Board, encoder: Encoder, workers: int, seeds: Array | None = None
    ) -> None:
        self.memory = SharedMemory(create=True, size=_size(task, encoder))
        self.arrays = _carve(self.memory, task, encoder)
        if seeds is not None:
            self.arrays["seeds"][:] = seeds
        context = multiprocessing.get_context("spawn")
        self.others: list[tuple[Any, Connection[Any, Any]]] = []
        bounds = [task.lanes * worker // workers for worker in range(workers + 1)]
        for first, last in pairwise(bounds[1:]):
            part = msgspec.structs.replace(task, first=first, lanes=last - first)
            ours, theirs = context.Pipe()
            process = context.Process(target=_serve, args=(part, theirs, self.memory.name, task.lanes), daemon=True)
            process.start()
            theirs.close()
            self.others.append((process, ours))
        self.own = {name: array[: bounds[1]] for name, array in self.arrays.items()}
        self.here = LocalBatch(msgspec.structs.replace(task, lanes=bounds[1]), board, encoder, self.own)
        self._listen()

    def step(self, actions: Array) -> None:
        """Make one decision in every lane. If one is not offered: ValueError, and no lane of that process has moved."""
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
        """One offered action for each lane. It is drawn from the masks, because most lanes are in other processes."""
        masks = self.arrays["masks"]
        picked = [chooser.pick(int(number)) for number in masks.sum(axis=1, dtype=np.int64)]
        running = masks.cumsum(axis=1, dtype=np.int32)
        found: Array = np.argmax(running > np.asarray(picked)[:, None], axis=1)
        return found

    def close(self) -> None:
        """End the other processes and give the memory back."""
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


def start_batch(
    task: BatchTask, board: Board, encoder: Encoder, workers: int, seeds: Array | None = None
) -> LocalBatch | SpreadBatch:
    """The lanes in this process, or spread over so many."""
    if not 1 <= workers <= task.lanes:
        raise ValueError(f"{task.lanes} lanes take 1 to {task.lanes} workers, not {workers}")
    if workers == 1:
        return LocalBatch(task, board, encoder, seeds=seeds)
    return SpreadBatch(task, board, encoder, workers, seeds)


def _size(task: BatchTask, encoder: Encoder) -> int:
    return sum(_room(kind, shape) for kind, shape in layout(task, encoder).values())


def _room(kind: Any, shape: tuple[int, ...]) -> int:
    """The bytes of an array, rounded up so that the next one begins on a new cache line."""
    return -(-prod(shape) * int(np.dtype(kind).itemsize) // 64) * 64


def _carve(memory: SharedMemory, task: BatchTask, encoder: Encoder) -> dict[str, Array]:
    found: dict[str, Array] = {}
    at = 0
    for name, (kind, shape) in layout(task, encoder).items():
        found[name] = np.ndarray(shape, kind, memory.buf, at)
        at += _room(kind, shape)
    return found


def _serve(task: BatchTask, pipe: Connection[Any, Any], name: str, all_lanes: int) -> None:
    """A worker process: step when told to, until the pipe closes."""
    board = task.game.board(task.setup, task.edition)
    encoder = Encoder(task.game, board)
    memory = SharedMemory(name)
    shared = _carve(memory, msgspec.structs.replace(task, lanes=all_lanes), encoder)
    own = {name: array[task.first : task.first + task.lanes] for name, array in shared.items()}
    here = LocalBatch(task, board, encoder, own)
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
