"""The database goes away while people play, and comes back: they are told, and then go on where they were.

With a gap of ten seconds: python -m tests.server.http.test_database_gone 10
"""

import asyncio
import json
import random
import sys
import tempfile
import time
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.server.postgres import Postgres, postgres
from tests.waiting import eventually
from tools.kill_server import Player, Server


async def hear(socket: ClientConnection, sequence: int) -> dict[str, Any]:
    """The first message that is at least that far."""
    async with asyncio.timeout(30):
        while True:
            message: dict[str, Any] = json.loads(await socket.recv())
            if message["sequence"] >= sequence:
                return message


async def choice(client: httpx.AsyncClient, player: Player) -> tuple[dict[str, str], dict[str, Any]]:
    """Who is waited on, and a choice of theirs that is not made yet."""
    for secret in player.secrets:
        mine = {"Authorization": f"Bearer {secret}"}
        envelope = (await client.get(f"{player.server.address}{player.table}/envelope", headers=mine)).json()
        if envelope["options"]:
            action = envelope["options"][0]["action"]
            return mine, {"version": envelope["version"], "action": action, "key": f"k{envelope['version']}"}
    raise AssertionError("nobody is waited on")


async def ill(client: httpx.AsyncClient, server: Server) -> bool:
    """Whether the server says that it cannot store anything; it looks every two seconds."""
    return (await client.get(f"{server.address}/health")).status_code == 503


async def story(server: Server, database: Postgres, gap: float) -> None:
    await server.ready()
    player = Player(server, random.Random(1))
    async with httpx.AsyncClient(timeout=20) as client:
        await player.sit(client)
        address = server.address.replace("http", "ws") + f"{player.table}/listen"
        hello = {"secrets": player.secrets}
        act = f"{server.address}{player.table}/act"
        async with connect(address) as patient, connect(address) as woken:
            for socket in (patient, woken):
                await socket.send(json.dumps(hello))
                await hear(socket, 1)
            mine, body = await choice(client, player)

            database.stop()
            refused = await client.post(act, headers=mine, json=body)
            assert refused.status_code == 503
            assert refused.json()["code"] == "try_again"
            assert refused.json()["text"], "in the reader's words"
            assert int(refused.headers["Retry-After"]) > 0
            await eventually(partial(ill, client, server))
            async with connect(address) as late:
                await late.send(json.dumps(hello))
                with pytest.raises(ConnectionClosed) as closed:
                    await late.recv()
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 1012, "come again"
            end = time.monotonic() + gap
            while time.monotonic() < end:
                assert (await client.post(act, headers=mine, json=body)).status_code == 503, "told each time"

            database.start()
            answers: list[httpx.Response] = []

            async def answered() -> bool:
                answers.append(await client.post(act, headers=mine, json=body))
                return answers[-1].status_code != 503

            await eventually(answered)
            answer = answers[-1]
            assert answer.status_code == 200
            again = await client.post(act, headers=mine, json=body)
            assert again.json() == answer.json(), "carried out once, however often it was asked"
            for socket in (patient, woken):  # who only listened has lost nothing, and hears what happens now
                message = await hear(socket, answer.json()["sequence"])
                assert message["table"]["decisions"] == 1
        # and on to the end, through the same API
        playing = asyncio.create_task(player.play(client))
        await eventually(lambda: player.finished or player.faults)
        playing.cancel()
        assert player.faults == []
    assert server.stop() == 0


def gone_for(gap: float, folder: Path) -> None:
    with postgres() as database:
        server = Server(folder, "--database", database.url)
        server.start()
        try:
            asyncio.run(story(server, database, gap))
        finally:
            server.kill()


def test_people_are_told_and_go_on(tmp_path: Path) -> None:
    gone_for(0.5, tmp_path)


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        gone_for(float(sys.argv[1]), Path(folder))
    print(f"the database was gone for {sys.argv[1]} seconds: told, and gone on")
