"""Named features as observations: what a game says of a seat and of each option, as rows of numbers for learners.

They are the features of docs/reference/features.md, without two kinds. The guessed ones are left out because the seat
cannot know them. So is the score of the game's heuristic, because a learner would copy it.
"""

from __future__ import annotations

from functools import cached_property
from typing import Any

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64

from marula.bots.explain import FIRST_THOUGHT
from marula.core.features import Feature
from marula.core.game import Board, Game, State
from marula.core.pile import floats
from marula.lab.observation_scales import LIMIT, decisions, round_up

Numbers = np.ndarray[Any, np.dtype[np.float32]]


class NamedFeatures:
    """The features of one board. It reads whole states, but says only what the seat knows; a law checks that.

    >>> from marula.core.chance import Seeded
    >>> from marula.core.setup import Setup
    >>> from marula.games import GAMES
    >>> game = GAMES["template"]
    >>> named = NamedFeatures(game, game.board(Setup("template", 2)))
    >>> state = game.deal(named.board, Seeded("1"), None)
    >>> named.actions(state, 0).shape == (len(named.board.actions), len(named.of_option))
    True
    >>> "instinct" in [feature.name for feature in named.of_option]
    False
    """

    def __init__(self, game: Game, board: Board) -> None:
        features = game.features(board)
        if features is None:
            raise ValueError(f"{game.name} has no named features")
        self.game = game
        self.board = board
        self._features = features
        self.of_seat: tuple[Feature, ...] = features.shown()
        """What is said of the seat, in this order."""
        self.of_option: tuple[Feature, ...] = tuple(one for one in features.of_option if one.name != FIRST_THOUGHT)
        """What is said of each option, in this order."""
        self._seat_places = [features.seat_names.index(one.name) for one in self.of_seat]
        self._option_places = [features.option_names.index(one.name) for one in self.of_option]

    def __reduce__(self) -> tuple[object, ...]:
        return (NamedFeatures, (self.game, self.board))

    def seat(self, state: State, seat: int) -> Numbers:
        """How the seat stands."""
        return np.asarray(list(self._features.seat(state, seat)), np.float32)[self._seat_places]

    def options(self, state: State, seat: int, codes: vec[i64]) -> Numbers:
        """One row for each of these options."""
        if not len(codes):
            return np.zeros((0, len(self.of_option)), np.float32)
        every = list(self._features.options(state, seat, codes, floats(len(codes))))
        return np.asarray(every, np.float32).reshape(len(codes), -1)[:, self._option_places]

    def actions(self, state: State, seat: int) -> Numbers:
        """One row for each action of the board; 0 where it is not offered now."""
        found = np.zeros((len(self.board.actions), len(self.of_option)), np.float32)
        codes = self.game.codes(state, seat)
        found[list(codes)] = self.options(state, seat, codes)
        return found

    @cached_property
    def scales(self) -> tuple[Numbers, Numbers]:
        """The scales that the features of a seat and of an option are divided by, measured like those of
        observations."""
        most_of_seat = np.ones(len(self.of_seat), np.float32)
        most_of_option = np.ones(len(self.of_option), np.float32)
        for state, seat in decisions(self.game, self.board):
            np.maximum(most_of_seat, np.abs(self.seat(state, seat)), out=most_of_seat)
            rows = self.options(state, seat, self.game.codes(state, seat))
            np.maximum(most_of_option, np.abs(rows).max(0), out=most_of_option)
        return _rounded(most_of_seat), _rounded(most_of_option)

    def scaled_seat(self, numbers: Any) -> Numbers:
        """Features of seats, each divided by its scale, and none beyond LIMIT."""
        return _divided(numbers, self.scales[0])

    def scaled_options(self, numbers: Any) -> Numbers:
        """Features of options, each divided by its scale, and none beyond LIMIT."""
        return _divided(numbers, self.scales[1])


def _rounded(most: Numbers) -> Numbers:
    return np.asarray([round_up(int(np.ceil(value))) for value in most], np.float32)


def _divided(numbers: Any, scales: Numbers) -> Numbers:
    divided: Numbers = np.asarray(numbers, np.float32) / scales
    return np.clip(divided, -LIMIT, LIMIT, out=divided)
