"""The table registry: all tables of one process. A change is stored first, and broadcast only then."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable, Mapping
from functools import partial

import msgspec

from marula.core.edition import Edition
from marula.core.errors import RefusedError
from marula.core.game import Game
from marula.core.match import Match
from marula.core.refusal import Declined
from marula.server.runtime import idempotency, same_luck_tables
from marula.server.runtime.change_result import ChangeResult
from marula.server.runtime.live_table import LiveTable, doubt, locked
from marula.server.runtime.openers import Openers
from marula.server.runtime.planned_writes import plan_change, plan_changes, plan_new_table
from marula.server.runtime.server_clock import start_clock
from marula.server.runtime.table_loader import LATE_SNAPSHOT, NO_SNAPSHOT, TableLoader
from marula.server.storage import timeouts
from marula.server.storage.errors import Conflict, StoreDown
from marula.server.storage.group_commit import GroupCommitWriter
from marula.server.storage.records import Append, NewTable, Together
from marula.server.storage.store import Store
from marula.server.tables import commands, secrets
from marula.server.tables.change import Command, FullHistoryNeeded
from marula.server.tables.events import Dealt, Left, Sat, TableEvent
from marula.server.tables.seats import rotated
from marula.server.tables.table import Table
from marula.server.tables.table_settings import TableSettings

MAX_ATTEMPTS = 5
"""How often a change is planned again because another process was first."""


class TableRegistry:
    """The tables of one server process. Memory holds copies; the store holds the truth."""

    def __init__(self, games: Mapping[str, Game], store: Store, now: Callable[[], int] | None = None) -> None:
        self.store = store
        self.loader = TableLoader(games, store)
        self.writer = GroupCommitWriter(store)
        self.now = now if now is not None else start_clock()
        self.live_tables: dict[str, LiveTable] = {}
        self.openers = Openers()
        self.change_subscribers: list[Callable[[LiveTable], None]] = []
        """Called after every change: what runs bots and clocks, and what sends notices."""
        self.same_luck_lock = asyncio.Lock()
        """Held while someone sits down at one of the same-luck tables."""

    def close(self) -> None:
        self.writer.close()
        self.store.close()

    # --- opening --------------------------------------------------------------------------------------------------

    async def open(self, id: str) -> LiveTable:
        """The live table with this id; RefusedError if there is none."""
        while True:  # again, if someone's failed write threw it away meanwhile, or another live table took its place
            live = self.live_tables.get(id)
            if live is None:
                live = self.live_tables[id] = self.openers.live_table(id)
            if live.table is not None:
                live.last_used = time.monotonic()
                return live
            await self._bring_to_memory(live)

    async def _bring_to_memory(self, live: LiveTable) -> None:
        """Load a table. Where the store fails, its live table stays: others may wait for it, or listen to it."""
        try:
            async with live.lock:
                if live.table is None:
                    await self._load(live)
            await self._unseal_series(live)
            loaded = live.table
            await self._deal_if_ready(live)  # the server may have stopped just before
            if live.table is not None and live.table is not loaded:
                self.announce(live)
        except RefusedError:
            if live.table is None and not live.listeners and self.live_tables.get(live.id) is live:
                del self.live_tables[live.id]
            raise
        except BaseException:
            live.last_used = time.monotonic()
            raise

    async def _load(self, live: LiveTable, skip: int = LATE_SNAPSHOT) -> Table:
        doubts = -1
        while doubts != live.doubts:  # again, if meanwhile a late write came to its end
            doubts = live.doubts
            live.table, live.secrets = await self.loader.load(live.id, skip)
        assert live.table is not None
        if live.undisturbed_since is None:
            live.undisturbed_since = time.monotonic()
        live.last_used = time.monotonic()  # whoever loads it uses it: it is not idle while they still wait
        if live.in_doubt:  # it may have changed, and nobody was told
            live.in_doubt = False
            self.announce(live)
        return live.table

    async def full_match(self, live: LiveTable, before_reading: Callable[[int], None] | None = None) -> Match:
        """The match from its deal on, for match files and replays; see `TableLoader.full_match`."""
        return await self.loader.full_match(live, before_reading)

    def unload_idle(self, idle: float = 60.0) -> None:
        """Drop tables that nobody has used for so many seconds, listened to or not. They are loaded again on demand."""
        old = time.monotonic() - idle
        for id, live in list(self.live_tables.items()):
            if live.lock.locked() or live.last_used >= old or live.busy:
                continue
            live.unload()
            if not live.listeners:
                self.openers.note(live)
                del self.live_tables[id]

    # --- what other processes wrote -------------------------------------------------------------------------------

    async def catch_up(self, id: str, sequence: int) -> None:
        """Another process has appended log entries up to this one."""
        live = self.live_tables.get(id)
        if live is None or (live.table is not None and live.table.sequence >= sequence):
            return
        if live.table is None:  # unloaded: its listeners load it and read all of it
            live.broadcast()
            return
        await self._apply_new_entries(live, sequence)

    async def refresh_for_secret(self, live: LiveTable, secret: str) -> None:
        """Someone brings this secret. If it is unknown here, another process may just have given it to them."""
        if not self.store.sqlite and secrets.hash_secret(secret) not in live.secrets and live.table is not None:
            await self._apply_new_entries(live, live.table.sequence + 1)

    async def refresh(self, live: LiveTable) -> None:
        """Read what other processes may have written at this table."""
        if not self.store.sqlite and live.table is not None:
            await self._apply_new_entries(live, live.table.sequence + 1)

    async def _apply_new_entries(self, live: LiveTable, sequence: int) -> None:
        """Apply what other processes appended, unless everything up to this entry is known."""
        async with live.lock:
            table = live.table
            if table is not None and table.sequence < sequence:
                await self._read_on(live, table)

    async def _read_on(self, live: LiveTable, table: Table) -> bool:
        """Apply what another process appended to this table in memory. Was there anything?"""
        entries = await timeouts.run_in_thread(self.store.log, live.id, table.sequence)
        if not entries:
            return False
        after = table.copy()
        for logged in entries:
            after.apply(logged)
        if any(isinstance(logged.event, Sat | Left | Dealt) for logged in entries):
            live.reseat(await timeouts.run_in_thread(self.store.secrets, live.id))
        live.table = after
        live.broadcast()
        self._notify_subscribers(live)
        return True

    # --- creating -------------------------------------------------------------------------------------------------

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
        await self.loader.prepare_board(game, settings.setup, edition)
        new, table = self._plan_new_table(game, edition, settings, seed, first, secrets)
        await self.writer.write(new)
        live = self._add(table, new)
        await self._after_change(live)
        return live

    async def rematch(
        self, live: LiveTable, settings: TableSettings, seed: bytes, first: Callable[[Table], tuple[TableEvent, ...]]
    ) -> LiveTable:
        """The table where these people play again, opened by the same secrets, with everyone moved on by one seat.

        The new table and the old table's log entry about it are written together. However many people ask at the
        same time, there is one rematch, and none that nobody can find. `first` seats the people of the old table as it
        is in the store: memory may still hold the name of somebody whom the operator has erased.
        """
        async with live.lock:
            for _ in range(MAX_ATTEMPTS):
                before = live.table or await self._load(live)
                if before.rematch:
                    break
                secrets = tuple((hash, rotated(seat, len(before.seats))) for hash, seat in live.secrets.items())
                edition = before.board.edition
                await self.loader.prepare_board(before.game, settings.setup, edition)
                new, table = self._plan_new_table(before.game, edition, settings, seed, first(before), secrets)
                append, after = plan_change(before, commands.rematch(before, table.id), self.now())
                try:
                    await self.writer.write(msgspec.structs.replace(new, old_table=append), live.doubt)
                except Conflict:  # another process was first
                    live.table = None
                    continue
                except BaseException:
                    live.doubt()
                    raise
                live.table = after
                added = self._add(table, new)
                break
            else:
                raise StoreDown("too many writers at one table")
        if before.rematch:
            return await self.open(before.rematch)
        try:
            await self._after_change(added)
        finally:  # also where the deal fails: the old table has changed
            await self._after_change(live)
        return added

    def _plan_new_table(
        self,
        game: Game,
        edition: Edition,
        settings: TableSettings,
        seed: bytes,
        first: tuple[TableEvent, ...],
        secrets: tuple[tuple[str, int], ...],
    ) -> tuple[NewTable, Table]:
        board = self.loader.board(game, settings.setup, edition.digest, edition)  # prepared before, on a thread
        return plan_new_table(game, edition, board, settings, seed, first, secrets, self.now())

    def _add(self, table: Table, new: NewTable) -> LiveTable:
        """A new table that is now stored."""
        live = self.live_tables[table.id] = LiveTable(table.id)
        live.table, live.secrets, live.last_used = table, dict(new.first.new_secrets), time.monotonic()
        live.undisturbed_since = float("-inf")  # all its people have been here from the beginning
        return live

    # --- changing -------------------------------------------------------------------------------------------------

    async def change(
        self,
        live: LiveTable,
        command: Command,
        idempotency_key: str | None = None,
        new_secret: str | None = None,
        others: tuple[LiveTable, ...] = (),
    ) -> ChangeResult:
        """Plan, store, apply, broadcast. It happens at `others` too, or nowhere. A repeated idempotency key gets the
        result of its first request."""
        async with locked(live, *others):
            result = await self._change((live, *others), command, idempotency_key, new_secret)
        for changed in (live, *others):
            await self._after_change(changed)
        return result

    async def _change(
        self,
        lives: tuple[LiveTable, ...],
        command: Command,
        idempotency_key: str | None = None,
        new_secret: str | None = None,
    ) -> ChangeResult:
        live = lives[0]
        for _ in range(MAX_ATTEMPTS):
            tables = await self._loaded(lives)
            try:
                changes = [command(table) for table in tables]
            except FullHistoryNeeded:
                await self._load(live, skip=NO_SNAPSHOT)
                continue
            except RefusedError:
                if (earlier := await self._earlier_result(live, idempotency_key)) is not None:
                    return earlier
                if not self.store.sqlite and await self._read_on_at(lives):  # another process knew more: look again
                    continue
                raise
            planned = plan_changes(tables, changes, self.now(), idempotency_key, new_secret)
            try:
                await self._write(lives, tuple(append for append, _ in planned))
            except Conflict:  # another process was first, or the key was used before
                known = not await self._read_on_at(lives)
                if (earlier := await self._earlier_result(live, idempotency_key)) is not None:
                    return earlier
                for one in lives if known else ():
                    one.table = None  # memory cannot be trusted
                continue
            for one, (append, after) in zip(lives, planned, strict=True):
                one.table = after
                one.update_secrets(append)
            return ChangeResult(planned[0][0].entries[0].sequence, changes[0].events, live.table)
        raise StoreDown("too many writers at one table")

    async def _loaded(self, lives: tuple[LiveTable, ...]) -> list[Table]:
        """These tables, all in memory: a late write may make one doubtful while another is loaded."""
        while None in (found := [live.table for live in lives]):
            await self._load(lives[found.index(None)])
        return [table for table in found if table is not None]

    async def _write(self, lives: tuple[LiveTable, ...], appends: tuple[Append, ...]) -> None:
        """Store what is appended at these tables. If that fails, only the store can tell whether it was written."""
        try:
            await self.writer.write(appends[0] if len(appends) == 1 else Together(appends), partial(doubt, *lives))
        except Conflict:
            raise
        except BaseException:
            doubt(*lives)
            raise

    async def _earlier_result(self, live: LiveTable, idempotency_key: str | None) -> ChangeResult | None:
        sequence = await idempotency.sequence_of_earlier(self.store, live.id, idempotency_key)
        return None if sequence is None else ChangeResult(sequence, table=live.table or await self._load(live))

    async def _read_on_at(self, lives: tuple[LiveTable, ...]) -> bool:
        """Apply what other processes appended at these tables. Was there anything? Whole tables are not loaded again:
        anybody may repeat a key as often as they like."""
        found = False
        for live in lives:
            try:
                found = live.table is None or await self._read_on(live, live.table) or found
            except ValueError:  # another process went back further than this one remembers
                live.table, found = None, True
                live.broadcast()
        return found

    async def _after_change(self, live: LiveTable) -> None:
        """Deal if the last seat was taken. Then tell the listeners, and the subscribers to changes."""
        await self._deal_if_ready(live)
        self.announce(live)
        await self._unseal_series(live)

    def announce(self, live: LiveTable) -> None:
        """Tell the listeners, and the subscribers to changes."""
        live.last_used = time.monotonic()
        live.broadcast()
        self._notify_subscribers(live)

    async def _deal_if_ready(self, live: LiveTable) -> None:
        table = live.table
        if table is None or table.match is not None or not table.ready or table.settings.start != "full":
            return
        if table.settings.series:
            await same_luck_tables.deal_when_full(self, live)
        else:
            await self.deal(live)

    async def deal(self, live: LiveTable, others: tuple[LiveTable, ...] = ()) -> None:
        """Begin the match here and at `others`, unless it has begun, or somebody has left meanwhile."""
        async with locked(live, *others):
            if live.table is None or live.table.match is not None:
                return
            try:
                await self._change((live, *others), commands.deal)
            except RefusedError as refused:
                # Another process saw the last seat taken and has dealt; or whoever sat there has left. Neither is the
                # fault of the person whose request brought us here, and who sits down all the same.
                refusal = refused.refusal
                if not isinstance(refusal, Declined) or refusal.why not in ("already_started", "seat_empty"):
                    raise

    async def _unseal_series(self, live: LiveTable) -> None:
        """When the last table of a series is over, the luck of all of them may be shown."""
        table = live.table
        if table is None or not table.sealed or table.status != "over":
            return
        statuses = await timeouts.run_in_thread(self.store.series, table.settings.series)
        if "playing" not in statuses.values():  # what has not been dealt by now never will be
            for id in statuses:
                other = self.live_tables.get(id) or self.live_tables.setdefault(id, LiveTable(id))
                with contextlib.suppress(RefusedError):  # it is unsealed already
                    async with other.lock:
                        await self._change((other,), commands.unseal)
                other.last_used = time.monotonic()
                other.broadcast()

    def _notify_subscribers(self, live: LiveTable) -> None:
        for subscriber in self.change_subscribers:
            subscriber(live)

    # --- who asks -------------------------------------------------------------------------------------------------

    def seat_known(self, id: str, secret: str) -> bool:
        """Does this secret open a seat of a table that is in memory?"""
        live = self.live_tables.get(id)
        return live is not None and live.secrets.get(secrets.hash_secret(secret), secrets.HOST) != secrets.HOST

    def seat_of_secret(self, live: LiveTable, secret: str) -> int:
        """The seat that this secret opens, or HOST; RefusedError if it opens nothing here."""
        found = live.secrets.get(secrets.hash_secret(secret))
        if found is None:
            raise RefusedError(Declined("secret_needed"))
        return found
