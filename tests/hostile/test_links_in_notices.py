"""Notices hold one link: ours. Chat channels and mail programs make links of whatever looks like an address."""

import asyncio
import random
import re
from pathlib import Path
from types import SimpleNamespace

import pytest

from marula.server.notify.delivery import Delivery
from marula.server.notify.message import Message, without_links
from marula.server.notify.turn_notices import TurnNotices
from marula.server.notify.webhooks import webhook_body
from marula.server.tables import commands
from tests.server.common import at, new_table, play_on, registry_on, sqlite

LINKS = [
    "https://evil.example/x",
    "HTTPS://EVIL.EXAMPLE",
    "www.evil.example",
    "evil.example",
    "steam://run/1",
    "me@evil.example",
    "пример.рф",
]
LINKED = re.compile(r"\w+://\w|\w\.[^\W\d_]", re.IGNORECASE)
"""What a mail program or a chat channel may take for an address."""


async def notice(folder: Path, name: str) -> Message:
    """The notice to a player, at a table and with an opponent of this name."""
    async with registry_on(sqlite(folder)) as registry:
        live = await new_table(registry, 2, name=name)
        await registry.change(live, lambda table: commands.sit(table, name, 0))
        await registry.change(live, lambda table: commands.sit(table, f"2 {name}", 1))
        await play_on(registry, live, random.Random(1), 4)
        notices = TurnNotices(registry, Delivery(), "https://play.example.org")
        row = SimpleNamespace(seat=0, language="en", id="one")
        return notices.message(at(live), row, reminder=False)


@pytest.mark.parametrize("name", LINKS)
def test_no_name_and_no_title_becomes_a_link(name: str, tmp_path: Path) -> None:
    message = asyncio.run(notice(tmp_path, name))
    assert not LINKED.search(message.title), message.title
    assert not LINKED.search(message.summary), message.summary
    assert message.link.startswith("https://play.example.org/table/")
    for kind, text in (("discord", "content"), ("slack", "text"), ("webhook", "title")):
        shown = str(webhook_body(kind, message)[text])
        assert not LINKED.search(shown.removesuffix(message.link)), shown


@pytest.mark.parametrize(
    "sentence",
    ["Ada has 3.5 coins, and 1.000 are left. Bo is next.", "J. R. R. wins: 7/4.", "エイダの番です。", "Ada ..."],
)
def test_sentences_stay_as_they_are(sentence: str) -> None:
    assert without_links(sentence) == sentence
