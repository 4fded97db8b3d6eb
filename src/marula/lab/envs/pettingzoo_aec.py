"""PettingZoo, agent by agent (AEC): a seat that decides several times in one turn is selected again."""

from __future__ import annotations

from typing import Any, cast

from pettingzoo import AECEnv

from marula.core.game import Game
from marula.lab.envs.env_match import Agents, Observation, seed_text


class MatchEnv(Agents, AECEnv[str, Observation, int | None]):  # type: ignore[misc]
    """One match. Observations are the encoder's numbers; `infos[agent]["action_mask"]` says what may be chosen.
    With mask_in="observation" an observation is {"observation": numbers, "action_mask": mask}.

    Rewards come at the end: by "rank" (-1 to 1, summing to 0), by "win" or by "score". `max_cycles` cuts a match off
    after so many decisions of any seat. An action that is not offered raises ValueError, or with illegal="random" one
    that is offered takes its place.

    >>> from marula.games import GAMES
    >>> env = MatchEnv(GAMES["template"], players=2)
    >>> env.reset(seed=1)
    >>> observation, reward, over, cut, info = env.last()
    >>> observation.shape, info["action_mask"].shape
    ((37,), (10,))
    """

    def __init__(self, game: Game, *arguments: Any, **settings: Any) -> None:
        super().__init__(game, *arguments, **settings)
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}

    def observe(self, agent: str) -> Observation:
        return self.env_match.observe(self.seat_of[agent])

    def close(self) -> None:
        """Nothing to close: no window was opened."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.env_match.deal(seed_text(seed))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.decisions = dict.fromkeys(self.agents, 0)
        self._look()

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(cast(Any, None))
            return
        self._cumulative_rewards[agent] = 0.0
        self.env_match.perform(self.seat_of[agent], action)
        self.decisions[agent] += 1
        self._look()
        self._accumulate_rewards()

    def _look(self) -> None:
        """Find out who is waited on now, what each agent may choose, and what its rewards are."""
        waiting = self.env_match.waiting_on()
        self.infos = {agent: {"action_mask": self.env_match.mask(self.seat_of[agent])} for agent in self.agents}
        if not waiting:
            for agent, value in zip(self.possible_agents, self.env_match.rewards(), strict=True):
                self.rewards[agent] = value
                self.terminations[agent] = True
            self.agent_selection = self.agents[0]
            return
        self.agent_selection = self.possible_agents[waiting[0]]
        if self.max_cycles is not None and self.decisions[self.agent_selection] >= self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
