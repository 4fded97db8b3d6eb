"""Reports over HTTP: tell the operator of a message or a name."""

from __future__ import annotations

from litestar import Router, post
from litestar.params import JSONBody

from marula.core.errors import RefusedError
from marula.core.refusal import Declined, Unknown
from marula.server.http import requests, responses
from marula.server.http.access import Caller, identify
from marula.server.http.openapi import REFUSALS
from marula.server.http.rate_limit import require_more
from marula.server.http.routes.tables import TableId
from marula.server.http.services import ApiRequest
from marula.server.storage import timeouts
from marula.server.storage.reports import Report, Reports, new_report_id
from marula.server.storage.schema import GONE
from marula.server.tables.events import Dealt, Left, Said
from marula.server.tables.numbering import Numbering


@post("/tables/{id:str}/reports", status_code=201, responses=REFUSALS)
async def report(request: ApiRequest, id: TableId, data: JSONBody[requests.ReportPlayer]) -> responses.Reported:
    """Tell the operator of a message, or of someone's name. Only whoever sits at the table may."""
    caller = await identify(request, id)
    reporter = caller.holder()
    name, text, line, seat = await _reported(caller, data)
    require_more(request, "report", 1)
    found = Report(
        id=new_report_id(),
        table=id,
        at=caller.registry.now(),
        seat=seat,
        line=line,
        name=name,
        text=text,
        reason=data.reason.strip(),
        reporter=reporter,
    )
    if not await timeouts.run_in_thread(Reports(caller.registry.store).add, found):
        raise RefusedError(Declined("too_many"))
    return responses.Reported(reported=True)


async def _reported(caller: Caller, data: requests.ReportPlayer) -> tuple[str, str, int | None, int]:
    """The name, the text, the log entry and the seat of what is reported. Refused if it is not there."""
    table = caller.table
    if data.sequence is None:
        if not 0 <= data.seat < len(table.seats) or not table.seats[data.seat].name:
            raise RefusedError(Unknown("seat", str(data.seat)))
        return table.seats[data.seat].name, "", None, data.seat
    number = Numbering(table, (caller.reader(),)).log_number(data.sequence)
    entries = await timeouts.run_in_thread(caller.registry.store.chat, table.id, number + 1, 1)
    said = entries[0].event if entries and entries[0].sequence == number else None
    if not isinstance(said, Said) or said.seat != data.seat:
        raise RefusedError(Unknown("message", str(data.sequence)))
    return said.name, said.text, number, await _seat_now(caller, said.seat, number)


async def _seat_now(caller: Caller, seat: int, number: int) -> int:
    """Where the person sits now whom this log entry names; GONE if they left before the deal.

    If it is from before a lot, it names their chair.
    """
    table = caller.table
    since = await timeouts.run_in_thread(caller.registry.store.log, table.id, number, ("left", "dealt"))
    if any(isinstance(logged.event, Left) and logged.event.seat == seat for logged in since):
        return GONE
    return table.lot[seat] if table.lot and any(isinstance(logged.event, Dealt) for logged in since) else seat


ROUTES = Router("", route_handlers=[report], tags=["reports"])
