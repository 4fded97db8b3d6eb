"""The cache of live messages: one rendering for all who read the same, and never an old one."""

import asyncio
import gc
from pathlib import Path

from marula.server.http.rendering.live_messages import LiveMessages
from marula.server.runtime.live_table import Listener
from tests.server.common import at, new_table, registry_on, sqlite


def test_a_rendering_is_cached_until_the_table_changes(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_on(sqlite(tmp_path)) as registry:
            live = await new_table(registry)
            messages = LiveMessages(registry)
            messages._cache_of(live, at(live))["en"] = b"rendered"
            assert messages._cache_of(live, at(live)) == {"en": b"rendered"}
            # A planned change that loses a conflict has the id and the sequence of the one that won.
            assert messages._cache_of(live, at(live).copy()) == {}
            live.add_listener(Listener({}))
            assert messages._cache_of(live, at(live)) == {}, "someone came: who is present is different"
            messages._cache_of(live, at(live))["en"] = b"rendered again"
            live.unload()
            gc.collect()
            assert len(messages._cache) == 0, "what was rendered of a table goes with it"

    asyncio.run(story())
