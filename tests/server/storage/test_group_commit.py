"""Group commit: who writes alone does not wait; when many play, the next transaction waits for more of them."""

import asyncio
import threading
from collections.abc import Sequence
from typing import Any, cast

from marula.server.storage.group_commit import BUSY, GroupCommitWriter
from marula.server.storage.records import Write
from marula.server.storage.store import Store


class Batches:
    """A store that only notes how many tables shared each transaction."""

    def __init__(self) -> None:
        self.sizes: list[int] = []

    def write(self, batch: Sequence[Write]) -> list[Exception | None]:
        self.sizes.append(len(batch))
        return [None] * len(batch)


WRITE = cast(Any, None)


def test_a_busy_server_lets_more_tables_share_a_transaction() -> None:
    batches, awake, pauses = Batches(), threading.Event(), list[float]()

    def sleep(seconds: float) -> None:
        pauses.append(seconds)
        assert awake.wait(60)

    async def story() -> None:
        writer = GroupCommitWriter(cast(Store, batches), sleep)
        await asyncio.gather(*(writer.write(WRITE) for _ in range(BUSY)))
        late = []
        for _ in range(BUSY - 1):
            late.append(asyncio.create_task(writer.write(WRITE)))
            await asyncio.sleep(0)  # it comes
            await asyncio.sleep(0)  # it is handed over, alone
        awake.set()
        await asyncio.gather(*late)
        writer.close()

    asyncio.run(story())
    assert batches.sizes == [BUSY, BUSY - 1]
    assert len(pauses) == 1, "after the second transaction the server is no longer busy"


def test_who_writes_alone_does_not_wait() -> None:
    batches, pauses = Batches(), list[float]()

    async def story() -> None:
        writer = GroupCommitWriter(cast(Store, batches), pauses.append)
        for _ in range(BUSY):
            await writer.write(WRITE)
        writer.close()

    asyncio.run(story())
    assert (batches.sizes, pauses) == ([1] * BUSY, [])
