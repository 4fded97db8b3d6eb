"""Privacy over HTTP: what this server keeps, and for how long."""

from __future__ import annotations

from litestar import Router, get
from litestar.datastructures import State

from marula.server.http import responses
from marula.server.http.openapi import REFUSALS
from marula.server.http.services import services_of
from marula.server.notify.mail_consent import A_DAY
from marula.server.storage import own_editions, reports
from marula.server.storage.old_tables import DAY


@get("/privacy", responses=REFUSALS)
async def show_privacy(state: State) -> responses.Privacy:
    """How long this server keeps what, for the page that tells people of it."""
    return responses.Privacy(
        keep_days=state.keep_days,
        edition_days=own_editions.KEEP_DAYS,
        report_days=reports.KEEP_DAYS,
        confirmation_days=A_DAY // DAY,
        mail="email" in services_of(state).notices.delivery.kinds(),
    )


ROUTES = Router("", route_handlers=[show_privacy], tags=["reports"])
