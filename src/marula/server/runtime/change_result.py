"""Change result: what a request that changed a table is answered with."""

from __future__ import annotations

import msgspec

from marula.server.tables.events import TableEvent
from marula.server.tables.numbering import Numbering
from marula.server.tables.table import Table


class ChangeResult(msgspec.Struct, frozen=True):
    """A change that is on disk: the sequence of its first log entry, and its events (none for a repeat)."""

    sequence: int
    events: tuple[TableEvent, ...] = ()
    table: Table | None = None
    """The table afterwards."""

    def sequence_for(self, holder: int) -> int:
        """The sequence as the holder of this seat counts; a host counts as an onlooker does."""
        return self.sequence if self.table is None else Numbering(self.table, (holder,)).sequence(self.sequence)
