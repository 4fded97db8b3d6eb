"""The map by heart: how far it is from place to place, which colours lead there, and what collections can become."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from marula.core.pile import has_bit
from marula.games.africana.bot.weights import Weights
from marula.games.africana.rules import scoring
from marula.games.africana.rules.board import COLOURS, Board
from marula.games.africana.rules.scoring import BASE, HOARDS, KINDS

NUMBERS: Final[i64] = 4096
"""More than any small number of an edition: points, prices, steps, cards."""


def floats(number: i64, value: float = 0.0) -> vec[float]:
    """A vector of so many times the same."""
    found = vec[float](capacity=number)
    for _ in range(number):
        found = append(found, value)
    return found


class Atlas:
    """Tables of one board, made once and only read."""

    def __init__(self, board: Board, weights: Weights) -> None:
        self.box: Board = board
        self.weights: Weights = weights
        self.far: vec[i64] = vec[i64]()
        """Steps from place to place."""
        for place in range(board.places):
            for steps in board.map.distances(place):
                self.far = append(self.far, steps)
        powers: list[float] = [1.0]
        for _ in range(board.places):
            powers.append(powers[-1] * weights.decay)
        self.near: vec[float] = floats(board.places * board.places)
        """What a thing at the one place is worth at the other, in parts of its worth."""
        for at in range(len(self.far)):
            self.near[at] = powers[self.far[at]] if self.far[at] >= 0 else 0.0
        self.useful: vec[float] = floats(board.places * board.places * COLOURS)
        """From place to place, by colour: on how many steps of a shortest way it is of use, on average."""
        for target in range(board.places):
            self._find_useful(target)
        self.hoards: vec[float] = floats(HOARDS)
        """What a hoard of artifacts is worth with what may come."""
        self._value_hoards()
        self.numbers: vec[float] = vec[float](capacity=NUMBERS)
        """Whole numbers, ready to be multiplied: turning an integer into a float takes longer than to look it up."""
        for number in range(NUMBERS):
            self.numbers = append(self.numbers, float(int(number)))

    def _find_useful(self, target: i64) -> None:
        """Places in the order of their distance, so that the next place on the way is always finished before."""
        board = self.box
        size = board.places
        for steps in range(1, size):
            for place in range(size):
                if self.far[place * size + target] != steps:
                    continue
                ways = 0.0
                for next in board.map.neighbours(place):
                    if self.far[next * size + target] == steps - 1:
                        ways += 1.0
                for next in board.map.neighbours(place):
                    if self.far[next * size + target] != steps - 1:
                        continue
                    for colour in range(COLOURS):
                        share = self.useful[(next * size + target) * COLOURS + colour]
                        if has_bit(board.fits[next], colour):
                            share += 1.0
                        self.useful[(place * size + target) * COLOURS + colour] += share / ways

    def _value_hoards(self) -> None:
        """What the best division is worth now, and a part of what one more artifact would add on average."""
        worth = scoring.divisions(self.box.collections).worth
        for hoard in range(HOARDS):
            now = float(int(worth[hoard]))
            gain = 0.0
            unit: i64 = 1
            for _ in range(KINDS):
                if hoard // unit % BASE < BASE - 1:
                    gain += float(int(worth[hoard + unit])) - now
                unit *= BASE
            self.hoards[hoard] = now + self.weights.collecting * gain / 5.0
