"""The same tables on PostgreSQL: two processes, a database that goes away and comes back."""

import asyncio
import random
from collections.abc import Iterator

import pytest

from marula.core import matchfile
from marula.core.refusal import RefusedError
from marula.games import GAMES
from marula.table import asks
from marula.table.nudges import Nudges
from marula.table.store import StoreDown
from tests.table.common import GAME, act, at, decisions, envelopes, hall_on, play_on, seated
from tests.table.postgres import Postgres, postgres


@pytest.fixture(scope="module")
def server() -> Iterator[Postgres]:
    with postgres() as running:
        yield running


def test_a_whole_match(server: Postgres) -> None:
    async def story() -> None:
        async with hall_on(server.url) as hall:
            live, secrets = await seated(hall, 3)
            await play_on(hall, live, random.Random(1))
            assert matchfile.read(matchfile.write(await hall.whole(live)), GAMES)[1].luck == "checked"
            before = envelopes(live)
        async with hall_on(server.url) as hall:
            again = await hall.open(live.id)
            assert envelopes(again) == before
            assert hall.opens(again, secrets[2]) == 2

    asyncio.run(story())


def test_two_processes_at_one_table(server: Postgres) -> None:
    """Each chooses for the same seats at the same time: every version is won once, and both know all of it."""

    async def story() -> None:
        async with hall_on(server.url) as one, hall_on(server.url) as other:
            nudges = [Nudges(one), Nudges(other)]
            live, _ = await seated(one, 2)
            twin = await other.open(live.id)
            won = 0
            for step in range(25):
                if at(live).status == "over":
                    break
                seat = at(live).waiting_on[0]
                version = at(live).version
                options = GAME.options(at(live).match.state, seat)  # type: ignore[union-attr]
                choices = [random.Random(step).choice(options), random.Random(step + 1).choice(options)]
                outcomes = await asyncio.gather(
                    act(one, live, seat, choices[0], version),
                    act(other, twin, seat, choices[1], version),
                    return_exceptions=True,
                )
                assert sum(isinstance(outcome, int) for outcome in outcomes) == 1, outcomes
                assert sum(isinstance(outcome, RefusedError) for outcome in outcomes) == 1
                won += 1
                number = max(outcome for outcome in outcomes if isinstance(outcome, int))
                async with asyncio.timeout(10):  # the notice comes by itself
                    while at(live).number < number or at(twin).number < number:
                        await asyncio.sleep(0.005)
                assert envelopes(live) == envelopes(twin)
            assert won == decisions(live)
            for nudge in nudges:
                await nudge.close()

    asyncio.run(story())


def test_the_database_goes_away_and_comes_back(server: Postgres) -> None:
    async def story() -> None:
        async with hall_on(server.url) as hall:
            live, _ = await seated(hall, 2)
            await play_on(hall, live, random.Random(2), 3)
            before = envelopes(live)
            server.stop()
            with pytest.raises(StoreDown):
                await hall.change(live, lambda table: asks.say(table, 0, "hello?"))
            with pytest.raises(StoreDown):
                await hall.open(live.id)
            server.start()
            live = await hall.open(live.id)
            assert envelopes(live) == before
            await play_on(hall, live, random.Random(2))
            assert at(live).status == "over"

    asyncio.run(story())
