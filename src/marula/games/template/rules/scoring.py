"""The score sheet, line by line, and the result as one number a seat."""

from __future__ import annotations

from mypy_extensions import i64

from marula.core.score import Column, ScoreLine, ScoreSheet, sheet
from marula.games.template.rules.state import State


def fruit_points(state: State, seat: i64) -> i64:
    """Points for the fruits in the basket."""
    result: i64 = 0
    for fruit in range(state.box.fruits):
        result += state.baskets[seat * state.box.fruits + fruit] * state.box.points[fruit]
    return result


def seed_points(state: State, seat: i64) -> i64:
    """Extra points for fruits of the seed's kind in the basket."""
    seed = state.seeds[seat]
    return 0 if seed < 0 else state.baskets[seat * state.box.fruits + seed]


def standings(state: State) -> list[int]:
    """TP-11, TP-12: points first, the size of the basket breaks ties. Never negative: a hand costs at most its size."""
    result: list[int] = []
    for seat in range(state.box.seats):
        points = fruit_points(state, seat) + seed_points(state, seat) - state.hand_size(seat)
        result.append((points + 1000) * 1000 + state.basket_size(seat))
    return result


def score(state: State) -> ScoreSheet:
    """The score sheet as it would be if the match ended now."""
    columns: list[Column] = []
    for seat in range(state.box.seats):
        lines = [
            ScoreLine("fruits", fruit_points(state, seat), {"number": state.basket_size(seat)}),
            ScoreLine("seed", seed_points(state, seat)),
            ScoreLine("hand", -state.hand_size(seat)),
        ]
        points = sum(line.points for line in lines)
        columns.append(Column(seat, tuple(lines), points, (state.basket_size(seat),)))
    return sheet(columns)
