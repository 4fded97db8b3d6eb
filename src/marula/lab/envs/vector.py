"""The vector environment: many matches stepped at once from NumPy arrays, on one process or several."""

from __future__ import annotations

from types import TracebackType

import numpy as np

from marula.core.chance import Seeded
from marula.core.edition import Edition
from marula.core.game import Game
from marula.core.setup import Setup
from marula.lab.envs.batch_processes import Array, BatchTask, start_batch
from marula.lab.observation_encoder import Encoder
from marula.lab.reward import check_reward

FIELDS = ("observations", "masks", "seats", "rewards", "over")


class VectorEnv:
    """`lanes` matches of one game. After each step every lane shows the seat that is waited on next:

    `observations` (lanes × size, int16), `masks` (lanes × actions, int8), `seats` (lanes), and of a match that has just
    ended `rewards` (lanes × seats) and `over` (lanes). The arrays stay the same and change in place with every step;
    copy what you keep. A lane whose match ended has already dealt the next one.

    >>> from marula.core.setup import Setup
    >>> from marula.games import GAMES
    >>> env = VectorEnv(GAMES["template"], Setup("template", 2), lanes=8, seed="1")
    >>> env.step(env.random_actions())
    >>> env.observations.shape, env.masks.shape
    ((8, 37), (8, 10))
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
        check_reward(reward)
        self.game = game
        self.board = game.board(setup, edition)
        self.encoder = Encoder(game, self.board)
        self.lanes = lanes
        self.chooser = Seeded(f"{seed} random choices")
        task = BatchTask(game, self.board.setup, self.board.edition, reward, lanes, seed=seed)
        self._batch = start_batch(task, self.board, self.encoder, workers)
        for name in FIELDS:
            setattr(self, name, self._batch.arrays[name])

    def step(self, actions: Array) -> None:
        """Make one decision in every lane, by action indices. If one is not offered: ValueError, and no lane of that
        worker has moved."""
        self._batch.step(np.ascontiguousarray(actions, np.int64))

    def random_actions(self) -> Array:
        """For each lane one of the actions offered, each as likely as any other."""
        return self._batch.random(self.chooser)

    def close(self) -> None:
        """End the worker processes, if there are any."""
        self._batch.close()

    def __enter__(self) -> VectorEnv:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()
