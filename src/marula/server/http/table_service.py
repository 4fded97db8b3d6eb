"""Desk: what the handlers share. It knows who asks, opens tables, and makes envelopes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
from litestar import Request
from litestar.datastructures import State
from litestar.types import Scope

from marula.core import codec
from marula.core.chance import commitment
from marula.core.edition import Edition, from_data
from marula.core.envelope import Envelope, envelope
from marula.core.errors import RefusedError
from marula.core.event import Action
from marula.core.game import Game, named
from marula.core.match import Match
from marula.core.refusal import Declined, Unknown
from marula.core.seat import ONLOOKER
from marula.core.setup import Setup
from marula.server.http import rendering
from marula.server.http.error_responses import TableRefused
from marula.server.http.render_cache import RenderCache
from marula.server.http.requests import Act, CreateTable, Settings
from marula.server.runtime.live_table import LiveTable
from marula.server.runtime.table_registry import ChangeResult, TableRegistry
from marula.server.runtime.thinkers import Thinkers
from marula.server.tables import commands, secrets, summary, undo
from marula.server.tables.bot_levels import check_level
from marula.server.tables.change import Command
from marula.server.tables.events import BotSat, TableEvent
from marula.server.tables.secrets import HOST
from marula.server.tables.table import Table
from marula.server.tables.table_settings import Origin, TableSettings

MOMENTS = 20
"""How many of the last moments an envelope brings, when it is not said which."""


class TableService:
    """One for the app."""

    def __init__(self, games: Mapping[str, Game], registry: TableRegistry, thinkers: Thinkers) -> None:
        self.games = games
        self.registry = registry
        self.thinkers = thinkers
        self.render_cache = RenderCache()

    # --- who asks -------------------------------------------------------------------------------------------------

    async def open(self, id: str, *secrets: str | None) -> tuple[LiveTable, Table]:
        """The table of this name, for whoever brings these secrets."""
        live = await self.registry.open(id)
        for brought in secrets:
            if brought is not None:
                await self.registry.refresh_for_secret(live, brought)
                live = await self.registry.open(id)
        assert live.table is not None
        return live, live.table

    def who(self, request: Request[Any, Any, Any], live: LiveTable) -> int:
        """The seat (or HOST) whose secret came with the request."""
        words = bearer(request)
        if words is None:
            raise RefusedError(Declined("secret_needed"))
        return self.registry.seat_of_secret(live, words)

    def seat(self, request: Request[Any, Any, Any], live: LiveTable) -> int:
        """The seat whose secret came with the request; a host's is not enough."""
        found = self.who(request, live)
        if found == HOST:
            raise RefusedError(Declined("not_yours"))
        return found

    async def change(
        self,
        live: LiveTable,
        command: Command,
        who: int,
        key: str | None,
        new: str | None = None,
    ) -> ChangeResult:
        """Ask the hall; a refusal takes the table along, for its words."""
        try:
            return await self.registry.change(live, command, None if key is None else f"{who}:{key}", new)
        except RefusedError as problem:
            raise TableRefused(problem.refusal, live) from None

    async def act(self, id: str, words: str | None, asked: Act) -> ChangeResult:
        """A choice of whoever brings these words."""
        live, table = await self.open(id, words)
        if words is None:
            raise RefusedError(Declined("secret_needed"))
        seat = self.registry.seat_of_secret(live, words)
        if seat == HOST:
            raise RefusedError(Declined("not_yours"))
        action = codec.read_action(table.game, asked.action)
        if not isinstance(action, Action):
            raise RefusedError(Unknown(action.what, action.word[:200], action.allowed))
        return await self.change(live, lambda table: commands.act(table, seat, action, asked.version), seat, asked.key)

    # --- envelopes ------------------------------------------------------------------------------------------------

    async def reader(self, request: Request[Any, Any, Any], live: LiveTable, table: Table) -> int:
        """For whom an envelope is made: the seat of the secret, or an onlooker where onlookers may look."""
        if bearer(request) is not None:
            found = self.who(request, live)
            if found != HOST:
                return found
        return self.onlooker(table)

    def onlooker(self, table: Table) -> int:
        if table.sealed or (not table.settings.watch and table.status != "over"):
            raise RefusedError(Declined("not_allowed"))
        return ONLOOKER

    async def finished(self, id: str) -> tuple[Table, Match]:
        """A table and its whole match. Refused where not everything that happened there may be told to anyone: a match
        that still goes on holds secrets at every position, and so does its whole past while a table with the same luck
        plays on."""
        live, table = await self.open(id)
        if not table.revealed:
            raise RefusedError(Declined("sealed" if table.status == "over" else "still_secret"))
        return table, await self.registry.full_match(live)

    async def envelope(
        self, live: LiveTable, table: Table, seat: int, language: str, since: int | None
    ) -> dict[str, Any]:
        """The envelope of one seat now, with its moments from `since` on."""
        match, since = await self.heard(live, table, since)
        return self.in_words(table, envelope(match, seat, since), language, since, undo.free_undo(table, seat))

    def table_json(self, live: LiveTable, table: Table, language: str) -> bytes:
        """The table as anyone may see it, as JSON; rendered once for all who listen."""
        rendered = self.render_cache.of(live, table)
        body = rendered.get(language)
        if body is None:
            words = rendering.dressed(summary.public_summary(table), table.game, language, live)
            body = rendered[language] = msgspec.json.encode(words)
        return body

    def envelope_json(self, live: LiveTable, table: Table, match: Match, seat: int, language: str, since: int) -> bytes:
        """The same as JSON, of a match that knows its moments from `since` on; made once for all who read the same."""
        rendered = self.render_cache.of(live, table)
        key = (seat, language, since)
        told = rendered.get(key)
        if told is None:
            words = self.in_words(table, envelope(match, seat, since), language, since, undo.free_undo(table, seat))
            told = rendered[key] = msgspec.json.encode(words)
        return told

    async def heard(self, live: LiveTable, table: Table, since: int | None) -> tuple[Match, int]:
        """The match with its moments from `since` on (or the last ones), and from where on that is."""
        match = table.match
        if match is None:
            raise RefusedError(Declined("not_started"))
        since = first_moment(match, since)
        if since < match.first:
            match = await self.registry.full_match(live)
            since = min(since, match.version + 1)
        return match, since

    def in_words(
        self, table: Table, told: Envelope, language: str, since: int, undo: int | None, version: int | None = None
    ) -> dict[str, Any]:
        names = rendering.names_at(table, language)
        made_for = table.match_sequence if version is None else version
        return rendering.envelope_words(told, table.game, names, language, made_for, since, undo)

    async def position(
        self, live: LiveTable, table: Table, seat: int, language: str, decisions: int, since: int | None = None
    ) -> dict[str, Any]:
        """The envelope as that seat had it after so many decisions, with its moments from `since` on or the last."""
        match = table.match
        if match is None:
            raise RefusedError(Declined("not_started"))
        if not 0 <= decisions <= match.version:
            raise RefusedError(Unknown("position", str(decisions), ("0", str(match.version))))
        first = decisions if since is None else min(since, decisions)
        if first < match.first:
            match = await self.registry.full_match(live)
        then = Match.resume(match.game, match.board, match.chance, match.at(decisions), decisions)
        then.journal = match.entries(first, decisions)
        then.first = first
        told = envelope(then, seat, first)
        return self.in_words(table, told, language, first, None)

    # --- new tables -----------------------------------------------------------------------------------------------

    def chosen_setup(self, asked: CreateTable) -> tuple[Game, Edition, Setup]:
        """Game, edition and complete setup; RefusedError or EditionError where they do not fit."""
        game = named(self.games, asked.game)
        if isinstance(asked.edition, str):
            edition = game.edition(asked.edition)
        else:
            edition = from_data(asked.edition, "edition")
        seats = game.fewest if asked.seats is None else asked.seats
        return game, edition, game.board(Setup(game.name, seats, edition.name, asked.options), edition).setup

    async def create(
        self,
        game: Game,
        edition: Edition,
        setup: Setup,
        asked: Settings,
        origin: Origin | None = None,
        first: tuple[TableEvent, ...] = (),
        series: tuple[str, bytes] = ("", b""),
    ) -> tuple[LiveTable, str]:
        """A new table and its host's secret; bots sit down at once. A series has a name and a seed of its own."""
        if len(asked.bots) > setup.seats:
            raise RefusedError(Unknown("number_of_bots", str(len(asked.bots)), (str(setup.seats),)))
        for level in asked.bots:
            if level is not None:
                check_level(game, level)
        check_clock(asked)
        seed = series[1] or secrets.new_seed()
        settings = TableSettings(
            setup,
            edition.digest,
            commitment(seed),
            asked.name.strip(),
            asked.visibility,
            asked.start,
            asked.watch,
            asked.chat,
            asked.hints,
            asked.clock,
            origin,
            series[0],
        )
        host = asked.secret or secrets.new_secret()
        sitting = tuple(BotSat(seat, level) for seat, level in enumerate(asked.bots) if level is not None)
        live = await self.registry.create(
            game, edition, settings, seed, (*sitting, *first), ((secrets.hash_secret(host), HOST),)
        )
        return live, host

    async def rematch(self, live: LiveTable, table: Table, sitting: tuple[TableEvent, ...]) -> LiveTable:
        """A new table as this one was, or the one that somebody has asked for before."""
        seed = secrets.new_seed()
        settings = msgspec.structs.replace(
            table.settings, commitment=commitment(seed), start="full", origin=None, series=""
        )
        return await self.registry.rematch(live, settings, seed, sitting)


def first_moment(match: Match, since: int | None) -> int:
    """From which moment on an envelope tells: as asked, or the last few."""
    if since is None:
        since = max(0, match.version + 1 - MOMENTS)
    return min(since, match.version + 1)


def check_clock(asked: Settings) -> None:
    """Clocks that make sense: one second to thirty days."""
    clock = asked.clock
    if clock is None:
        return
    if not 1 <= clock.seconds <= 30 * 86400 or not 0 <= clock.increment <= 86400:
        raise RefusedError(Unknown("clock", f"{clock.seconds} + {clock.increment}", ("1 … 2592000", "0 … 86400")))


def bearer(request: Request[Any, Any, Any]) -> str | None:
    """The secret that came with the request."""
    return secret_in(request.scope)


def secret_in(scope: Scope) -> str | None:
    """The secret among the headers."""
    for name, value in scope["headers"]:
        if name == b"authorization":
            kind, _, secret = value.decode("latin-1").partition(" ")
            return secret.strip() if kind.lower() == "bearer" and secret.strip() else None
    return None


def service_of(state: State) -> TableService:
    """The app's desk."""
    service: TableService = state.service
    return service
