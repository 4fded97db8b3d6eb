"""The score sheet: lines a player would recognise, their sum, and who wins."""

from __future__ import annotations

import msgspec

from marula.core.refusal import Facts


class ScoreLine(msgspec.Struct, frozen=True):
    """One line of the sheet: what for, how many points, and the facts behind it."""

    what: str
    points: int
    facts: Facts = {}


class Column(msgspec.Struct, frozen=True):
    """One seat's part of the sheet. `out` says: may not win, whatever the total."""

    seat: int
    lines: tuple[ScoreLine, ...]
    total: int
    tie_break: tuple[int, ...] = ()
    out: bool = False


class ScoreSheet(msgspec.Struct, frozen=True):
    """What everyone has, line by line. `winners` holds all who share the win; nobody is possible."""

    columns: tuple[Column, ...]
    winners: tuple[int, ...]


def sheet(columns: list[Column]) -> ScoreSheet:
    """Add the winners: the best total among those not out, ties broken in order, then shared."""
    best = max(((column.total, column.tie_break) for column in columns if not column.out), default=None)
    winners = [column.seat for column in columns if not column.out and (column.total, column.tie_break) == best]
    return ScoreSheet(tuple(columns), tuple(winners))
