"""Two worlds that look alike to the others: a claim made at once, and one with steps taken back and made again.

Everything that the other seat and an onlooker are told, live messages with chat in the middle included, is the same.
"""

import random
from pathlib import Path
from typing import Any

import pytest

from marula.server.http.rendering import envelopes, live_messages, tables
from marula.server.tables import numbering
from marula.server.tables.numbering import Numbering
from marula.server.tables.table import Table
from tests.games.heart_of_africa.test_claims_on_the_server import Claiming
from tests.server.http.common import Page, bearer
from tests.server.http.test_leaks import app_in_world


class World:
    """A table at which a seat claims, and all bytes that the others are told."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.told: list[Any] = []
        self.claiming = Claiming(page)
        page.post(f"{self.claiming.table}/undo", {}, self.claiming.secret)
        self.other = self.claiming.secrets[1 - self.claiming.seat]

    def ask(self, path: str, body: Any = None, secret: str | None = None) -> None:
        """A question or a request of one of the others."""
        method = "get" if body is None else "post"
        answer = self.page.client.request(method, f"{self.claiming.table}{path}", json=body, headers=bearer(secret))
        self.told.append((path, answer.status_code, answer.content))

    def look(self) -> None:
        """Everything that the others can ask for now."""
        self.told.append(self.claiming.seen_by_others())
        version = self.claiming.before["other"]["version"]
        for secret in (None, self.other):
            for path in ("/envelope?since=0", "/chat", "/chat?before=9", f"/chat?before={version + 2}"):
                self.ask(path, secret=secret)
        for to in range(version + 3):
            self.ask("/act", {"version": to, "action": {"action": "draw_train"}}, self.other)
        for number in range(self.claiming.before["other"]["decisions"] + 3):
            self.ask(f"/position/{number}?seat={1 - self.claiming.seat}", secret=self.other)
            self.ask(f"/position/{number}?seat=-1&since=0")

    def say(self, words: str, secret: str, *sockets: Any) -> None:
        """A line of chat, and the messages with which it comes."""
        path = f"{self.claiming.table}/chat"
        answer = self.page.post(path, {"text": words}, secret)
        if secret == self.other:
            self.told.append(answer)
        self.told += [socket.receive_text(timeout=10) for socket in sockets]


def story(page: Page, detours: int) -> list[Any]:
    """A claim with so many steps taken back, chat in the middle, and what the others are told."""
    world = World(page)
    claiming = world.claiming
    listen = f"{claiming.table}/listen"
    with page.client.websocket_connect(listen) as onlooker, page.client.websocket_connect(listen) as other:
        onlooker.send_json({})
        world.told.append(onlooker.receive_text(timeout=10))
        other.send_json({"secrets": [world.other]})
        world.told += [socket.receive_text(timeout=10) for socket in (other, onlooker)]
        for detour in range(detours):
            claiming.act_again()
            if detour:
                page.post(f"{claiming.table}/undo", {}, claiming.secret)
                claiming.act_again()
            page.post(f"{claiming.table}/undo", {}, claiming.secret)
        claiming.act_again()
        world.say("hurry up", world.other, other, onlooker)
        world.look()
        world.say("wait", claiming.secret, other, onlooker)
        claiming.complete()
        world.told += [socket.receive_text(timeout=10) for socket in (other, onlooker)]
        world.look()
        world.say("at last", world.other, other, onlooker)
        page.choose(claiming.table, claiming.secrets, random.Random(1))
        world.told += [socket.receive_text(timeout=10) for socket in (other, onlooker)]
        world.ask("/undo", {"to": 1}, world.other)
        world.told += [socket.receive_text(timeout=10) for socket in (other, onlooker)]
        world.look()
    for since in range(claiming.before["table"]["sequence"] + 8):  # whoever was away, from every number on
        with page.client.websocket_connect(listen) as late:
            late.send_json({"secrets": [world.other], "since": since})
            world.told.append((since, late.receive_text(timeout=10)))
    return world.told


def compare(folder: Path) -> None:
    told = []
    for detours in (0, 1, 3):
        (folder / str(detours)).mkdir()
        with app_in_world(folder / str(detours), 5) as page:
            told.append(story(page, detours))
    for plain, *others in zip(*told, strict=True):
        for other in others:
            assert plain == other, "the worlds look different"


def test_a_claim_with_detours_looks_like_one_without(tmp_path: Path) -> None:
    compare(tmp_path)


def numbers_of_the_log(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(numbering, "_hidden", lambda entries, seats: [])


def numbers_of_chat(monkeypatch: pytest.MonkeyPatch) -> None:
    def render(entry: Any, numbers: Numbering) -> Any:
        line = rendered(entry, numbers)
        return type(line)(sequence=entry.sequence, at=line.at, seat=line.seat, name=line.name, text=line.text)

    rendered = tables.render_chat_line
    monkeypatch.setattr(live_messages, "render_chat_line", render)


def the_table_in_the_middle(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Table, "seen_by", lambda table, seats: table)


def numbers_of_versions(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(numbering, "current_version", lambda table, seat: table.match_sequence)
    monkeypatch.setattr("marula.server.tables.commands.current_version", lambda table, seat: table.match_sequence)


FAULTS = [numbers_of_the_log, numbers_of_chat, the_table_in_the_middle, numbers_of_versions]


@pytest.mark.parametrize("plant", FAULTS)
def test_a_planted_fault_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, plant: Any) -> None:
    plant(monkeypatch)
    with pytest.raises(AssertionError):
        compare(tmp_path)


def test_a_match_read_from_the_store_hides_a_claim_in_the_making_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(envelopes, "remembers", lambda *_: False)
    with app_in_world(tmp_path, 5) as page:
        claiming = Claiming(page)
        assert claiming.seen_by_others() == claiming.before
