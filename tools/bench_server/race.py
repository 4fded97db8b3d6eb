"""Race: as many decisions as a server can carry, at tables of two that wait for nothing but each other; then the same
of a boardgame.io server with its own tic-tac-toe, played by the protocol of its own client."""

import asyncio
import json
import os
import shutil
import signal
import subprocess
import time
from pathlib import Path
from typing import Any

import httpx

from tools.bench_server.players import Guests, Table
from tools.bench_server.process import cpu, percentiles
from tools.kill_server import Server, free_port

HERE = Path(__file__).parent / "boardgame_io"
FOLDER = Path("build") / "boardgame_io"


async def ours(server: Server, game: str, tables: int, seconds: float) -> dict[str, Any]:
    """Every table plays as fast as it can: the next decision when both have heard of the last; new tables when over."""
    assert server.process is not None
    await server.ready()
    guests = Guests(server, game, 2, lines=tables)
    await guests.choose_game()
    all_tables = [Table(guests) for _ in range(tables)]
    for table in all_tables:
        await table.open()
    began, worked = time.perf_counter(), cpu(server.process.pid)

    async def play(table: Table) -> None:
        while time.perf_counter() - began < seconds:
            await table.act()

    await asyncio.gather(*(play(table) for table in all_tables))
    took, worked = time.perf_counter() - began, cpu(server.process.pid) - worked
    await asyncio.gather(*(table.close() for table in all_tables))
    return _told(len(guests.told), took, worked, percentiles(guests.told))


def install() -> None:
    """boardgame.io from npm, into a folder of its own."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in ("package.json", "server.cjs", "players.cjs"):
        shutil.copy(HERE / name, FOLDER / name)
    if not (FOLDER / "node_modules" / "node-persist").exists():
        print("installing boardgame.io into", FOLDER)
        subprocess.run(["npm", "install", "--silent", "--no-audit", "--no-fund"], cwd=FOLDER, check=True)


def theirs(tables: int, seconds: float, stored: str = "") -> dict[str, Any]:
    """The same with boardgame.io: its server in one process, its players in another. It keeps matches in memory, or in
    files of this folder."""
    ports = [str(free_port()), str(free_port())]
    server = subprocess.Popen(
        ["node", "server.cjs", *ports, stored], cwd=FOLDER, stdout=subprocess.DEVNULL, start_new_session=True
    )
    try:
        _wait_for(f"http://127.0.0.1:{ports[1]}/games")
        players = subprocess.Popen(
            ["node", "players.cjs", *ports, str(tables), str(seconds)],
            cwd=FOLDER,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        assert players.stdin is not None
        assert players.stdout is not None
        assert players.stdout.readline() == "ready\n"
        worked = cpu(server.pid)
        players.stdin.write("go\n")
        players.stdin.flush()
        told = json.loads(players.stdout.readline())
        worked = cpu(server.pid) - worked
        players.wait()
    finally:
        os.killpg(server.pid, signal.SIGKILL)
        server.wait()
    return _told(told["actions"], told["seconds"], worked, (round(told["p50"], 1), round(told["p99"], 1)))


def _told(actions: int, took: float, worked: float, heard: tuple[float, float]) -> dict[str, Any]:
    return {
        "actions/s": round(actions / took, 1),
        "actions for each second of the server's CPU": round(actions / worked, 1),
        "server CPU, %": round(100 * worked / took),
        "act to heard by all, ms (50 %, 99 %)": heard,
    }


def _wait_for(address: str) -> None:
    for _ in range(600):
        try:
            if httpx.get(address).status_code == 200:
                return
        except httpx.TransportError:
            pass
        time.sleep(0.1)
    raise TimeoutError(address)
