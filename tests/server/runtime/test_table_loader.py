"""Opening a table takes no longer when its match is long."""

import asyncio
import itertools
from pathlib import Path
from unittest import mock

from marula.core import match_file
from marula.core.chance import Sealed, commitment
from marula.core.match import Match
from marula.core.setup import Setup
from marula.games import GAMES
from marula.lab.random_match import steps
from marula.server.tables.change import Change
from marula.server.tables.events import BotSat, Dealt, Decided
from marula.server.tables.table import Table
from marula.server.tables.table_settings import TableSettings
from tests.server.common import at, registry_on, sqlite

SEED = b"always the same luck, in a test "


def long_match() -> Match:
    """Long enough to have several snapshots, and no longer: every game is asked for the same number of decisions."""
    for game in GAMES.values():
        match = Match.deal(game, Setup(game.name, game.most), Sealed(SEED))
        for _ in itertools.islice(steps(match, Sealed(b"choices" * 4)), 401):
            pass
        if match.version == 400:
            return match
    raise AssertionError("no game is long enough")


def test_opening_does_not_grow_with_the_match(tmp_path: Path) -> None:
    match = long_match()

    async def story() -> None:
        async with registry_on(sqlite(tmp_path)) as registry:
            edition = match.board.edition
            settings = TableSettings(match.setup, edition.digest, commitment(SEED), watch=True, start="host")
            sitting = tuple(BotSat(seat, "random") for seat in range(match.setup.seats))
            dealt = Dealt((match_file.write_entry(match.journal[0]),))
            live = await registry.create(match.game, edition, settings, SEED, (*sitting, dealt))
            followed: dict[int, int] = {}
            entries = match.entries(1)
            for start in range(0, len(entries), 16):
                decided = [Decided(match_file.write_entry(entry)) for entry in entries[start : start + 16]]
                await registry.change(live, lambda table, decided=decided: Change(tuple(decided)))  # type: ignore[misc]
                registry.unload_idle(idle=-1)
                with mock.patch.object(Table, "apply", autospec=True, side_effect=Table.apply) as follow:
                    live = await registry.open(live.id)
                    followed[at(live).sequence] = follow.call_count
            assert max(followed) > 400, "long enough to have several snapshots"
            assert max(followed.values()) <= 160, "an opening follows the lines since the last but one snapshot"
            with mock.patch.object(registry.loader, "read", side_effect=registry.loader.read) as read:
                for _ in range(3):
                    whole = await registry.full_match(live)
            assert read.call_count == 1, "looking through a long match reads it once"
            assert [entry.luck for entry in whole.journal] == [entry.luck for entry in match.journal]
            assert at(live).match.version == match.version  # type: ignore[union-attr]

    asyncio.run(story())


def test_editions_and_boards_are_read_and_built_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_on(sqlite(tmp_path)) as registry:
            loader = registry.loader
            for game in GAMES.values():
                edition = await loader.edition(game, "default")
                setup = game.board(Setup(game.name, game.fewest), edition).setup
                await loader.prepare_board(game, setup, edition)
                board = loader.board(game, setup, edition.digest)  # nothing of it is stored: it can only be kept
                with mock.patch("asyncio.to_thread", side_effect=AssertionError("read or built again")):
                    assert await loader.edition(game, "default") is edition
                    await loader.prepare_board(game, setup, edition)
                assert loader.board(game, setup, edition.digest) is board

    asyncio.run(story())
