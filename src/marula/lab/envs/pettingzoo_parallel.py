"""PettingZoo, all agents at once: in each cycle every seat that is waited on decides."""

from __future__ import annotations

from typing import Any

from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils.conversions import parallel_to_aec

from marula.core.game import Game
from marula.lab.envs.env_match import Agents, Observation, seed_text

Infos = dict[str, dict[str, Any]]


class CycleEnv(Agents, ParallelEnv[str, Observation, int]):  # type: ignore[misc]
    """One match in cycles. The last action is a no-op: all that a seat that is not waited on may choose.

    Observations hold their mask, as {"observation": numbers, "action_mask": mask}; with mask_in="info" they are the
    numbers alone. `max_cycles` cuts a match off after so many cycles; the rest is as for one agent after the other.

    >>> from marula.games import GAMES
    >>> env = CycleEnv(GAMES["template"], players=2)
    >>> observations, infos = env.reset(seed=1)
    >>> sorted(observations[env.agents[0]])
    ['action_mask', 'observation']
    """

    PARALLELIZABLE = True
    MASK_IN = "observation"

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], Infos]:
        self.env_match.deal(seed_text(seed))
        self.agents = self.possible_agents[:]
        self.cycles = 0
        return self._observations(), self._infos()

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], Infos]:
        match = self.env_match
        for seat in match.waiting_on():
            if seat in match.waiting_on():  # the choice of one may end the waiting for another
                match.perform(seat, actions[self.possible_agents[seat]])
        self.cycles += 1
        over = not match.waiting_on()
        cut = not over and self.max_cycles is not None and self.cycles >= self.max_cycles
        observations, infos = self._observations(), self._infos()
        rewards = dict(zip(self.agents, match.rewards(), strict=True))
        terminations = dict.fromkeys(self.agents, over)
        truncations = dict.fromkeys(self.agents, cut)
        if over or cut:
            self.agents = []
        return observations, rewards, terminations, truncations, infos

    def _observations(self) -> dict[str, Observation]:
        return {agent: self.env_match.observe(seat) for seat, agent in enumerate(self.possible_agents)}

    def _infos(self) -> Infos:
        return {agent: {"action_mask": self.env_match.mask(seat)} for seat, agent in enumerate(self.possible_agents)}


def parallel_env(game: Game, **settings: Any) -> CycleEnv:
    """The match in cycles."""
    return CycleEnv(game, **settings)


def env(game: Game, **settings: Any) -> AECEnv[str, Observation, int | None]:
    """The match in PettingZoo's AEC form: each cycle asks every agent in turn."""
    return parallel_to_aec(CycleEnv(game, **settings))
