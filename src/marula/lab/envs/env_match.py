"""The match that all environments share, played by action codes and observed as numbers."""

from __future__ import annotations

from typing import Any, ClassVar

import numpy as np
from gymnasium import Space
from gymnasium.spaces import Box, Dict, Discrete

from marula.core.chance import Seeded
from marula.core.edition import Edition
from marula.core.errors import RefusedError
from marula.core.game import Game
from marula.core.observation_vector import MOST
from marula.core.refusal import Unknown
from marula.core.setup import Setup, VariantValue
from marula.lab.envs.render import RENDER_MODES, Picture, check_mode, rendered
from marula.lab.named_features import NamedFeatures
from marula.lab.observation_encoder import Encoder
from marula.lab.observation_scales import LIMIT
from marula.lab.reward import check_reward, final_rewards

Numbers = np.ndarray[Any, np.dtype[np.int16]] | np.ndarray[Any, np.dtype[np.float32]]
Mask = np.ndarray[Any, np.dtype[np.int8]]
Observation = Numbers | dict[str, Any]
"""The encoder's numbers; or a dictionary that holds them as "observation", beside the mask or features."""
ILLEGAL = ("refuse", "random")
"""What happens to an action that is not offered: a ValueError, or a random offered one is taken instead."""

MASK_PLACES = ("info", "observation")
"""Where learners find the mask: `info["action_mask"]`, or there and in the observation too."""


class EnvMatch:
    """A match under way, for one environment. The same seed gives the same match for the same actions.

    With `no_op` there is one action more, the last: it is what a seat that is not waited on may choose, and nothing
    else.
    """

    def __init__(
        self,
        game: Game,
        players: int | None,
        options: dict[str, VariantValue] | None,
        edition: Edition | None,
        reward: str,
        illegal: str = "refuse",
        mask_in: str = "info",
        no_op: bool = False,
        scaled: bool = False,
        derived: bool = False,
        features: bool = False,
    ) -> None:
        check_reward(reward)
        if illegal not in ILLEGAL:
            raise RefusedError(Unknown("answer_to_illegal", illegal, ILLEGAL))
        if mask_in not in MASK_PLACES:
            raise RefusedError(Unknown("place_of_the_mask", mask_in, MASK_PLACES))
        self.game = game
        name = "default" if edition is None else edition.name
        self.board = game.board(Setup(game.name, players or game.fewest, name, options or {}), edition)
        self.seats = int(self.board.seats)
        self.encoder = Encoder(game, self.board, derived)
        self.named = NamedFeatures(game, self.board) if features else None
        self.scaled = scaled
        self.reward = reward
        self.illegal = illegal
        self.mask_in = mask_in
        self.no_op = no_op
        self.deal("sample")

    def observations(self) -> Space[Any]:
        """A space of observations; each agent has its own, because spaces own a generator."""
        parts: dict[str, Space[Any]] = {"observation": number_space(self.encoder, self.scaled)}
        if self.mask_in == "observation":
            parts["action_mask"] = Box(0, 1, (self.number_of_actions,), np.int8)
        if self.named is not None:
            most = LIMIT if self.scaled else float(MOST)
            parts["seat_features"] = Box(-most, most, (len(self.named.of_seat),), np.float32)
            shape = (self.number_of_actions, len(self.named.of_option))
            parts["action_features"] = Box(-most, most, shape, np.float32)
        return parts["observation"] if len(parts) == 1 else Dict(parts)

    def actions(self) -> Discrete:
        """A space of actions, likewise."""
        return Discrete(self.number_of_actions)

    @property
    def number_of_actions(self) -> int:
        """The actions of the board, and perhaps the no-op."""
        return self.encoder.actions + self.no_op

    def deal(self, seed: str) -> None:
        """A new match."""
        self.luck = Seeded(seed)
        self.chooser = Seeded(f"{seed} choices")
        self.state = self.game.deal(self.board, self.luck, None)

    def waiting_on(self) -> list[int]:
        return self.game.waiting_on(self.state)

    def observe(self, seat: int) -> Observation:
        """What the seat sees now, with the mask and the features if they belong there."""
        numbers: Numbers = self.encoder.encode(self.game.view(self.state, seat))
        if self.scaled:
            numbers = self.encoder.scaled(numbers)
        parts: dict[str, Any] = {"observation": numbers}
        if self.mask_in == "observation":
            parts["action_mask"] = self.mask(seat)
        if self.named is not None:
            parts |= self._features(self.named, seat)
        return numbers if len(parts) == 1 else parts

    def _features(self, named: NamedFeatures, seat: int) -> dict[str, Any]:
        """What the game says of the seat and of each action; the no-op has a row of zeros."""
        of_seat, of_actions = named.seat(self.state, seat), named.actions(self.state, seat)
        if self.scaled:
            of_seat, of_actions = named.scaled_seat(of_seat), named.scaled_options(of_actions)
        return {"seat_features": of_seat, "action_features": np.pad(of_actions, ((0, int(self.no_op)), (0, 0)))}

    def mask(self, seat: int) -> Mask:
        """1 for each action that the seat may choose now. Where it is not waited on: all 0, or only the no-op."""
        mask = self.encoder.mask(self.game.codes(self.state, seat))
        return np.append(mask, np.int8(not mask.any())) if self.no_op else mask

    def perform(self, seat: int, action: Any) -> bool:
        """Carry out an action by its number, and return whether it was offered. `illegal` says what happens if not."""
        code = self.offered(seat, action)
        self.game.perform(self.state, seat, code, self.luck, None)
        return code == int(action)

    def offered(self, seat: int, action: Any) -> int:
        """The action itself if it is offered; otherwise what `illegal` puts in its place."""
        codes = list(self.game.codes(self.state, seat))
        if int(action) in codes:
            return int(action)
        if self.illegal == "refuse" or not codes:
            raise ValueError(f"action {action} is not offered to seat {seat}: take one that the mask allows")
        return codes[self.chooser.pick(len(codes))]

    def rewards(self) -> list[float]:
        """The reward of every seat at the end; nothing before."""
        return [0.0] * self.seats if self.waiting_on() else final_rewards(self.game, self.state, self.reward)


def number_space(encoder: Encoder, scaled: bool) -> Box:
    """The space of an encoder's numbers, as they are or divided by their scales."""
    if scaled:
        return Box(-LIMIT, LIMIT, (encoder.size,), np.float32)
    return Box(-MOST, MOST, (encoder.size,), np.int16)


class Agents:
    """The seats of one match as PettingZoo agents, with their spaces; a base of both PettingZoo environments."""

    PARALLELIZABLE: ClassVar[bool] = False
    MASK_IN: ClassVar[str] = "info"

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
        mask_in: str | None = None,
        scaled: bool = False,
        derived: bool = False,
        features: bool = False,
    ) -> None:
        super().__init__()
        self.metadata: dict[str, Any] = {
            "name": f"marula_{game.name}",
            "is_parallelizable": self.PARALLELIZABLE,
            "render_modes": list(RENDER_MODES),
            "render_fps": 2,
        }
        check_mode(render_mode)
        place = self.MASK_IN if mask_in is None else mask_in
        no_op = self.PARALLELIZABLE
        self.env_match = EnvMatch(
            game, players, options, edition, reward, illegal, place, no_op, scaled, derived, features
        )
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(self.env_match.seats)]
        self.observation_spaces = {agent: self.env_match.observations() for agent in self.possible_agents}
        self.action_spaces = {agent: self.env_match.actions() for agent in self.possible_agents}

    def render(self) -> str | Picture | None:
        """What the seat waited on sees, as text or as a picture; at the end what the first seat sees."""
        match = self.env_match
        seat = next(iter(match.waiting_on()), 0)
        return rendered(self.render_mode, match.game.view(match.state, seat), match.encoder)

    def observation_space(self, agent: str) -> Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        return self.action_spaces[agent]


def seed_text(seed: int | None) -> str:
    """The seed as text; a random one where none is given."""
    return str(np.random.SeedSequence().entropy if seed is None else seed)
