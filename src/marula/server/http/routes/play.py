"""Playing over HTTP: act, undo, ask for a hint."""

from __future__ import annotations

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
from marula.server.http.rendering.envelopes import render_option
from marula.server.http.routes.tables import TableId
from marula.server.http.services import ApiRequest, client_hash, services_of
from marula.server.runtime.bot_luck import HINT, bot_seed
from marula.server.runtime.table_registry import ChangeResult
from marula.server.runtime.thinkers import Pace, bot_request
from marula.server.tables import commands
from marula.server.tables import undo as undo_commands
from marula.server.tables.bot_levels import HINT_LEVEL, check_level
from marula.server.tables.events import Undone
from marula.server.tables.numbering import current_version


@post("/tables/{id:str}/act", status_code=200, responses=REFUSALS)
async def act(request: ApiRequest, id: TableId, data: JSONBody[requests.Act]) -> responses.Changed:
    """Choose. When this is answered, the choice is on disk."""
    caller = await identify(request, id)
    seat = caller.seat()
    action = codec.read_action(caller.table.game, data.action)
    if not isinstance(action, Action):
        raise RefusedError(Unknown(action.what, action.word[:200], action.allowed))
    change = await caller.change(lambda table: commands.act(table, seat, action, data.version), data.key)
    return responses.Changed(sequence=change.sequence_for(seat))


@post("/tables/{id:str}/undo", status_code=200, responses=REFUSALS)
async def undo(request: ApiRequest, id: TableId, data: JSONBody[requests.Undo]) -> responses.UndoResult:
    """Take back at once where one may, or ask the others."""
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
    """What a bot would do in one's place, where the table allows it."""
    caller = await identify(request, id)
    seat = caller.seat()
    table, match = caller.table, caller.table.match
    if not table.settings.hints:
        raise RefusedError(Declined("not_allowed"))
    level = data.level or HINT_LEVEL
    check_level(table.game, level, services_of(state).thinkers.engines.names(table.game.name))
    if match is None or seat not in table.waiting_on:
        raise RefusedError(Declined("no_hint"))
    sealed = envelope(match, seat, match.version + 1)
    version = current_version(table, seat)
    thinking = bot_request(sealed, table.game, level, bot_seed(table, seat, HINT), None)
    action = await services_of(state).thinkers.choose(thinking, table.board, Pace(client_hash(request)))
    option = render_option(table.board, language_of(request), table.game, action)
    return responses.Hint(action=option.action, text=option.text, version=version)


ROUTES = Router("", route_handlers=[act, undo, answer_undo, hint], tags=["play"])
