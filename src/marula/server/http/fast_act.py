"""A short path for one request, `POST /api/tables/{id}/act`, which comes thousands of times a second."""

from __future__ import annotations

import re
import time
from typing import Any

import msgspec
from litestar import Litestar, Request
from litestar.enums import ScopeType
from litestar.exceptions import ValidationException
from litestar.types import HTTPScope, Receive, Send

from marula.server.http import requests
from marula.server.http.access import bearer_secret, caller_with_secret
from marula.server.http.error_responses import error_response
from marula.server.http.middleware import finished_by, send_limit_refusal
from marula.server.http.rate_limit import MAX_BODY, RateLimiter
from marula.server.http.request_metrics import Metrics
from marula.server.http.routes.play import carry_out
from marula.server.http.security_headers import API_HEADERS
from marula.server.http.services import services_of

PREFIX, SUFFIX = "/api/tables/", "/act"
HEADERS = [(b"content-type", b"application/json"), *API_HEADERS]
_encoder = msgspec.json.Encoder()
_PATH = re.compile(r"`\$\.(.+)`$")


class App(Litestar):
    """The app. It answers plain choices itself and leaves all else to Litestar."""

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        id = _table_of_act(scope)
        if id is None:
            await super().__call__(scope, receive, send)
        else:
            await self._act(id, scope, receive, send)

    async def _act(self, id: str, scope: HTTPScope, receive: Receive, send: Send) -> None:
        began = time.perf_counter()
        limiter: RateLimiter = self.state.rate_limiter
        metrics: Metrics = self.state.metrics
        refused = limiter.refusal(scope)
        if refused is not None:
            scope["litestar_app"] = self
            await send_limit_refusal(refused, scope, receive, finished_by(scope, send, metrics))
            return
        body = await _read(receive)
        if body is None:
            return
        try:
            choice = _decoded(body)
            caller = await caller_with_secret(services_of(self.state).registry, id, bearer_secret(scope))
            content = _encoder.encode(await carry_out(caller, choice))
        except Exception as problem:
            scope["litestar_app"] = self
            request: Request[Any, Any, Any] = Request(scope)
            response = error_response(problem, request).to_asgi_response(None, request)
            await response(scope, receive, finished_by(scope, send, metrics))
            return
        metrics.count("POST", 200, time.perf_counter() - began)
        headers = [*HEADERS, (b"content-length", b"%d" % len(content))]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        await send({"type": "http.response.body", "body": content, "more_body": False})


def _table_of_act(scope: Any) -> str | None:
    """The id of the table, if this is a choice in JSON of a stated and reasonable size."""
    if scope["type"] != ScopeType.HTTP or scope["method"] != "POST":
        return None
    path: str = scope["path"]
    if not path.startswith(PREFIX) or not path.endswith(SUFFIX):
        return None
    id = path[len(PREFIX) : -len(SUFFIX)]
    if not 0 < len(id) <= 64 or "/" in id:
        return None
    json = size = False
    for name, value in scope["headers"]:
        if name == b"content-type":
            json = value == b"application/json"
        elif name == b"content-length":
            size = value.isdigit() and 0 < int(value) <= MAX_BODY
    return id if json and size else None


async def _read(receive: Receive) -> bytes | None:
    """The whole body; None when the client has gone."""
    whole = b""
    while True:
        message = await receive()
        if message["type"] != "http.request":
            return None
        whole += message["body"]
        if not message["more_body"]:
            return whole


def _decoded(body: bytes) -> requests.Act:
    """The choice, read in the two steps of Litestar, so that a body that does not fit is refused in the same words."""
    try:
        return msgspec.convert(msgspec.json.decode(body), requests.Act, strict=False)
    except msgspec.ValidationError as problem:
        message = str(problem)
        place = _PATH.search(message)
        key = place.group(1) if place else "data"
        raise ValidationException(extra=[{"key": key, "message": message.split(" - ")[0]}]) from None
    except msgspec.DecodeError as problem:
        raise ValidationException(str(problem)) from None
