"""Answers: every refusal and every fault as a status, a code and a text, and nothing else about what went on inside."""

from __future__ import annotations

import logging
from typing import Any

from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException, ValidationException

from marula.core.errors import EditionError, FileError, RefusedError
from marula.core.refusal import Refusal, Unknown
from marula.server.http.rendering import catalogue, chosen_language, names_at, refusal_words
from marula.server.http.security_headers import PLAIN
from marula.server.runtime.live_table import LiveTable
from marula.server.runtime.thinkers import NoWorkers
from marula.server.storage.errors import StoreDown
from marula.text.catalogue import key_of
from marula.text.explain import explain

log = logging.getLogger("marula.http")

STATUS = {
    "malformed": 400,
    "secret_needed": 401,
    "not_yours": 403,
    "host_only": 403,
    "not_allowed": 403,
    "bad_origin": 403,
    "unknown": 404,
    "too_large": 413,
    "too_many": 429,
    "fault": 500,
    "not_sent": 502,
    "try_again": 503,
}
"""Whatever is not here is a state of the table that the ask does not fit: 409."""


class TableRefused(RefusedError):
    """A refusal at a table, whose game and names its text needs."""

    def __init__(self, refusal: Refusal, live: LiveTable) -> None:
        super().__init__(refusal)
        self.live = live


def language_of(request: Request[Any, Any, Any]) -> str:
    """The reader's language."""
    return chosen_language(request.query_params.get("language"), request.headers.get("accept-language"))


def answer(body: dict[str, Any], headers: dict[str, str] | None = None) -> Response[dict[str, Any]]:
    """A refusal with the status that its code has."""
    # Addresses that do not exist are refused before our middleware, so a refusal brings its headers itself.
    status = STATUS.get(body["code"], 409)
    return Response(body, status_code=status, media_type=MediaType.JSON, headers={**PLAIN, **(headers or {})})


def coded(code: str, language: str, headers: dict[str, str] | None = None, **facts: Any) -> Response[dict[str, Any]]:
    """A refusal that has only a code and facts."""
    text = catalogue(None, language).say(key_of("declined", code), **facts)
    return answer({"code": code, "text": text, "facts": facts}, headers)


def on_refused(request: Request[Any, Any, Any], problem: RefusedError) -> Response[dict[str, Any]]:
    language = language_of(request)
    refusal = problem.refusal
    if isinstance(problem, TableRefused) and problem.live.table is not None:
        table = problem.live.table
        body = refusal_words(refusal, language, table.game, table.board, names_at(table, language))
    else:
        body = refusal_words(refusal, language)
    return answer(body)


def on_http(request: Request[Any, Any, Any], problem: HTTPException) -> Response[dict[str, Any]]:
    """What the framework refuses before we see it."""
    language = language_of(request)
    if isinstance(problem, ValidationException) or problem.status_code == 400:
        return coded("malformed", language, problem=_where(problem))
    if problem.status_code in (404, 405):
        allow = {"Allow": problem.headers["Allow"]} if problem.headers and "Allow" in problem.headers else None
        if problem.status_code == 405:
            body = coded("malformed", language, problem="method").content
            return Response(body, status_code=405, media_type=MediaType.JSON, headers={**PLAIN, **(allow or {})})
        return answer(refusal_words(Unknown("address", request.url.path), language))
    if problem.status_code == 413:
        return coded("too_large", language)
    if problem.status_code == 429:
        return coded("too_many", language, dict(problem.headers or {}))
    return coded("malformed", language, problem=str(problem.status_code))


def _where(problem: HTTPException) -> str:
    """For programmers, in the framework's own words: what a page sends always fits."""
    extra = problem.extra
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        first = extra[0]
        return f"{first.get('key', 'body')}: {first.get('message', '')}"[:300]
    return str(problem.detail)[:300]


def on_file(request: Request[Any, Any, Any], problem: FileError | EditionError) -> Response[dict[str, Any]]:
    language = language_of(request)
    return coded("malformed", language, problem=explain(problem, language, request.app.state.service.games)[:300])


def on_store_down(request: Request[Any, Any, Any], problem: StoreDown) -> Response[dict[str, Any]]:
    log.error("the store does not answer: %s", problem)
    return coded("try_again", language_of(request), {"Retry-After": "2"})


def on_nobody_thinks(request: Request[Any, Any, Any], problem: NoWorkers) -> Response[dict[str, Any]]:
    log.error("nobody thinks: %s", problem)
    return coded("try_again", language_of(request), {"Retry-After": "2"})


def on_fault(request: Request[Any, Any, Any], problem: Exception) -> Response[dict[str, Any]]:
    """Our own mistake: told as such, with no details; the log has them."""
    # The traceback's text could quote what a seat may not know; where it happened is enough to find it.
    place = problem.__traceback__
    while place is not None and place.tb_next is not None:
        place = place.tb_next
    where = f"{place.tb_frame.f_code.co_filename}:{place.tb_lineno}" if place is not None else "?"
    log.error("a fault at %s %s: %s in %s", request.method, request.url.path, type(problem).__name__, where)
    return coded("fault", language_of(request))


def on_nested(request: Request[Any, Any, Any], problem: RecursionError) -> Response[dict[str, Any]]:
    """JSON in JSON in JSON: whoever sends a thousand brackets meant no table."""
    if request.method == "GET":
        return on_fault(request, problem)
    return coded("malformed", language_of(request), problem="nesting")


HANDLERS: dict[Any, Any] = {
    RefusedError: on_refused,
    HTTPException: on_http,
    FileError: on_file,
    EditionError: on_file,
    StoreDown: on_store_down,
    NoWorkers: on_nobody_thinks,
    RecursionError: on_nested,
    Exception: on_fault,
}
