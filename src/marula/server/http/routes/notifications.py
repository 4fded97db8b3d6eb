"""Notices over HTTP: who wants to be told, and how, that it is their turn."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Request, Router, delete, get, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody, PathParameter

from marula.core.errors import RefusedError
from marula.core.refusal import Declined, Unknown
from marula.server.http import requests, responses
from marula.server.http.error_responses import language_of
from marula.server.http.rate_limit import RateLimiter, address_of
from marula.server.http.table_service import bearer, service_of
from marula.server.notify.delivery import check_address
from marula.server.notify.message import DeliveryError
from marula.server.notify.turn_notices import TurnNotices
from marula.server.notify.web_push import PushSubscription
from marula.server.storage import timeouts

Asking = Request[Any, Any, Any]
Id = Annotated[str, PathParameter(max_length=64)]
MOST = 5
"""Notices for one seat."""


@get("/push", responses=responses.answers(responses.PushKey))
async def show_push_key(state: State) -> dict[str, Any]:
    """The server's public key, which a browser subscribes with."""
    sender = notices_of(state).delivery.sender
    return {"key": None if sender is None else sender.public_key}


@get("/tables/{id:str}/seats/{seat:int}/notices", responses=responses.answers(responses.TurnNotices))
async def list_notices(request: Asking, state: State, id: Id, seat: FromPath[int]) -> dict[str, Any]:
    """What one's own seat is told, and which kinds this server can send."""
    notices = await _own(request, state, id, seat)
    return {"notices": [_words(row) for row in await _rows(notices, id, seat)], "kinds": list(notices.delivery.kinds())}


@post("/tables/{id:str}/seats/{seat:int}/notices", status_code=201, responses=responses.answers(responses.Added, 201))
async def add_notice(
    request: Asking, state: State, id: Id, seat: FromPath[int], data: JSONBody[requests.Notify]
) -> dict[str, Any]:
    """Be told when it is one's turn. An e-mail address is first asked whether it wants to."""
    notices = await _own(request, state, id, seat)
    if data.kind not in notices.delivery.kinds():
        raise RefusedError(Unknown("kind_of_notice", data.kind, notices.delivery.kinds()))
    address = _address(data, notices.delivery.allow_private)
    rows = await _rows(notices, id, seat)
    for row in rows:  # a button pressed twice is one wish
        if (row.kind, row.address) == (data.kind, address):
            return {"notice": row.id, "confirmed": bool(row.confirmed)}
    if len(rows) >= MOST or (data.kind == "email" and _too_many_mails(request, state)):
        raise RefusedError(Declined("too_many"))
    language = language_of(request)
    made = await timeouts.run_in_thread(
        notices.subscriptions.add, id, seat, data.kind, address, language, data.always, data.remind
    )
    live, table = await service_of(state).open(id)
    if data.kind == "email":
        try:
            if not await notices.ask_for_consent(table, made, address, language):
                raise RefusedError(Declined("too_many"))
        except (DeliveryError, RefusedError) as problem:
            await timeouts.run_in_thread(notices.subscriptions.stop, made)
            raise problem if isinstance(problem, RefusedError) else RefusedError(Declined("not_sent")) from None
    notices.watched_tables.add(id)
    notices.on_change(live)
    return {"notice": made, "confirmed": data.kind != "email"}


@post(
    "/tables/{id:str}/seats/{seat:int}/notices/{notice:str}",
    status_code=200,
    responses=responses.answers(responses.Muted),
)
async def mute_notice(
    request: Asking, state: State, id: Id, seat: FromPath[int], notice: FromPath[str], data: JSONBody[requests.Mute]
) -> dict[str, Any]:
    """Silent for now, or not any more."""
    notices = await _own(request, state, id, seat)
    if not await timeouts.run_in_thread(notices.subscriptions.mute, id, seat, notice[:64], data.muted):
        raise RefusedError(Unknown("notice", notice[:64]))
    notices.on_change(await service_of(state).registry.open(id))
    return {"notice": notice, "muted": data.muted}


@delete(
    "/tables/{id:str}/seats/{seat:int}/notices/{notice:str}",
    status_code=200,
    responses=responses.answers(responses.Removed),
)
async def remove_notice(
    request: Asking, state: State, id: Id, seat: FromPath[int], notice: FromPath[str]
) -> dict[str, Any]:
    """No more of it."""
    notices = await _own(request, state, id, seat)
    if not await timeouts.run_in_thread(notices.subscriptions.remove, id, seat, notice[:64]):
        raise RefusedError(Unknown("notice", notice[:64]))
    return {"notice": None}


@post("/notices/confirm", status_code=200, responses=responses.answers(responses.Confirmed))
async def confirm_notice(state: State, data: JSONBody[requests.Confirm]) -> dict[str, Any]:
    """Yes, this address wants to be told: with the secret that was mailed to it."""
    if not await notices_of(state).confirm(data.secret):
        raise RefusedError(Unknown("notice", data.secret))
    return {"confirmed": True}


@post("/notices/stop", status_code=200, responses=responses.answers(responses.Removed))
async def stop_notice(state: State, data: JSONBody[requests.Stop]) -> dict[str, Any]:
    """No more mail: with the notice's name, which stands in every mail. Asked again, it is just as gone."""
    await timeouts.run_in_thread(notices_of(state).subscriptions.stop, data.notice)
    return {"notice": None}


def notices_of(state: State) -> TurnNotices:
    """The app's notices."""
    notices: TurnNotices = state.notices
    return notices


def _address(data: requests.Notify, private: bool) -> str:
    """As it is stored: a browser's subscription with its keys."""
    subscription = data.subscription
    if (data.kind == "push") != (subscription is not None):
        raise RefusedError(Unknown("address", data.address[:100]))
    place = data.address if subscription is None else subscription.endpoint
    if not check_address(data.kind, place, private) or (subscription is not None and not subscription.is_valid):
        raise RefusedError(Unknown("address", place[:100]))
    if subscription is None:
        return data.address
    return msgspec.json.encode(PushSubscription(subscription.endpoint, subscription.keys)).decode()


def _too_many_mails(request: Asking, state: State) -> bool:
    guard: RateLimiter = state.guard
    return guard.wait(address_of(request.scope, guard.proxies), "mail") > 0


async def _own(request: Asking, state: State, id: str, seat: int) -> TurnNotices:
    service = service_of(state)
    live, _ = await service.open(id, bearer(request))
    if service.seat(request, live) != seat:
        raise RefusedError(Declined("not_yours"))
    return notices_of(state)


async def _rows(notices: TurnNotices, id: str, seat: int) -> list[Any]:
    return [row for row in await timeouts.run_in_thread(notices.subscriptions.of_table, id) if row.seat == seat]


def _words(row: Any) -> dict[str, Any]:
    address = row.address if row.kind != "push" else msgspec.json.decode(row.address, type=PushSubscription).endpoint
    return {
        "notice": row.id,
        "kind": row.kind,
        "address": address,
        "always": bool(row.always),
        "remind": row.remind,
        "muted": bool(row.muted),
        "confirmed": bool(row.confirmed),
    }


ROUTES = Router(
    "",
    route_handlers=[
        show_push_key,
        list_notices,
        add_notice,
        mute_notice,
        remove_notice,
        confirm_notice,
        stop_notice,
    ],
    tags=["notices"],
)
