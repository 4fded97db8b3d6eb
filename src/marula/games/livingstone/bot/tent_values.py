"""Tent values: what a tent brings in a row, what moving one costs, a second tent, and sending the boat back."""

from __future__ import annotations

from mypy_extensions import i64

from marula.core.pile import real
from marula.games.livingstone.bot.coin_values import NEVER, CoinValues
from marula.games.livingstone.bot.row_majorities import RowMajorities, columns_in_use
from marula.games.livingstone.rules import camp
from marula.games.livingstone.rules.board import ROWS, Board
from marula.games.livingstone.rules.state import State


class TentValues:
    """What tents are worth, in points, for the seat whose position was read."""

    def __init__(self, coin_values: CoinValues) -> None:
        self.box: Board = coin_values.box
        self.coin_values: CoinValues = coin_values
        self.expected: RowMajorities = coin_values.expected

    def pitched(self, table: State, row: i64) -> float:
        """The worth of a tent in this row of the boat's column, without its price."""
        board = self.box
        weights = self.coin_values.weights
        seat = self.coin_values.seat
        field = table.boat * ROWS + row
        gain = real(board.tent_points[row]) + self.expected.gain(seat, row, 1)
        gain -= weights.fee * real(camp.fee(table, seat, field))
        stock = table.stock[seat]
        if stock == 0:
            return gain - self.cheapest_move(table, field)
        if stock <= self.expected.rounds:
            gain -= weights.stock * real(self.expected.rounds + 1 - stock)
        return gain

    def cheapest_move(self, table: State, target: i64) -> float:
        """LI-38: what it costs to take a tent from the field where it is missed least."""
        best = -NEVER
        for field in range(columns_in_use(table) * ROWS):
            if field != target and table.tents[self.coin_values.seat * self.box.fields + field] > 0:
                loss = self.removed(table, field)
                if loss < best:
                    best = loss
        return best

    def removed(self, table: State, field: i64) -> float:
        """What is lost if a tent leaves this field."""
        row = field % ROWS
        loss = -self.expected.gain(self.coin_values.seat, row, -1)
        if field // ROWS >= table.boat:
            loss += real(self.box.tent_points[row])
        return loss

    def second(self, table: State) -> float:
        """The worth of a second tent in the best place (LI-26)."""
        seat = self.coin_values.seat
        best = 0.0
        for row in range(ROWS):
            gain = self.expected.gain(seat, row, 1)
            if gain > best:
                for column in range(columns_in_use(table)):
                    if camp.can_second(table, seat, column * ROWS + row):
                        best = gain
                        break
        return best

    def boat_back(self, table: State) -> float:
        """The worth of sending the boat back (LI-28): the column before scores again, for this seat and for the
        others."""
        board = self.box
        result = 0.0
        for seat in range(board.seats):
            points: i64 = 0
            at = seat * board.fields + (table.boat - 1) * ROWS
            for row in range(ROWS):
                points += table.tents[at + row] * board.tent_points[row]
            if seat == self.coin_values.seat:
                result += real(points)
            else:
                result -= self.coin_values.weights.rival * real(points) / real(board.seats - 1)
        return result
