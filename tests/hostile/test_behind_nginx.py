"""Behind a real nginx, set up as the page for operators says, on a port of its own."""

import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.hostile.served import Served, frame, head_of, served
from tests.waiting import until
from tools.kill_server import free_port

PAGE = Path(__file__).parents[2] / "docs" / "how-to" / "host.md"
NGINX = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin:/usr/local/sbin:/opt/homebrew/bin")
AROUND = """
daemon off; pid {folder}/nginx.pid; error_log {folder}/nginx.log; worker_processes 1;
events {{ worker_connections 64; }}
http {{
    access_log off; client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi; uwsgi_temp_path {folder}/uwsgi; scgi_temp_path {folder}/scgi;
    server {{ listen 127.0.0.1:{port}; {location} }}
}}
"""


def location() -> str:
    """What the page tells operators to write."""
    found = re.search(r"```nginx\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert found is not None
    return found[1]


def test_the_page_hands_on_the_host_with_its_port() -> None:
    """nginx's $host is the name without the port; $http_host is what the browser sent."""
    assert re.search(r"proxy_set_header Host \$http_host;", location())


@pytest.fixture(scope="module")
def proxied(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Served, str]]:
    """A server with limits, and the address of the proxy in front of it."""
    if NGINX is None:
        pytest.skip("nginx is not installed")
    folder = tmp_path_factory.mktemp("nginx")
    port = free_port()
    with served(folder, "--behind-proxy") as server:
        inside = location().replace("127.0.0.1:8000", f"127.0.0.1:{server.port}")
        (folder / "nginx.conf").write_text(AROUND.format(folder=folder, port=port, location=inside))
        proxy = subprocess.Popen([NGINX, "-p", folder, "-c", folder / "nginx.conf", "-e", folder / "nginx.log"])
        try:
            until(lambda: _answers(port))
            yield server, f"127.0.0.1:{port}"
        finally:
            proxy.terminate()
            proxy.wait(30)


def _answers(port: int) -> bool:
    try:
        return httpx.get(f"http://127.0.0.1:{port}/health").status_code == 200
    except httpx.TransportError:
        return False


def test_our_own_pages_are_answered_and_others_are_not(proxied: tuple[Served, str]) -> None:
    _, host = proxied
    body = {"game": "template"}
    for origin, expected in (
        (f"http://{host}", 201),
        (f"https://{host}", 201),  # another proxy may bring HTTPS before this one
        ("http://127.0.0.1", 403),
        (f"http://{host}0", 403),
        (f"http://{host}@evil.example", 403),
        ("null", 403),
    ):
        answer = httpx.post(f"http://{host}/api/tables", json=body, headers={"origin": origin})
        assert answer.status_code == expected, origin


def test_our_own_pages_can_listen(proxied: tuple[Served, str]) -> None:
    server, host = proxied
    table = "/api/tables/" + httpx.post(f"http://{host}/api/tables", json={"game": "template"}).json()["table"]["id"]
    through = Served(int(host.partition(":")[2]), server.folder, server.process)
    with through.upgrade(table, Origin=f"http://{host}") as line:
        assert b" 101 " in head_of(line).partition(b"\r\n")[0]
        line.sendall(frame({}))
        assert line.recv(1)
    with through.upgrade(table, Origin="http://127.0.0.1") as line:
        assert b" 101 " not in head_of(line).partition(b"\r\n")[0] or line.recv(2)[:1] == b"\x88"


def test_forged_addresses_stay_outside(proxied: tuple[Served, str]) -> None:
    """The limit of listeners counts the address that nginx sees, whatever the client pretends."""
    _, host = proxied
    answers = [
        httpx.post(
            f"http://{host}/api/tables", json={"game": "template"}, headers={"x-forwarded-for": f"203.0.113.{number}"}
        ).status_code
        for number in range(70)
    ]
    assert (answers[0], answers[-1]) == (201, 429)
