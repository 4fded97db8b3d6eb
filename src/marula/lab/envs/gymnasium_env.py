"""Gymnasium: one seat is the learner's; bots play the others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np

from marula.bots import Bot, Budget
from marula.bots.levels import bot_factory
from marula.core.chance import Seeded
from marula.core.edition import Edition
from marula.core.envelope import envelope
from marula.core.errors import RefusedError
from marula.core.game import Game
from marula.core.match import Entry, Match
from marula.core.refusal import Unknown
from marula.core.setup import VariantValue
from marula.lab.envs.env_match import EnvMatch, Observation
from marula.lab.envs.render import RENDER_MODES, check_mode, rendered


class SeatEnv(gymnasium.Env[Observation, np.int64]):
    """One seat of a match. `info["action_mask"]` says what may be chosen; the reward comes at the end.

    `bots` names the other players in turn order, or one for all of them. `seat` is fixed, or drawn anew for each match.
    With mask_in="observation" an observation is {"observation": numbers, "action_mask": mask}.
    An action that is not offered is replaced by one that is, drawn at random, and `info["illegal"]` is true; with
    illegal="refuse" it raises ValueError. `scaled` divides numbers by their scales; `derived` adds derived features.
    With `features` an observation is a dictionary that also holds "seat_features" and "action_features".

    >>> from marula.games import GAMES
    >>> env = SeatEnv(GAMES["template"], players=2, bots="random")
    >>> observation, info = env.reset(seed=1)
    >>> observation.shape, info["action_mask"].shape
    ((37,), (10,))
    """

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 2}  # noqa: RUF012  gymnasium declares it so

    def __init__(
        self,
        game: Game,
        players: int | None = None,
        bots: str | Sequence[str] = "random",
        seat: int | None = None,
        reward: str = "rank",
        options: dict[str, VariantValue] | None = None,
        edition: Edition | None = None,
        budget: Budget | None = None,
        illegal: str = "random",
        render_mode: str | None = None,
        mask_in: str = "info",
        scaled: bool = False,
        derived: bool = False,
        features: bool = False,
    ) -> None:
        self.env_match = EnvMatch(
            game, players, options, edition, reward, illegal, mask_in, False, scaled, derived, features
        )
        seats = self.env_match.seats
        self.names = [bots] * (seats - 1) if isinstance(bots, str) else list(bots)
        if len(self.names) != seats - 1:
            raise RefusedError(Unknown("number_of_bots", str(len(self.names)), (str(seats - 1),)))
        for name in self.names:
            bot_factory(name, game)
        if seat is not None and not 0 <= seat < seats:
            raise RefusedError(Unknown("seat", str(seat), tuple(map(str, range(seats)))))
        self.fixed_seat = seat
        self.budget = budget or Budget()
        check_mode(render_mode)
        self.render_mode = render_mode
        self.observation_space = self.env_match.observations()
        self.action_space = self.env_match.actions()
        self.match: Match | None = None
        self.seat = 0
        self.bots: dict[int, Bot] = {}
        self.seen_entries: dict[int, int] = {}

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        number = str(self.np_random.integers(2**63))
        env_match = self.env_match
        env_match.deal(number)
        self.match = Match.dealt(env_match.game, env_match.board, Seeded(number))
        self.seat = int(self.np_random.integers(env_match.seats)) if self.fixed_seat is None else self.fixed_seat
        others = [seat for seat in range(env_match.seats) if seat != self.seat]
        self.bots = {
            seat: bot_factory(name, env_match.game)(env_match.game, f"{number} bot {seat}")
            for seat, name in zip(others, self.names, strict=True)
        }
        self.seen_entries = dict.fromkeys(others, 0)
        self._bots_play()
        return self._observation(), self._info(True)

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        match = self.match
        if match is None:
            raise ValueError("reset the environment first")
        code = self.env_match.offered(self.seat, action)
        self._play(match, self.seat, match.board.actions[code])
        self._bots_play()
        value = self.env_match.rewards()[self.seat]
        return self._observation(), value, match.over, False, self._info(code == int(action))

    def render(self) -> Any:
        """What the learner's seat sees, as text ("ansi") or as a picture ("rgb_array")."""
        match = self.env_match
        return rendered(self.render_mode, match.game.view(match.state, self.seat), match.encoder)

    def _bots_play(self) -> None:
        """The bots decide until the learner is waited on or the match is over."""
        match = self.match
        assert match is not None
        while True:
            waiting = match.game.waiting_on(match.state)
            if self.seat in waiting or not waiting:
                self.env_match.state = match.state
                return
            seat = waiting[0]
            sees = envelope(match, seat, self.seen_entries[seat])
            self.seen_entries[seat] = len(match.journal)
            self._play(match, seat, self.bots[seat].choose(sees, self.budget).action)

    def _play(self, match: Match, seat: int, action: Any) -> None:
        outcome = match.play(seat, action)
        if not isinstance(outcome, Entry):
            raise RefusedError(outcome)

    def _observation(self) -> Observation:
        return self.env_match.observe(self.seat)

    def _info(self, legal: bool) -> dict[str, Any]:
        return {"action_mask": self.env_match.mask(self.seat), "seat": self.seat, "illegal": not legal}

    def action_masks(self) -> np.ndarray[Any, np.dtype[np.bool_]]:
        """What MaskablePPO asks for."""
        return self.env_match.mask(self.seat).astype(np.bool_)
