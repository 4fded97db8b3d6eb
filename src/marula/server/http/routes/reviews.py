"""Reviews over HTTP: ask for the review of a finished match, and read it while it is made and afterwards."""

from __future__ import annotations

from typing import Annotated

from litestar import Router, get, post
from litestar.datastructures import State
from litestar.params import JSONBody, QueryParameter

from marula.core.errors import RefusedError
from marula.core.match import Match
from marula.core.refusal import Declined
from marula.server.http import requests, responses
from marula.server.http.access import finished_match, open_table, require_revealed
from marula.server.http.error_responses import language_of
from marula.server.http.openapi import REFUSALS
from marula.server.http.rate_limit import require_more
from marula.server.http.rendering.reviews import render_review
from marula.server.http.routes.tables import TableId
from marula.server.http.services import ApiRequest, client_hash, services_of

Had = Annotated[int, QueryParameter(ge=0, le=1 << 31)]


@post("/tables/{id:str}/review", status_code=200, responses=REFUSALS)
async def ask_for_review(
    request: ApiRequest, state: State, id: TableId, data: JSONBody[requests.Repeatable]
) -> responses.Review:
    """Have a finished match reviewed, or get the review that there is. A running match is refused: its review would
    tell what is still secret."""
    services = services_of(state)
    require_more(request, "record", 1)
    table, match = await finished_match(services, id)
    found = await services.reviews.find(id)
    if found is None or not (found.running or found.review.finished):
        require_more(request, "review", 1)
        people = [seat for seat, chair in enumerate(table.seats) if chair.person]
        found = await services.reviews.start(id, match, people, client_hash(request))
    return render_review(table, found, match, language_of(request))


@get("/tables/{id:str}/review", responses=REFUSALS)
async def show_review(
    request: ApiRequest, state: State, id: TableId, decisions: Had = 0, entries: Had = 0
) -> responses.Review:
    """The review as far as it is made, without the first so many decisions and entries."""
    services = services_of(state)
    live, table = await open_table(services.registry, id)
    require_revealed(table)
    found = await services.reviews.find(id)
    if found is None:
        raise RefusedError(Declined("no_review"))
    match: Match | None = None
    if found.review.finished:
        require_more(request, "record", 1)
        match = await services.registry.full_match(live)
    return render_review(table, found, match, language_of(request), decisions, entries)


ROUTES = Router("", route_handlers=[ask_for_review, show_review], tags=["records"])
