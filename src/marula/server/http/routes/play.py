"""Playing over HTTP: act, undo, ask for a hint."""

from __future__ import annotations

from functools import partial
from typing import Any

from litestar import Router, post
from litestar.datastructures import State
from litestar.params import JSONBody

from marula.core import codec
from marula.core.envelope import envelope
from marula.core.errors import RefusedError
from marula.core.event import Action
from marula.core.refusal import Declined, Unknown
from marula.server.http import requests, responses
from marula.server.http.access import identify
from marula.server.http.error_responses import language_of
from marula.server.http.openapi import REFUSALS
from marula.server.http.rendering.reviews import render_hint
from marula.server.http.routes.tables import TableId
from marula.server.http.services import ApiRequest, client_hash, services_of
from marula.server.runtime.bot_luck import HINT, bot_seed
from marula.server.runtime.change_result import ChangeResult
from marula.server.runtime.deadlines import Arrival
from marula.server.runtime.thinkers import AdviceRequest, Pace, bot_request
from marula.server.tables import commands
from marula.server.tables import undo as undo_commands
from marula.server.tables.bot_levels import HINT_LEVEL, check_level
from marula.server.tables.change import Change
from marula.server.tables.events import Undone
from marula.server.tables.numbering import current_version
from marula.server.tables.table import Table


@post("/tables/{id:str}/act", status_code=200, responses=REFUSALS)
async def act(request: ApiRequest, id: TableId, data: JSONBody[requests.Act]) -> responses.Changed:
    """Choose. When this is answered, the choice is on disk."""
    arrival = Arrival(services_of(request.app.state).registry.now())
    caller = await identify(request, id)
    seat = caller.seat()
    action = codec.read_action(caller.table.game, data.action)
    if not isinstance(action, Action):
        raise RefusedError(Unknown(action.what, action.word[:200], action.allowed))

    def choose(table: Table) -> Change:
        late = arrival.too_late(caller.live, table, seat)
        return commands.act(table, seat, action, data.version, late=late)

    change = await caller.change(choose, data.key)
    return responses.Changed(sequence=change.sequence_for(seat))


@post("/tables/{id:str}/undo", status_code=200, responses=REFUSALS)
async def undo(request: ApiRequest, id: TableId, data: JSONBody[requests.Undo]) -> responses.UndoResult:
    """Undo at once if the seat may do so alone; otherwise ask the others."""
    caller = await identify(request, id)
    seat = caller.seat()
    now = caller.registry.now()
    change = await caller.change(lambda table: undo_commands.request_undo(table, seat, data.to, now), data.key)
    return _undo_result(change, seat)


@post("/tables/{id:str}/undo/answer", status_code=200, responses=REFUSALS)
async def answer_undo(request: ApiRequest, id: TableId, data: JSONBody[requests.AnswerUndo]) -> responses.UndoResult:
    """Agree to an undo that another seat asked for, or not."""
    caller = await identify(request, id)
    seat = caller.seat()
    change = await caller.change(lambda table: undo_commands.answer_undo(table, seat, data.agree), data.key)
    return _undo_result(change, seat)


def _undo_result(change: ChangeResult, seat: int) -> responses.UndoResult:
    done = any(isinstance(event, Undone) for event in change.events)
    return responses.UndoResult(sequence=change.sequence_for(seat), done=done)


@post("/tables/{id:str}/hint", status_code=200, responses=REFUSALS)
async def hint(request: ApiRequest, state: State, id: TableId, data: JSONBody[requests.AskForHint]) -> responses.Hint:
    """What is best in one's place and why, where the table allows it; or why not something else; or what a bot would
    do."""
    caller = await identify(request, id)
    seat = caller.seat()
    table, match = caller.table, caller.table.match
    services = services_of(state)
    if not table.settings.hints:
        raise RefusedError(Declined("not_allowed"))
    if data.level is not None:
        check_level(table.game, data.level, services.thinkers.engines.names(table.game.name))
    if match is None or seat not in table.waiting_on:
        raise RefusedError(Declined("no_hint"))
    sealed = envelope(match, seat, match.version + 1)
    version = current_version(table, seat)
    owner = client_hash(request)
    if data.level is not None:
        thinking = bot_request(sealed, table.game, data.level, bot_seed(table, seat, HINT), None)
        chosen = partial(services.thinkers.choose, thinking, table.board, Pace(owner))
        action = await services.waiting.answer(owner, chosen)
        return render_hint(table, action, version, language_of(request), sealed.phase)
    instead = None if data.instead is None else _offered(table, sealed.options, data.instead)
    # Its luck follows from nothing secret: so the same position as the seat knows it gives the same hint.
    thinking = bot_request(sealed, table.game, HINT_LEVEL, f"hint {table.id} {seat} {version}", None)
    advised = partial(services.thinkers.advise, AdviceRequest(thinking, instead), owner)
    advice = await services.waiting.answer(owner, advised)
    best = table.board.actions[advice.best]
    return render_hint(table, best, version, language_of(request), sealed.phase, advice)


def _offered(table: Table, options: tuple[Action, ...], asked: dict[str, Any] | str) -> int:
    """The code of the option that is asked about. Refused if it is not offered."""
    action = codec.read_action(table.game, asked)
    if not isinstance(action, Action):
        raise RefusedError(Unknown(action.what, action.word[:200], action.allowed))
    if action not in options:
        raise RefusedError(Unknown("choice", str(action)[:200]))
    return table.board.code_of[action]


ROUTES = Router("", route_handlers=[act, undo, answer_undo, hint], tags=["play"])
