"""Listeners that read nothing, or vanish without a word, hold nobody up and cost nothing that grows."""

import asyncio
import json
import random
from pathlib import Path

import httpx
from websockets.asyncio.client import ClientConnection, connect

from tools.bench_server.process import memory
from tools.kill_server import Player, Server


async def hear(socket: ClientConnection, player: Player, enough: int) -> int:
    """How many decisions a listener has heard of: enough, or all of the match."""
    heard = 0
    async with asyncio.timeout(60):
        while not player.finished and heard < enough:
            heard = json.loads(await socket.recv())["table"]["decisions"]
    return heard


def test_a_listener_that_never_reads(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        await server.ready()
        player = Player(server, random.Random(1))
        async with httpx.AsyncClient() as client:
            await player.sit(client)
            address = server.address.replace("http", "ws") + f"{player.table}/listen"
            hello = json.dumps({"secrets": [player.secrets[0]]})
            table = player.table
            deaf = [await connect(address, max_queue=1, ping_interval=None) for _ in range(20)]
            gone = [await connect(address, ping_interval=None) for _ in range(20)]
            for socket in (*deaf, *gone):
                await socket.send(hello)
            for socket in gone:
                socket.transport.abort()
            async with connect(address) as good:
                await good.send(hello)
                await good.recv()
                assert server.process is not None
                before = memory(server.process.pid)
                playing = asyncio.create_task(player.play(client))
                heard = await hear(good, player, 30)
                playing.cancel()
                told = (await client.get(f"{server.address}{table}")).json()
                assert heard >= 20, "others hear what happens meanwhile"
                assert told["onlookers"] == 0
                assert memory(server.process.pid) - before < 20_000, "nothing piles up for the deaf (KB)"
            for socket in deaf:
                socket.transport.abort()
        assert player.faults == []
        async with connect(address) as last:
            await last.send(hello)
            await last.recv()
            assert await asyncio.to_thread(server.stop) == 0
            await last.wait_closed()
            assert last.close_code == 1012, "whoever listens is told to come again"

    server = Server(tmp_path)
    server.start()
    try:
        asyncio.run(story(server))
    finally:
        server.kill()
