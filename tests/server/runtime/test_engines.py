"""Engines at tables: seated by name, asked for their own seat only, replaced by our own bot when they fail."""

from __future__ import annotations

import asyncio
import logging
import sys
from pathlib import Path

import pytest

from marula.bots.engine_process import POOL
from marula.core.errors import RefusedError
from marula.server.runtime.engines import EngineConfig, Engines
from marula.server.runtime.thinkers import Thinkers
from marula.server.tables import commands
from marula.server.tables.bot_levels import check_level
from tests.server.common import GAME, new_table, sqlite
from tests.server.runtime.common import driven, until

SOME_ENGINE = Path(__file__).resolve().parents[2] / "bots" / "some_engine.py"


def engines(fault: str = "", games: tuple[str, ...] = ()) -> Engines:
    return Engines((EngineConfig("rival", (sys.executable, "-I", str(SOME_ENGINE), fault), games),))


def played(folder: Path, thinkers: Thinkers, level: str = "rival") -> None:
    """A whole match of the engine against one of our bots."""

    async def story() -> None:
        async with driven(sqlite(folder), thinkers) as (registry, _):
            live = await new_table(registry)
            await registry.change(live, lambda table: commands.hand_to_bot(table, 0, level, (level,)))
            await registry.change(live, lambda table: commands.hand_to_bot(table, 1, "random"))
            await until(live, lambda table: table.status == "over")

    asyncio.run(story())


def test_an_engine_plays_a_whole_match(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.ERROR):
        played(tmp_path, Thinkers(1, None, engines()))
    assert caplog.records == []
    assert not POOL.idle, "they end with the server"


@pytest.mark.parametrize("fault", ["dies", "illegal", "never-starts"])
def test_an_engine_that_fails_is_replaced_and_named_in_the_log(
    fault: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.ERROR, "marula.thinkers"):
        played(tmp_path, Thinkers(1, None, engines(fault)))
    assert len(caplog.records) == 1, "it rests for a while"
    assert caplog.records[0].getMessage().startswith("the engine rival failed (engine-")


def test_a_match_goes_on_where_the_engine_is_no_longer_named(tmp_path: Path) -> None:
    played(tmp_path, Thinkers(1))


def test_only_what_the_operator_has_named_can_be_seated() -> None:
    named = engines(games=("template",))
    check_level(GAME, "rival", named.names("template"))
    for level, game in (("rival", "chess"), ("exec:true", "template"), ("tests.lab.some_bots:Ponder", "template")):
        with pytest.raises(RefusedError, match="unknown bot"):
            check_level(GAME, level, named.names(game))


def test_a_stored_name_cannot_start_a_program(tmp_path: Path) -> None:
    """Even a table that was stored with a command as its bot is played by a bot of ours."""
    made = tmp_path / "made"
    played(tmp_path, Thinkers(1), level=f"exec:touch {made}")
    assert not made.exists()
