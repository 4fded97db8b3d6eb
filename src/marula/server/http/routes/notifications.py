"""Notifications over HTTP: who wants to be notified that it is their turn, and how."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Router, delete, get, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody

from marula.core.errors import RefusedError
from marula.core.refusal import Declined, Unknown
from marula.server.http import requests, responses
from marula.server.http.access import identify
from marula.server.http.client_address import address_of
from marula.server.http.error_responses import language_of
from marula.server.http.openapi import REFUSALS
from marula.server.http.rate_limit import RateLimiter, bearer_secret, require_more
from marula.server.http.routes.tables import TableId
from marula.server.http.services import ApiRequest, client_hash, services_of
from marula.server.notify.delivery import check_address
from marula.server.notify.message import DeliveryError
from marula.server.notify.turn_notices import TurnNotices
from marula.server.notify.web_push import PushSubscription
from marula.server.storage import timeouts
from marula.server.storage.errors import StoreDown
from marula.server.tables import secrets
from marula.server.tables.table import Table

MAX_NOTICES = 5
"""Notices for one seat."""


@get("/push", responses=REFUSALS)
async def show_push_key(state: State) -> responses.PushKey:
    """The server's public key. A browser needs it to subscribe."""
    sender = services_of(state).notices.delivery.sender
    return responses.PushKey(key=None if sender is None else sender.public_key)


@get("/tables/{id:str}/seats/{seat:int}/notices", responses=REFUSALS)
async def list_notices(request: ApiRequest, id: TableId, seat: FromPath[int]) -> responses.NoticeList:
    """The notices of one's own seat, and which kinds this server can send."""
    notices = await _notices_of_own_seat(request, id, seat)
    listed = [_render(row) for row in await _rows(notices, id, seat)]
    return responses.NoticeList(
        notices=listed, kinds=msgspec.convert(notices.delivery.kinds(), list[requests.NoticeKind])
    )


@post("/tables/{id:str}/seats/{seat:int}/notices", status_code=201, responses=REFUSALS)
async def add_notice(
    request: ApiRequest, state: State, id: TableId, seat: FromPath[int], data: JSONBody[requests.AddNotice]
) -> responses.NoticeAdded:
    """Be notified when it is one's turn. An e-mail address must be confirmed first."""
    notices = await _notices_of_own_seat(request, id, seat)
    if data.kind not in notices.delivery.kinds():
        raise RefusedError(Unknown("kind_of_notice", data.kind, notices.delivery.kinds()))
    address = _stored_address(data, notices.delivery.allow_private)
    rows = await _rows(notices, id, seat)
    for row in rows:  # a button that is pressed twice adds one notice
        if (row.kind, row.address) == (data.kind, address):
            await _watch(state, id)  # the first request may have been stored, and yet have failed
            return responses.NoticeAdded(notice=row.id, confirmed=bool(row.confirmed))
    if len(rows) >= MAX_NOTICES or (data.kind == "email" and _too_many_mails(request, state)):
        raise RefusedError(Declined("too_many"))
    require_more(request, "notice", 1)
    language = language_of(request)
    holder = secrets.hash_secret(bearer_secret(request.scope) or "")
    wish = (id, seat, data.kind, address, language, data.always, data.remind)
    try:
        notice = await timeouts.run_in_thread(notices.subscriptions.add, *wish, MAX_NOTICES, holder)
    except StoreDown:
        notices.look_again(id)
        raise
    if notice is None:
        raise RefusedError(Declined("too_many"))
    client = client_hash(request)
    notices.owners.note(notice, client)
    if data.kind == "email":
        live = await services_of(state).registry.open(id)
        assert live.table is not None
        await _ask_for_consent(notices, live.table, notice, address, language, client)
    await _watch(state, id)
    return responses.NoticeAdded(notice=notice, confirmed=data.kind != "email")


async def _watch(state: State, id: str) -> None:
    """From now on look after the notices of this table, and see whether one is due."""
    notices = services_of(state).notices
    notices.watched_tables.add(id)
    notices.on_change(await services_of(state).registry.open(id))


async def _ask_for_consent(
    notices: TurnNotices, table: Table, notice: str, address: str, language: str, owner: str
) -> None:
    """Mail the address. If that fails, the notice is removed and the request refused."""
    try:
        if await notices.ask_for_consent(table, notice, address, language, owner):
            return
        refusal = Declined("too_many")
    except DeliveryError:
        refusal = Declined("not_sent")
    await timeouts.run_in_thread(notices.subscriptions.stop, notice)
    raise RefusedError(refusal)


@post("/tables/{id:str}/seats/{seat:int}/notices/{notice:str}", status_code=200, responses=REFUSALS)
async def mute_notice(
    request: ApiRequest,
    state: State,
    id: TableId,
    seat: FromPath[int],
    notice: FromPath[str],
    data: JSONBody[requests.MuteNotice],
) -> responses.NoticeMuted:
    """Silence a notice, or end its silence."""
    notices = await _notices_of_own_seat(request, id, seat)
    if not await timeouts.run_in_thread(notices.subscriptions.mute, id, seat, notice[:64], data.muted):
        raise RefusedError(Unknown("notice", notice[:64]))
    notices.on_change(await services_of(state).registry.open(id))
    return responses.NoticeMuted(notice=notice, muted=data.muted)


@delete("/tables/{id:str}/seats/{seat:int}/notices/{notice:str}", status_code=200, responses=REFUSALS)
async def remove_notice(
    request: ApiRequest, id: TableId, seat: FromPath[int], notice: FromPath[str]
) -> responses.NoticeRemoved:
    """Remove a notice."""
    notices = await _notices_of_own_seat(request, id, seat)
    if not await timeouts.run_in_thread(notices.subscriptions.remove, id, seat, notice[:64]):
        raise RefusedError(Unknown("notice", notice[:64]))
    return responses.NoticeRemoved(notice=None)


@post("/notices/confirm", status_code=200, responses=REFUSALS)
async def confirm_notice(state: State, data: JSONBody[requests.ConfirmNotice]) -> responses.NoticeConfirmed:
    """Confirm an e-mail address with the secret that was mailed to it."""
    if not await services_of(state).notices.confirm(data.secret):
        raise RefusedError(Unknown("notice", data.secret))
    return responses.NoticeConfirmed(confirmed=True)


@post("/notices/stop", status_code=200, responses=REFUSALS)
async def stop_notice(state: State, data: JSONBody[requests.StopNotice]) -> responses.NoticeRemoved:
    """No more mail: with the notice's id, which stands in every mail. A repeat is answered the same."""
    await timeouts.run_in_thread(services_of(state).notices.subscriptions.stop, data.notice)
    return responses.NoticeRemoved(notice=None)


def _stored_address(data: requests.AddNotice, allow_private: bool) -> str:
    """The address as it is stored: a browser's subscription with its keys, or the address itself."""
    subscription = data.subscription
    if (data.kind == "push") != (subscription is not None):
        raise RefusedError(Unknown("address", data.address[:100]))
    address = data.address if subscription is None else subscription.endpoint
    valid = subscription is None or subscription.is_valid
    if not valid or not check_address(data.kind, address, allow_private):
        raise RefusedError(Unknown("address", address[:100]))
    if subscription is None:
        return data.address
    return msgspec.json.encode(PushSubscription(subscription.endpoint, subscription.keys)).decode()


def _too_many_mails(request: ApiRequest, state: State) -> bool:
    limiter: RateLimiter = state.rate_limiter
    return limiter.wait(address_of(request.scope, limiter.proxies), "mail") > 0


async def _notices_of_own_seat(request: ApiRequest, id: str, seat: int) -> TurnNotices:
    """The app's notices, if the caller holds this seat."""
    caller = await identify(request, id)
    caller.require_seat(seat)
    return services_of(request.app.state).notices


async def _rows(notices: TurnNotices, id: str, seat: int) -> list[Any]:
    return [row for row in await timeouts.run_in_thread(notices.subscriptions.of_table, id) if row.seat == seat]


def _render(row: Any) -> responses.Notice:
    address = row.address if row.kind != "push" else msgspec.json.decode(row.address, type=PushSubscription).endpoint
    return responses.Notice(
        notice=row.id,
        kind=row.kind,
        address=address,
        always=bool(row.always),
        remind=row.remind,
        muted=bool(row.muted),
        confirmed=bool(row.confirmed),
    )


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
    tags=["notifications"],
)
