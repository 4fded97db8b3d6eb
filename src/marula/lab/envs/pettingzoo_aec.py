"""PettingZoo, agent by agent (AEC): who decides several times in one turn is simply selected again."""

from __future__ import annotations

from typing import Any, cast

from gymnasium.spaces import Box, Discrete
from pettingzoo import AECEnv

from marula.core.codec import view_text
from marula.core.edition import Edition
from marula.core.game import Game
from marula.core.setup import VariantValue
from marula.lab.envs.common import EnvMatch, Numbers, seed_text


class MatchEnv(AECEnv[str, Numbers, int | None]):  # type: ignore[misc]
    """One match. Observations are the encoder's numbers; `infos[agent]["action_mask"]` says what may be chosen.

    Rewards come at the end: by "rank" (-1 to 1, summing to 0), by "win" or by "score". `max_cycles` cuts a match off
    after so many decisions of any seat. An action that is not offered raises ValueError, or with illegal="random" one
    that is offered takes its place.
    """

    metadata: dict[str, Any]

    def __init__(
        self,
        game: Game,
        players: int | None = None,
        reward: str = "rank",
        options: dict[str, VariantValue] | None = None,
        edition: Edition | None = None,
        max_cycles: int | None = None,
        illegal: str = "refuse",
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.metadata = {"name": f"marula_{game.name}", "is_parallelizable": False, "render_modes": ["ansi"]}
        self.env_match = EnvMatch(game, players, options, edition, reward, illegal)
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(self.env_match.seats)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: self.env_match.observations() for agent in self.possible_agents}
        self.action_spaces = {agent: self.env_match.actions() for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Box:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        return self.action_spaces[agent]

    def observe(self, agent: str) -> Numbers:
        return self.env_match.observe(self.seat_of[agent])

    def render(self) -> str | None:
        """What the seat waited on sees, in words."""
        if self.render_mode is None:
            return None
        seat = self.seat_of[self.agent_selection]
        return view_text(self.env_match.game.view(self.env_match.state, seat))

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
        """Who is waited on now, what each may choose, and what it has come to."""
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
