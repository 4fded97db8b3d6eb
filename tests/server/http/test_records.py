"""Records: what may be done with a finished match and with no running one; rematches; luck that a page can check."""

import asyncio
import hashlib
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import pytest
from httpx import ASGITransport, AsyncClient

from marula.core import match_file
from marula.core.chance import commitment
from marula.games import GAMES
from marula.server.http.app import Settings, create_app
from tests.server.http.common import Page, app_on, bearer
from tests.waiting import until


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Page]:
    with app_on(tmp_path_factory.mktemp("records")) as page:
        yield page


def test_a_rematch_takes_new_contributions(page: Page) -> None:
    table, secrets = page.full(2)
    page.finish(table, secrets)
    before = page.get(table)["luck"]
    again = page.post(f"{table}/rematch", {}, secrets[0], expect=201)["table"]
    new = f"/api/tables/{again['id']}"
    assert again["status"] == "open"
    assert [seat["kind"] for seat in again["seats"]] == ["person", "person"], "their seats are kept for them"
    assert again["luck"]["commitment"] not in ("", before["commitment"]), "the server is bound before anyone adds"
    assert again["luck"]["awaits"] == [0, 1]
    secrets = secrets[1:] + secrets[:1]  # everyone has moved on by one seat
    refused = page.post(f"{new}/seats/0/contribution", {"contribution": "mine"}, secrets[1], expect=403)
    assert refused["code"] == "not_yours"
    page.post(f"{new}/seats/0/contribution", {"contribution": ""}, secrets[0], expect=400)
    page.post(f"{new}/seats/0/contribution", {"contribution": "rain", "key": "a"}, secrets[0])
    waiting = page.get(new)
    assert (waiting["status"], waiting["luck"]["awaits"], waiting["luck"]["contributions"]) == ("open", [1], None)
    page.post(f"{new}/seats/1/contribution", {"contribution": "wind", "key": "b"}, secrets[1])
    dealt = page.get(new)
    assert (dealt["status"], dealt["luck"]["contributions"]) == ("playing", ["rain", "wind"])
    assert dealt["luck"]["commitment"] == again["luck"]["commitment"]
    late = page.post(f"{new}/seats/1/contribution", {"contribution": "sun"}, secrets[1], expect=409)
    assert late["code"] == "already_started"
    page.finish(new, secrets)
    _, proof = match_file.read(page.client.get(f"{new}/file").content, GAMES)
    assert proof.luck == "checked"


def test_a_rematch_is_played_by_the_current_rules(page: Page, monkeypatch: pytest.MonkeyPatch) -> None:
    table, secrets = page.full(2)
    page.finish(table, secrets)
    monkeypatch.setattr(GAMES["template"], "revision", 2)
    again = page.post(f"{table}/rematch", {}, secrets[0], expect=201)["table"]
    assert again["setup"]["revision"] == 2
    assert "revision" not in page.get(table)["setup"], "the first match keeps the rules it was played by"


def test_two_who_ask_for_a_rematch_at_the_same_time_meet_at_one_table(tmp_path: Path) -> None:
    with app_on(tmp_path) as page:
        table, secrets = page.full(2)
        page.finish(table, secrets)

    async def both() -> tuple[list[str], str, int]:
        app = create_app(Settings(f"sqlite:///{tmp_path / 'tables.db'}", limits=False))
        async with (
            app.lifespan(),
            AsyncClient(transport=ASGITransport(cast(Any, app)), base_url="http://marula") as client,
        ):
            asking = (client.post(f"{table}/rematch", json={}, headers=bearer(secret)) for secret in secrets)
            told = [answer.json()["table"]["id"] for answer in await asyncio.gather(*asking)]
            rematch = (await client.get(table)).json()["rematch"]
            return told, rematch, sum(app.state.services.registry.store.count().values())

    told, rematch, tables = asyncio.run(both())
    assert told == [rematch, rematch]
    assert tables == 2, "the old one and the new one, and none that nobody knows of"


def test_a_rematch_does_not_wait_for_who_has_left(page: Page) -> None:
    table, secrets = page.full(2)
    page.post(f"{table}/seats/1/bot", {"level": "random"}, secrets[1])

    def over_after_my_turn() -> bool:
        if page.get(table)["status"] == "over":
            return True
        envelope = page.get(f"{table}/envelope", secrets[0])
        if envelope["options"]:
            action = envelope["options"][0]["action"]
            page.post(f"{table}/act", {"version": envelope["version"], "action": action}, secrets[0])
        return False

    until(over_after_my_turn)  # the bot's process must start first
    again = page.post(f"{table}/rematch", {}, secrets[0], expect=201)["table"]
    assert again["luck"]["awaits"] == [1], "everyone has moved on by one seat"
    assert again["seats"][0]["kind"] == "stand_in", "whoever has left may still come back"
    new = f"/api/tables/{again['id']}"
    page.post(f"{new}/seats/1/contribution", {"contribution": "rain"}, secrets[0])
    assert page.get(new)["status"] == "playing"
    page.post(f"{new}/seats/0/person", {}, secrets[1])
    assert page.get(new)["seats"][0]["kind"] == "person"


def test_the_host_may_start_a_rematch_without_who_does_not_come(page: Page) -> None:
    table, host = page.create(seats=2)
    secrets = [page.sit(table, "Ada"), page.sit(table, "Bo")]
    page.finish(table, secrets)
    again = page.post(f"{table}/rematch", {}, secrets[0], expect=201)["table"]
    page.post(f"/api/tables/{again['id']}/start", {}, host)
    assert page.get(f"/api/tables/{again['id']}")["status"] == "playing"


@pytest.mark.parametrize("decisions", [0, 1, 5, 10_000])
def test_nothing_of_a_running_match_is_handed_out(page: Page, decisions: int) -> None:
    """Not even its first position: the hand that was dealt is still held. Nor to those who sit there."""
    table, secrets = page.full(2)
    chooser = random.Random(3)
    for _ in range(6):
        page.choose(table, secrets, chooser)
    for secret in (None, *secrets):
        refused = page.post(f"{table}/fork", {"decisions": decisions}, secret, expect=409)
        assert refused["code"] == "still_secret"
        assert "secret" in refused["text"], "it says why"
        for what in ("file", "course", "luck"):
            assert page.get(f"{table}/{what}", secret, expect=409) == refused
    page.finish(table, secrets)
    if decisions < page.get(table)["decisions"]:
        forked = page.post(f"{table}/fork", {"decisions": decisions}, expect=201)["table"]
        assert (forked["decisions"], forked["luck"]["seed"]) == (decisions, None)
    else:
        assert page.post(f"{table}/fork", {"decisions": decisions}, expect=404)["facts"]["what"] == "position"


def test_a_fork_of_a_fork_keeps_its_own_secrets(page: Page) -> None:
    """The fork is a running match again: nothing of it is handed out before it is over."""
    table, secrets = page.full(2)
    page.finish(table, secrets)
    forked = page.post(f"{table}/fork", {"decisions": 4}, expect=201)
    new = f"/api/tables/{forked['table']['id']}"
    sitting = [page.sit(new, "Ada"), page.sit(new, "Bo")]
    assert page.post(f"{new}/fork", {"decisions": 2}, sitting[0], expect=409)["code"] == "still_secret"
    page.finish(new, sitting, seed=9)
    luck = page.get(f"{new}/luck")
    assert [source.get("since", 0) for source in luck["sources"]] == [0, 5]
    check(luck)


def test_a_page_can_draw_every_answer_again(page: Page) -> None:
    table, secrets = page.full(3)
    before = page.get(table)["luck"]
    page.finish(table, secrets)
    luck = page.get(f"{table}/luck")
    assert luck["sources"][0]["commitment"] == before["commitment"]
    assert luck["sources"][0]["contributions"] == ["of Ada", "of Bo", "of Cy"]
    assert check(luck) > 10
    file = match_file.read(page.client.get(f"{table}/file").content, GAMES)[0]
    assert [draw["answers"] for draw in luck["draws"]] == [list(e.luck) for e in file.journal if e.luck]
    luck["draws"][0]["answers"][0] += 1
    with pytest.raises(AssertionError):
        check(luck)


def check(luck: dict[str, Any]) -> int:
    """How many answers are proved by what docs/reference/http-api.md says, using nothing else of ours."""
    proved = 0
    for draw in luck["draws"]:
        source = [source for source in luck["sources"] if source.get("since", 0) <= draw["number"]][-1]
        seed = bytes.fromhex(source["seed"])
        assert commitment(seed) == source["commitment"]
        key = seed
        if source.get("contributions"):
            mixed = hashlib.blake2b(b"marula luck ", key=seed, digest_size=32)
            for part in source["contributions"]:
                mixed.update(len(part.encode()).to_bytes(4, "big") + part.encode())
            key = mixed.digest()
        for index, (size, answer) in enumerate(zip(draw["of"], draw["answers"], strict=True)):
            attempt = 0
            while True:
                bot_request = (draw["place"] + index).to_bytes(8, "big") + attempt.to_bytes(4, "big")
                number = int.from_bytes(hashlib.blake2b(bot_request, key=key, digest_size=8).digest(), "big")
                if number < (1 << 64) - (1 << 64) % size:
                    break
                attempt += 1
            assert number % size == answer
            proved += 1
    return proved
