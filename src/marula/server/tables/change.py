"""Changes: what a command leads to, before it is stored and applied."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from marula.core.errors import RefusedError
from marula.core.match import Match
from marula.core.refusal import Declined
from marula.server.tables.events import TableEvent
from marula.server.tables.table import ComputedDecision, Table


class Change(msgspec.Struct, frozen=True):
    """The events to append to the log. The table stays as it is until the change is applied."""

    events: tuple[TableEvent, ...]
    computed: ComputedDecision | None = None
    """The decision among the events, if the rules have computed it already."""


Command = Callable[[Table], Change]
"""What somebody asks of a table. It returns a change, or raises RefusedError."""


class FullHistoryNeeded(Exception):
    """The table must be loaded with its whole log before the command can be answered."""


def declined(why: str, **facts: int) -> RefusedError:
    """The refusal of a command, to be raised."""
    return RefusedError(Declined(why, dict(facts)))


def match_of(table: Table) -> Match:
    """The table's match; refused before the deal."""
    if table.match is None:
        raise declined("not_started")
    return table.match
