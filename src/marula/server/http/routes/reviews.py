"""Reviews over HTTP: ask for the review of a finished match, and read it while it is made and afterwards; and what a
seat could have known of the others."""

from __future__ import annotations

from typing import Annotated

from litestar import Router, get, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody, QueryParameter

from marula.analysis.reading import reading_beside_truth, reading_seed, require_readable
from marula.core.errors import RefusedError
from marula.core.match import Match
from marula.core.refusal import Declined, Unknown
from marula.server.http import requests, responses
from marula.server.http.access import finished_match, open_table, require_revealed
from marula.server.http.error_responses import language_of
from marula.server.http.openapi import REFUSALS
from marula.server.http.rate_limit import counted_reading, require_more
from marula.server.http.rendering.readings import render_reading
from marula.server.http.rendering.reviews import render_review
from marula.server.http.routes.tables import TableId
from marula.server.http.services import ApiRequest, client_hash, services_of
from marula.server.runtime.view_requests import read_others, view_request

FREE_PARTS = 50
"""So many decisions and entries are not counted: a page asks often, but only for what it does not have yet."""
Seat = Annotated[int, QueryParameter(ge=0, le=15)]
Had = Annotated[int, QueryParameter(ge=0, le=1 << 31)]


@post("/tables/{id:str}/review", status_code=200, responses=REFUSALS)
async def ask_for_review(
    request: ApiRequest, state: State, id: TableId, data: JSONBody[requests.Repeatable]
) -> responses.Review:
    """Have a finished match reviewed, or get the review that there is. A running match is refused: its review would
    tell what is still secret."""
    services = services_of(state)
    require_more(request, "record", 1)
    table, match = await finished_match(request, id)
    found = await services.reviews.find(id)
    if found is None or not (found.running or found.review.finished):
        require_more(request, "review", 1)
        people = [seat for seat, chair in enumerate(table.seats) if chair.person]
        found = await services.reviews.start(id, match, people, client_hash(request))
    _count_parts(request, len(found.review.decisions) + len(found.review.entries))
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
    _count_parts(request, len(found.review.decisions[decisions:]) + len(found.review.entries[entries:]))
    match: Match | None = None
    if found.review.finished:
        require_more(request, "record", 1)
        match = await services.registry.full_match(live, counted_reading(request, counted=1))
    return render_review(table, found, match, language_of(request), decisions, entries)


def _count_parts(request: ApiRequest, rendered: int) -> None:
    """Count so many decisions and entries of a review for whoever reads them."""
    if rendered > FREE_PARTS:
        require_more(request, "history", rendered)


@get("/tables/{id:str}/reading/{number:int}", responses=REFUSALS)
async def show_reading(
    request: ApiRequest, state: State, id: TableId, number: FromPath[int], seat: Seat
) -> responses.Reading:
    """What a seat could have known of the others' hidden things before this decision of a finished match, beside the
    truth. A running match is refused: the truth is still secret."""
    services = services_of(state)
    require_more(request, "record", 1)
    table, match = await finished_match(request, id)
    if seat >= len(table.seats):
        raise RefusedError(Unknown("seat", str(seat), tuple(str(one) for one in range(len(table.seats)))))
    require_readable(match, number)
    view = match.game.view(match.at(number - 1), seat)  # a worker gets no more than this
    asked = view_request(match.game, view, reading_seed(number, seat))
    client = client_hash(request)
    found = await services.waiting.answer(client, lambda: services.thinkers.ask_about_view(read_others, asked, client))
    return render_reading(table, reading_beside_truth(match, number, seat, found), language_of(request))


ROUTES = Router("", route_handlers=[ask_for_review, show_review, show_reading], tags=["records"])
