"""Nobody can foretell a bot's random choice from what is public: the table's id, the seat and the version."""

import asyncio
import pickle
from pathlib import Path
from typing import Any

import msgspec

from marula.server.runtime import thinkers
from marula.server.runtime.bot_luck import HINT, bot_seed
from marula.server.tables import secrets
from tests.server.common import InProcessThinkers, at, registry_on, seated, sqlite
from tests.server.http.common import app_on
from tests.server.runtime.common import bots_only, driven, until


class Spy(InProcessThinkers):
    """Keeps what is asked and what is chosen."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[tuple[thinkers.BotRequest, Any]] = []

    async def choose(self, request: thinkers.BotRequest, board: Any, *more: Any) -> Any:
        action = await super().choose(request, board, *more)
        self.asked.append((request, action))
        return action


def test_public_facts_do_not_foretell_a_choice(tmp_path: Path) -> None:
    async def story() -> None:
        spy = Spy()
        async with driven(sqlite(tmp_path), spy) as (registry, _):
            live = await bots_only(registry, 3, seed=secrets.new_seed())
            await until(live, lambda table: table.status == "over")
            board, seed = at(live).board, at(live).seed
            log = registry.store.log(live.id)
        changes = [entry.sequence for entry in log if entry.moment is not None]
        right = open_choices = 0
        for request, action in spy.asked:
            if len(request.codes) < 2:
                continue
            open_choices += 1
            guess = f"{live.id} {request.seat} {changes[request.version]}"
            assert request.seed != guess
            right += board.actions[thinkers.think(msgspec.structs.replace(request, seed=guess))] == action
            sent = pickle.dumps(request)
            assert seed not in sent
            assert seed.hex().encode() not in sent
        assert open_choices > 20
        assert right < open_choices, "all of them were right when the seed was public"
        assert len({request.seed for request, _ in spy.asked}) == len(spy.asked), "each decision has its own luck"

    asyncio.run(story())


def test_the_seed_hangs_on_the_secret_and_on_what_it_is_for(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_on(sqlite(tmp_path)) as registry:
            live, _ = await seated(registry, 2, seed=b"a" * 32)
            table = at(live).copy()
            first = bot_seed(table, 0)
            assert bot_seed(table, 0) == first, "the same decision, asked again after a crash, gets the same luck"
            assert len({first, bot_seed(table, 1), bot_seed(table, 0, HINT)}) == 3
            table.seed = b"b" * 32
            assert bot_seed(table, 0) != first

    asyncio.run(story())


def test_a_hint_is_not_made_with_public_luck(tmp_path: Path) -> None:
    asked: list[thinkers.BotRequest] = []

    class Listening(InProcessThinkers):
        async def choose(self, request: thinkers.BotRequest, board: Any, *more: Any) -> Any:
            asked.append(request)
            return await super().choose(request, board, *more)

    with app_on(tmp_path) as page:
        services = page.client.app.state.services
        object.__setattr__(services, "thinkers", Listening())
        table, given = page.full(2, hints=True)
        page.post(f"{table}/hint", {"level": "random"}, given[page.get(table)["waiting_on"][0]])
    (request,) = asked
    assert "hint" not in request.seed
    assert len(request.seed) == 32
