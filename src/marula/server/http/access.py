"""Access: who makes a request, and what they may do. A secret proves a seat or the host; there are no accounts."""

from __future__ import annotations

from marula.core.errors import RefusedError
from marula.core.match import Match
from marula.core.refusal import Declined
from marula.core.seat import ONLOOKER
from marula.server.http.error_responses import TableRefused
from marula.server.http.rate_limit import bearer_secret, cost_of_reading, counted_reading, require_more
from marula.server.http.services import ApiRequest, services_of
from marula.server.runtime.change_result import ChangeResult
from marula.server.runtime.idempotency import key_of_holder
from marula.server.runtime.live_table import LiveTable
from marula.server.runtime.table_registry import TableRegistry
from marula.server.tables.change import Change, Command, declined
from marula.server.tables.secrets import HOST, hash_secret
from marula.server.tables.table import Table


class Caller:
    """Whoever makes a request about a table: the table, and the secret that they sent, if any."""

    def __init__(self, registry: TableRegistry, live: LiveTable, table: Table, secret: str | None) -> None:
        self.registry = registry
        self.live = live
        self.table = table
        self.secret = secret
        self.opened = None if secret is None else live.secrets.get(hash_secret(secret))
        """What the secret opened when the request came."""

    def holder(self) -> int:
        """The seat that the secret opens, or HOST. Refused without a secret, or with one that opens nothing here."""
        if self.secret is None:
            raise RefusedError(Declined("secret_needed"))
        return self.registry.seat_of_secret(self.live, self.secret)

    def seat(self) -> int:
        """The seat that the secret opens. The host's secret is not enough."""
        holder = self.holder()
        if holder == HOST:
            raise RefusedError(Declined("not_yours"))
        return holder

    def require_seat(self, seat: int) -> None:
        """Refused unless the secret opens this seat."""
        if self.seat() != seat:
            raise RefusedError(Declined("not_yours"))

    def reader(self) -> int:
        """For whom an envelope is made: the seat of the secret, or else an onlooker if the table allows them."""
        if self.secret is not None:
            holder = self.holder()
            if holder != HOST:
                return holder
        require_onlookers_allowed(self.table)
        return ONLOOKER

    def _own(self, key: str) -> str:
        """The idempotency key as it is stored. Refused without a secret that opens something."""
        self.holder()
        assert self.secret is not None
        return key_of_holder(self.secret, key)

    async def change(
        self,
        command: Command,
        key: str | None = None,
        new_secret: str | None = None,
        others: tuple[LiveTable, ...] = (),
    ) -> ChangeResult:
        """Carry out a command, at `others` too if there are any. A refusal takes the table along, because its text
        needs the game and the names."""
        full_key = None if key is None else self._own(key)

        def same_seat(table: Table) -> Change:
            if self.secret is not None and self.live.secrets.get(hash_secret(self.secret)) != self.opened:
                raise declined("already_started")  # seats were drawn meanwhile: the request named another one
            return command(table)

        try:
            return await self.registry.change(self.live, same_seat, full_key, new_secret, others)
        except RefusedError as problem:
            raise TableRefused(problem.refusal, self.live) from None


async def identify(request: ApiRequest, id: str) -> Caller:
    """The caller of a request about this table."""
    return await caller_with_secret(services_of(request.app.state).registry, id, bearer_secret(request.scope))


async def caller_with_secret(registry: TableRegistry, id: str, secret: str | None) -> Caller:
    """A caller who sent this secret. Refused if there is no such table."""
    live, table = await open_table(registry, id, () if secret is None else (secret,))
    return Caller(registry, live, table, secret)


async def open_table(registry: TableRegistry, id: str, secrets: tuple[str, ...] = ()) -> tuple[LiveTable, Table]:
    """The table with this id. Another process may have handed out the secrets a moment ago, so they are looked up."""
    live = await registry.open(id)
    for secret in secrets:
        await registry.refresh_for_secret(live, secret)
        live = await registry.open(id)
    assert live.table is not None
    return live, live.table


def require_onlookers_allowed(table: Table) -> None:
    """Refused if the table may not be watched now."""
    if table.sealed or (not table.settings.watch and table.status != "over"):
        raise RefusedError(Declined("not_allowed"))


def require_revealed(table: Table) -> None:
    """Refused while anything about the match must stay secret."""
    if not table.revealed:
        raise RefusedError(Declined("sealed" if table.status == "over" else "still_secret"))


async def finished_match(request: ApiRequest, id: str, counted: int = 1) -> tuple[Table, Match]:
    """A table and its whole match, if everything about it may be told to anyone.

    The request was counted before as reading so many matches; a long log counts as more.

    A match that still goes on holds secrets at every position. So does a finished one while another table of its
    series, which has the same luck, still plays.
    """
    registry = services_of(request.app.state).registry
    live, table = await open_table(registry, id)
    require_revealed(table)
    return table, await registry.full_match(live, counted_reading(request, counted))


async def match_to_go_through(request: ApiRequest, id: str) -> tuple[Table, Match]:
    """The same, for an answer that goes through all decisions. A long match counts as several, also one that is in
    memory: an uploaded match is long, and its log is not."""
    table, match = await finished_match(request, id)
    if more := cost_of_reading(match.version) - 1:
        require_more(request, "record", more)
    return table, match
