"""Tables over HTTP: create one, list them, look at one."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Router, get, post
from litestar.datastructures import State
from litestar.params import FromQuery, JSONBody, PathParameter, QueryParameter

from marula.core.errors import RefusedError
from marula.core.refusal import Unknown
from marula.server.http import requests, responses, table_creation
from marula.server.http.access import open_table
from marula.server.http.error_responses import language_of
from marula.server.http.openapi import REFUSALS
from marula.server.http.rate_limit import require_more_tables
from marula.server.http.rendering.games import render_board
from marula.server.http.rendering.tables import render_stored_table, render_table
from marula.server.http.services import ApiRequest, client_hash, request_address, services_of
from marula.server.runtime import same_luck_tables
from marula.server.storage import timeouts
from marula.server.storage.store import Store

TableId = Annotated[str, PathParameter(max_length=64)]
STATUSES = ("open", "playing", "over")


@post("/tables", status_code=201, responses=REFUSALS)
async def create_table(
    request: ApiRequest, state: State, data: JSONBody[requests.CreateTable]
) -> responses.CreatedTables:
    """Create a table. The answer holds the host's secret."""
    services = services_of(state)
    require_more_tables(request, data.copies - 1)  # the first one is counted already
    address = request_address(request)
    loader = services.registry.loader
    game, edition, setup = await table_creation.requested_setup(
        services.games, services.editions, loader, data, address
    )
    series = table_creation.new_series(data.copies)
    engines = services.thinkers.engines.names(game.name)
    created = []
    for _ in range(data.copies):
        live, host = await table_creation.create_table(
            services.registry, game, edition, setup, data, series=series, order=data.order, engines=engines
        )
        assert live.table is not None
        live.opened_by = client_hash(request)
        table = render_table(live, live.table, language_of(request))
        created.append(responses.CreatedTable(table=table, host=host))
    first = created[0]
    return responses.CreatedTables(table=first.table, host=first.host, tables=created if data.copies > 1 else [])


@get("/tables", responses=REFUSALS)
async def list_tables(
    request: ApiRequest,
    state: State,
    status: FromQuery[str | None] = None,
    game: Annotated[str | None, QueryParameter(max_length=64)] = None,
    before: Annotated[int | None, QueryParameter(ge=0, le=1 << 53)] = None,
    limit: Annotated[int, QueryParameter(ge=1, le=200)] = 50,
) -> responses.TableList:
    """The lobby: public tables, newest first."""
    services = services_of(state)
    if status is not None and status not in STATUSES:
        raise RefusedError(Unknown("status", status[:40], STATUSES))
    statuses = STATUSES if status is None else (status,)
    rows = await timeouts.run_in_thread(services.registry.store.lobby, statuses, game, before, limit)
    summaries = await _summaries(services.registry.store, [stored for _, stored in rows])
    language = language_of(request)
    tables = []
    series: dict[str, list[dict[str, Any]]] = {}
    for summary in summaries:
        its_game = services.games.get(summary["game"])
        if its_game is not None and await _listed(services.registry.store, summary, series):
            live = services.registry.live_tables.get(summary["id"])
            tables.append(render_stored_table(summary, its_game, language, live))
    return responses.TableList(tables=tables, before=rows[-1][0] if len(rows) == limit else None)


async def _summaries(store: Store, stored: list[str]) -> list[dict[str, Any]]:
    """The summaries, without the links of hidden tables that they were forked from. An older release stored those."""
    summaries = [msgspec.json.decode(one) for one in stored]
    origins = [origin for summary in summaries if (origin := summary["from"]) is not None and origin["table"]]
    public = await timeouts.run_in_thread(store.public_ones, {origin["table"] for origin in origins}) if origins else ()
    for origin in origins:
        if origin["table"] not in public:
            origin["table"] = None
    return summaries


async def _listed(store: Store, summary: dict[str, Any], series: dict[str, list[dict[str, Any]]]) -> bool:
    """Is this table in the lobby? Same-luck tables are filled one after the other; each series is read once."""
    name = summary.get("series")
    if not name:
        return True
    if name not in series:
        stored = await timeouts.run_in_thread(store.same_luck_summaries, name)
        series[name] = [msgspec.json.decode(card) for card in stored]
    return same_luck_tables.listed(summary, series[name])


@get("/tables/{id:str}", responses=REFUSALS)
async def show_table(request: ApiRequest, state: State, id: TableId) -> responses.Table:
    """One table, as anyone may see it."""
    live, table = await open_table(services_of(state).registry, id)
    return render_table(live, table.seen_by(()), language_of(request))


@get("/tables/{id:str}/board", responses=REFUSALS)
async def show_board(request: ApiRequest, state: State, id: TableId) -> responses.Board:
    """What a face reads once: edition, words, names."""
    _, table = await open_table(services_of(state).registry, id)
    return render_board(table.game, table.board, language_of(request))


ROUTES = Router("", route_handlers=[create_table, list_tables, show_table, show_board], tags=["tables"])
