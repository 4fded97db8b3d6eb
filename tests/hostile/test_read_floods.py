"""Hundreds of reads at the same moment hold up nobody who plays, and nobody else who reads."""

import asyncio
from pathlib import Path

from marula.server.http import read_pace
from marula.server.http.read_pace import AT_ONCE, MAX_WAITING, ReadPace
from tests.server.http.common import app_on


def test_few_reads_begin_in_each_round_and_clients_take_turns() -> None:
    """Each takes up to 10 ms without a pause. Of 300 in one round, everyone else waited 3 seconds."""

    async def story() -> None:
        pace, begun = ReadPace(), list[str]()

        async def read(client: str) -> None:
            if await pace.turn(client):
                begun.append(client)

        reads = [asyncio.create_task(read("flood")) for _ in range(MAX_WAITING)]
        await asyncio.sleep(0)  # all of them wait now
        reads.append(asyncio.create_task(read("neighbour")))
        rounds = 0
        while not all(task.done() for task in reads):
            before = len(begun)
            await asyncio.sleep(0)
            assert len(begun) - before <= AT_ONCE
            rounds += 1
            assert rounds < 10 * MAX_WAITING
        assert len(begun) == MAX_WAITING + 1
        assert begun.index("neighbour") <= 4 * AT_ONCE
        assert not pace.waiting, "nothing is kept"

    asyncio.run(story())


def test_a_client_with_too_many_reads_is_told_to_come_again() -> None:
    async def story() -> None:
        pace = ReadPace()
        waiting = [asyncio.create_task(pace.turn("flood")) for _ in range(MAX_WAITING)]
        await asyncio.sleep(0)
        assert not await pace.turn("flood")
        assert await pace.turn("neighbour")
        waiting[-1].cancel()  # whoever hangs up is not waited for
        assert all(await asyncio.gather(*waiting[:-1]))
        await asyncio.sleep(0)
        assert await pace.turn("flood"), "and then they may ask again"

    asyncio.run(story())


def test_every_read_of_the_api_waits_for_its_turn_and_no_decision_does(tmp_path: Path) -> None:
    with app_on(tmp_path, limits=True, shed_load=True) as page:
        table, secrets = page.full(2)
        turns: list[str] = []
        reads = page.client.app.state.rate_limiter.reads

        async def turn(client: str) -> bool:
            turns.append(client)
            return False

        reads.turn = turn
        for path in (f"{table}/board", table, "/api/games", "/api/puzzles", "/api/lessons/template/0"):
            answer = page.client.get(path)
            assert (answer.status_code, answer.json()["code"]) == (503, "full")
        seat = {"Authorization": f"Bearer {secrets[0]}"}
        assert page.client.get(f"{table}/envelope", headers=seat).status_code == 503
        assert len(set(turns)) == 2, "a seat does not wait behind its address"
        assert page.client.post(f"{table}/act", json={}, headers=seat).status_code == 400
        assert page.client.get("/health").status_code == 200
        assert read_pace.is_read("POST", "/api/puzzles/x/answer")
