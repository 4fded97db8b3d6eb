"""A listener ahead of a restored backup: it knows what never happened, and is told everything anew."""

import random
import shutil
from pathlib import Path
from typing import Any

from tests.server.http.common import Page, app_on


def listen(page: Page, table: str, since: int) -> Any:
    with page.client.websocket_connect(f"{table}/listen") as socket:
        socket.send_json({"since": since})
        return socket.receive_json(timeout=10)


def test_a_listener_who_is_ahead_is_told_to_forget(tmp_path: Path) -> None:
    chooser = random.Random(4)
    with app_on(tmp_path) as page:
        table, secrets = page.full(2)
        page.post(f"{table}/chat", {"text": "before"}, secrets[0])
        for _ in range(30):
            page.choose(table, secrets, chooser)
    backup = tmp_path / "backup.db"
    shutil.copy(tmp_path / "tables.db", backup)
    with app_on(tmp_path) as page:
        page.post(f"{table}/chat", {"text": "lost"}, secrets[0])
        for _ in range(6):
            page.choose(table, secrets, chooser)
        known = listen(page, table, 0)["sequence"]
    for left in tmp_path.glob("tables.db*"):
        left.unlink()
    shutil.copy(backup, tmp_path / "tables.db")
    with app_on(tmp_path) as page:
        page.post(f"{table}/chat", {"text": "after"}, secrets[0])
        told = listen(page, table, known)
        assert told["sequence"] < known, "by this a page knows that it must forget what it holds"
        envelope = told["envelopes"][0]
        assert envelope["since"] == 0
        assert [moment["number"] for moment in envelope["moments"]] == list(range(envelope["decisions"] + 1))
        assert [line["text"] for line in told["chat"]] == ["before", "after"]
        assert listen(page, table, told["sequence"])["chat"] == [], "whoever is not ahead is told what is new"
