"""Error responses: every refusal and every fault becomes a status, a code and a text. No internal details are sent."""

from __future__ import annotations

import logging
from typing import Any

from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException, ValidationException

from marula.core.errors import EditionError, FileError, RefusedError
from marula.core.game import Board, Game
from marula.core.refusal import Refusal, Unknown
from marula.server.http import responses
from marula.server.http.rendering.refusals import render_refusal
from marula.server.http.rendering.texts import catalogue, preferred_language, seat_names
from marula.server.http.security_headers import HEADERS_BY_NAME
from marula.server.runtime.live_table import LiveTable
from marula.server.runtime.thinkers import NoWorkers
from marula.server.storage.errors import StoreDown
from marula.text.catalogue import key_of
from marula.text.error_line import explain

log = logging.getLogger("marula.http")

AnyRequest = Request[Any, Any, Any]
ErrorResponse = Response[responses.Refusal]
RETRY_SOON = {"Retry-After": "2"}

STATUS = {
    "malformed": 400,
    "secret_needed": 401,
    "not_yours": 403,
    "host_only": 403,
    "not_allowed": 403,
    "not_owner": 403,
    "bad_origin": 403,
    "bad_host": 403,
    "banned": 403,
    "unknown": 404,
    "too_large": 413,
    "too_many": 429,
    "too_many_editions": 429,
    "fault": 500,
    "not_sent": 502,
    "try_again": 503,
    "busy": 503,
    "full": 503,
}
"""The status of each code. Every other code is 409: the request does not fit the state of the table."""


class TableRefused(RefusedError):
    """A refusal at a table. Its text needs the game and the names of that table."""

    def __init__(self, refusal: Refusal, live: LiveTable) -> None:
        super().__init__(refusal)
        self.live = live


class SceneRefused(RefusedError):
    """A refusal in a position that no table holds. Its text needs the game and the board."""

    def __init__(self, refusal: Refusal, game: Game, board: Board) -> None:
        super().__init__(refusal)
        self.game = game
        self.board = board


def language_of(request: AnyRequest) -> str:
    """The reader's language."""
    return preferred_language(request.query_params.get("language"), request.headers.get("accept-language"))


def refusal_response(
    body: responses.Refusal, headers: dict[str, str] | None = None, status: int | None = None
) -> ErrorResponse:
    """A refusal with the status of its code."""
    # Litestar refuses unknown addresses before our middleware runs, so a refusal has the security headers itself.
    return Response(
        body,
        status_code=status or STATUS.get(body.code, 409),
        media_type=MediaType.JSON,
        headers={**HEADERS_BY_NAME, **(headers or {})},
    )


def code_response(
    code: str, language: str, headers: dict[str, str] | None = None, status: int | None = None, **facts: Any
) -> ErrorResponse:
    """A refusal that has only a code and facts."""
    text = catalogue(None, language).say(key_of("declined", code), **facts)
    return refusal_response(responses.Refusal(code=code, text=text, facts=facts), headers, status)


def on_refused(request: AnyRequest, problem: RefusedError) -> ErrorResponse:
    """A rule, or the state of a table, forbids the request."""
    language = language_of(request)
    if isinstance(problem, SceneRefused):
        return refusal_response(render_refusal(problem.refusal, language, problem.game, problem.board, ()))
    table = problem.live.table if isinstance(problem, TableRefused) else None
    if table is None:
        return refusal_response(render_refusal(problem.refusal, language))
    names = seat_names(table, language)
    return refusal_response(render_refusal(problem.refusal, language, table.game, table.board, names))


def on_http_exception(request: AnyRequest, problem: HTTPException) -> ErrorResponse:
    """Litestar refuses a request before our handler sees it."""
    language = language_of(request)
    headers = dict(problem.headers or {})
    if isinstance(problem, ValidationException) or problem.status_code == 400:
        return code_response("malformed", language, problem=_where(problem))
    if problem.status_code == 405:
        allow = {"Allow": headers["Allow"]} if "Allow" in headers else None
        return code_response("malformed", language, allow, 405, problem="method")
    if problem.status_code == 404:
        return refusal_response(render_refusal(Unknown("address", request.url.path[:200]), language))
    if problem.status_code == 413:
        return code_response("too_large", language)
    if problem.status_code == 429:
        return code_response("too_many", language, headers)
    return code_response("malformed", language, problem=str(problem.status_code))


def _where(problem: HTTPException) -> str:
    """What is wrong, in the framework's own words. It is for programmers: what a page sends always fits."""
    extra = problem.extra
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        first = extra[0]
        return f"{first.get('key', 'body')}: {first.get('message', '')}"[:300]
    return str(problem.detail)[:300]


def on_bad_file(request: AnyRequest, problem: FileError | EditionError) -> ErrorResponse:
    """A match file or an edition is not valid."""
    language = language_of(request)
    text = explain(problem, language, request.app.state.services.games)
    return code_response("malformed", language, problem=text[:300])


def on_store_down(request: AnyRequest, problem: StoreDown) -> ErrorResponse:
    """The database does not answer in time."""
    log.error("the store does not answer: %s", problem)
    return code_response("try_again", language_of(request), RETRY_SOON)


def on_no_workers(request: AnyRequest, problem: NoWorkers) -> ErrorResponse:
    """No process is left that computes bots' decisions."""
    log.error("no worker answers: %s", problem)
    return code_response("try_again", language_of(request), RETRY_SOON)


def on_fault(request: AnyRequest, problem: Exception) -> ErrorResponse:
    """A mistake of ours. The answer says so without details; the log has them."""
    # The traceback's text could quote what a seat may not know. The place is enough to find the mistake.
    place = problem.__traceback__
    while place is not None and place.tb_next is not None:
        place = place.tb_next
    where = f"{place.tb_frame.f_code.co_filename}:{place.tb_lineno}" if place is not None else "?"
    # The address as it is declared: the real one may be the link to an unlisted table.
    address = request.scope.get("path_template", "?")
    log.error("a fault at %s %s: %s in %s", request.method, address, type(problem).__name__, where)
    return code_response("fault", language_of(request))


def on_deep_nesting(request: AnyRequest, problem: RecursionError) -> ErrorResponse:
    """A body with thousands of nested brackets is malformed. Without a body it is a fault of ours."""
    if request.method == "GET":
        return on_fault(request, problem)
    return code_response("malformed", language_of(request), problem="nesting")


def on_bad_text(request: AnyRequest, problem: UnicodeDecodeError) -> ErrorResponse:
    """A body whose bytes are no UTF-8 is malformed. Without a body it is a fault of ours."""
    if request.method == "GET":
        return on_fault(request, problem)
    return code_response("malformed", language_of(request), problem="not UTF-8")


EXCEPTION_HANDLERS: dict[Any, Any] = {
    RefusedError: on_refused,
    HTTPException: on_http_exception,
    FileError: on_bad_file,
    EditionError: on_bad_file,
    StoreDown: on_store_down,
    NoWorkers: on_no_workers,
    RecursionError: on_deep_nesting,
    UnicodeDecodeError: on_bad_text,
    Exception: on_fault,
}
