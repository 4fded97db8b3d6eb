"""Notices over HTTP: who wants to be told, and how, that it is their turn."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from litestar import Request, Router, delete, get, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody, PathParameter

from marula.core.refusal import Declined, RefusedError, Unknown
from marula.table.notices import Notices
from marula.table.post import check_address
from marula.web import asked
from marula.web.answers import language_of
from marula.web.desk import desk_of

Asking = Request[Any, Any, Any]
Id = Annotated[str, PathParameter(max_length=64)]
MOST = 5
"""Notices for one seat."""


@get("/tables/{id:str}/seats/{seat:int}/notices")
async def list_notices(request: Asking, state: State, id: Id, seat: FromPath[int]) -> dict[str, Any]:
    """What one's own seat is told, and which kinds this server can send."""
    notices = await _own(request, state, id, seat)
    rows = [row for row in await asyncio.to_thread(notices.kept.of, id) if row.seat == seat]
    return {"notices": [_words(row) for row in rows], "kinds": list(notices.post.kinds())}


@post("/tables/{id:str}/seats/{seat:int}/notices", status_code=201)
async def add_notice(
    request: Asking, state: State, id: Id, seat: FromPath[int], data: JSONBody[asked.Notify]
) -> dict[str, Any]:
    """Be told when it is one's turn."""
    notices = await _own(request, state, id, seat)
    if data.kind not in notices.post.kinds():
        raise RefusedError(Unknown("kind_of_notice", data.kind, notices.post.kinds()))
    if not check_address(data.kind, data.address):
        raise RefusedError(Unknown("address", data.address[:100]))
    rows = [row for row in await asyncio.to_thread(notices.kept.of, id) if row.seat == seat]
    if len(rows) >= MOST:
        raise RefusedError(Declined("too_many"))
    language = language_of(request)
    made = await asyncio.to_thread(
        notices.kept.add, id, seat, data.kind, data.address, language, data.always, data.remind
    )
    notices.tables.add(id)
    notices.notice(await desk_of(state).hall.open(id))
    return {"notice": made}


@delete("/tables/{id:str}/seats/{seat:int}/notices/{notice:str}", status_code=200)
async def remove_notice(
    request: Asking, state: State, id: Id, seat: FromPath[int], notice: FromPath[str]
) -> dict[str, Any]:
    """No more of it."""
    notices = await _own(request, state, id, seat)
    if not await asyncio.to_thread(notices.kept.remove, id, seat, notice[:64]):
        raise RefusedError(Unknown("notice", notice[:64]))
    return {"notice": None}


async def _own(request: Asking, state: State, id: str, seat: int) -> Notices:
    desk = desk_of(state)
    live, _ = await desk.open(id)
    if desk.seat(request, live) != seat:
        raise RefusedError(Declined("not_yours"))
    notices: Notices = state.notices
    return notices


def _words(row: Any) -> dict[str, Any]:
    return {
        "notice": row.id,
        "kind": row.kind,
        "address": row.address,
        "always": bool(row.always),
        "remind": row.remind,
    }


ROUTES = Router("", route_handlers=[list_notices, add_notice, remove_notice], tags=["notices"])
