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
from marula.server.tables import secrets
from tests.server.http.common import Page, app_on, bearer

Ask = tuple[str, dict[str, Any] | None]
# What is asked at every address that the API has. Nothing here lets luck into the match, which would part the worlds
# for a good reason; everything else that one can do to a table, or try to do, is among it.
Questions = dict[tuple[str, str], list[Ask]]
QUESTIONS: Questions = {
    ("get", "/api/games"): [("/api/games", None)],
    ("get", "/api/games/{game}"): [("/api/games/template", None)],
    ("get", "/api/games/{game}/editions/{edition}"): [("/api/games/template/editions/default", None)],
    ("get", "/api/games/{game}/form"): [("/api/games/template/form", None)],
    ("post", "/api/editions/check"): [("/api/editions/check", {"edition": {"game": "template"}})],
    ("post", "/api/editions"): [("/api/editions", {"edition": {"game": "template"}})],
    ("get", "/api/editions/{id}"): [("/api/editions/nowhere", None)],
    ("post", "/api/editions/{id}"): [("/api/editions/nowhere", {"edition": {"game": "template"}})],
    ("delete", "/api/editions/{id}"): [("/api/editions/nowhere", None)],
    ("get", "/api/games/{game}/rules"): [("/api/games/template/rules", None)],
    ("get", "/api/tables"): [("/api/tables", None), ("/api/tables?status=playing&limit=1", None)],
    ("get", "/api/tables/{id}"): [("{table}", None), ("/api/tables/nowhere", None)],
    ("get", "/api/tables/{id}/board"): [("{table}/board", None)],
    ("get", "/api/tables/{id}/envelope"): [("{table}/envelope", None), ("{table}/envelope?since=0", None)],
    ("get", "/api/tables/{id}/position/{decisions}"): [
        (f"{{table}}/position/{decisions}?seat={seat}", None) for decisions in range(4) for seat in (-1, 0, 1, 2, 3)
    ],
    ("get", "/api/tables/{id}/chat"): [("{table}/chat", None)],
    ("get", "/api/tables/{id}/file"): [("{table}/file", None)],
    ("get", "/api/tables/{id}/course"): [("{table}/course", None)],
    ("get", "/api/tables/{id}/luck"): [("{table}/luck", None)],
    ("get", "/api/push"): [("/api/push", None)],
    ("get", "/api/privacy"): [("/api/privacy", None)],
    ("post", "/api/tables/{id}/reports"): [("{table}/reports", {"seat": 1, "reason": "a name"})],
    ("get", "/api/tables/{id}/seats/{seat}/notices"): [("{table}/seats/0/notices", None)],
    ("get", "/health"): [("/health", None)],
    ("get", "/metrics"): [("/metrics", None)],
    ("post", "/api/tables"): [("/api/tables", {"game": "template", "seats": 2}), ("/api/tables", {"game": "chess"})],
    ("post", "/api/tables/{id}/seats"): [("{table}/seats", {"name": "Eve"}), ("{table}/seats", {"name": ""})],
    ("post", "/api/tables/{id}/seats/{seat}/colour"): [
        (f"{{table}}/seats/{seat}/colour", {"colour": "gold"}) for seat in (0, 1)
    ],
    ("post", "/api/tables/{id}/seats/{seat}/contribution"): [
        (f"{{table}}/seats/{seat}/contribution", {"contribution": "late"}) for seat in (0, 1)
    ],
    ("delete", "/api/tables/{id}/seats/{seat}"): [("{table}/seats/1", None), ("{table}/seats/9", None)],
    ("post", "/api/tables/{id}/seats/{seat}/bot"): [("{table}/seats/1/bot", {"level": "random"})],
    ("post", "/api/tables/{id}/seats/{seat}/person"): [(f"{{table}}/seats/{seat}/person", {}) for seat in (0, 1)],
    ("post", "/api/tables/{id}/start"): [("{table}/start", {})],
    ("post", "/api/tables/{id}/act"): [
        ("{table}/act", {"version": 999, "action": {"action": "pass"}}),
        ("{table}/act", {"version": 7, "action": {"action": "gather"}}),
        ("{table}/act", {"version": 8, "action": {"action": "gather"}}),
        ("{table}/act", {"version": 8, "action": "set_seed nonsense"}),
        ("{table}/act", {"version": "eight"}),
    ],
    ("post", "/api/tables/{id}/chat"): [("{table}/chat", {"text": "hello"})],
    ("post", "/api/tables/{id}/undo"): [
        ("{table}/undo", {"to": 99}),
        ("{table}/undo", {}),
        ("{table}/undo", {"to": 0}),
    ],
    ("post", "/api/tables/{id}/undo/answer"): [("{table}/undo/answer", {"agree": True})],
    ("post", "/api/tables/{id}/hint"): [
        *(("{table}/hint", {"level": level}) for level in ("random", "steady", "no one")),
        ("{table}/hint", {}),
        ("{table}/hint", {"instead": {"action": "gather"}}),
        ("{table}/hint", {"instead": "jump"}),
    ],
    ("get", "/api/tables/{id}/review"): [("{table}/review", None)],
    ("get", "/api/tables/{id}/reading/{number}"): [
        (f"{{table}}/reading/{number}?seat={seat}", None) for number in (1, 99) for seat in (0, 1, 9)
    ],
    ("get", "/api/tables/{id}/chances"): [("{table}/chances", None)],
    ("post", "/api/tables/{id}/review"): [("{table}/review", {})],
    ("get", "/api/puzzles"): [("/api/puzzles", None)],
    ("get", "/api/puzzles/daily"): [("/api/puzzles/daily", None)],
    ("get", "/api/puzzles/{name}"): [("/api/puzzles/none", None)],
    ("post", "/api/puzzles/{name}/answer"): [("/api/puzzles/none/answer", {"action": "pass"})],
    ("get", "/api/lessons"): [("/api/lessons", None)],
    ("get", "/api/lessons/{game}/{number}"): [("/api/lessons/none/1", None)],
    ("post", "/api/lessons/{game}/{number}/answer"): [("/api/lessons/none/1/answer", {"action": "pass"})],
    ("post", "/api/tables/{id}/fork"): [("{table}/fork", {"decisions": 1})],
    ("post", "/api/tables/{id}/rematch"): [("{table}/rematch", {})],
    ("post", "/api/records"): [("/api/records", {"head": {}})],
    ("post", "/api/tables/{id}/seats/{seat}/notices"): [
        ("{table}/seats/0/notices", {"kind": "webhook", "address": "nowhere"}),
        ("{table}/seats/1/notices", {"kind": "email", "address": "eve@example.org"}),
    ],
    ("post", "/api/tables/{id}/seats/{seat}/notices/{notice}"): [("{table}/seats/0/notices/none", {"muted": True})],
    ("delete", "/api/tables/{id}/seats/{seat}/notices/{notice}"): [("{table}/seats/0/notices/none", None)],
    ("post", "/api/notices/confirm"): [("/api/notices/confirm", {"secret": "none"})],
    ("post", "/api/notices/stop"): [("/api/notices/stop", {"notice": "none"})],
}


@contextmanager
def app_in_world(folder: Path, seeds: int) -> Iterator[Page]:
    """An app whose luck depends on `seeds`, and all else (names, secrets, times) on nothing."""
    numbers = itertools.count()
    with (
        mock.patch.object(secrets, "new_seed", return_value=seeds.to_bytes(32, "big")),
        mock.patch.object(secrets, "new_secret", side_effect=lambda: f"secret-{next(numbers):040}"),
        mock.patch.object(secrets, "new_table_id", side_effect=lambda: f"table-{next(numbers)}"),
        app_on(folder, now=lambda: 1_800_000_000_000, vapid="E" * 42 + "A") as page,
    ):
        yield page


@contextmanager
def world(folder: Path, seeds: int) -> Iterator[tuple[Page, str, list[str]]]:
    """A table whose luck depends on `seeds`."""
    with app_in_world(folder, seeds) as page:
        table, secrets = page.full(3, hints=True, win_chances=True)
        yield page, table, secrets


def bytes_told(page: Page, table: str, reader: str | None, questions: Questions = QUESTIONS) -> list[bytes]:
    """Everything that the API tells this reader, as it goes over the wire, refusals and headers included."""
    told = []
    for (method, _), asked in questions.items():
        for path, body in asked:
            address = path.format(table=table)
            more = {} if body is None else {"json": body}
            answer = page.client.request(method, address, headers=bearer(reader), **more)
            content = answer.content.split(b"# HELP marula_request_seconds")[0]  # how long each took is no secret
            told.append(f"{method} {address} {answer.status_code} {sorted(answer.headers)} ".encode() + content)
    with page.client.websocket_connect(f"{table}/listen") as socket:
        socket.send_json({"secrets": [] if reader is None else [reader]})
        told.append(socket.receive_text(timeout=10).encode())
    return told


def without(told: list[bytes], *commitments: str) -> list[bytes]:
    """The commitment to the seed differs, as it must: it is a hash of what is secret, and tells nothing."""
    result = []
    for part in told:
        for words in commitments:
            part = part.replace(words.encode(), b"COMMITMENT")
        result.append(part)
    return result


def envelopes(told: list[bytes]) -> list[bytes]:
    return [part for part in told if b"/envelope" in part]


def only_envelopes() -> Questions:
    """The questions about envelopes alone."""
    return {key: asked for key, asked in QUESTIONS.items() if any("/envelope" in path for path, _ in asked)}


def hand(page: Page, table: str, secret: str) -> Any:
    return page.get(f"{table}/envelope", secret)["view"]["hands"]


def find_worlds() -> tuple[int, int]:
    """Two seeds that deal seat 0 the same hand and the others different ones."""
    seen: dict[str, tuple[int, list[Any]]] = {}
    for seeds in range(1, 200):
        chance = Sealed(seeds.to_bytes(32, "big"), 0, ("of Ada", "of Bo", "of Cy"))
        match = Match.deal(GAMES["template"], Setup("template", 3), chance)
        whispers = [str(told) for told in match.journal[0].events]
        if whispers[0] in seen and seen[whispers[0]][1] != whispers:
            return seen[whispers[0]][0], seeds
        seen.setdefault(whispers[0], (seeds, whispers))
    raise AssertionError("no two worlds found")


def test_every_address_is_asked(tmp_path: Path) -> None:
    with app_on(tmp_path) as page:
        schema = page.get("/api/schema/openapi.json")
    assert QUESTIONS.keys() == {(method, path) for path, methods in schema["paths"].items() for method in methods}


def test_what_is_hidden_changes_no_answer(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    one, other = find_worlds()
    answers: list[dict[str, list[bytes]]] = []
    commitments = []
    hands = []
    logs = []
    caplog.set_level("DEBUG")
    for seeds in (one, other):
        folder = tmp_path / str(seeds)
        folder.mkdir()
        caplog.clear()
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
            told = {"seat 0": bytes_told(page, table, secrets[0]), "onlooker": bytes_told(page, table, None)}
            assert page.get(table)["decisions"] == 2, "nothing that was asked lets luck in"
            answers.append(told)
        logs.append(
            sorted(record.getMessage().replace(str(folder), "") for record in caplog.records if "marula" in record.name)
        )
    assert hands[0][0] == hands[1][0], "seat 0 sees the same hand"
    assert hands[0][1:] != hands[1][1:], "the worlds differ in what seat 0 cannot see"
    for reader in ("seat 0", "onlooker"):
        left, right = (without(told[reader], *commitments) for told in answers)
        for mine, theirs in zip(left, right, strict=True):
            assert mine == theirs
    assert any(b"/hint 200 " in told for told in answers[0]["seat 0"]), "a hint was given"
    assert logs[0] == logs[1]


def test_the_comparison_can_fail(tmp_path: Path) -> None:
    """The same comparison for a seat that does see the difference: it must find one."""
    one, other = find_worlds()
    told = []
    for seeds in (one, other):
        folder = tmp_path / str(seeds)
        folder.mkdir()
        with world(folder, seeds) as (page, table, secrets):
            told.append([envelopes(bytes_told(page, table, words, only_envelopes())) for words in secrets[1:]])
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
        page.client.app.state.rate_limiter.limits.records = 2
        whole = [page.client.get("/api/tables/nowhere/luck").status_code for _ in range(3)]
        assert whole == [404, 404, 429], "whole matches are dear to read"
        assert page.client.get("/api/tables/nowhere").status_code == 404, "all else can still be read"
