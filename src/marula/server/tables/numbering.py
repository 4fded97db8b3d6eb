"""Numbering: how each reader counts what happens at a table.

While a seat composes a move, its steps are entries of the log and of the journal that nobody else hears of. Others must
not notice them, also afterwards: how many steps a move took tells something about a hand. So every reader counts only
the entries it hears of. Inside, numbers are those of the log and of the journal; at the edge they are translated.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Sequence

from marula.server.tables.table import Table

PrivateEntries = tuple[tuple[int, int], ...]
"""Entries that only one seat hears of: the number of each, and the seat."""


class Numbering:
    """The numbers of a table as the holder of these seats counts them; without seats, as an onlooker does.

    When everything about the match is revealed, its decisions have the numbers of the match file, for everyone. The
    numbers of the log stay each reader's own.
    """

    def __init__(self, table: Table, seats: Sequence[int]) -> None:
        self._log: list[int] = []
        self._decisions: list[int] = []
        self.renumbered = False
        """Did this reader count decisions in another way before everything was revealed?"""
        if not table.private_log:  # nobody has composed anything here: all count alike
            return
        self._log = _hidden(table.private_log, seats)
        decisions = _hidden(table.private_decisions, seats)
        if table.revealed:
            self.renumbered = bool(decisions)
        else:
            self._decisions = decisions

    def sequence(self, number: int) -> int:
        """How many log entries up to this one the reader has heard of."""
        return _count(self._log, number)

    def log_number(self, sequence: int) -> int:
        """The log entry that the reader counts as this one."""
        return _find(self._log, sequence)

    def decisions(self, version: int) -> int:
        """How many decisions up to this version of the match the reader has heard of."""
        return _count(self._decisions, version)

    def version(self, decisions: int) -> int:
        """The version of the match that the reader counts as so many decisions."""
        return _find(self._decisions, decisions)


def current_version(table: Table, seat: int) -> int:
    """What the seat names as the version of the match when it chooses now."""
    return Numbering(table, (seat,)).sequence(table.seen_by((seat,)).match_sequence)


def _hidden(entries: Iterable[tuple[int, int]], seats: Sequence[int]) -> list[int]:
    return [number for number, seat in entries if seat not in seats]


def _count(hidden: list[int], number: int) -> int:
    return number - bisect_right(hidden, number) if hidden else number


def _find(hidden: list[int], counted: int) -> int:
    number = counted
    for skipped in hidden:
        if skipped > number:
            break
        number += 1
    return number
