"""When a server is killed, nothing that it has started goes on without it."""

import os
import signal
import subprocess
from pathlib import Path

import httpx

from tests.hostile.served import Served, served
from tests.waiting import until


def children(pid: int) -> list[int]:
    command = ["ps", "-ww", "-o", "pid=,args=", "--ppid", str(pid)]
    listed = subprocess.run(command, capture_output=True, text=True).stdout
    return [int(line.split()[0]) for line in listed.splitlines() if "spawn_main" in line]


def alive(pid: int) -> bool:
    """Is it still there, and no zombie?"""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except FileNotFoundError:
        return False


def thinkers(server: Served) -> list[int]:
    """The processes of bots, when they have thought and wait for the next table."""
    body = {"game": "template", "seats": 2, "bots": ["random", "random"]}
    id = httpx.post(f"{server.address}/api/tables", json=body).json()["table"]["id"]
    until(lambda: httpx.get(f"{server.address}/api/tables/{id}").json()["status"] == "over", 60)
    found = children(server.process.pid)
    assert found
    return found


def test_a_thinker_ends_with_a_killed_server(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        found = thinkers(server)
        os.kill(server.process.pid, signal.SIGKILL)
        server.process.wait()
        until(lambda: not any(map(alive, found)), 10)


def test_a_thinker_ends_with_a_server_that_stops(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        found = thinkers(server)
        server.process.terminate()
        assert server.process.wait(30) == 0
        until(lambda: not any(map(alive, found)), 10)
