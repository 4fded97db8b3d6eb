"""Records over HTTP: match files to keep and to watch, forks, rematches."""

from __future__ import annotations

import asyncio
from typing import cast

from litestar import MediaType, Response, Router, get, post
from litestar.datastructures import State
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody

from marula.core import match_file
from marula.core.errors import RefusedError
from marula.core.match import Match
from marula.core.refusal import Declined, Unknown
from marula.server.http import new_tables, requests, responses
from marula.server.http.access import finished_match, identify, match_to_go_through
from marula.server.http.error_responses import language_of
from marula.server.http.openapi import REFUSALS
from marula.server.http.rate_limit import MAX_FILE, require_more_tables
from marula.server.http.rendering.tables import render_table
from marula.server.http.routes.tables import TableId
from marula.server.http.services import ApiRequest, client_hash, request_address, services_of
from marula.server.runtime.live_table import LiveTable
from marula.server.tables.events import Dealt
from marula.server.tables.table_settings import Origin

LARGE, MANY = 1 << 20, 4096
"""Bytes of a file and decisions of a past that count as one more new table: they are stored as they are."""
FILE = ResponseSpec(responses.JsonObject, generate_examples=False, description="The match file")


@get("/tables/{id:str}/file", responses={200: FILE, **REFUSALS})
async def download(request: ApiRequest, id: TableId) -> Response[bytes]:
    """The match file, once the match is over. Until then it would tell every secret."""
    table, match = await match_to_go_through(request, id)
    content = await asyncio.to_thread(match_file.write, match)
    name = f"{table.game.name}-{table.id}.json"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(content, media_type=MediaType.JSON, headers=headers)


@post("/records", status_code=201, request_max_body_size=MAX_FILE, responses=REFUSALS)
async def upload(request: ApiRequest, state: State) -> responses.Uploaded:
    """Check a match file and make it a table to watch."""
    services = services_of(state)
    content = await request.body()
    require_more_tables(request, len(content) // LARGE)
    await services.editions.require_sound_file(content, request_address(request))
    match, proof = await asyncio.to_thread(match_file.read, content, services.games)
    if not match.over:
        raise RefusedError(Declined("not_over"))
    options = requests.TableOptions(visibility="link", chat=False)
    origin = Origin(None, match.version)
    past = _past(match, match.version)
    live, _ = await new_tables.create_table(
        services.registry, match.game, match.board.edition, match.setup, options, origin, past
    )
    return responses.Uploaded(table=_rendered(live, request), luck=cast(responses.LuckVerdict, proof.luck))


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
    past = _past(match, data.decisions)
    require_more_tables(request, len(past[0].entries) // MANY)
    if len(past[0].earlier_luck) >= match_file.MAX_SOURCES:  # a fork of a fork of a fork …
        raise RefusedError(Declined("not_allowed"))
    shown = table.settings.visibility == "public"  # the fork would tell everyone the link of a hidden table
    origin = Origin(table.id if shown else None, data.decisions)
    engines = services.thinkers.engines.names(match.game.name)
    live, host = await new_tables.create_table(
        services.registry, match.game, match.board.edition, match.setup, data, origin, past, engines=engines
    )
    live.opened_by = client_hash(request)
    return responses.CreatedTable(table=_rendered(live, request), host=host)


@post("/tables/{id:str}/rematch", status_code=201, responses=REFUSALS)
async def rematch(request: ApiRequest, id: TableId, data: JSONBody[requests.Repeatable]) -> responses.CreatedTable:
    """The same people and bots again, at a new table that their old secrets open. It commits to a new seed, and its
    deal waits until every person has added to the luck."""
    caller = await identify(request, id)
    caller.holder()
    if caller.table.status != "over":
        raise RefusedError(Declined("not_over"))
    live = await new_tables.create_rematch(caller.registry, caller.live, caller.table)
    live.opened_by = live.opened_by or client_hash(request)
    return responses.CreatedTable(table=_rendered(live, request), host=None)


def _past(match: Match, decisions: int) -> tuple[Dealt]:
    """What happened up to there, and where its luck came from."""
    entries = tuple(match_file.write_entry(entry) for entry in match.entries(0, decisions))
    return (Dealt(entries, (), tuple(luck for luck in match.luck() if luck.since <= decisions)),)


def _rendered(live: LiveTable, request: ApiRequest) -> responses.Table:
    assert live.table is not None
    return render_table(live, live.table, language_of(request))


ROUTES = Router("", route_handlers=[download, upload, fork, rematch], tags=["records"])
