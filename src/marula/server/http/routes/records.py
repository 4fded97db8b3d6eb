"""Records over HTTP: match files to keep and to watch."""

from __future__ import annotations

from typing import cast

from litestar import MediaType, Response, Router, get, post
from litestar.datastructures import State
from litestar.openapi.datastructures import ResponseSpec

from marula.core import match_file
from marula.core.errors import RefusedError
from marula.core.refusal import Declined
from marula.server.http import requests, responses, table_creation
from marula.server.http.access import match_to_go_through
from marula.server.http.body_sizes import MAX_FILE
from marula.server.http.error_responses import language_of
from marula.server.http.openapi import REFUSALS
from marula.server.http.rate_limit import require_more_tables
from marula.server.http.rendering.tables import render_new_table
from marula.server.http.routes.tables import TableId
from marula.server.http.services import ApiRequest, compute, request_address, services_of
from marula.server.tables.table_settings import Origin

LARGE = 1 << 20
"""Bytes of a file that count as one more new table: they are stored as they are."""
FILE = ResponseSpec(responses.JsonObject, generate_examples=False, description="The match file")


@get("/tables/{id:str}/file", responses={200: FILE, **REFUSALS})
async def download(request: ApiRequest, id: TableId) -> Response[bytes]:
    """The match file, once the match is over. Until then it would tell every secret."""
    table, match = await match_to_go_through(request, id)
    content = await compute(request, match_file.write, match)
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
    match, proof = await compute(request, match_file.read, content, services.games)
    if not match.over:
        raise RefusedError(Declined("not_over"))
    options = requests.TableOptions(visibility="link", chat=False)
    origin = Origin(None, match.version)
    past = table_creation.past_of(match, match.version)
    live, _ = await table_creation.create_table(
        services.registry, match.game, match.board.edition, match.setup, options, origin, past
    )
    table = render_new_table(live, language_of(request))
    verdict = cast(responses.LuckVerdict, proof.luck)
    return responses.Uploaded(table=table, luck=verdict, skipped=proof.skipped, other_luck_since=proof.other_luck_since)


ROUTES = Router("", route_handlers=[download, upload], tags=["records"])
