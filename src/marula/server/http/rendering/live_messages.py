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
from marula.server.http.rendering.envelopes import envelope_from, first_moment, match_from
from marula.server.http.rendering.tables import render_chat_line, render_table
from marula.server.runtime.live_table import LiveTable
from marula.server.runtime.table_registry import TableRegistry
from marula.server.storage import timeouts
from marula.server.tables.table import Table

CHAT_LINES = 50
"""How many lines of chat one message holds at most."""

_encoder = msgspec.json.Encoder()


class LiveMessages:
    """The messages to listeners, with a cache. A changed table is a new object, so its cache starts empty."""

    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry
        self._cache: WeakKeyDictionary[Table, tuple[int, dict[Hashable, Any]]] = WeakKeyDictionary()

    def from_memory(
        self, live: LiveTable, table: Table, seats: tuple[int, ...], since: int, language: str
    ) -> bytes | None:
        """The message for someone who has read everything up to `since`; None if the store must be read for it."""
        match = table.match
        if table.settings.chat and table.chat_since(since):
            return None
        first = 0
        if match is not None:
            unread = table.moments_since(since) if since else None
            if unread is None and since:
                return None
            first = first_moment(match, unread)
            if first < match.first:
                return None
        return self._encoded(live, table, match, seats, first, language)

    async def complete(self, live: LiveTable, seats: tuple[int, ...], since: int, language: str) -> tuple[int, bytes]:
        """The sequence that the reader then has, and the message, with whatever must be read from the store."""
        assert live.table is not None
        table = live.table.seen_by(seats)
        text = self.from_memory(live, table, seats, since, language)
        if text is None:
            match, first = table.match, 0
            if match is not None:
                unread = table.moments_since(since) if since else None
                if unread is None and since:
                    unread = await timeouts.run_in_thread(self.registry.store.moments_since, live.id, since)
                match, first = await match_from(self.registry, live, table, unread)
            chat = await self._new_chat(live, table, since)
            text = _encoder.encode(self._message(live, table, match, seats, first, language, chat))
        return table.sequence, text

    async def _new_chat(self, live: LiveTable, table: Table, since: int) -> list[responses.ChatLine]:
        if not table.settings.chat or not table.chat_since(since):
            return []
        entries = await timeouts.run_in_thread(self.registry.store.chat, live.id, table.sequence + 1, CHAT_LINES)
        return [render_chat_line(entry) for entry in entries if entry.sequence > since]

    def _encoded(
        self, live: LiveTable, table: Table, match: Match | None, seats: tuple[int, ...], first: int, language: str
    ) -> bytes:
        """The message without chat, encoded once for all who read the same."""
        cache = self._cache_of(live, table)
        key = (seats, language, first)
        text: bytes | None = cache.get(key)
        if text is None:
            text = cache[key] = _encoder.encode(self._message(live, table, match, seats, first, language, []))
        return text

    def _message(
        self,
        live: LiveTable,
        table: Table,
        match: Match | None,
        seats: tuple[int, ...],
        first: int,
        language: str,
        chat: list[responses.ChatLine],
    ) -> responses.LiveMessage:
        cache = self._cache_of(live, table)
        rendered: responses.Table | None = cache.get(language)
        if rendered is None:
            rendered = cache[language] = render_table(live, table, language)
        readers = seats or (ONLOOKER,)
        return responses.LiveMessage(
            sequence=table.sequence,
            table=rendered,
            envelopes=[] if match is None else [envelope_from(table, match, seat, language, first) for seat in readers],
            chat=chat,
        )

    def _cache_of(self, live: LiveTable, table: Table) -> dict[Hashable, Any]:
        """What was rendered of this table, as long as the same listeners are present."""
        found = self._cache.get(table)
        if found is None or found[0] != live.presence:
            found = self._cache[table] = (live.presence, {})
        return found[1]
