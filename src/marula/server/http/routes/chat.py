"""Chat over HTTP."""

from __future__ import annotations

from typing import Annotated

from litestar import Router, get, post
from litestar.params import JSONBody, QueryParameter

from marula.server.http import requests, responses
from marula.server.http.access import identify
from marula.server.http.openapi import REFUSALS
from marula.server.http.rate_limit import require_more
from marula.server.http.rendering.tables import is_shown, render_chat_line
from marula.server.http.routes.tables import TableId
from marula.server.http.services import ApiRequest
from marula.server.storage import timeouts
from marula.server.tables import commands
from marula.server.tables.numbering import Numbering

LAST = (1 << 31) - 1
GONE_THROUGH = 300
"""The database goes through so many log entries in the time in which one line is rendered."""


@post("/tables/{id:str}/chat", status_code=200, responses=REFUSALS)
async def say(request: ApiRequest, id: TableId, data: JSONBody[requests.SayInChat]) -> responses.Changed:
    """Say something to the table."""
    caller = await identify(request, id)
    seat = caller.seat()
    change = await caller.change(lambda table: commands.say(table, seat, data.text), data.key)
    return responses.Changed(sequence=change.sequence_for(seat))


@get("/tables/{id:str}/chat", responses=REFUSALS)
async def read_chat(
    request: ApiRequest,
    id: TableId,
    before: Annotated[int | None, QueryParameter(ge=1, le=1 << 31)] = None,
    limit: Annotated[int, QueryParameter(ge=1, le=200)] = 50,
) -> responses.ChatLines:
    """The last lines of chat, the oldest first."""
    caller = await identify(request, id)
    # They are rendered anew each time, and the whole log may be gone through to find them.
    require_more(request, "history", limit + caller.table.sequence // GONE_THROUGH)
    numbers = Numbering(caller.table, (caller.reader(),))
    last = LAST if before is None else min(numbers.log_number(before), LAST)
    entries = await timeouts.run_in_thread(caller.registry.store.chat, id, last, limit)
    return responses.ChatLines(lines=[render_chat_line(entry, numbers) for entry in entries if is_shown(entry)])


ROUTES = Router("", route_handlers=[say, read_chat], tags=["chat"])
