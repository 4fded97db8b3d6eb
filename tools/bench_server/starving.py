"""Starving: how long a steady bot waits while others' tables are full of experts."""

import asyncio
import time
from typing import Any

import httpx

from tools.bench_server.process import percentiles
from tools.kill_server import Server


async def starving(server: Server, game: str, tables: int, decisions: int = 120) -> dict[str, Any]:
    """The time from one's own decision to the steady bot's answer, before and under the load of expert tables."""
    await server.ready()
    async with httpx.AsyncClient(base_url=server.address, timeout=120) as client:
        listed = (await client.get("/api/games")).json()["games"]
        game = game or listed[0]["name"]
        alone = await _waits(client, game, decisions)
        body = {"game": game, "seats": 4, "bots": ["expert"] * 4, "visibility": "link"}
        for _ in range(tables):
            (await client.post("/api/tables", json=body)).raise_for_status()
        under_load = await _waits(client, game, decisions)
    return {
        "game": game,
        "tables of four experts": tables,
        "a steady bot answers, alone, ms (50 %, 99 %)": percentiles(alone),
        "a steady bot answers, under that load, ms (50 %, 99 %)": percentiles(under_load),
        "the longest, s": round(max(under_load), 2),
    }


async def _waits(client: httpx.AsyncClient, game: str, decisions: int) -> list[float]:
    """Play against a steady bot; how long each of its answers took."""
    waits: list[float] = []
    while len(waits) < decisions:
        body = {"game": game, "seats": 2, "bots": [None, "steady"], "visibility": "link"}
        id = (await client.post("/api/tables", json=body)).json()["table"]["id"]
        table = f"/api/tables/{id}"
        secret = (await client.post(f"{table}/seats", json={"name": "Ada"})).json()["secret"]
        mine = {"Authorization": f"Bearer {secret}"}
        while len(waits) < decisions:
            began = time.perf_counter()
            envelope = (await client.get(f"{table}/envelope", headers=mine)).json()
            while not envelope["options"] and envelope["waiting_on"]:
                await asyncio.sleep(0.002)
                envelope = (await client.get(f"{table}/envelope", headers=mine)).json()
            if not envelope["waiting_on"]:
                break
            waits.append(time.perf_counter() - began)
            choice = {"version": envelope["version"], "action": envelope["options"][0]["action"]}
            await client.post(f"{table}/act", json=choice, headers=mine)
    return waits
