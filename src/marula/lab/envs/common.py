"""What the environments share: one match, played by action codes and observed as numbers."""

from __future__ import annotations

from typing import Any, ClassVar

import numpy as np
from gymnasium.spaces import Box, Discrete

from marula.core.chance import Seeded
from marula.core.edition import Edition
from marula.core.errors import RefusedError
from marula.core.game import Game
from marula.core.observation import MOST
from marula.core.refusal import Unknown
from marula.core.setup import Setup, VariantValue
from marula.lab.encoder import Encoder
from marula.lab.reward import check_reward, final_rewards

Numbers = np.ndarray[Any, np.dtype[np.int16]]
Mask = np.ndarray[Any, np.dtype[np.int8]]
ILLEGAL = ("refuse", "random")
"""What becomes of an action that is not offered: a ValueError, or one that is offered, at random, in its place."""


class EnvMatch:
    """A match under way, for one environment. The same seed gives the same match for the same actions."""

    def __init__(
        self,
        game: Game,
        players: int | None,
        options: dict[str, VariantValue] | None,
        edition: Edition | None,
        reward: str,
        illegal: str = "refuse",
    ) -> None:
        check_reward(reward)
        if illegal not in ILLEGAL:
            raise RefusedError(Unknown("answer_to_illegal", illegal, ILLEGAL))
        self.game = game
        name = "default" if edition is None else edition.name
        self.board = game.board(Setup(game.name, players or game.fewest, name, options or {}), edition)
        self.seats = int(self.board.seats)
        self.encoder = Encoder(game, self.board)
        self.reward = reward
        self.illegal = illegal
        self.deal("sample")

    def observations(self) -> Box:
        """A space of observations; each agent has its own, because spaces own a generator."""
        return Box(-MOST, MOST, (self.encoder.size,), np.int16)

    def actions(self) -> Discrete:
        """A space of actions, likewise."""
        return Discrete(self.encoder.actions)

    def deal(self, seed: str) -> None:
        """A new match."""
        self.luck = Seeded(seed)
        self.chooser = Seeded(f"{seed} choices")
        self.state = self.game.deal(self.board, self.luck, None)

    def waiting_on(self) -> list[int]:
        return self.game.waiting_on(self.state)

    def observe(self, seat: int) -> Numbers:
        return self.encoder.encode(self.game.view(self.state, seat))

    def mask(self, seat: int) -> Mask:
        """1 for each action that the seat may choose now; all 0 where it is not waited on."""
        return self.encoder.mask(self.game.codes(self.state, seat))

    def perform(self, seat: int, action: Any) -> bool:
        """Carry out an action number; whether it was offered. What else happens to it, `illegal` says."""
        code = self.offered(seat, action)
        self.game.perform(self.state, seat, code, self.luck, None)
        return code == int(action)

    def offered(self, seat: int, action: Any) -> int:
        """The action itself if it is offered; otherwise what `illegal` makes of it."""
        codes = list(self.game.codes(self.state, seat))
        if int(action) in codes:
            return int(action)
        if self.illegal == "refuse" or not codes:
            raise ValueError(f"action {action} is not offered to seat {seat}: take one that the mask allows")
        return codes[self.chooser.pick(len(codes))]

    def rewards(self) -> list[float]:
        """At the end; nothing before."""
        return [0.0] * self.seats if self.waiting_on() else final_rewards(self.game, self.state, self.reward)


class Agents:
    """The seats of one match as PettingZoo agents, with their spaces; a base of both PettingZoo environments."""

    PARALLELIZABLE: ClassVar[bool] = False
    RENDER_MODES: ClassVar[tuple[str, ...]] = ()

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
        self.metadata: dict[str, Any] = {
            "name": f"marula_{game.name}",
            "is_parallelizable": self.PARALLELIZABLE,
            "render_modes": list(self.RENDER_MODES),
        }
        self.env_match = EnvMatch(game, players, options, edition, reward, illegal)
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(self.env_match.seats)]
        self.observation_spaces = {agent: self.env_match.observations() for agent in self.possible_agents}
        self.action_spaces = {agent: self.env_match.actions() for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Box:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        return self.action_spaces[agent]


def seed_text(seed: int | None) -> str:
    """The seed as text; a random one where none is given."""
    return str(np.random.SeedSequence().entropy if seed is None else seed)
