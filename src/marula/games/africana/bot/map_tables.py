"""Map tables: steps from place to place, which colours lead there, and what collections can become."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from marula.core.pile import floats, has_bit
from marula.games.africana.bot.weights import Weights
from marula.games.africana.rules import scoring
from marula.games.africana.rules.board import COLOURS, Board
from marula.games.africana.rules.scoring import BASE, HOARDS, KINDS

NUMBERS: Final[i64] = 4096
"""More than any small number of an edition: points, prices, steps, cards."""


class MapTables:
    """Tables of one board, made once and then only read."""

    def __init__(self, board: Board, weights: Weights) -> None:
        self.box: Board = board
        self.weights: Weights = weights
        self.steps: vec[i64] = vec[i64]()
        """Steps from place to place."""
        for place in range(board.places):
            for steps in board.map.distances(place):
                self.steps = append(self.steps, steps)
        powers: list[float] = [1.0]
        for _ in range(board.places):
            powers.append(powers[-1] * weights.decay)
        self.near: vec[float] = floats(board.places * board.places)
        """The part of its worth that a thing at the one place has at the other."""
        for at in range(len(self.steps)):
            self.near[at] = powers[self.steps[at]] if self.steps[at] >= 0 else 0.0
        self.useful: vec[float] = floats(board.places * board.places * COLOURS)
        """From place to place, by colour: on how many steps of a shortest way it can be used, on average."""
        for target in range(board.places):
            self._find_useful(target)
        self.hoard_values: vec[float] = floats(HOARDS)
        """What a hoard of artifacts is worth, with what may be added later."""
        self._value_hoards()
        self.numbers: vec[float] = vec[float](capacity=NUMBERS)
        """Whole numbers as floats: looking one up is faster than converting it."""
        for number in range(NUMBERS):
            self.numbers = append(self.numbers, float(int(number)))

    def _find_useful(self, target: i64) -> None:
        """Go by distance, so that every next place on the way is finished before."""
        size = self.box.places
        for steps in range(1, size):
            for place in range(size):
                if self.steps[place * size + target] == steps:
                    self._share_useful(place, target, steps)

    def _share_useful(self, place: i64, target: i64, steps: i64) -> None:
        """The average over all next places that are one step nearer to the target."""
        board = self.box
        size = board.places
        ways = 0.0
        for next in board.map.neighbours(place):
            if self.steps[next * size + target] == steps - 1:
                ways += 1.0
        for next in board.map.neighbours(place):
            if self.steps[next * size + target] != steps - 1:
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
            self.hoard_values[hoard] = now + self.weights.collecting * gain / 5.0
