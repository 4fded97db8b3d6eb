"""Scales of observations: for each part of an encoder, a round number that its values seldom exceed.

They are measured, so that every game and every edition has them: a few matches are played on the board by the game's
own heuristic, always the same ones. What weaker players reach beyond that is cut off at LIMIT.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import numpy as np

from marula.bots.instinct_cache import instinct_of
from marula.core.chance import Seeded
from marula.core.game import Board, Game, State

if TYPE_CHECKING:
    from marula.lab.observation_encoder import Encoder

MATCHES = 2
LIMIT = 10.0
"""No scaled number is larger; few are larger than 1."""
STEPS = (1, 2, 5)


def measured_scales(encoder: Encoder) -> np.ndarray[Any, np.dtype[np.float32]]:
    """The scale of every number: that of its part."""
    most = np.ones(encoder.size, np.int64)
    for state, seat in decisions(encoder.game, encoder.board):
        np.maximum(most, np.abs(encoder.encode(encoder.game.view(state, seat)).astype(np.int64)), out=most)
    scales = np.ones(encoder.size, np.float32)
    for part in encoder.parts:
        of_part = slice(part.start, part.start + part.size)
        scales[of_part] = round_up(int(most[of_part].max()))
    return scales


def round_up(value: int) -> int:
    """The next of 1, 2, 5, 10, 20, 50 and so on.

    >>> [round_up(value) for value in (1, 3, 5, 6, 99, 1200)]
    [1, 5, 5, 10, 100, 2000]
    """
    power = 1
    while True:
        for step in STEPS:
            if step * power >= value:
                return step * power
        power *= 10


def decisions(game: Game, board: Board) -> Iterator[tuple[State, int]]:
    """Every decision of a few matches, always the same: the state, which then goes on, and the seat that decides."""
    instinct = instinct_of(game, board)
    for number in range(MATCHES):
        chance = Seeded(f"scales {number}")
        state = game.deal(board, chance, None)
        while (seat := int(game.turn(state))) >= 0:
            yield state, seat
            codes = game.codes(state, seat)
            best = int(np.argmax(list(instinct.weigh(state, seat, codes))))
            game.perform(state, seat, codes[best], chance, None)
