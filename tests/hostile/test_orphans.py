"""When a server is killed, nothing that it has started goes on without it."""

import contextlib
import os
import shlex
import signal
import subprocess
import sys
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


DEAF = """
import json, os, pathlib, signal, sys, time
for one in (signal.SIGTERM, signal.SIGHUP, signal.SIGPIPE):
    signal.signal(one, signal.SIG_IGN)
hello = json.loads(sys.stdin.readline())
pathlib.Path(sys.argv[1]).open("a").write(f"{os.getpid()}\\n")
print(json.dumps({**hello, "name": "deaf", "games": ["template"]}), flush=True)
time.sleep(120)
"""


def test_an_engine_that_ignores_the_end_of_its_input_ends_with_a_killed_server(tmp_path: Path) -> None:
    (tmp_path / "deaf.py").write_text(DEAF)
    started = tmp_path / "started"
    command = shlex.join((sys.executable, "-I", str(tmp_path / "deaf.py"), str(started)))
    with served(tmp_path, "--engine", f"deaf={command}") as server:
        at_start = len(started.read_text().splitlines())  # the server has asked whether it speaks as engines do
        body = {"game": "template", "seats": 2, "bots": ["deaf", "deaf"]}
        assert httpx.post(f"{server.address}/api/tables", json=body).status_code == 201
        until(lambda: len(started.read_text().splitlines()) > at_start, 60)
        engine = int(started.read_text().splitlines()[-1])
        assert alive(engine)
        os.kill(server.process.pid, signal.SIGKILL)
        server.process.wait()
        try:
            until(lambda: not alive(engine), 10)
        finally:
            with contextlib.suppress(ProcessLookupError):
                os.kill(engine, signal.SIGKILL)
