"""The score sheet: lines a player would recognise, their sum, and who wins."""

from __future__ import annotations

import msgspec

from marula.core.refusal import Facts


class ScoreLine(msgspec.Struct, frozen=True):
    """One line of the score sheet: what for, how many points, and the facts behind it.

    >>> ScoreLine("routes", 12, {"number": 3})
    ScoreLine(what='routes', points=12, facts={'number': 3})
    """

    what: str
    points: int
    facts: Facts = {}


class Column(msgspec.Struct, frozen=True):
    """One seat's part of the sheet. If `out` is true, the seat cannot win, whatever its total.

    >>> Column(0, (ScoreLine("routes", 12),), total=12, tie_break=(3,)).total
    12
    """

    seat: int
    lines: tuple[ScoreLine, ...]
    total: int
    tie_break: tuple[int, ...] = ()
    out: bool = False


class ScoreSheet(msgspec.Struct, frozen=True):
    """All columns. `winners` holds all who share the win; it may be empty.

    >>> ScoreSheet((Column(0, (), 5),), winners=(0,)).winners
    (0,)
    """

    columns: tuple[Column, ...]
    winners: tuple[int, ...]


def sheet(columns: list[Column]) -> ScoreSheet:
    """The score sheet with its winners: the best total among those not out; ties go by `tie_break`, then are shared.

    >>> sheet([Column(0, (), 7), Column(1, (), 9, tie_break=(1,)), Column(2, (), 9, tie_break=(2,))]).winners
    (2,)
    >>> sheet([Column(0, (), 7), Column(1, (), 9, out=True)]).winners
    (0,)
    """
    best = max(((column.total, column.tie_break) for column in columns if not column.out), default=None)
    winners = [column.seat for column in columns if not column.out and (column.total, column.tie_break) == best]
    return ScoreSheet(tuple(columns), tuple(winners))
