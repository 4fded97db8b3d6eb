"""OpenSpiel: each game as one of its Python games, with luck as explicit chance nodes.

`register(GAMES)`, then `pyspiel.load_game("marula_NAME(players=3)")`. The parameter `edition` is the name of an edition
that comes with the game, or a file.

An observation is the view. An information state is the view and a fingerprint of the seat's own decisions so far, each
with what it saw then. So it has perfect recall, which a view alone need not have: it forgets what no longer matters.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Mapping
from hashlib import blake2b
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel

from marula.core.chance import Seeded
from marula.core.codec import view_text
from marula.core.edition import Edition
from marula.core.edition import load as load_edition
from marula.core.errors import LuckError
from marula.core.game import Board, Game, State
from marula.core.setup import Setup
from marula.lab.external_chance import ExternalChance
from marula.lab.observation_encoder import Encoder
from marula.lab.reward import final_rewards

MOST_OUTCOMES = 1024
"""No game here lets luck pick among more things than this at once; a larger question is an error."""
RECALL_BITS = 64
"""How long the fingerprint of a seat's own past is."""


class Position:
    """Where a match stands, perhaps in the middle of a decision that waits for luck.

    Luck comes one answer at a time, so a decision is carried out again from its beginning with every further answer:
    simple, and cheap because few decisions need more than one.
    """

    def __init__(self, game: Game, board: Board) -> None:
        self.game = game
        self.board = board
        self.state: State | None = None  # before the deal
        self.choice = (-1, -1)
        self.answers: list[int] = []
        self.wanted = -1
        """From how many things luck must pick. 0: luck is not needed. -1: not worked out yet."""
        self.recall = [b""] * int(board.seats)
        """For each seat a fingerprint of its own decisions so far and of what it saw at each; empty at first."""

    def __deepcopy__(self, memo: object) -> Position:
        copy = Position(self.game, self.board)  # boards never change, so they are shared
        copy.state = None if self.state is None else self.state.clone()
        copy.choice = self.choice
        copy.answers = self.answers[:]
        copy.wanted = self.wanted
        copy.recall = self.recall[:]
        return copy

    def luck_wanted(self) -> int:
        """From how many things luck must pick now; 0 if a seat decides or the match is over."""
        if self.wanted < 0:
            self._go_on()
        return self.wanted

    def decide(self, seat: int, code: int) -> None:
        past = self.recall[seat] + f"{seen_by(self, seat)} {code}".encode()
        self.recall[seat] = blake2b(past, digest_size=RECALL_BITS // 8).digest()
        self.choice = (seat, code)
        self.answers = []
        self._go_on()

    def answer(self, picked: int) -> None:
        self.answers.append(picked)
        self._go_on()

    def _go_on(self) -> None:
        luck = ExternalChance(self.answers)
        try:
            if self.state is None:
                after = self.game.deal(self.board, luck, None)
            else:
                after = self.state.clone()
                self.game.perform(after, *self.choice, luck, None)
        except LuckError:
            self.wanted = int(luck.wanted)
            if self.wanted > MOST_OUTCOMES:
                raise ValueError(f"luck picks among {self.wanted} things: raise MOST_OUTCOMES") from None
            return
        self.state = after
        self.answers = []
        self.wanted = 0


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game as OpenSpiel knows it. Utilities are by rank, so they sum to 0."""

    def __init__(self, game: Game, kind: Any, parameters: dict[str, Any]) -> None:
        self.game = game
        options = {variant.name: parameters.get(variant.name, variant.default) for variant in game.variants}
        edition = _edition(game, str(parameters.get("edition", "default")))
        setup = Setup(game.name, int(parameters.get("players", game.fewest)), edition.name, options)
        self.board = game.board(setup, edition)
        self.encoder = Encoder(game, self.board)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.encoder.actions,
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=int(self.board.seats),
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=game.longest(self.board),
        )
        super().__init__(kind, info, parameters)

    def new_initial_state(self, *_: Any) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, kind: Any = None, parameters: Any = None) -> Observer:
        if parameters:
            raise ValueError(f"there are no observation parameters; got {parameters}")
        return Observer(self, kind is not None and kind.perfect_recall)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A state as OpenSpiel knows it; all that is ours is in `position`, which OpenSpiel copies and pickles."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.position = Position(game.game, game.board)

    def current_player(self) -> int:
        position = self.position
        if position.luck_wanted():
            return int(pyspiel.PlayerId.CHANCE)
        assert position.state is not None
        seat = int(position.game.turn(position.state))
        return seat if seat >= 0 else int(pyspiel.PlayerId.TERMINAL)

    def is_terminal(self) -> bool:
        return self.current_player() == int(pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        assert self.position.state is not None
        return sorted(self.position.game.codes(self.position.state, player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        number = self.position.luck_wanted()
        return [(picked, 1 / number) for picked in range(number)]

    def _apply_action(self, action: int) -> None:
        if self.position.luck_wanted():
            self.position.answer(action)
        else:
            self.position.decide(self.current_player(), action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"luck {action}"
        return str(self.position.board.actions[action])

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * int(self.position.board.seats)
        assert self.position.state is not None
        return final_rewards(self.position.game, self.position.state, "rank")

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """Another state that looks the same to the player, who also remembers the same. The rest of its history is
        unknown and left empty.
        """
        position = self.position
        assert position.state is not None
        other: SpielState = self.get_game().new_initial_state()
        luck = Seeded(f"resample {sampler()!r}")
        other.position.state = position.game.imagine(position.game.view(position.state, player), luck)
        other.position.wanted = 0
        other.position.recall[player] = position.recall[player]
        return other

    def __str__(self) -> str:
        position = self.position
        if position.state is None:
            return f"the deal, luck {position.answers}"
        seen = " | ".join(seen_by(position, seat) for seat in range(position.board.seats))
        return f"{seen}, luck {position.choice} {position.answers}" if position.luck_wanted() else seen


def seen_by(position: Position, seat: int) -> str:
    """What the seat sees, on one line."""
    return "the deal" if position.state is None else view_text(position.game.view(position.state, seat))


class Observer:
    """The view; for an information state also what the seat remembers of its own decisions."""

    def __init__(self, game: SpielGame, recall: bool) -> None:
        self.encoder = game.encoder
        self.recall = recall
        size = self.encoder.size
        self.tensor = np.zeros(size + (RECALL_BITS if recall else 0), np.float32)
        self.dict = {part.name: self.tensor[part.start : part.start + part.size] for part in self.encoder.parts}
        if recall:
            self.dict["recall"] = self.tensor[size:]

    def set_from(self, state: SpielState, player: int) -> None:
        """Updates `tensor` and `dict`; before the deal there is nothing to see."""
        position = state.position
        self.tensor[:] = 0
        if position.state is not None:
            seen = self.encoder.encode(position.game.view(position.state, player))
            self.tensor[: self.encoder.size] = seen
        if self.recall and position.recall[player]:
            self.dict["recall"][:] = np.unpackbits(np.frombuffer(position.recall[player], np.uint8))

    def string_from(self, state: SpielState, player: int) -> str:
        seen = seen_by(state.position, player)
        return f"{seen} after {state.position.recall[player].hex() or 'nothing'}" if self.recall else seen


def _edition(game: Game, name: str) -> Edition:
    """One that comes with the game, or a file (anything with a dot or a slash in it)."""
    if name in game.editions() or not ("/" in name or "." in name):
        return game.edition(name)
    return load_edition(Path(name))


def register(games: Mapping[str, Game]) -> list[str]:
    """Make these games known to OpenSpiel; their names there."""
    return [_register(game) for game in games.values()]


def _register(game: Game) -> str:
    name = f"marula_{game.name}"
    if name in pyspiel.registered_names():
        return name
    kind = pyspiel.GameType(
        short_name=name,
        long_name=f"Marula {game.name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.most,
        min_num_players=game.fewest,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": game.fewest,
            "edition": "default",
            **{variant.name: variant.default for variant in game.variants},
        },
    )

    def make(parameters: dict[str, Any] | None = None) -> SpielGame:
        return SpielGame(game, kind, dict(parameters or {}))

    # OpenSpiel lets go of it after Python has ended, which is too late for Python to clean up: keep it for ever.
    ctypes.pythonapi.Py_IncRef(ctypes.py_object(make))
    pyspiel.register_game(kind, make)
    return name
