"""Parts of reviews: in processes of their own, and never started while a bot waits."""

from __future__ import annotations

import asyncio

from marula.analysis.review import ReviewJob, plan, reviewed_decisions
from marula.core import match_file
from marula.server.runtime.bot_queue import BotQueue
from marula.server.runtime.thinkers import Thinkers
from tests.analysis.matches import random_match
from tests.server.common import GAME


def test_a_review_waits_while_bots_wait() -> None:
    async def main() -> list[str]:
        queue, order, hold = BotQueue(1), [], asyncio.Event()

        async def bot(name: str, search: bool) -> None:
            async with queue.turn("somebody", search):
                order.append(name)
                await hold.wait()

        async def review(name: str) -> None:
            async with queue.review_turn("somebody"):
                order.append(name)

        tasks = [asyncio.create_task(bot("first bot", False)), asyncio.create_task(bot("second bot", True))]
        await asyncio.sleep(0)
        tasks.append(asyncio.create_task(review("review")))
        for _ in range(5):
            await asyncio.sleep(0)
        assert order == ["first bot"], "neither the second bot, for which there is no room, nor the review behind it"
        hold.set()
        await asyncio.gather(*tasks)
        return order

    order = asyncio.run(main())
    assert sorted(order) == ["first bot", "review", "second bot"]


def test_a_bot_does_not_wait_for_a_review() -> None:
    async def main() -> None:
        queue, hold = BotQueue(1), asyncio.Event()

        async def review() -> None:
            async with queue.review_turn("somebody"):
                await hold.wait()

        running = asyncio.create_task(review())
        await asyncio.sleep(0)
        assert queue.reviews_running == 1
        async with asyncio.timeout(10), queue.turn("somebody", search=False):
            hold.set()
        await running

    asyncio.run(main())


def test_processes_review_and_rest() -> None:
    match = random_match(GAME, 2, "processes")

    async def main() -> tuple[int, ...]:
        thinkers = Thinkers(1)
        try:
            found = await thinkers.review(plan, ReviewJob(GAME, match_file.write(match)), "somebody")
            await thinkers.rest_reviewers()
            assert thinkers.reviewers is None
        finally:
            thinkers.close()
        return found

    assert asyncio.run(main()) == tuple(reviewed_decisions(match, range(2)))
