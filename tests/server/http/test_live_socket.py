"""Listening: everything at once, then each change, and back again after any loss."""

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from unittest import mock

import pytest
from litestar.exceptions import WebSocketDisconnect

from tests.server.http.common import Page, app_on


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Page]:
    with app_on(tmp_path_factory.mktemp("web")) as page:
        yield page


def hear(socket: Any, sequence: int) -> dict[str, Any]:
    """The first message that is at least that far."""
    while True:
        message: dict[str, Any] = socket.receive_json(timeout=10)
        if message["sequence"] >= sequence:
            return message


def test_the_first_message_brings_everything(page: Page) -> None:
    table, secrets = page.full(2)
    with page.client.websocket_connect(f"{table}/listen") as socket:
        socket.send_json({"secrets": secrets})
        message = socket.receive_json(timeout=10)
        assert message["sequence"] == page.get(table)["sequence"]
        assert [envelope["seat"] for envelope in message["envelopes"]] == [0, 1], "hot-seat: one for each secret"
        assert message["envelopes"][0] == page.get(f"{table}/envelope", secrets[0])
        assert message["table"]["seats"][0]["present"] is True


def test_each_change_is_told(page: Page) -> None:
    table, _ = page.create(seats=2)
    with page.client.websocket_connect(f"{table}/listen") as socket:
        socket.send_json({})
        assert socket.receive_json(timeout=10)["envelopes"] == []
        secrets = [page.sit(table, "Ada"), page.sit(table, "Bo")]
        message = hear(socket, page.get(table)["sequence"])
        assert message["table"]["status"] == "playing"
        assert message["envelopes"][0]["seat"] == -1
        page.choose(table, secrets, random.Random(1))
        message = hear(socket, page.get(table)["sequence"])
        assert [moment["number"] for moment in message["envelopes"][0]["moments"]] == [1]
        page.post(f"{table}/chat", {"text": "well done"}, secrets[0])
        message = hear(socket, page.get(table)["sequence"])
        assert [line["text"] for line in message["chat"]] == ["well done"]
        assert message["envelopes"][0]["moments"] == []


def test_coming_back_from_another_device(page: Page) -> None:
    """The secret is all it takes: the second device hears everything, acts, and the first one hears of it."""
    table, secrets = page.full(2)
    with (
        page.client.websocket_connect(f"{table}/listen") as service,
        page.client.websocket_connect(f"{table}/listen") as telephone,
    ):
        service.send_json({"secrets": secrets[:1]})
        hand = service.receive_json(timeout=10)["envelopes"][0]
        telephone.send_json({"secrets": secrets[:1]})
        there = telephone.receive_json(timeout=10)["envelopes"][0]
        assert (there["view"], there["options"]) == (hand["view"], hand["options"])
        asked = {"version": there["version"], "action": there["options"][0]["action"]}
        sequence = page.post(f"{table}/act", asked, secrets[0])["sequence"]
        assert hear(service, sequence)["envelopes"][0] == hear(telephone, sequence)["envelopes"][0]
    assert page.get(table)["seats"][0]["present"] is False, "both have gone"


def test_so_many_listeners_from_one_address(tmp_path: Path) -> None:
    with app_on(tmp_path, limits=True) as page:
        table, _ = page.full(2)
        page.client.app.state.rate_limiter.limits.listeners = 1
        with page.client.websocket_connect(f"{table}/listen") as first:
            first.send_json({})
            assert first.receive_json(timeout=10)["sequence"] > 0
            with page.client.websocket_connect(f"{table}/listen") as second:
                with pytest.raises(WebSocketDisconnect) as closed:
                    second.receive_json(timeout=10)
                assert closed.value.code == 4429
        page.client.app.state.rate_limiter.limits.requests = 2
        page.client.app.state.rate_limiter.buckets.clear()
        codes = [page.client.post(f"{table}/chat", json={"text": "?"}).status_code for _ in range(3)]
        assert codes == [401, 401, 429]


def test_resuming_after_a_loss_misses_nothing(page: Page) -> None:
    table, secrets = page.full(2)
    chooser = random.Random(2)
    moments: dict[int, Any] = {}
    since = 0
    for _ in range(6):
        with page.client.websocket_connect(f"{table}/listen") as socket:
            socket.send_json({"secrets": [secrets[0]], "since": since})
            message = socket.receive_json(timeout=10)
        envelope = message["envelopes"][0]
        moments = {number: moment for number, moment in moments.items() if number < envelope["since"]}
        moments |= {moment["number"]: moment for moment in envelope["moments"]}
        since = message["sequence"]
        whole = page.get(f"{table}/envelope", secrets[0], since=0)["moments"]
        assert list(moments.values()) == whole
        for _ in range(3):
            page.choose(table, secrets, chooser)
        page.post(f"{table}/undo", {"to": max(0, page.get(table)["decisions"] - 2)}, secrets[0])
        if page.get(table)["undo"]:
            page.post(f"{table}/undo/answer", {"agree": True}, secrets[1])


def test_pings_are_answered(page: Page) -> None:
    table, _ = page.full(2)
    with page.client.websocket_connect(f"{table}/listen") as socket:
        socket.send_json({})
        socket.receive_json(timeout=10)
        socket.send_json({"ping": 1})
        assert socket.receive_json(timeout=10) == {"pong": 1}


@pytest.mark.parametrize(
    ("first", "headers", "code"),
    [
        ("{", {}, 4400),
        ('{"secrets":' + "[" * 5000, {}, 4400),
        ('{"since": -1}', {}, 4400),
        ('{"secrets": ["no such secret"]}', {}, 4401),
        ("{}", {"origin": "https://elsewhere.example"}, 4403),
    ],
)
def test_who_may_not_listen(page: Page, first: str, headers: dict[str, str], code: int) -> None:
    table, _ = page.full(2)
    with page.client.websocket_connect(f"{table}/listen", headers=headers) as socket:
        socket.send_text(first)
        with pytest.raises(WebSocketDisconnect) as closed:
            socket.receive_json(timeout=10)
        assert closed.value.code == code


def test_no_such_table_and_no_onlookers(page: Page) -> None:
    hidden, secrets = page.full(2, watch=False)
    for path, code in (("/api/tables/nowhere", 4404), (hidden, 4403)):
        with page.client.websocket_connect(f"{path}/listen") as socket:
            socket.send_json({})
            with pytest.raises(WebSocketDisconnect) as closed:
                socket.receive_json(timeout=10)
            assert closed.value.code == code
    with page.client.websocket_connect(f"{hidden}/listen") as socket:
        socket.send_json({"secrets": secrets[:1]})
        assert socket.receive_json(timeout=10)["envelopes"][0]["seat"] == 0


def test_who_has_left_hears_nothing_of_the_next_one_there(page: Page) -> None:
    """A seat is left before the deal and taken by another: the line that was open for it must not show the new hand."""
    table, host = page.create(seats=2, start="host")
    page.sit(table, "Ada", seat=0)
    old = page.sit(table, "Bo", seat=1)
    for asks, secret in (("leaves", None), ("is sent away", host)):
        with page.client.websocket_connect(f"{table}/listen") as socket:
            socket.send_json({"secrets": [old]})
            socket.receive_json(timeout=10)
            answer = page.client.delete(f"{table}/seats/1", headers={"Authorization": f"Bearer {secret or old}"})
            assert answer.status_code == 200, asks
            with pytest.raises(WebSocketDisconnect) as closed:
                hear(socket, 1 << 30)
            assert closed.value.code == 4401
        old = page.sit(table, "Cy", seat=1) if secret is None else old


def test_a_flood_of_pings_costs_next_to_nothing(page: Page) -> None:
    table, _ = page.full(2)
    with page.client.websocket_connect(f"{table}/listen") as socket:
        socket.send_json({})
        socket.receive_json(timeout=10)
        with mock.patch("marula.server.http.rendering.live_messages.LiveMessages.complete") as made:
            for _ in range(20):
                socket.send_json({"ping": 1})
                assert socket.receive_json(timeout=10) == {"pong": 1}
        made.assert_not_called()
