"""Race: the most decisions a second that a server carries, at tables of two; and the same for a boardgame.io server.

boardgame.io plays its own tic-tac-toe. Both servers get the same kind of players: one Node.js process, one socket for
each player, the same HTTP client. The server has one core and the players have another, so that they do not limit it.
Their load is reported too.
"""

import asyncio
import contextlib
import json
import os
import select
import shutil
import signal
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Any

import httpx

from marula.games import GAMES
from tools.bench_server.process import cpu
from tools.kill_server import Server, free_port

HERE = Path(__file__).parent / "racing"
FOLDER = Path("build") / "racing"
TIME_LIMIT = 60.0
"""Seconds to get ready, or to end."""


@contextlib.contextmanager
def on_core(number: int) -> Iterator[None]:
    """Processes that are started inside stay on this core: the first for servers, the last for their players."""
    cores = sorted(os.sched_getaffinity(0))
    os.sched_setaffinity(0, {cores[number]})
    try:
        yield
    finally:
        os.sched_setaffinity(0, cores)


def install() -> None:
    """boardgame.io and what plays, from npm, into a folder of its own."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for file in HERE.iterdir():
        shutil.copy(file, FOLDER / file.name)
    if not (FOLDER / "node_modules" / "ws").exists():
        print("installing boardgame.io into", FOLDER)
        subprocess.run(["npm", "install", "--silent", "--no-audit", "--no-fund"], cwd=FOLDER, check=True)


def go_first(pid: int) -> None:
    """Let a process run before all others on its core, so that other people's work does not count.

    A thread that was asleep goes before the busy one, as with the ordinary scheduler. Only root may do this.
    """
    for thread in (Path("/proc") / str(pid) / "task").iterdir():
        number = int(thread.name)
        os.sched_setscheduler(number, os.SCHED_RR, os.sched_param(1 if number == pid else 2))


def ours(server: Server, game: str, tables: int, seconds: float, alone: bool = False) -> dict[str, Any]:
    """Our server, which is not running yet."""
    with on_core(0):
        server.start()
    assert server.process is not None
    try:
        asyncio.run(server.ready())
        # Where no game is named: the smallest, which is listed last.
        whose = ["marula", str(server.port), game or list(GAMES)[-1]]
        return _played(server.process.pid, whose, tables, seconds, alone)
    finally:
        server.kill()


def theirs(tables: int, seconds: float, stored: str = "", alone: bool = False) -> dict[str, Any]:
    """A boardgame.io server. It keeps matches in memory, or in files of this folder."""
    ports = [str(free_port()), str(free_port())]
    with on_core(0):
        server = subprocess.Popen(
            ["node", "server.cjs", *ports, stored], cwd=FOLDER, stdout=subprocess.DEVNULL, start_new_session=True
        )
    try:
        _wait_for(f"http://127.0.0.1:{ports[1]}/games")
        return _played(server.pid, ["boardgame_io", *ports], tables, seconds, alone)
    finally:
        os.killpg(server.pid, signal.SIGKILL)
        server.wait()


def _played(pid: int, whose: list[str], tables: int, seconds: float, alone: bool) -> dict[str, Any]:
    with on_core(-1):
        players = subprocess.Popen(
            ["node", "players.cjs", *whose, str(tables), str(seconds)],
            cwd=FOLDER,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
    assert players.stdin is not None
    assert players.stdout is not None
    try:
        assert _line(players.stdout, TIME_LIMIT) == "ready\n"
        if alone:
            go_first(pid)
            go_first(players.pid)
        worked = cpu(pid)
        players.stdin.write("go\n")
        players.stdin.flush()
        told = json.loads(_line(players.stdout, seconds + TIME_LIMIT))
        worked = cpu(pid) - worked
    finally:
        players.kill()
        players.wait()
    return {
        "actions/s": round(told["actions"] / told["seconds"], 1),
        "actions for each second of the server's CPU": round(told["actions"] / worked, 1),
        "server CPU, %": round(100 * worked / told["seconds"]),
        "players' CPU, %": round(100 * told["worked"] / told["seconds"]),
        "act to heard by all, ms (50 %, 99 %)": (round(told["p50"], 1), round(told["p99"], 1)),
    }


def _line(stream: IO[str], seconds: float) -> str:
    """The next line of a stream, or TimeoutError. Players whose server has died would wait for ever."""
    ready, _, _ = select.select([stream], [], [], seconds)
    if not ready:
        raise TimeoutError(f"no word from the players for {seconds:g} s: their server no longer answers")
    return stream.readline()


def _wait_for(address: str) -> None:
    for _ in range(600):
        try:
            if httpx.get(address).status_code == 200:
                return
        except httpx.TransportError:
            pass
        time.sleep(0.1)
    raise TimeoutError(address)
