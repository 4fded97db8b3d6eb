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
from tools.kill_server import Player, Server


async def listen(server: Server, table: str, secret: str, heard: dict[str, Any]) -> None:
    """A page that never gives up: it resumes from what it has, wherever it lands."""
    address = server.address.replace("http", "ws") + f"{table}/listen"
    while True:
        try:
            async with connect(address) as socket:
                await socket.send(json.dumps({"secrets": [secret], "since": heard["sequence"]}))
                async for text in socket:
                    message = json.loads(text)
                    heard["sequence"] = message["sequence"]
                    for envelope in message["envelopes"]:
                        kept = {n: m for n, m in heard["moments"].items() if n < envelope["since"]}
                        heard["moments"] = kept | {m["number"]: m for m in envelope["moments"]}
        except (OSError, ConnectionClosed):
            heard["losses"] += 1
        await asyncio.sleep(0.05)


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
            await asyncio.sleep(2)
            server.kill_a_worker()
            async with asyncio.timeout(60):
                while player.finished == 0 and not player.faults:
                    await asyncio.sleep(0.05)
            playing.cancel()
            assert player.faults == []
            mine = [{"Authorization": f"Bearer {secret}"} for secret in secrets]
            told = [
                (await client.get(f"{server.address}{table}/envelope?since=0", headers=mine[number % 2])).json()
                for number in range(4)
            ]
            async with asyncio.timeout(20):
                while any(len(one["moments"]) < len(all["moments"]) for one, all in zip(heard, told, strict=True)):
                    await asyncio.sleep(0.05)
            for task in tasks:
                task.cancel()
        for one, all in zip(heard, told, strict=True):
            assert list(one["moments"].values()) == all["moments"]
        assert server.stop() == 0

    with postgres() as database:
        server = Server(tmp_path, "--database", database.url, "--workers", "2")
        server.start()
        try:
            asyncio.run(story(server))
        finally:
            server.kill()
