"""DNS rebinding: a foreign name that leads to this machine opens nothing at somebody's own `marula play`."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from litestar.exceptions import WebSocketDisconnect

from marula.cli.play import settings_for
from marula.server.http.app import Settings
from marula.server.http.startup import bind
from tests.server.http.common import app_on
from tests.waiting import until
from tools.kill_server import free_port

OURS = ["localhost", "LOCALHOST:8000", "localhost.:8000", "127.0.0.1:8000", "127.0.0.1", "127.8.8.8:80", "[::1]:8000"]
FOREIGN = [
    "evil.example",
    "evil.example:8000",
    "127.0.0.1.evil.example:8000",
    "localhost.evil.example",
    "evil.example@127.0.0.1",
    "127.0.0.1@evil.example",
    "192.168.1.2:8000",
    "[2001:db8::1]:8000",
    "[::1",
    "",
]


@pytest.mark.parametrize("host", OURS)
def test_this_machine_answers_to_its_own_names(host: str, tmp_path: Path) -> None:
    with app_on(tmp_path, this_machine=True) as page:
        headers = {"host": host, "origin": f"http://{host}"}
        answer = page.client.post("/api/tables", json={"game": "template"}, headers=headers)
        assert answer.status_code == 201, answer.text
        table = f"/api/tables/{answer.json()['table']['id']}"
        assert page.client.get(table, headers={"host": host}).status_code == 200
        with page.client.websocket_connect(f"{table}/listen", headers=headers) as socket:
            socket.send_json({})
            assert socket.receive_json(timeout=10)["table"]["game"] == "template"


@pytest.mark.parametrize("host", FOREIGN)
def test_a_foreign_name_opens_nothing(host: str, tmp_path: Path) -> None:
    """The page of that name may name itself as the origin: its name has led elsewhere before."""
    with app_on(tmp_path, this_machine=True) as page:
        page.client.headers["host"] = "localhost"
        table, _ = page.create()
        headers = {"host": host, "origin": f"http://{host}"}
        for method, path in (("POST", "/api/tables"), ("GET", "/api/tables"), ("GET", table), ("GET", "/")):
            answer = page.client.request(method, path, json={"game": "template"}, headers=headers)
            assert (answer.status_code, answer.json()["code"]) == (403, "bad_host"), path
        listening = page.client.websocket_connect(f"{table}/listen", headers=headers)
        with listening as socket, pytest.raises(WebSocketDisconnect):
            socket.receive_json(timeout=10)


def test_a_server_behind_a_proxy_answers_to_the_name_of_the_proxy(tmp_path: Path) -> None:
    """`marula serve` listens on loopback too. It cannot know the names under which people reach its proxy."""
    with app_on(tmp_path) as page:
        headers = {"host": "play.example.org", "origin": "https://play.example.org"}
        assert page.client.post("/api/tables", json={"game": "template"}, headers=headers).status_code == 201


@pytest.mark.parametrize(("host", "expected"), [("127.0.0.1", True), ("localhost", True), ("0.0.0.0", False)])
def test_play_is_for_this_machine_where_nobody_else_can_reach_it(host: str, expected: bool) -> None:
    """A socket that it is handed may be open to others, who name this machine by another name."""
    with bind(host, 0) as listening:
        assert settings_for("sqlite://", listening) == Settings(
            "sqlite://", pause=0.4, limits=False, this_machine=expected
        )


def test_marula_play_itself(tmp_path: Path) -> None:
    port = free_port()
    playing = subprocess.Popen(
        [sys.executable, "-m", "marula", "play", "--no-browser", "--port", str(port)],
        env={**os.environ, "XDG_DATA_HOME": str(tmp_path)},
        stdout=subprocess.DEVNULL,
    )

    def status(host: str) -> int:
        try:
            headers = {"host": host, "origin": f"http://{host}"}
            body = {"game": "template"}
            return httpx.post(f"http://127.0.0.1:{port}/api/tables", json=body, headers=headers).status_code
        except httpx.TransportError:
            return 0

    try:
        until(lambda: status(f"127.0.0.1:{port}") == 201)
        assert status(f"localhost:{port}") == 201
        assert status(f"evil.example:{port}") == 403
        playing.send_signal(signal.SIGINT)
        assert playing.wait(60) == 0
    finally:
        playing.kill()
        playing.wait()
