"""Gymnasium's vector form: many matches at once, one seat of each is the learner's, bots play the others natively."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from gymnasium.vector import AutoresetMode
from gymnasium.vector.utils import batch_space

from marula.core.edition import Edition
from marula.core.errors import RefusedError
from marula.core.game import Game
from marula.core.refusal import Unknown
from marula.core.setup import Setup, VariantValue
from marula.lab.envs.batch_processes import Array, BatchTask, start_batch
from marula.lab.envs.env_match import MASK_PLACES, Observation, number_space
from marula.lab.observation_encoder import Encoder
from marula.lab.reward import check_reward
from marula.lab.seat_batch import FIRST_MATCH, NEXT_MATCH, STAY, batch_bots

Infos = dict[str, Any]
Step = tuple[Observation, Array, Array, Array, Infos]


class SeatVectorEnv(gymnasium.vector.VectorEnv[Observation, Array, Array]):
    """`num_envs` matches of one game. `infos["action_mask"]` has a row of zeros and ones for each of them.

    `bots` names the other players in the order of their seats, or one for all: random, steady or a style of the game.
    `seat` is fixed, or drawn anew for each match (`infos["seat"]`). The reward comes at the end. An action that is not
    offered raises ValueError. All three autoreset modes work; DISABLED takes `reset(options={"reset_mask": …})`.
    The arrays that are returned are copies, unless `copy=False`.

    >>> from marula.games import GAMES
    >>> env = SeatVectorEnv(GAMES["template"], num_envs=4, bots="steady")
    >>> observations, infos = env.reset(seed=1)
    >>> observations.shape, infos["action_mask"].shape
    ((4, 37), (4, 10))
    """

    def __init__(
        self,
        game: Game,
        num_envs: int = 1,
        players: int | None = None,
        bots: str | Sequence[str] = "random",
        seat: int | None = None,
        reward: str = "rank",
        options: dict[str, VariantValue] | None = None,
        edition: Edition | None = None,
        mask_in: str = "info",
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        workers: int = 1,
        copy: bool = True,
        scaled: bool = False,
    ) -> None:
        check_reward(reward)
        if mask_in not in MASK_PLACES:
            raise RefusedError(Unknown("place_of_the_mask", mask_in, MASK_PLACES))
        name = "default" if edition is None else edition.name
        board = game.board(Setup(game.name, players or game.fewest, name, options or {}), edition)
        seats = int(board.seats)
        self.num_envs = num_envs
        self.mode = AutoresetMode(autoreset_mode)
        self.metadata = {"autoreset_mode": self.mode, "render_modes": []}
        self.mask_in = mask_in
        self.copy = copy
        self.encoder = Encoder(game, board)
        self.scaled = scaled
        numbers = number_space(self.encoder, scaled)
        mask = Box(0, 1, (self.encoder.actions,), np.int8)
        self.single_observation_space = (
            numbers if mask_in == "info" else Dict({"observation": numbers, "action_mask": mask})
        )
        self.single_action_space = Discrete(self.encoder.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        task = BatchTask(
            game,
            board.setup,
            board.edition,
            reward,
            num_envs,
            seat=_checked_seat(seat, seats),
            bots=_checked_bots(bots, game, seats),
        )
        self._batch = start_batch(task, board, self.encoder, workers, np.arange(num_envs))
        self._arrays = self._batch.arrays

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, Infos]:
        """New matches in all lanes, or in those that options["reset_mask"] names. Lane i gets the seed plus i."""
        lanes = np.ones(self.num_envs, np.bool_)
        if options is not None and "reset_mask" in options:
            lanes = np.asarray(options["reset_mask"], np.bool_)
            if lanes.shape != (self.num_envs,) or not lanes.any():
                raise ValueError(f"reset_mask names at least one of {self.num_envs} lanes by a row of that many flags")
        super().reset(seed=seed if isinstance(seed, int) else None)
        seeds = self._seeds(seed)
        fresh = lanes & (seeds >= 0)
        self._arrays["seeds"][fresh] = seeds[fresh]
        actions = np.full(self.num_envs, int(STAY), np.int64)
        actions[lanes] = NEXT_MATCH
        actions[fresh] = FIRST_MATCH
        self._batch.step(actions)
        return self._observation(), self._infos()

    def step(self, actions: Array) -> Step:
        """One decision of the learner in every lane, with the bots' answers to it."""
        chosen = np.ascontiguousarray(actions, np.int64).copy()
        if (chosen < 0).any():
            raise ValueError(f"action {chosen.min()} is not offered: actions are numbered from 0")
        if self.mode is AutoresetMode.NEXT_STEP and chosen.shape == (self.num_envs,):
            chosen[self._arrays["over"]] = NEXT_MATCH
        self._batch.step(chosen)
        over = self._arrays["over"].copy()
        lanes = np.arange(self.num_envs)
        rewards = self._arrays["rewards"][lanes, self._arrays["seats"]].copy()
        infos: Infos = {}
        if self.mode is AutoresetMode.SAME_STEP and over.any():
            infos = self._finished(over)
            again = np.full(self.num_envs, int(STAY), np.int64)
            again[over] = NEXT_MATCH
            self._batch.step(again)
        return self._observation(), rewards, over, np.zeros(self.num_envs, np.bool_), {**infos, **self._infos()}

    def random_actions(self) -> Array:
        """For each lane one of the actions offered, each as likely as any other; 0 where the match is over."""
        masks = self._arrays["masks"]
        draws = self.np_random.random(masks.shape, np.float32)
        found: Array = np.argmax(masks * (1.0 - draws), axis=1)
        return found

    def close_extras(self, **settings: Any) -> None:
        """End the worker processes, if there are any."""
        self._batch.close()

    def _seeds(self, seed: int | Sequence[int | None] | None) -> Array:
        """The seed of each lane; -1 for those that go on with their own."""
        if seed is None:
            return np.full(self.num_envs, -1, np.int64)
        if isinstance(seed, int):
            return seed + np.arange(self.num_envs, dtype=np.int64)
        if len(seed) != self.num_envs:
            raise ValueError(f"{self.num_envs} lanes take as many seeds, not {len(seed)}")
        return np.asarray([-1 if one is None else one for one in seed], np.int64)

    def _observation(self) -> Observation:
        numbers, masks = self._arrays["observations"], self._arrays["masks"]
        if self.scaled:
            numbers = self.encoder.scaled(numbers)
        elif self.copy:
            numbers = numbers.copy()
        if self.mask_in == "info":
            return numbers
        return {"observation": numbers, "action_mask": masks.copy() if self.copy else masks}

    def _infos(self) -> Infos:
        masks, seats = self._arrays["masks"], self._arrays["seats"]
        return {"action_mask": masks.copy() if self.copy else masks, "seat": seats.copy() if self.copy else seats}

    def _finished(self, over: Array) -> Infos:
        """The last observation of each match that has just ended, as gymnasium hands it out with SAME_STEP."""
        final: Array = np.full(self.num_envs, None, dtype=object)
        masks = self._arrays["masks"]
        for lane in np.flatnonzero(over):
            numbers = self._arrays["observations"][lane]
            numbers = self.encoder.scaled(numbers) if self.scaled else numbers.copy()
            final[lane] = (
                numbers if self.mask_in == "info" else {"observation": numbers, "action_mask": masks[lane].copy()}
            )
        info = {"action_mask": masks.copy(), "seat": self._arrays["seats"].copy()}
        return {"final_obs": final, "_final_obs": over, "final_info": info, "_final_info": over}


def _checked_seat(seat: int | None, seats: int) -> int:
    """The learner's seat; -1 where it is drawn."""
    if seat is not None and not 0 <= seat < seats:
        raise RefusedError(Unknown("seat", str(seat), tuple(map(str, range(seats)))))
    return -1 if seat is None else seat


def _checked_bots(bots: str | Sequence[str], game: Game, seats: int) -> tuple[str, ...]:
    """The name of each other player."""
    names = (bots,) * (seats - 1) if isinstance(bots, str) else tuple(bots)
    if len(names) != seats - 1:
        raise RefusedError(Unknown("number_of_bots", str(len(names)), (str(seats - 1),)))
    for name in names:
        if name not in batch_bots(game):
            raise RefusedError(Unknown("bot", name, batch_bots(game)))
    return names
