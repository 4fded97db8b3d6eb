"""Records over HTTP: match files to keep and to watch, forks, rematches, hints."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from litestar import MediaType, Request, Response, Router, get, post
from litestar.datastructures import State
from litestar.params import JSONBody, PathParameter

from marula.core import match_file
from marula.core.envelope import envelope
from marula.core.errors import RefusedError
from marula.core.match import Match
from marula.core.refusal import Declined, Unknown
from marula.server.http import rendering, requests, responses
from marula.server.http.error_responses import language_of
from marula.server.http.rate_limit import FILE
from marula.server.http.table_service import bearer, service_of
from marula.server.runtime.thinkers import bot_request
from marula.server.tables.bot_levels import HINT_LEVEL, check_level
from marula.server.tables.events import BotSat, Dealt, Sat, TableEvent
from marula.server.tables.table_settings import Origin

Asking = Request[Any, Any, Any]
Id = Annotated[str, PathParameter(max_length=64)]


@get("/tables/{id:str}/file", responses=responses.answers(responses.Words))
async def download(state: State, id: Id) -> Response[bytes]:
    """The match file, once the match is over: until then it would tell every secret."""
    service = service_of(state)
    table, match = await service.finished(id)
    content = await asyncio.to_thread(match_file.write, match)
    name = f"{table.game.name}-{table.id}.json"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(content, media_type=MediaType.JSON, headers=headers)


@post("/records", status_code=201, request_max_body_size=FILE, responses=responses.answers(responses.Uploaded, 201))
async def upload(request: Asking, state: State) -> dict[str, Any]:
    """Prove a match file and lay it out as a table to watch."""
    service = service_of(state)
    content = await request.body()
    match, proof = await asyncio.to_thread(match_file.read, content, service.games)
    if not match.over:
        raise RefusedError(Declined("not_over"))
    settings = requests.Settings(visibility="link", chat=False)
    dealt = _past(match, match.version)
    live, _ = await service.create(
        match.game, match.board.edition, match.setup, settings, Origin(None, match.version), dealt
    )
    return {"table": rendering.table_words(live, match.game, language_of(request)), "luck": proof.luck}


@post("/tables/{id:str}/fork", status_code=201, responses=responses.answers(responses.Created, 201))
async def fork(request: Asking, state: State, id: Id, data: JSONBody[requests.Fork]) -> dict[str, Any]:
    """A new table that goes on from a position of a finished match, with luck of its own. Of a running match nothing
    can be handed out: whoever sits down at the fork would see a hand of the match that still goes on."""
    service = service_of(state)
    table, match = await service.finished(id)
    if data.decisions >= match.version:
        raise RefusedError(Unknown("position", str(data.decisions), ("0", str(match.version - 1))))
    past = _past(match, data.decisions)
    origin = Origin(table.id, data.decisions)
    live, host = await service.create(match.game, match.board.edition, match.setup, data, origin, past)
    return {"table": rendering.table_words(live, match.game, language_of(request)), "host": host}


def _past(match: Match, decisions: int) -> tuple[TableEvent, ...]:
    """What happened up to there, and where its luck came from."""
    entries = tuple(match_file.write_entry(entry) for entry in match.entries(0, decisions))
    return (Dealt(entries, (), tuple(luck for luck in match.luck() if luck.since <= decisions)),)


@post("/tables/{id:str}/rematch", status_code=201, responses=responses.answers(responses.Created, 201))
async def rematch(request: Asking, state: State, id: Id, data: JSONBody[requests.Keyed]) -> dict[str, Any]:
    """The same people and bots again, at a new table that their old secrets open. It binds itself to a new seed, and
    its deal waits until every person has added to the luck."""
    service = service_of(state)
    live, table = await service.open(id, bearer(request))
    service.who(request, live)
    if table.status != "over":
        raise RefusedError(Declined("not_over"))
    sitting: list[TableEvent] = []
    for seat, seat_state in enumerate(table.seats):
        if seat_state.person:
            sitting.append(Sat(seat, seat_state.name, by_rematch=True))
        if seat_state.bot:  # also one that stands in: whoever has left does not hold the others up
            sitting.append(BotSat(seat, seat_state.bot))
    new = await service.rematch(live, table, tuple(sitting))
    return {"table": rendering.table_words(new, table.game, language_of(request)), "host": None}


@post("/tables/{id:str}/hint", status_code=200, responses=responses.answers(responses.Hint))
async def hint(request: Asking, state: State, id: Id, data: JSONBody[requests.Hint]) -> dict[str, Any]:
    """What a bot would do in one's place, where the table allows it."""
    service = service_of(state)
    live, table = await service.open(id, bearer(request))
    seat = service.seat(request, live)
    match = table.match
    if not table.settings.hints:
        raise RefusedError(Declined("not_allowed"))
    level = data.level or HINT_LEVEL
    check_level(table.game, level)
    if match is None or seat not in table.waiting_on:
        raise RefusedError(Declined("no_hint"))
    told = envelope(match, seat, match.version + 1)
    version = table.match_sequence
    asking = bot_request(told, table.game, level, f"hint {version} {seat}", None)
    action = await service.thinkers.choose(asking, table.board)
    return {**rendering.option_words(table.board, language_of(request), table.game, action), "version": version}


ROUTES = Router("", route_handlers=[download, upload, fork, rematch, hint], tags=["records"])
