"""Rematches over HTTP: the same people and bots again, at a new table."""

from __future__ import annotations

import msgspec
from litestar import Router, post
from litestar.params import JSONBody

from marula.core.chance import commitment
from marula.core.errors import RefusedError
from marula.core.refusal import Declined
from marula.server.http import requests, responses
from marula.server.http.access import identify
from marula.server.http.error_responses import language_of
from marula.server.http.openapi import REFUSALS
from marula.server.http.rendering.tables import render_new_table
from marula.server.http.routes.tables import TableId
from marula.server.http.services import ApiRequest, client_hash
from marula.server.runtime.live_table import LiveTable
from marula.server.runtime.table_registry import TableRegistry
from marula.server.tables import secrets
from marula.server.tables.events import BotSat, ColourChosen, Sat, TableEvent
from marula.server.tables.seats import rotated
from marula.server.tables.table import Table


@post("/tables/{id:str}/rematch", status_code=201, responses=REFUSALS)
async def rematch(request: ApiRequest, id: TableId, data: JSONBody[requests.Repeatable]) -> responses.CreatedTable:
    """The same people and bots again, at a new table that their old secrets open. It commits to a new seed, and its
    deal waits until every person has added to the luck."""
    caller = await identify(request, id)
    caller.holder()
    if caller.table.status != "over":
        raise RefusedError(Declined("not_over"))
    live = await create_rematch(caller.registry, caller.live, caller.table)
    live.opened_by = live.opened_by or client_hash(request)
    return responses.CreatedTable(table=render_new_table(live, language_of(request)), host=None)


async def create_rematch(registry: TableRegistry, live: LiveTable, table: Table) -> LiveTable:
    """A new table with the same settings, people and bots, by the current rules; or the one asked for before."""
    seed = secrets.new_seed()
    setup = msgspec.structs.replace(table.settings.setup, revision=table.game.revision)
    settings = msgspec.structs.replace(
        table.settings,
        setup=setup,
        commitment=commitment(seed),
        start="full",
        order="rotated",
        origin=None,
        series="",
    )
    return await registry.rematch(live, settings, seed, seated_again)


def seated_again(table: Table) -> tuple[TableEvent, ...]:
    """The people and bots of this table sit down at a new one, each moved on by one seat, so that another starts."""
    seated: list[TableEvent] = []
    for old_seat, state in enumerate(table.seats):
        seat = rotated(old_seat, len(table.seats))
        if state.person:
            seated.append(Sat(seat, state.name, by_rematch=True))
        if state.person and state.colour:
            seated.append(ColourChosen(seat, state.colour))
        if state.bot:  # also one that stands in: someone who has left must not hold up the others
            seated.append(BotSat(seat, state.bot))
    return tuple(seated)


ROUTES = Router("", route_handlers=[rematch], tags=["records"])
