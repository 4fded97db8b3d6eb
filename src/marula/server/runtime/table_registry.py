"""Hall: all tables. Asks come in, lines are stored, and only then is anyone told."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Mapping
from functools import cache

import msgspec

from marula.core import codec
from marula.core.chance import commitment
from marula.core.edition import Edition, from_data
from marula.core.errors import RefusedError
from marula.core.game import Board, Game, named
from marula.core.match import Match
from marula.core.refusal import Declined, Unknown
from marula.core.setup import Setup
from marula.server.runtime.live_table import LiveTable
from marula.server.runtime.server_clock import steady
from marula.server.storage import timeouts
from marula.server.storage.store import Append, Conflict, NewTable, Row, Store, StoreDown
from marula.server.storage.writer import Writer
from marula.server.tables import commands, secrets, summary
from marula.server.tables.events import Created, Left, LogEntry, Sat, TableEvent
from marula.server.tables.table import Table
from marula.server.tables.table_settings import TableSettings

log = logging.getLogger("marula.hall")


@cache
def prepare(game: Game) -> None:
    """Read one of everything while there is one thread, so that several may do it later; see codec.prepare."""
    codec.prepare(game)
    game.board(Setup(game.name, game.fewest), game.edition("default"))


SNAPSHOT_EVERY = 64
"""Decisions between two stored snapshots: opening a table follows at most about twice as many lines."""
SNAPSHOT_LINES = 1024
"""Lines of any kind between two snapshots, for tables where more is said than done."""
TRIES = 5
"""How often a change is planned anew because another process was first."""
WHOLE = 1 << 30
"""So many snapshots are passed over: all of them."""
BOARDS = 256
WHOLES = 4


class ChangeResult(msgspec.Struct, frozen=True):
    """A change that is on disk: its first line's number, and what happened (nothing new, where it was a repeat)."""

    sequence: int
    new_events: tuple[TableEvent, ...] = ()


class TableRegistry:
    """The tables of one server process. Memory holds copies; the store holds the truth."""

    def __init__(self, games: Mapping[str, Game], store: Store, now: Callable[[], int] | None = None) -> None:
        self.games = games
        for game in games.values():
            prepare(game)
        self.store = store
        self.writer = Writer(store)
        self.now = now if now is not None else steady()
        self.live_tables: dict[str, LiveTable] = {}
        self.wholes: dict[str, Table] = {}
        """The last few matches that someone looks through from their first decision on."""
        self.boards: dict[tuple[str, str], Board] = {}
        self.change_subscribers: list[Callable[[LiveTable], None]] = []
        """Called after every change: whoever drives bots and clocks, or tells people that it is their turn."""

    def close(self) -> None:
        self.writer.close()
        self.store.close()

    # --- opening --------------------------------------------------------------------------------------------------

    async def open(self, id: str) -> LiveTable:
        """The live table of this name; RefusedError where there is none."""
        live = self.live_tables.get(id)
        if live is None:
            live = self.live_tables[id] = LiveTable(id)
        if live.table is None:
            try:
                async with live.lock:
                    if live.table is None:
                        await self._load(live)
                await self._unseal(live)
            except BaseException:
                if live.table is None and not live.listeners:
                    self.live_tables.pop(id, None)
                raise
        live.used = time.monotonic()
        return live

    async def _unseal(self, live: LiveTable) -> None:
        """When the last table of a series is over, the luck of all of them may be told."""
        table = live.table
        if table is None or not table.sealed or table.status != "over":
            return
        tables = await timeouts.run_in_thread(self.store.series, table.settings.series)
        if set(tables.values()) == {"over"}:
            for id in tables:
                one = self.live_tables.get(id) or self.live_tables.setdefault(id, LiveTable(id))
                with contextlib.suppress(RefusedError):  # it is unsealed already
                    async with one.lock:
                        await self._change(one, commands.unseal, None, None)
                one.used = time.monotonic()
                one.broadcast()

    async def _load(self, live: LiveTable, skip: int = 1) -> None:
        live.table, live.secrets = await self._asked_to_read(live.id, skip)

    async def _asked_to_read(self, id: str, skip: int) -> tuple[Table, dict[str, int]]:
        reading = asyncio.to_thread(self._read, id, skip)
        return await timeouts.wait_for(reading, timeouts.LONG if skip == WHOLE else timeouts.SECONDS)

    def _read(self, id: str, skip: int) -> tuple[Table, dict[str, int]]:
        """On a thread: a late snapshot and the lines since (with a large `skip`: all lines)."""
        row = self.store.row(id) if len(id) <= 32 else None
        if row is None:
            raise RefusedError(Unknown("table", id))
        game = named(self.games, row.game)
        board = self.board(game, row.settings.setup, row.edition)
        kept = self.store.snapshot(id, skip)
        if kept is None:
            table = Table(id, game, board, row.settings, row.seed)
        else:
            table = Table.restore(id, game, board, row.seed, kept)
        for line in self.store.lines(id, table.sequence):
            table.follow(line)
        return table, self.store.secrets(id)

    def board(self, game: Game, setup: Setup, digest: str, edition: Edition | None = None) -> Board:
        """One board for all tables with the same setup and edition; the store has the edition if the caller has not."""
        key = (str(setup), digest)
        board = self.boards.get(key)
        if board is None:
            if edition is None:
                edition = from_data(self.store.edition(digest), f"stored edition {digest}")
            board = game.board(setup, edition)
            if len(self.boards) >= BOARDS:
                self.boards.clear()
            self.boards[key] = board
        return board

    async def full_match(self, live: LiveTable) -> Match:
        """The match from its deal on, for records and for watching again."""
        match = live.table.match if live.table is not None else None
        if match is None:
            raise RefusedError(Declined("not_started"))
        if match.first == 0:
            return match
        async with live.reading:  # whoever steps through a long match asks again and again: it is read once
            before = self.wholes.pop(live.id, None)
            if before is not None and live.table is not None and before.sequence == live.table.sequence:
                kept = before
            else:
                kept, _ = await self._asked_to_read(live.id, WHOLE)
            self.wholes[live.id] = kept
            while len(self.wholes) > WHOLES:
                self.wholes.pop(next(iter(self.wholes)))
        assert kept.match is not None
        return kept.match

    async def catch_up(self, id: str, number: int) -> None:
        """Another process has appended lines up to this number."""
        live = self.live_tables.get(id)
        if live is None or (live.table is not None and live.table.sequence >= number):
            return
        if live.table is None:  # asleep: whoever listens opens it, and reads all of it
            live.broadcast()
            return
        await self._read_on(live, number)

    async def refresh_for_secret(self, live: LiveTable, words: str) -> None:
        """Someone brings this secret. If it opens nothing here, another process may have let them in a moment ago."""
        if not self.store.sqlite and secrets.hash_secret(words) not in live.secrets and live.table is not None:
            await self._read_on(live, live.table.sequence + 1)

    async def _read_on(self, live: LiveTable, number: int) -> None:
        """Follow what others have appended, unless it is known up to this number."""
        id = live.id
        async with live.lock:
            table = live.table
            if table is None or table.sequence >= number:
                return
            lines = await timeouts.run_in_thread(self.store.lines, id, table.sequence)
            if not lines:
                return
            after = table.copy()
            for line in lines:
                after.follow(line)
            if any(isinstance(line.event, Sat | Left) for line in lines):
                live.secrets = await timeouts.run_in_thread(self.store.secrets, id)
            live.table = after
        live.broadcast()
        self._watched(live)

    def unload_idle(self, idle: float = 60.0) -> None:
        """Forget tables at which nothing happens, listened to or not: they are opened again when something does."""
        old = time.monotonic() - idle
        for id, live in list(self.live_tables.items()):
            if live.lock.locked() or live.used >= old or live.busy:
                continue
            live.sleep()
            if not live.listeners:
                del self.live_tables[id]

    # --- changing -------------------------------------------------------------------------------------------------

    async def create(
        self,
        game: Game,
        edition: Edition,
        settings: TableSettings,
        seed: bytes,
        first: tuple[TableEvent, ...] = (),
        secrets: tuple[tuple[str, int], ...] = (),
    ) -> LiveTable:
        """A new table. `settings.commitment` must be that of the seed; `secrets` are hashes."""
        table, job = self._new(game, edition, settings, seed, first, secrets)
        await self._stored(job)
        return await self._opened(table, job)

    async def rematch(
        self, live: LiveTable, settings: TableSettings, seed: bytes, first: tuple[TableEvent, ...]
    ) -> LiveTable:
        """Where the people of this table play again, opened by the same secrets. The line that says so and the new
        table are written together: however many ask at the same time, there is one, and none that nobody finds."""
        async with live.lock:
            for _ in range(TRIES):
                if live.table is None:
                    await self._load(live)
                before = live.table
                assert before is not None
                if before.rematch:
                    break
                secrets = tuple(live.secrets.items())
                table, job = self._new(before.game, before.board.edition, settings, seed, first, secrets)
                because, after = self._job(before, commands.rematch(before, table.id), None, None)
                try:
                    await self._stored(msgspec.structs.replace(job, because=because))
                except Conflict:  # another process was first
                    live.table = None
                    continue
                except BaseException:
                    live.table = None
                    raise
                live.table = after
                new = await self._opened(table, job)
                break
            else:
                raise StoreDown("too many writers at one table")
        if before.rematch:
            return await self.open(before.rematch)
        await self._after(live)
        return new

    def _new(
        self,
        game: Game,
        edition: Edition,
        settings: TableSettings,
        seed: bytes,
        first: tuple[TableEvent, ...],
        keys: tuple[tuple[str, int], ...],
    ) -> tuple[Table, NewTable]:
        """A table that is not stored yet, and what to store."""
        assert settings.commitment == commitment(seed)
        board = self.board(game, settings.setup, edition.digest, edition)
        id = secrets.new_table_id()
        table = Table(id, game, board, settings, seed)
        now = self.now()
        lines = tuple(LogEntry(number, now, what) for number, what in enumerate((Created(settings), *first), 1))
        for line in lines:
            table.follow(line)
        row = Row(id, game.name, edition.digest, settings, seed)
        return table, NewTable(row, edition, Append(id, lines, summary.stored_summary(table), secrets=keys))

    async def _opened(self, table: Table, job: NewTable) -> LiveTable:
        """A new table that is stored now."""
        live = self.live_tables[table.id] = LiveTable(table.id)
        live.table, live.secrets, live.used = table, dict(job.first.secrets), time.monotonic()
        await self._after(live)
        return live

    async def change(
        self,
        live: LiveTable,
        ask: Callable[[Table], list[TableEvent]],
        key: str | None = None,
        new_secret: str | None = None,
    ) -> ChangeResult:
        """Plan, store, follow, tell. A repeat of a key is answered with the line that its first try wrote."""
        async with live.lock:
            answer = await self._change(live, ask, key, new_secret)
        await self._after(live)
        return answer

    async def _change(
        self, live: LiveTable, ask: Callable[[Table], list[TableEvent]], key: str | None, new_secret: str | None
    ) -> ChangeResult:
        for _ in range(TRIES):
            if live.table is None:
                await self._load(live)
            table = live.table
            assert table is not None
            try:
                new_events = ask(table)
            except commands.FullHistoryNeeded:
                await self._load(live, skip=WHOLE)
                continue
            except RefusedError:
                if (before := await self._answered(live, key)) is not None:
                    return before
                if await self._behind(table):  # what we refuse by is no longer so: another process knows more
                    live.table = None
                    continue
                raise
            job, after = self._job(table, new_events, key, new_secret)
            try:
                await self._stored(job)
            except Conflict:
                if (before := await self._answered(live, key)) is not None:
                    return before
                live.table = None  # another process was first: look again, and plan anew
                continue
            except BaseException:
                live.table = None  # nobody knows whether it was written: only the store can tell
                raise
            live.table = after
            if job.lost:
                live.secrets = {hash: opens for hash, opens in live.secrets.items() if opens not in job.lost}
            live.secrets.update(job.secrets)
            return ChangeResult(job.lines[0].sequence, tuple(new_events))
        raise StoreDown("too many writers at one table")

    async def _answered(self, live: LiveTable, key: str | None) -> ChangeResult | None:
        if key is None:
            return None
        before = await timeouts.run_in_thread(self.store.number_of, live.id, key)
        return None if before is None else ChangeResult(before)

    async def _behind(self, table: Table) -> bool:
        if self.store.sqlite:  # one process: memory is never behind
            return False
        return await timeouts.run_in_thread(self.store.last_number, table.id) > table.sequence

    def _job(
        self, table: Table, new_events: list[TableEvent], key: str | None, new_secret: str | None
    ) -> tuple[Append, Table]:
        """What to store, and the table as it will be then."""
        after = table.copy()
        now = max(self.now(), table.changed)  # a clock that is set back must not turn time round
        lines = tuple(LogEntry(number, now, what) for number, what in enumerate(new_events, table.sequence + 1))
        for line in lines:
            after.follow(line)
        snapshot = None
        if after.match is not None:
            if after.match.version < after.kept:
                after.kept = after.match.version
            if after.match.version - after.kept >= SNAPSHOT_EVERY or after.sequence - after.kept_line >= SNAPSHOT_LINES:
                snapshot = after.snapshot()
                after.kept, after.kept_line = snapshot.decisions, snapshot.sequence
                after.match.forget(commands.UNDO_AT_MOST)
        new: tuple[tuple[str, int], ...] = ()
        if new_secret is not None and isinstance(new_events[0], Sat):
            new = ((secrets.hash_secret(new_secret), new_events[0].seat),)
        lost = tuple(what.seat for what in new_events if isinstance(what, Left))
        return Append(table.id, lines, summary.stored_summary(after), key, snapshot, new, lost), after

    async def _stored(self, job: Append | NewTable) -> None:
        await self.writer.write(job)

    async def _after(self, live: LiveTable) -> None:
        """Deal when the last seat is taken, then tell everyone who listens, and whoever drives bots and clocks."""
        table = live.table
        if table is not None and table.match is None and table.ready and table.settings.start == "full":
            async with live.lock:
                if live.table is not None and live.table.match is None:
                    try:
                        await self._change(live, commands.deal, None, None)
                    except RefusedError as refused:
                        # another process saw the last seat taken and has dealt: all is well
                        if refused.refusal != Declined("already_started"):
                            raise
        live.used = time.monotonic()
        live.broadcast()
        self._watched(live)
        await self._unseal(live)

    def _watched(self, live: LiveTable) -> None:
        for watcher in self.change_subscribers:
            watcher(live)

    # --- who asks -------------------------------------------------------------------------------------------------

    def seat_of_secret(self, live: LiveTable, words: str) -> int:
        """The seat that this secret opens, or HOST; RefusedError where it opens nothing here."""
        found = live.secrets.get(secrets.hash_secret(words))
        if found is None:
            raise RefusedError(Declined("secret_needed"))
        return found
