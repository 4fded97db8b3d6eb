"""One client with 200 listeners, each for other seats and in another language, makes the server render little."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from marula.server.http.rendering import live_messages
from marula.server.http.rendering.envelopes import envelope_from
from marula.server.http.rendering.live_messages import LiveMessages
from marula.server.runtime.live_table import Listener, LiveTable
from marula.server.tables import commands
from tests.server.common import at, new_table, registry_on, sqlite

READERS = [(0,), (1,), (0, 1), (1, 0)]
LANGUAGES = ["en", "de", "fr"]


async def _playing(registry: Any) -> LiveTable:
    live: LiveTable = await new_table(registry)
    for seat, name in enumerate(("Ada", "Bob")):
        await registry.change(live, lambda table, seat=seat, name=name: commands.sit(table, name, seat))
    return live


def test_parts_of_messages_are_rendered_and_read_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """190 listeners to a table of five: each line of chat took 190 reads of the database and 475 envelopes."""
    rendered: list[tuple[Any, ...]] = []

    def counted(table: Any, match: Any, seat: int, language: str, unread: int | None) -> Any:
        rendered.append((seat, language, unread))
        return envelope_from(table, match, seat, language, unread)

    async def story() -> None:
        async with registry_on(sqlite(tmp_path)) as registry:
            live = await _playing(registry)
            messages = LiveMessages(registry)
            known = at(live).sequence
            await registry.change(live, lambda table: commands.say(table, 0, "hello"))
            chat, reads = registry.store.chat, list[str]()

            def counted_chat(id: str, before: int, limit: int) -> Any:
                reads.append(id)
                return chat(id, before, limit)

            monkeypatch.setattr(registry.store, "chat", counted_chat)
            asked = [messages.complete(live, seats, known, lang) for seats in READERS for lang in LANGUAGES]
            texts = [text for _, text in await asyncio.gather(*asked)]
            assert len(reads) == 1
            assert len(rendered) == len(set(rendered)) == 2 * len(LANGUAGES)
            live.add_listener(Listener({}))  # somebody came: that changes no envelope
            await messages.complete(live, (0, 1), known, "en")
            assert len(rendered) == 2 * len(LANGUAGES)
            for text, (seats, lang) in zip(texts, ((s, x) for s in READERS for x in LANGUAGES), strict=True):
                message = msgspec.json.decode(text)
                assert [envelope["seat"] for envelope in message["envelopes"]] == list(seats), lang
                assert [line["text"] for line in message["chat"]] == ["hello"]

    monkeypatch.setattr(live_messages, "envelope_from", counted)
    asyncio.run(story())


def test_parts_do_not_fill_the_memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live_messages, "MAX_PARTS", 3)

    async def story() -> None:
        async with registry_on(sqlite(tmp_path)) as registry:
            live = await _playing(registry)
            messages = LiveMessages(registry)
            for lang in ("en", "de", "fr", "es", "pl"):
                await messages.complete(live, (0, 1), 0, lang)
            assert len(messages._parts_of(at(live))) == 3

    asyncio.run(story())


def test_who_comes_and_goes_again_and_again_is_told_of_now_and_then() -> None:
    """Each time, everyone who listens was sent the whole table."""

    async def story() -> None:
        live = LiveTable("x")
        resident = Listener({})
        live.add_listener(resident)
        woken = 0
        for _ in range(100):
            resident.has_news = False
            live.broadcast_presence()
            woken += resident.has_news
        assert woken == 1, "the first time at once"
        assert live.presence_timer is not None, "and the others later, together"
        resident.has_news = False
        live.presence_timer.cancel()
        live._tell_presence()
        assert resident.has_news
        assert live.presence_timer is None

    asyncio.run(story())
