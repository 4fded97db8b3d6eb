"""Overload: those in play at a steady rate, and as many requests again from newcomers who ask without end."""

import argparse
import asyncio
import json
import sys
import time
from typing import Any

from tools.bench_server.players import Clients, ConnectionPool, Table
from tools.bench_server.process import percentiles
from tools.kill_server import Server

NEWCOMERS = 64
"""Connections of newcomers."""


async def overload(server: Server, game: str, seats: int, tables: int, rate: float, seconds: float) -> dict[str, Any]:
    """How long those in play wait, alone and beside newcomers, and what newcomers are told."""
    await server.ready()
    clients = Clients(server, game, seats)
    await clients.choose_game()
    playing = [Table(clients) for _ in range(tables)]
    for start in range(0, tables, 20):
        await asyncio.gather(*(table.open() for table in playing[start : start + 20]))
    await _play(playing, rate, seconds)
    alone = clients.answered
    clients.answered = []
    command = [sys.executable, "-m", "tools.bench_server.overload", str(server.port), clients.game]
    flood = await asyncio.create_subprocess_exec(*command, str(rate), str(seconds + 2), stdout=asyncio.subprocess.PIPE)
    await asyncio.sleep(2)
    await _play(playing, rate, seconds)
    output, _ = await flood.communicate()
    await asyncio.gather(*(table.close() for table in playing))
    return {
        "game": clients.game,
        "tables in play": tables,
        "asked for by those in play, decisions/s": rate,
        "alone, act to answer, ms (50 %, 99 %)": percentiles(alone),
        "beside newcomers, act to answer, ms (50 %, 99 %)": percentiles(clients.answered),
        "done, decisions/s, alone and beside newcomers": (
            round(len(alone) / seconds, 1),
            round(len(clients.answered) / seconds, 1),
        ),
        **json.loads(output),
    }


async def _play(tables: list[Table], rate: float, seconds: float) -> None:
    """Decisions at this rate, one table after the other. A table that is still busy is passed over."""
    running: dict[int, asyncio.Task[None]] = {}
    began, number = time.perf_counter(), 0
    while (now := time.perf_counter()) - began < seconds:
        while number < (now - began) * rate:
            which = number % len(tables)
            number += 1
            if which not in running or running[which].done():
                running[which] = asyncio.create_task(tables[which].act())
        await asyncio.sleep(0.002)
    await asyncio.wait(running.values(), timeout=10)


async def newcomers(port: int, game: str, rate: float, seconds: float) -> dict[str, Any]:
    """Open tables and look at the lobby, at this rate as far as the server keeps up; in a process of its own."""
    pool = ConnectionPool(port, NEWCOMERS)
    statuses: dict[int, int] = {}
    waits: list[float] = []
    body = {"game": game, "visibility": "link"}

    async def ask(number: int) -> None:
        began = time.perf_counter()
        lobby = number % 2
        status, _ = await pool.ask(*(("GET", "/api/tables") if lobby else ("POST", "/api/tables", body)))
        waits.append(time.perf_counter() - began)
        statuses[status] = statuses.get(status, 0) + 1

    running: set[asyncio.Task[None]] = set()
    began, number = time.perf_counter(), 0
    while (now := time.perf_counter()) - began < seconds:
        while number < (now - began) * rate and len(running) < 4 * NEWCOMERS:
            task = asyncio.create_task(ask(number))
            running.add(task)
            task.add_done_callback(running.discard)
            number += 1
        await asyncio.sleep(0.002)
    if running:
        await asyncio.wait(running, timeout=10)
    return {
        "newcomers, requests/s": round(len(waits) / seconds, 1),
        "newcomers, answers by status": {str(status): count for status, count in sorted(statuses.items())},
        "newcomers, to answer, ms (50 %, 99 %)": percentiles(waits),
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("port", type=int)
    parser.add_argument("game")
    parser.add_argument("rate", type=float)
    parser.add_argument("seconds", type=float)
    args = parser.parse_args()
    print(json.dumps(asyncio.run(newcomers(args.port, args.game, args.rate, args.seconds))))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
