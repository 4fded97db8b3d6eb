"""Load: many tables with all their listeners, at a fixed number of decisions a second."""

import asyncio
import time
from typing import Any

from tools.bench_server.players import Clients, Table
from tools.bench_server.process import cpu_of_group, memory, percentiles
from tools.kill_server import Server


async def load(server: Server, game: str, seats: int, tables: int, rate: float, seconds: float) -> dict[str, Any]:
    """Decisions at a steady rate, one table after the other; each is timed until its last listener has heard."""
    assert server.process is not None
    await server.ready()
    pid = server.process.pid
    clients = Clients(server, game, seats)
    await clients.choose_game()
    before = memory(pid)
    all_tables = [Table(clients) for _ in range(tables)]
    for start in range(0, tables, 20):
        await asyncio.gather(*(table.open() for table in all_tables[start : start + 20]))
    await asyncio.sleep(1)
    listening = memory(pid)
    clients.messages = 0
    running: set[asyncio.Task[None]] = set()
    busy: set[int] = set()
    began, worked = time.perf_counter(), cpu_of_group(pid)
    number = skipped = 0
    while (now := time.perf_counter()) - began < seconds:
        due = int((now - began) * rate)
        while number < due:
            which = number % tables
            number += 1
            if which in busy:
                skipped += 1
                continue
            busy.add(which)
            task = asyncio.create_task(all_tables[which].act())
            running.add(task)
            task.add_done_callback(running.discard)
            task.add_done_callback(lambda _, which=which: busy.discard(which))  # type: ignore[misc]
        await asyncio.sleep(0.002)
    took, worked = time.perf_counter() - began, cpu_of_group(pid) - worked
    if running:
        await asyncio.wait(running, timeout=10)
    decisions = len(clients.until_heard)
    result = {
        "game": clients.game,
        "tables": tables,
        "listeners": tables * seats,
        "asked for, decisions/s": rate,
        "done, decisions/s": round(decisions / took, 1),
        "messages/s": round(clients.messages / took, 1),
        "act to answer, ms (50 %, 99 %)": percentiles(clients.answered),
        "act to heard by all, ms (50 %, 99 %)": percentiles(clients.until_heard),
        "server CPU for each decision with its messages, ms": round(
            worked * 1000 / max(1, len(clients.until_heard)), 2
        ),
        "refused": clients.refused,
        "not asked because the table was busy": skipped,
        "memory for each table with its listeners, KB": round((listening - before) / tables, 1),
        "server memory, MB": round(memory(pid) / 1024, 1),
    }
    await asyncio.gather(*(table.close() for table in all_tables))
    return result
