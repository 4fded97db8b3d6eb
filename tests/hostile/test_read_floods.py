"""Hundreds of reads at the same moment hold up nobody who plays, and nobody else who reads."""

import asyncio
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from litestar.routes import HTTPRoute

from marula.core.game import Game
from marula.games import GAMES
from marula.server.http import read_pace
from marula.server.http.computing import AT_ONCE as AT_A_TIME
from marula.server.http.computing import Computing
from marula.server.http.read_pace import AT_ONCE, MAX_WAITING, ReadPace
from marula.server.http.rendering import games, texts
from tests.server.http.common import app_on
from tests.waiting import eventually


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


def test_many_seats_behind_one_address_have_the_turns_of_one() -> None:
    """Anybody may open sixty tables an hour and hold all their seats. Others then waited behind each of these."""

    async def story() -> None:
        pace, begun = ReadPace(), list[str]()

        async def read(address: str, seat: str = "") -> None:
            if await pace.turn(address, seat):
                begun.append(seat or address)

        reads = [asyncio.create_task(read("flood", f"seat {number % 100}")) for number in range(300)]
        await asyncio.sleep(0)
        reads += [asyncio.create_task(read(*who)) for who in (("neighbour",), ("school", "Ada"), ("school", "Bo"))]
        await asyncio.gather(*reads)
        assert max(begun.index(who) for who in ("neighbour", "Ada", "Bo")) <= 10 * AT_ONCE
        flood = [one for one in begun if one.startswith("seat")]
        assert len(set(flood[:100])) == 100, "and they take turns among themselves"
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

        async def turn(address: str, seat: str) -> bool:
            turns.append(seat)
            return False

        reads.turn = turn
        for path in (f"{table}/board", table, "/api/games", "/api/puzzles", "/api/lessons/template/0"):
            answer = page.client.get(path)
            assert (answer.status_code, answer.json()["code"]) == (503, "full")
        seat = {"Authorization": f"Bearer {secrets[0]}"}
        assert page.client.get(f"{table}/envelope", headers=seat).status_code == 503
        assert len(set(turns)) == 2, "a seat does not wait behind all others of its address"
        assert page.client.post(f"{table}/act", json={}, headers=seat).status_code == 400
        assert page.client.get("/health").status_code == 200
        assert read_pace.is_read("POST", "/api/puzzles/x/answer")


def test_no_read_goes_to_a_thread_when_its_turn_has_come(tmp_path: Path) -> None:
    """The event loop would be idle and let the next one begin, until forty threads compete with it."""
    with app_on(tmp_path) as page:
        handlers = [
            handler
            for route in page.client.app.routes
            if isinstance(route, HTTPRoute)
            for handler, _ in route.route_handler_map.values()
        ]
        assert len(handlers) > 40
        assert [str(handler) for handler in handlers if handler.sync_to_thread] == []


@pytest.mark.parametrize("what", ["form", "rules"])
def test_what_is_the_same_for_everyone_is_rendered_once(
    what: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whichever language is asked for: one that we do not have is answered in English."""
    rendered: list[tuple[str, str]] = []

    def counted(real: Callable[[Game, str], Any]) -> Callable[[Game, str], Any]:
        def render(game: Game, language: str) -> Any:
            rendered.append((game.name, language))
            return real(game, language)

        return render

    monkeypatch.setattr(games, "rules_page", counted(games.rules_page))
    monkeypatch.setattr(games, "game_title", counted(texts.game_title))
    games.render_rules.cache_clear()
    games.render_form.cache_clear()
    with app_on(tmp_path) as page:
        for game in GAMES:
            for language in ("en-XA", "de", "en"):
                page.get(f"/api/games/{game}/{what}", language=language)
            rendered.clear()
            for language in ("en-XA", "x-1", "x-2", "en", "de-AT"):
                page.get(f"/api/games/{game}/{what}", language=language)
            assert not rendered


def test_few_answers_are_computed_at_once_and_one_of_each_client() -> None:
    """Threads compete with the event loop, and the reads of the store use the same ones."""

    async def story() -> None:
        computing, gate = Computing(), threading.Event()
        begun: list[str] = []

        def work(client: str) -> str:
            begun.append(client)
            gate.wait()
            return client

        tasks = [asyncio.create_task(computing.run("flood", work, "flood")) for _ in range(20)]
        tasks += [asyncio.create_task(computing.run(client, work, client)) for client in ("one", "two")]
        try:
            await eventually(lambda: len(begun) >= AT_A_TIME)
            assert sorted(begun) == ["flood", "one"]
        finally:
            gate.set()
        assert await asyncio.gather(*tasks) == ["flood"] * 20 + ["one", "two"]
        assert begun.index("two") <= AT_A_TIME + 1, "nobody waits behind twenty of someone else's"
        assert not computing.clients.places

    asyncio.run(story())


@pytest.mark.parametrize("what", ["file", "course", "luck"])
def test_whole_matches_are_gone_through_in_turn(what: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with app_on(tmp_path) as page:
        table, secrets = page.full(2)
        page.finish(table, secrets)
        run: list[str] = []
        computing = page.client.app.state.services.computing
        real = computing.run

        async def counted(client: str, *work: Any) -> Any:
            run.append(client)
            return await real(client, *work)

        monkeypatch.setattr(computing, "run", counted)
        page.get(f"{table}/{what}")
        assert len(run) == 1
