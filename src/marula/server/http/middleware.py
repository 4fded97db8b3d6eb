"""Middleware: every HTTP request is limited before it is read, and every answer is counted and gets our headers."""

from __future__ import annotations

import time
from typing import Any

from litestar import Request
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send

from marula.core.refusal import Unknown
from marula.server.http.error_responses import code_response, language_of, refusal_response
from marula.server.http.overload_admission import Admission
from marula.server.http.rate_limit import RateLimiter
from marula.server.http.rendering.refusals import render_refusal
from marula.server.http.request_metrics import Metrics
from marula.server.http.security_headers import add_security_headers


def limit_and_count(app: ASGIApp) -> ASGIApp:
    """Wrap the app. Other scopes than HTTP pass as they are."""

    async def run(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await app(scope, receive, send)
            return
        state = scope["litestar_app"].state
        limiter: RateLimiter = state.rate_limiter
        sending = finished_by(scope, send, state.metrics, limiter.admission)
        refused = limiter.refusal(scope)
        if refused is None and limiter.is_newcomer(scope):
            if await limiter.newcomers.serve(app, scope, receive, sending):
                return
            refused = limiter.retry_later(scope)
        elif refused is None and not await limiter.may_read(scope):
            refused = limiter.retry_later(scope)
        if refused is None:
            await app(scope, receive, sending)
        else:
            await send_limit_refusal(refused, scope, receive, sending)

    return run


def finished_by(scope: HTTPScope, send: Send, metrics: Metrics, admission: Admission) -> Send:
    """A `send` that adds our headers and counts the answer."""
    began = time.perf_counter()

    async def finished(message: Message) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = add_security_headers(scope["path"], list(message.get("headers", ())))
            seconds = time.perf_counter() - began
            metrics.count(scope["method"], message["status"], seconds)
            admission.answered(scope["path"], seconds)
        await send(message)

    return finished


async def send_limit_refusal(refused: tuple[str, float], scope: Scope, receive: Receive, send: Send) -> None:
    """The answer to a request that is over a limit: a code, and how long to wait."""
    request: Request[Any, Any, Any] = Request(scope)
    code, seconds = refused
    headers = {"Retry-After": str(int(seconds) + 1)} if seconds else None
    if code == "nul":
        response = refusal_response(render_refusal(Unknown("address", scope["path"][:200]), language_of(request)))
    else:
        response = code_response(code, language_of(request), headers)
    await response.to_asgi_response(None, request)(scope, receive, send)
