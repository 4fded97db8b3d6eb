"""Envelopes over HTTP: what a seat may know, now or after an earlier decision; and how onlookers see the chances."""

from __future__ import annotations

from typing import Annotated

from litestar import Router, get
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery, QueryParameter

from marula.core.errors import RefusedError
from marula.core.refusal import Declined, Unknown
from marula.core.seat import ONLOOKER
from marula.server.http import responses
from marula.server.http.access import identify, open_table, require_onlookers_allowed
from marula.server.http.error_responses import language_of
from marula.server.http.openapi import REFUSALS
from marula.server.http.rate_limit import counted_reading, require_history
from marula.server.http.rendering.envelopes import current_envelope, past_envelope
from marula.server.http.routes.tables import TableId
from marula.server.http.services import ApiRequest, client_hash, services_of

Since = Annotated[int | None, QueryParameter(ge=0, le=1 << 31)]


@get("/tables/{id:str}/envelope", responses=REFUSALS)
async def show_envelope(request: ApiRequest, id: TableId, since: Since = None) -> responses.Envelope:
    """What the seat of the secret may know now; without a secret, what an onlooker may."""
    caller = await identify(request, id)
    seat = caller.reader()
    table = caller.table.seen_by((seat,))
    if since is not None and table.match is not None:
        require_history(request, table.match.version - since)
    return await current_envelope(
        caller.registry, caller.live, table, seat, language_of(request), since, counted_reading(request)
    )


@get("/tables/{id:str}/position/{decisions:int}", responses=REFUSALS)
async def show_position(
    request: ApiRequest,
    id: TableId,
    decisions: FromPath[int],
    seat: FromQuery[int] = ONLOOKER,
    since: Since = None,
) -> responses.Envelope:
    """The envelope of a seat after so many decisions: one's own while the match goes on, anyone's afterwards. It holds
    what was heard of the last decision; with `since`, of all from that one on."""
    caller = await identify(request, id)
    table = caller.table
    if not ONLOOKER <= seat < len(table.seats):
        seats = tuple(str(number) for number in range(ONLOOKER, len(table.seats)))
        raise RefusedError(Unknown("seat", str(seat)[:20], seats))
    if seat == ONLOOKER:
        require_onlookers_allowed(table)
    elif not table.revealed and caller.holder() != seat:
        raise RefusedError(Declined("not_yours"))
    table = table.seen_by((seat,))
    require_history(request, 0 if since is None else decisions - since)
    language, reading = language_of(request), counted_reading(request)
    return await past_envelope(caller.registry, caller.live, table, seat, language, decisions, since, reading)


@get("/tables/{id:str}/chances", responses=REFUSALS)
async def show_win_chances(request: ApiRequest, state: State, id: TableId) -> responses.WinChances:
    """How likely each seat is to win, from what everyone may see and nothing else, where the table allows it."""
    services = services_of(state)
    live, table = await open_table(services.registry, id)
    require_onlookers_allowed(table)
    if not table.settings.win_chances:
        raise RefusedError(Declined("not_allowed"))
    client = client_hash(request)
    owner = live.opened_by or client
    found = await services.waiting.answer(client, lambda: services.win_chances.of(table, services.thinkers, owner))
    return responses.WinChances(version=found.version, chances=list(found.chances))


ROUTES = Router("", route_handlers=[show_envelope, show_position, show_win_chances], tags=["envelopes"])
