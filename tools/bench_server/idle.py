"""Idle tables: what a table costs after a minute without a change. It has then left memory and is opened on demand."""

import asyncio
from typing import Any

from tools.bench_server.players import Clients
from tools.bench_server.process import memory
from tools.kill_server import Server

LEFT = 75
"""Seconds after which every table has left memory."""


async def idle(server: Server, game: str, seats: int, tables: int) -> dict[str, Any]:
    """So many tables that have started; the growth of the server's resident memory, shared out among them."""
    assert server.process is not None
    await server.ready()
    clients = Clients(server, game, seats, connections=8)
    await clients.choose_game()
    for _ in range(20):  # boards, texts and connections come with the first tables, and are not theirs alone
        await clients.seat_everyone()
    before = memory(server.process.pid)
    for start in range(0, tables, 8):
        await asyncio.gather(*(clients.seat_everyone() for _ in range(start, min(start + 8, tables))))
    dealt = memory(server.process.pid)
    await asyncio.sleep(LEFT)
    left = memory(server.process.pid)
    return {
        "game": clients.game,
        "seats": seats,
        "idle tables": tables,
        "memory for each table, just dealt, KB": round((dealt - before) / tables, 1),
        "memory for each table, idle for a minute, KB": round((left - before) / tables, 1),
    }
