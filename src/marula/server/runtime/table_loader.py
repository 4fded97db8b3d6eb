"""Loading tables from the store: a late snapshot and the log entries since, or the whole log."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from functools import cache

import msgspec

from marula.core import codec
from marula.core.edition import Edition, from_data
from marula.core.errors import RefusedError
from marula.core.game import Board, Game, named
from marula.core.match import Match
from marula.core.refusal import Declined, Unknown
from marula.core.setup import CompleteSetup, Setup
from marula.server.runtime.live_table import LiveTable
from marula.server.storage import timeouts
from marula.server.storage.store import Store
from marula.server.tables.snapshot import restore_table
from marula.server.tables.table import Table

MAX_BOARDS = 256
MAX_FULL_TABLES = 4
LATE_SNAPSHOT = 1
"""Skip the last snapshot and take the one before, so that the match knows some of its past."""
NO_SNAPSHOT = 1 << 30
"""Skip all snapshots: replay the whole log."""


@cache
def prepare(game: Game) -> None:
    """Decode one of everything while there is one thread, so that several may do it later; see codec.prepare."""
    codec.prepare(game)
    game.board(Setup(game.name, game.fewest), game.edition("default"))


class TableLoader:
    """Reads tables on threads. It keeps boards, and the last few tables that were read with their whole log."""

    def __init__(self, games: Mapping[str, Game], store: Store) -> None:
        self.games = games
        for game in games.values():
            prepare(game)
        self.store = store
        self.editions: dict[tuple[str, str], Edition] = {}
        """The games' own editions that someone has asked for."""
        self.boards: dict[tuple[str, str], Board] = {}
        self.full_tables: dict[str, Table] = {}
        """The last few tables whose match someone looks through from its first decision on."""

    async def load(self, id: str, skip: int = LATE_SNAPSHOT) -> tuple[Table, dict[str, int]]:
        """The table and its secrets; RefusedError if there is none. `skip` says how many snapshots to pass over."""
        reading = asyncio.to_thread(self.read, id, skip)
        return await timeouts.wait_for(reading, timeouts.LONG if skip == NO_SNAPSHOT else timeouts.SECONDS)

    def read(self, id: str, skip: int) -> tuple[Table, dict[str, int]]:
        """Load a table, as a blocking call."""
        row = self.store.table(id) if len(id) <= 32 and "\0" not in id else None
        if row is None:
            raise RefusedError(Unknown("table", id))
        game = named(self.games, row.game)
        board = self.board(game, row.settings.setup, row.edition)
        snapshot = self.store.snapshot(id, skip)
        if snapshot is None or snapshot.private_log is None:
            table = Table(id, game, board, row.settings, row.seed)
        else:
            table = restore_table(id, game, board, row.seed, snapshot)
        for logged in self.store.log(id, table.sequence):
            table.apply(logged)
        self._forget_hidden_origin(table)
        return table, self.store.secrets(id)

    def _forget_hidden_origin(self, table: Table) -> None:
        """Whoever sees a fork may not know the link of a table that is not in the lobby. An older release stored it."""
        origin = table.settings.origin
        if origin is not None and origin.table is not None and not self.store.public_ones([origin.table]):
            origin = msgspec.structs.replace(origin, table=None)
            table.settings = msgspec.structs.replace(table.settings, origin=origin)

    async def edition(self, game: Game, name: str) -> Edition:
        """An edition that comes with the game, read once; RefusedError if there is none."""
        found = self.editions.get((game.name, name))
        if found is None:
            found = self.editions[game.name, name] = await asyncio.to_thread(game.edition, name)
        return found

    async def prepare_board(self, game: Game, setup: CompleteSetup, edition: Edition) -> None:
        """Build this board on a thread, unless it is kept. Afterwards `board` answers at once."""
        if (str(setup), edition.digest) not in self.boards:
            await asyncio.to_thread(self.board, game, setup, edition.digest, edition)

    def board(self, game: Game, setup: Setup, digest: str, edition: Edition | None = None) -> Board:
        """One board for all tables with the same setup and edition. Without an edition, the store has it."""
        key = (str(setup), digest)
        board = self.boards.get(key)
        if board is None:
            if edition is None:
                edition = from_data(self.store.edition(digest), f"stored edition {digest}")
            board = game.board(setup, edition)
            if len(self.boards) >= MAX_BOARDS:
                self.boards.clear()
            self.boards[key] = board
        return board

    async def full_match(self, live: LiveTable, before_reading: Callable[[int], None] | None = None) -> Match:
        """The match from its deal on, for match files and replays.

        To read a whole log is costly. `before_reading` is called where it is needed, with the number of log
        entries, and may refuse it.
        """
        match = live.table.match if live.table is not None else None
        if match is None:
            raise RefusedError(Declined("not_started"))
        if match.first == 0:
            return match
        async with live.full_load_lock:  # a page that steps through a long match asks often: read it once
            full = self.full_tables.pop(live.id, None)
            if full is None or live.table is None or full.sequence != live.table.sequence:
                if before_reading is not None:
                    before_reading(0 if live.table is None else live.table.sequence)
                full, _ = await self.load(live.id, NO_SNAPSHOT)
            self.full_tables[live.id] = full
            while len(self.full_tables) > MAX_FULL_TABLES:
                self.full_tables.pop(next(iter(self.full_tables)))
        assert full.match is not None
        return full.match
