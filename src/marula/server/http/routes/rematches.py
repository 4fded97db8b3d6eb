"""Rematches over HTTP: the same people and bots again, at a new table."""

from __future__ import annotations

from litestar import Router, post
from litestar.params import JSONBody

from marula.core.errors import RefusedError
from marula.core.refusal import Declined
from marula.server.http import requests, responses, table_creation
from marula.server.http.access import identify
from marula.server.http.error_responses import language_of
from marula.server.http.openapi import REFUSALS
from marula.server.http.rendering.tables import render_new_table
from marula.server.http.routes.tables import TableId
from marula.server.http.services import ApiRequest, client_hash


@post("/tables/{id:str}/rematch", status_code=201, responses=REFUSALS)
async def rematch(request: ApiRequest, id: TableId, data: JSONBody[requests.Repeatable]) -> responses.CreatedTable:
    """The same people and bots again, at a new table that their old secrets open. It commits to a new seed, and its
    deal waits until every person has added to the luck."""
    caller = await identify(request, id)
    caller.holder()
    if caller.table.status != "over":
        raise RefusedError(Declined("not_over"))
    live = await table_creation.create_rematch(caller.registry, caller.live, caller.table)
    live.opened_by = live.opened_by or client_hash(request)
    return responses.CreatedTable(table=render_new_table(live, language_of(request)), host=None)


ROUTES = Router("", route_handlers=[rematch], tags=["records"])
