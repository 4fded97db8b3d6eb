"""Expected points: what each seat can expect at the end, and what one tent more would change."""

from __future__ import annotations

from math import exp

from librt.vecs import append, vec
from mypy_extensions import i64

from marula.core.pile import real, zeros
from marula.games.livingstone.bot.weights import Weights
from marula.games.livingstone.rules.board import ROWS, Board
from marula.games.livingstone.rules.state import State

FARTHEST: i64 = 12
"""A seat this many tents behind in a row counts like one that is farther behind."""


class RowMajorities:
    """A row's points are shared by odds: more tents make it likelier to win the row, and the nearer the end, the
    surer."""

    def __init__(self, board: Board, weights: Weights) -> None:
        self.box: Board = board
        self.weights: Weights = weights
        self.counts: vec[i64] = zeros(board.seats * ROWS)  # tents of each seat in each row
        self.odds: vec[float] = vec[float]()  # by rounds to go and tents behind
        for rounds in range(board.columns):
            firmness = weights.firmness * weights.firm_rounds / (weights.firm_rounds + real(rounds))
            for behind in range(FARTHEST + 1):
                self.odds = append(self.odds, exp(-firmness * real(behind)))
        self.rounds: i64 = 0

    def read(self, state: State) -> None:
        """Count the tents in the rows."""
        board = self.box
        self.rounds = board.columns - 1 - state.boat
        for seat in range(board.seats):
            at = seat * ROWS
            for row in range(ROWS):
                self.counts[at + row] = 0
            field = seat * board.fields
            for _ in range(columns_in_use(state)):
                for row in range(ROWS):
                    self.counts[at + row] += state.tents[field + row]
                field += ROWS

    def share(self, seat: i64, row: i64, more: i64) -> float:
        """The part of the row's points that the seat can expect with this many more tents."""
        seats = self.box.seats
        own = self.counts[seat * ROWS + row] + more
        most = own
        for other in range(seats):
            if other != seat and self.counts[other * ROWS + row] > most:
                most = self.counts[other * ROWS + row]
        table = self.rounds * (FARTHEST + 1)
        mine = 0.0
        everyone = 0.0
        for other in range(seats):
            behind = most - (own if other == seat else self.counts[other * ROWS + row])
            odds = self.odds[table + (behind if behind < FARTHEST else FARTHEST)]
            everyone += odds
            if other == seat:
                mine = odds
        return mine / everyone

    def gain(self, seat: i64, row: i64, more: i64) -> float:
        """What this many tents more (or fewer) change: what the seat wins, and what its rivals lose."""
        change = self.share(seat, row, more) - self.share(seat, row, 0)
        others = real(self.box.seats - 1)
        return real(self.box.majority[row]) * change * (1.0 + self.weights.rival / others)

    def points(self, state: State, seat: i64) -> float:
        """Points so far, tents still to be scored, gems, and the expected rows. Cards in hand do not count."""
        board = self.box
        points = state.market_points[seat] + state.animal_points[seat] + state.gem_count(seat) * board.gem_points
        for column in range(columns_in_use(state)):
            points += state.column_points[seat * board.columns + column]
            if column >= state.boat:
                field = seat * board.fields + column * ROWS
                for row in range(ROWS):
                    points += state.tents[field + row] * board.tent_points[row]
        expected = 0.0
        for row in range(ROWS):
            expected += real(board.majority[row]) * self.share(seat, row, 0)
        return real(points) + expected


def columns_in_use(state: State) -> i64:
    """How many columns may have tents: those up to the boat, and those it went back from."""
    columns = state.boat + 1 + state.boats_back
    return columns if columns < state.box.columns else state.box.columns
