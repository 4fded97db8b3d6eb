"""What a listener is sent: one message with the table, the envelopes of its seats, and new chat.

A message is built from memory whenever possible. It is encoded once for all listeners who read the same. Its parts are
too: one client may listen 200 times, each time for other seats and in another language, and make the table change.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Hashable
from typing import Any, NamedTuple, cast
from weakref import WeakKeyDictionary

import msgspec

from marula.core.match import Match
from marula.core.seat import ONLOOKER
from marula.server.http import responses
from marula.server.http.rendering.envelopes import LAST_MOMENTS, BeforeReading, envelope_from, match_from
from marula.server.http.rendering.tables import is_shown, render_chat_line, render_table
from marula.server.runtime.live_table import LiveTable
from marula.server.runtime.table_registry import TableRegistry
from marula.server.storage import timeouts
from marula.server.tables.events import LogEntry
from marula.server.tables.numbering import Numbering
from marula.server.tables.table import Table

CHAT_LINES = 50
"""How many lines of chat one message holds at most."""

MAX_PARTS = 500
"""How many parts of messages are kept of one table as it is now: more than all its seats in all languages."""

_encoder = msgspec.json.Encoder()


class _Reading(NamedTuple):
    """Whom a message is for, and what they have not read."""

    live: LiveTable
    table: Table
    match: Match | None
    seats: tuple[int, ...]
    unread: int | None
    language: str


class LiveMessages:
    """The messages to listeners, with a cache. A changed table is a new object, so its cache starts empty."""

    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry
        self._cache: WeakKeyDictionary[Table, tuple[int, dict[Hashable, Any]]] = WeakKeyDictionary()
        """What tells who is present: messages, and the table as it is shown."""
        self._parts: WeakKeyDictionary[Table, dict[Hashable, Any]] = WeakKeyDictionary()
        """What stays the same whoever comes and goes: envelopes and chat."""

    async def complete(
        self,
        live: LiveTable,
        seats: tuple[int, ...],
        since: int,
        language: str,
        before_reading: BeforeReading = None,
        before_rendering: Callable[[int], None] | None = None,
    ) -> tuple[int, bytes]:
        """The sequence that the reader then has, and the message for someone who has read everything up to `since`.

        Both numbers are as the reader counts. What is not in memory is read from the store. `before_rendering` is told
        how many moments the message will hold, and may refuse that.
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
            if before_rendering is not None and unread is not None:
                before_rendering(max(1, len(seats)) * (match.version + 1 - unread))
        reading = _Reading(live, table, match, seats, unread, language)
        if not table.settings.chat or not table.chat_since(known):
            return sequence, self._encoded(reading)
        chat = await self._new_chat(table, numbers, known)
        return sequence, _encoder.encode(self._message(reading, chat))

    async def _first_unread(self, live: LiveTable, table: Table, known: int) -> int | None:
        """The first moment that changed after this log entry; None if the reader knows nothing yet."""
        if table.match is None or not known:
            return None
        unread = table.moments_since(known)
        if unread is None:
            unread = await timeouts.run_in_thread(self.registry.store.moments_since, live.id, known)
        return table.match.version + 1 if unread is None else min(unread, table.match.version + 1)

    async def _new_chat(self, table: Table, numbers: Numbering, known: int) -> list[responses.ChatLine]:
        entries = await self._last_chat(table)
        return [render_chat_line(entry, numbers) for entry in entries if entry.sequence > known and is_shown(entry)]

    async def _last_chat(self, table: Table) -> list[LogEntry]:
        """The last lines of chat, read once for all listeners of the table as it is now."""
        parts = self._parts_of(table)
        reading: asyncio.Task[list[LogEntry]] | None = parts.get("chat")
        if reading is None:
            read = timeouts.run_in_thread(self.registry.store.chat, table.id, table.sequence + 1, CHAT_LINES)
            reading = parts["chat"] = asyncio.create_task(read)
        try:
            return await asyncio.shield(reading)  # others wait for it too
        except BaseException:
            if parts.get("chat") is reading:  # it is read again for the next one who asks
                del parts["chat"]
            raise

    def forget_chat(self) -> None:
        """An operator may have deleted some of it, which changes nothing else: read it anew for whoever asks next."""
        for parts in self._parts.values():
            parts.pop("chat", None)

    def _encoded(self, reading: _Reading) -> bytes:
        """The message without chat, encoded once for all who read the same."""
        cache = self._cache_of(reading.live, reading.table)
        key = (reading.seats, reading.language, reading.unread)
        text: bytes | None = cache.get(key)
        if text is None:
            text = cache[key] = _encoder.encode(self._message(reading, []))
        return text

    def _message(self, reading: _Reading, chat: list[responses.ChatLine]) -> responses.LiveMessage:
        live, table, match, seats, unread, language = reading
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
            envelopes=[self._envelope(table, match, seat, language, unread) for seat in readers if match is not None],
            chat=chat,
        )

    def _envelope(self, table: Table, match: Match, seat: int, language: str, unread: int | None) -> responses.Envelope:
        """An envelope, encoded once for everyone who is sent it, whatever else their message holds."""
        parts, key = self._parts_of(table), (seat, language, unread)
        encoded: msgspec.Raw | None = parts.get(key)
        if encoded is None:
            encoded = msgspec.Raw(_encoder.encode(envelope_from(table, match, seat, language, unread)))
            long = unread is not None and unread <= match.version - LAST_MOMENTS
            if not long and len(parts) < MAX_PARTS:  # who begins anywhere else must not fill the memory
                parts[key] = encoded
        return cast(responses.Envelope, encoded)

    def _parts_of(self, table: Table) -> dict[Hashable, Any]:
        return self._parts.setdefault(table, {})

    def _cache_of(self, live: LiveTable, table: Table) -> dict[Hashable, Any]:
        """What was rendered of this table, as long as the same listeners are present."""
        found = self._cache.get(table)
        if found is None or found[0] != live.presence:
            found = self._cache[table] = (live.presence, {})
        return found[1]
