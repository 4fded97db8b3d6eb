"""Several real processes on PostgreSQL: listeners of one hear what happens in another, and survive its death."""

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tests.server.postgres import postgres
from tests.waiting import eventually
from tools.kill_server import EACH_LIFE, Player, Server


async def listen(server: Server, table: str, secret: str, heard: dict[str, Any]) -> None:
    """A page that never gives up: it resumes from what it has, wherever it lands."""
    address = server.address.replace("http", "ws") + f"{table}/listen"
    while True:
        try:
            async with connect(address) as socket:
                await socket.send(json.dumps({"secrets": [secret], "since": heard["sequence"]}))
                async for text in socket:
                    take_in(heard, json.loads(text))
        except (OSError, ConnectionClosed):
            heard["losses"] += 1
        await asyncio.sleep(0.05)  # as a page waits before it calls again


def take_in(heard: dict[str, Any], message: dict[str, Any]) -> None:
    """What a page keeps of a message."""
    heard["sequence"] = message["sequence"]
    for envelope in message["envelopes"]:
        kept = {n: m for n, m in heard["moments"].items() if n < envelope["since"]}
        heard["moments"] = kept | {m["number"]: m for m in envelope["moments"]}


def test_any_process_serves_any_table(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        await server.ready()
        player = Player(server, random.Random(1))
        # Without kept connections every request may land in another process.
        async with httpx.AsyncClient(limits=httpx.Limits(max_keepalive_connections=0)) as client:
            await player.sit(client)
            table, secrets = player.table, player.secrets
            heard: list[dict[str, Any]] = [{"sequence": 0, "moments": {}, "losses": 0} for _ in range(4)]
            tasks = [
                asyncio.create_task(listen(server, table, secrets[number % 2], heard[number])) for number in range(4)
            ]
            playing = asyncio.create_task(player.play(client))
            await eventually(lambda: len(player.acknowledged) >= EACH_LIFE and all(one["moments"] for one in heard))
            server.kill_a_worker()
            await eventually(lambda: player.finished or player.faults)
            playing.cancel()
            assert player.faults == []
            mine = [{"Authorization": f"Bearer {secret}"} for secret in secrets]
            told = [
                (await client.get(f"{server.address}{table}/envelope?since=0", headers=mine[number % 2])).json()
                for number in range(4)
            ]
            await eventually(
                lambda: all(
                    len(one["moments"]) >= len(all_of["moments"]) for one, all_of in zip(heard, told, strict=True)
                )
            )
            for task in tasks:
                task.cancel()
        for one, all_of in zip(heard, told, strict=True):
            assert list(one["moments"].values()) == all_of["moments"]
        assert server.stop() == 0

    with postgres() as database:
        server = Server(tmp_path, "--database", database.url, "--workers", "2")
        server.start()
        try:
            asyncio.run(story(server))
        finally:
            server.kill()
