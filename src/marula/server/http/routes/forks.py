"""Forks over HTTP: a new table that goes on from a position of a finished match."""

from __future__ import annotations

from litestar import Router, post
from litestar.datastructures import State
from litestar.params import JSONBody

from marula.core import match_file
from marula.core.errors import RefusedError
from marula.core.refusal import Declined, Unknown
from marula.server.http import requests, responses, table_creation
from marula.server.http.access import finished_match
from marula.server.http.error_responses import language_of
from marula.server.http.openapi import REFUSALS
from marula.server.http.rate_limit import require_more_tables
from marula.server.http.rendering.tables import render_new_table
from marula.server.http.routes.tables import TableId
from marula.server.http.services import ApiRequest, client_hash, services_of
from marula.server.tables.table_settings import Origin

MANY = 4096
"""Decisions of a past that count as one more new table: they are stored as they are."""


@post("/tables/{id:str}/fork", status_code=201, responses=REFUSALS)
async def fork(
    request: ApiRequest, state: State, id: TableId, data: JSONBody[requests.ForkTable]
) -> responses.CreatedTable:
    """A new table that goes on from a position of a finished match, with luck of its own. A running match cannot be
    forked: whoever sits down at the fork would see a hand that is still held."""
    services = services_of(state)
    table, match = await finished_match(request, id)
    if data.decisions >= match.version:
        raise RefusedError(Unknown("position", str(data.decisions), ("0", str(match.version - 1))))
    past = table_creation.past_of(match, data.decisions)
    require_more_tables(request, len(past[0].entries) // MANY)
    if len(past[0].earlier_luck) >= match_file.MAX_SOURCES:  # a fork of a fork of a fork …
        raise RefusedError(Declined("not_allowed"))
    shown = table.settings.visibility == "public"  # the fork would tell everyone the link of a hidden table
    origin = Origin(table.id if shown else None, data.decisions)
    engines = services.thinkers.engines.names(match.game.name)
    live, host = await table_creation.create_table(
        services.registry, match.game, match.board.edition, match.setup, data, origin, past, engines=engines
    )
    live.opened_by = client_hash(request)
    return responses.CreatedTable(table=render_new_table(live, language_of(request)), host=host)


ROUTES = Router("", route_handlers=[fork], tags=["records"])
