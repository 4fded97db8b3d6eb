"""The render cache: JSON that was rendered from a table, kept for everyone else who reads the same."""

from __future__ import annotations

from collections.abc import Hashable
from weakref import WeakKeyDictionary

from marula.server.runtime.live_table import LiveTable
from marula.server.tables.table import Table


class RenderCache:
    """What was rendered of a table belongs to that very object, and goes with it.

    A change makes a new table object, so nothing old is found. When a listener comes or goes, who is present is
    different, and the table is rendered again.
    """

    def __init__(self) -> None:
        self._rendered: WeakKeyDictionary[Table, tuple[int, dict[Hashable, bytes]]] = WeakKeyDictionary()

    def of(self, live: LiveTable, table: Table) -> dict[Hashable, bytes]:
        """What has been rendered of this table so far, to look up and to add to."""
        found = self._rendered.get(table)
        if found is None or found[0] != live.presence:
            found = self._rendered[table] = (live.presence, {})
        return found[1]
