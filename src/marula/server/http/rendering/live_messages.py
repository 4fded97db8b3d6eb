"""What a listener is sent: one message with the table, the envelopes of its seats, and new chat.

A message is built from memory whenever possible. It is encoded once for all listeners who read the same.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any
from weakref import WeakKeyDictionary

import msgspec

from marula.core.match import Match
from marula.core.seat import ONLOOKER
from marula.server.http import responses
from marula.server.http.rendering.envelopes import BeforeReading, envelope_from, match_from
from marula.server.http.rendering.tables import is_shown, render_chat_line, render_table
from marula.server.runtime.live_table import LiveTable
from marula.server.runtime.table_registry import TableRegistry
from marula.server.storage import timeouts
from marula.server.tables.numbering import Numbering
from marula.server.tables.table import Table

CHAT_LINES = 50
"""How many lines of chat one message holds at most."""

_encoder = msgspec.json.Encoder()


class LiveMessages:
    """The messages to listeners, with a cache. A changed table is a new object, so its cache starts empty."""

    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry
        self._cache: WeakKeyDictionary[Table, tuple[int, dict[Hashable, Any]]] = WeakKeyDictionary()

    async def complete(
        self,
        live: LiveTable,
        seats: tuple[int, ...],
        since: int,
        language: str,
        before_reading: BeforeReading = None,
    ) -> tuple[int, bytes]:
        """The sequence that the reader then has, and the message for someone who has read everything up to `since`.

        Both numbers are as the reader counts. What is not in memory is read from the store.
        """
        assert live.table is not None
        table = live.table.seen_by(seats)
        numbers = Numbering(table, seats)
        sequence = numbers.sequence(table.sequence)
        ahead = since > sequence  # the database was restored from a backup: the reader knows what never happened
        known = 0 if ahead else numbers.log_number(since)
        forget = ahead or (0 < known < table.revealed_sequence and numbers.renumbered)
        unread = 0 if forget else await self._first_unread(live, table, known)
        match = table.match
        if match is not None:
            match = await match_from(self.registry, live, table, seats or (ONLOOKER,), unread, before_reading)
        if not table.settings.chat or not table.chat_since(known):
            return sequence, self._encoded(live, table, match, seats, unread, language)
        chat = await self._new_chat(live, numbers, known, table.sequence)
        return sequence, _encoder.encode(self._message(live, table, match, seats, unread, language, chat))

    async def _first_unread(self, live: LiveTable, table: Table, known: int) -> int | None:
        """The first moment that changed after this log entry; None if the reader knows nothing yet."""
        if table.match is None or not known:
            return None
        unread = table.moments_since(known)
        if unread is None:
            unread = await timeouts.run_in_thread(self.registry.store.moments_since, live.id, known)
        return table.match.version + 1 if unread is None else min(unread, table.match.version + 1)

    async def _new_chat(self, live: LiveTable, numbers: Numbering, known: int, last: int) -> list[responses.ChatLine]:
        entries = await timeouts.run_in_thread(self.registry.store.chat, live.id, last + 1, CHAT_LINES)
        return [render_chat_line(entry, numbers) for entry in entries if entry.sequence > known and is_shown(entry)]

    def _encoded(
        self,
        live: LiveTable,
        table: Table,
        match: Match | None,
        seats: tuple[int, ...],
        unread: int | None,
        language: str,
    ) -> bytes:
        """The message without chat, encoded once for all who read the same."""
        cache = self._cache_of(live, table)
        key = (seats, language, unread)
        text: bytes | None = cache.get(key)
        if text is None:
            text = cache[key] = _encoder.encode(self._message(live, table, match, seats, unread, language, []))
        return text

    def _message(
        self,
        live: LiveTable,
        table: Table,
        match: Match | None,
        seats: tuple[int, ...],
        unread: int | None,
        language: str,
        chat: list[responses.ChatLine],
    ) -> responses.LiveMessage:
        cache = self._cache_of(live, table)
        key = (language, seats if table.private_log else ())  # otherwise all count alike
        rendered: responses.Table | None = cache.get(key)
        if rendered is None:
            rendered = cache[key] = render_table(live, table, language, seats)
        readers = () if match is None else seats or (ONLOOKER,)
        return responses.LiveMessage(
            sequence=rendered.sequence,
            seats=list(seats),
            table=rendered,
            envelopes=[envelope_from(table, match, seat, language, unread) for seat in readers if match is not None],
            chat=chat,
        )

    def _cache_of(self, live: LiveTable, table: Table) -> dict[Hashable, Any]:
        """What was rendered of this table, as long as the same listeners are present."""
        found = self._cache.get(table)
        if found is None or found[0] != live.presence:
            found = self._cache[table] = (live.presence, {})
        return found[1]
