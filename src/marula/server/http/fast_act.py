"""Door: a choice, which comes thousands of times, without the framework's layers. Whatever is not plain goes their way:
what is refused is answered by the same handlers as everything else, and the schema has only one `act`."""

from __future__ import annotations

import time
from typing import Any, cast

import msgspec
from litestar import Litestar, Request
from litestar.enums import ScopeType
from litestar.types import Receive, Scope, Send

from marula.core.errors import RefusedError
from marula.server.http import requests
from marula.server.http.error_responses import on_fault, on_store_down
from marula.server.http.fast_protocol import ANSWER, offered
from marula.server.http.rate_limit import BODY, COUNTED, RateLimiter, refused_at_once, with_headers
from marula.server.http.routes.operations import Metrics
from marula.server.http.security_headers import HEADERS
from marula.server.http.table_service import secret_in, service_of
from marula.server.storage.errors import StoreDown

BEFORE, AFTER = "/api/tables/", "/act"
JSON = (b"content-type", b"application/json")
ALWAYS = [JSON, *HEADERS, (b"cache-control", b"no-store")]
IN_ONE_PIECE = b"".join(b"%b: %b\r\n" % pair for pair in ALWAYS)
_ACT = msgspec.json.Decoder(requests.Act)


class App(Litestar):
    """The app, with a door of its own for choices."""

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == ScopeType.HTTP and scope["method"] == "POST":
            path: str = scope["path"]
            if path.startswith(BEFORE) and path.endswith(AFTER) and _plain(scope):
                id = path[len(BEFORE) : -len(AFTER)]
                if 0 < len(id) <= 64 and "/" not in id:
                    await self._act(id, scope, receive, send)
                    return
        await super().__call__(scope, receive, send)

    async def _act(self, id: str, scope: Any, receive: Receive, send: Send) -> None:
        """Choose, and say so when it is on disk. A refusal changes nothing, so the framework may ask once more."""
        began = time.perf_counter()
        guard: RateLimiter = self.state.guard
        metrics: Metrics = self.state.metrics
        refused = guard.refuse(scope)
        if refused is not None:
            scope["app"] = scope["litestar_app"] = self
            await refused_at_once(refused, scope, receive, metrics.counting("POST", began, send))
            return
        body = await _read(receive)
        if body is None:
            return
        try:
            answer = await service_of(self.state).act(id, secret_in(scope), _ACT.decode(body))
        except (RefusedError, msgspec.MsgspecError, RecursionError):
            scope[COUNTED] = True
            await super().__call__(scope, _again(body, receive), send)
            return
        except Exception as problem:
            scope["app"] = scope["litestar_app"] = self
            request: Request[Any, Any, Any] = Request(scope)
            told = on_store_down(request, problem) if isinstance(problem, StoreDown) else on_fault(request, problem)
            counted = metrics.counting("POST", began, send)
            await told.to_asgi_response(None, request)(scope, receive, with_headers(scope, counted))
            return
        content = b'{"sequence":%d,"version":%d}' % (answer.sequence, answer.sequence)
        metrics.count("POST", 200, time.perf_counter() - began)
        answer_now = offered(scope, ANSWER)
        if answer_now is not None and answer_now(scope, IN_ONE_PIECE, content):
            return
        headers = [*ALWAYS, (b"content-length", b"%d" % len(content))]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        await send({"type": "http.response.body", "body": content, "more_body": False})


def _plain(scope: Scope) -> bool:
    """JSON of a stated and reasonable size; anything else is the framework's to read, or to refuse."""
    json = size = False
    for name, value in scope["headers"]:
        if name == b"content-type":
            json = value == b"application/json"
        elif name == b"content-length":
            size = value.isdigit() and int(value) <= BODY
    return json and size


async def _read(receive: Receive) -> bytes | None:
    """The whole body, which is no longer than it said; None when whoever asked has gone."""
    whole = b""
    while True:
        message = await receive()
        if message["type"] != "http.request":
            return None
        whole += message["body"]
        if not message["more_body"]:
            return whole


def _again(body: bytes, receive: Receive) -> Receive:
    """The same request, to be read once more."""
    left: list[Any] = [{"type": "http.request", "body": body, "more_body": False}]

    async def read() -> Any:
        return left.pop() if left else await receive()

    return cast(Receive, read)
