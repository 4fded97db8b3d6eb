"""No leaks: two worlds that differ only in what a seat cannot know answer it byte for byte the same."""

import itertools
import random
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from unittest import mock

import pytest

from marula.core.chance import Sealed
from marula.core.match import Match
from marula.core.setup import Setup
from marula.games import GAMES
from marula.table import secret
from tests.web.common import Page, app_on, bearer

ADDRESSES = [
    "",
    "/envelope",
    "/envelope?since=0",
    "/position/0?seat=-1",
    "/position/1?seat=-1",
    "/chat",
    "/board",
    "/file",
    "/course",
    "/luck",
]


@contextmanager
def world(folder: Path, seeds: int) -> Iterator[tuple[Page, str, list[str]]]:
    """A table whose luck depends on `seeds`, and all else (names, secrets, times) on nothing."""
    numbers = itertools.count()
    with (
        mock.patch.object(secret, "new_seed", return_value=seeds.to_bytes(32, "big")),
        mock.patch.object(secret, "new_secret", side_effect=lambda: f"secret-{next(numbers):040}"),
        mock.patch.object(secret, "new_table_id", side_effect=lambda: f"table-{next(numbers)}"),
        app_on(folder, now=lambda: 1_800_000_000_000) as page,
    ):
        table, secrets = page.full(3)
        yield page, table, secrets


def bytes_told(page: Page, table: str, reader: str | None) -> list[bytes]:
    """Everything that the API tells this reader, as it goes over the wire, refusals included."""
    told = []
    for address in ADDRESSES:
        answer = page.client.get(f"{table}{address}", headers=bearer(reader))
        told.append(address.encode() + b" " + str(answer.status_code).encode() + b" " + answer.content)
    for path, body in [
        ("act", {"version": 999, "action": {"action": "pass"}}),
        ("act", {"version": 7, "action": {"action": "gather"}}),
        ("hint", {}),
        ("fork", {"decisions": 1}),
        ("rematch", {}),
        ("undo", {"to": 0}) if reader is None else ("undo", {"to": 99}),
    ]:
        answer = page.client.post(f"{table}/{path}", json=body, headers=bearer(reader))
        told.append(f"{path} {answer.status_code} ".encode() + answer.content)
    with page.client.websocket_connect(f"{table}/listen") as socket:
        socket.send_json({"secrets": [] if reader is None else [reader]})
        told.append(socket.receive_text(timeout=10).encode())
    told.append(page.client.get("/metrics").content.split(b"# HELP marula_request_seconds")[0])
    return told


def without(told: list[bytes], *commitments: str) -> list[bytes]:
    """The commitment to the seed differs, as it must: it is a hash of what is secret, and tells nothing."""
    result = []
    for part in told:
        for words in commitments:
            part = part.replace(words.encode(), b"COMMITMENT")
        result.append(part)
    return result


def hand(page: Page, table: str, secret: str) -> Any:
    return page.get(f"{table}/envelope", secret)["view"]["hands"]


def find_worlds() -> tuple[int, int]:
    """Two seeds that deal seat 0 the same hand and the others different ones."""
    seen: dict[str, tuple[int, list[Any]]] = {}
    for seeds in range(1, 200):
        chance = Sealed(seeds.to_bytes(32, "big"), 0, ("of Ada", "of Bo", "of Cy"))
        match = Match.deal(GAMES["template"], Setup("template", 3), chance)
        whispers = [str(told) for told in match.journal[0].told]
        if whispers[0] in seen and seen[whispers[0]][1] != whispers:
            return seen[whispers[0]][0], seeds
        seen.setdefault(whispers[0], (seeds, whispers))
    raise AssertionError("no two worlds found")


def test_two_worlds_answer_the_same(tmp_path: Path) -> None:
    one, other = find_worlds()
    answers: list[dict[str, list[bytes]]] = []
    commitments = []
    hands = []
    for seeds in (one, other):
        folder = tmp_path / str(seeds)
        folder.mkdir()
        with world(folder, seeds) as (page, table, secrets):
            commitments.append(page.get(table)["luck"]["commitment"])
            hands.append([hand(page, table, words) for words in secrets])
            # Everyone sets a seed aside: which fruit it is differs between the worlds for seats 1 and 2.
            chooser = random.Random(seeds)
            for seat in (1, 2):
                envelope = page.get(f"{table}/envelope", secrets[seat])
                action = chooser.choice(envelope["options"])["action"]
                page.post(f"{table}/act", {"version": envelope["version"], "action": action}, secrets[seat])
            page.post(f"{table}/chat", {"text": "ready?"}, secrets[1])
            answers.append({"seat 0": bytes_told(page, table, secrets[0]), "onlooker": bytes_told(page, table, None)})
    assert hands[0][0] == hands[1][0], "seat 0 sees the same hand"
    assert hands[0][1:] != hands[1][1:], "the worlds differ in what seat 0 cannot see"
    for reader in ("seat 0", "onlooker"):
        left, right = (without(told[reader], *commitments) for told in answers)
        assert left == right


def test_the_comparison_can_fail(tmp_path: Path) -> None:
    """The same comparison for a seat that does see the difference: it must find one."""
    one, other = find_worlds()
    told = []
    for seeds in (one, other):
        folder = tmp_path / str(seeds)
        folder.mkdir()
        with world(folder, seeds) as (page, table, secrets):
            told.append([bytes_told(page, table, words)[1] for words in secrets[1:]])
    assert told[0] != told[1]


@pytest.mark.parametrize("path", ["/", "/api/games", "/api/tables", "/health", "/metrics", "/api/nowhere"])
def test_every_answer_has_its_headers(tmp_path: Path, path: str) -> None:
    with app_on(tmp_path) as page:
        headers = page.client.get(path).headers
    assert "default-src 'none'" in headers["content-security-policy"]
    assert "unsafe" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert "set-cookie" not in headers


def test_limits_and_origins(tmp_path: Path) -> None:
    with app_on(tmp_path, limits=True) as page:
        foreign = page.client.post(
            "/api/tables", json={"game": "template"}, headers={"origin": "https://elsewhere.example"}
        )
        assert (foreign.status_code, foreign.json()["code"]) == (403, "bad_origin")
        large = page.client.post("/api/tables", content=b" " * 70_000)
        assert (large.status_code, large.json()["code"]) == (413, "too_large")
        unmeasured = page.client.post("/api/tables", content=iter([b" " * 10_000] * 7))
        assert (unmeasured.status_code, unmeasured.json()["code"]) == (413, "too_large"), "a body that hides its length"
        codes = [page.client.post("/api/tables", json={"game": "template"}).status_code for _ in range(62)]
        assert codes[0] == 201
        assert codes[-1] == 429
        assert int(page.client.post("/api/tables", json={"game": "template"}).headers["retry-after"]) > 0
        page.client.app.state.guard.limits.records = 2
        whole = [page.client.get("/api/tables/nowhere/luck").status_code for _ in range(3)]
        assert whole == [404, 404, 429], "whole matches are dear to read"
        assert page.client.get("/api/tables/nowhere").status_code == 404, "all else can still be read"
