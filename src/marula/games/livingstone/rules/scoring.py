"""Scoring: the score sheet line by line, and one number a seat that says who is ahead."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from marula.core.pile import zeros
from marula.core.score import Column, ScoreLine, ScoreSheet, sheet
from marula.games.livingstone.rules.board import ANTELOPE, KINDS, LION, ROWS
from marula.games.livingstone.rules.gift_needed import gift_needed
from marula.games.livingstone.rules.state import State

GIFTS: Final[i64] = 1 << 20
"""More than anyone can give: points count first, the gift breaks ties."""


def tents_in_row(state: State, seat: i64, row: i64) -> i64:
    """How many tents the seat has in a row."""
    result: i64 = 0
    for column in range(state.box.columns):
        result += state.tents[seat * state.box.fields + column * ROWS + row]
    return result


def leads(state: State, seat: i64, row: i64) -> bool:
    """Has the seat tents in the row, and nobody more?"""
    own = tents_in_row(state, seat, row)
    for other in range(state.box.seats):
        if tents_in_row(state, other, row) > own:
            return False
    return own > 0


def majority(state: State, seat: i64, row: i64) -> i64:
    """LI-35: the seat's part of the row's points."""
    return shares(state, row)[seat]


def shares(state: State, row: i64) -> vec[i64]:
    """LI-35: every seat's part of the row's points."""
    board = state.box
    result = zeros(board.seats)
    most: i64 = 0
    leaders: i64 = 0
    for seat in range(board.seats):
        number = tents_in_row(state, seat, row)
        result[seat] = number
        if number > most:
            most = number
            leaders = 1
        elif number == most:
            leaders += 1
    for seat in range(board.seats):
        if most > 0 and result[seat] == most:
            result[seat] = board.majority[row] // leaders
        else:
            result[seat] = 0
    return result


def held_animals(state: State, seat: i64) -> i64:
    """LI-36: points of the animals in hand; they are played at the end."""
    result: i64 = 0
    for card in range(LION, ANTELOPE + 1):
        result += state.hands[seat * KINDS + card] * state.box.amount[card]
    return result


def standings(state: State) -> list[int]:
    """LI-37: one number a seat. Points count first, the gift breaks ties, -1 is out."""
    board = state.box
    totals = zeros(board.seats)
    for row in range(ROWS):
        shared = shares(state, row)
        for seat in range(board.seats):
            totals[seat] += shared[seat]
    limit = gift_needed(state)
    result: list[int] = []
    for seat in range(board.seats):
        points = totals[seat] + state.market_points[seat] + state.animal_points[seat] + held_animals(state, seat)
        points += state.gem_count(seat) * board.gem_points
        for column in range(board.columns):
            points += state.column_points[seat * board.columns + column]
        result.append(points * GIFTS + state.chests[seat] if state.chests[seat] >= limit else -1)
    return result


def score(state: State) -> ScoreSheet:
    """The score sheet: columns, rows, market, gems, animals, and the gift."""
    board = state.box
    limit = gift_needed(state)
    columns: list[Column] = []
    for seat in range(board.seats):
        lines: list[ScoreLine] = []
        for column in range(board.columns):
            points = state.column_points[seat * board.columns + column]
            if points > 0:
                lines.append(ScoreLine("column", points, {"column": board.tables["column"][column]}))
        for row in range(ROWS):
            if leads(state, seat, row):
                tents = tents_in_row(state, seat, row)
                lines.append(
                    ScoreLine("row", majority(state, seat, row), {"row": board.tables["row"][row], "tents": tents})
                )
        lines.append(ScoreLine("market", state.market_points[seat]))
        gems = state.gem_count(seat)
        lines.append(ScoreLine("gems", gems * board.gem_points, {"gems": gems}))
        lines.append(ScoreLine("animals", state.animal_points[seat] + held_animals(state, seat)))
        lines.append(ScoreLine("gift", 0, {"coins": state.chests[seat], "needed": limit}))
        points = sum(line.points for line in lines)
        columns.append(Column(seat, tuple(lines), points, (state.chests[seat],), state.chests[seat] < limit))
    return sheet(columns)
