"""Tables over HTTP: create, list, sit down, act, undo, chat."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Request, Router, delete, get, post
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery, JSONBody, PathParameter, QueryParameter

from marula.core.errors import RefusedError
from marula.core.refusal import Declined, Unknown
from marula.server.http import rendering, requests, responses
from marula.server.http.error_responses import language_of
from marula.server.http.table_service import bearer, service_of
from marula.server.storage import timeouts
from marula.server.tables import commands, secrets
from marula.server.tables import undo as undo_commands
from marula.server.tables.bot_levels import STAND_IN_LEVEL
from marula.server.tables.events import Undone
from marula.server.tables.secrets import HOST

Asking = Request[Any, Any, Any]
Id = Annotated[str, PathParameter(max_length=64)]
LOBBY = ("open", "playing", "over")


@post("/tables", status_code=201, responses=responses.answers(responses.CreatedTables, 201))
async def create_table(request: Asking, state: State, data: JSONBody[requests.CreateTable]) -> dict[str, Any]:
    """Create a table; the answer holds the host's secret."""
    service = service_of(state)
    game, edition, setup = service.chosen_setup(data)
    language = language_of(request)
    series = (secrets.new_table_id(), secrets.new_seed()) if data.copies > 1 else ("", b"")
    made = [await service.create(game, edition, setup, data, series=series) for _ in range(data.copies)]
    tables = [{"table": rendering.table_words(live, game, language), "host": host} for live, host in made]
    return tables[0] if data.copies == 1 else {**tables[0], "tables": tables}


@get("/tables", responses=responses.answers(responses.Lobby))
async def list_tables(
    request: Asking,
    state: State,
    status: FromQuery[str | None] = None,
    game: Annotated[str | None, QueryParameter(max_length=64)] = None,
    before: Annotated[int | None, QueryParameter(ge=0, le=1 << 53)] = None,
    limit: Annotated[int, QueryParameter(ge=1, le=200)] = 50,
) -> dict[str, Any]:
    """The lobby: public tables, newest first."""
    service = service_of(state)
    if status is not None and status not in LOBBY:
        raise RefusedError(Unknown("status", status[:40], LOBBY))
    statuses = LOBBY if status is None else (status,)
    found = await timeouts.run_in_thread(service.registry.store.lobby, statuses, game, before, limit)
    language = language_of(request)
    tables = []
    for _, body in found:
        card = msgspec.json.decode(body)
        if card["game"] in service.games:
            live = service.registry.live_tables.get(card["id"])
            tables.append(rendering.dressed(card, service.games[card["game"]], language, live))
    return {"tables": tables, "before": found[-1][0] if len(found) == limit else None}


@get("/tables/{id:str}", responses=responses.answers(responses.Table))
async def show_table(request: Asking, state: State, id: Id) -> dict[str, Any]:
    """One table, as anyone may see it."""
    live, table = await service_of(state).open(id)
    return rendering.table_words(live, table.game, language_of(request))


@get("/tables/{id:str}/board", responses=responses.answers(responses.Board))
async def show_board(request: Asking, state: State, id: Id) -> dict[str, Any]:
    """What a face needs once: edition, words, names."""
    _, table = await service_of(state).open(id)
    return rendering.board_words(table.game, table.board, language_of(request))


@post("/tables/{id:str}/seats", status_code=201, responses=responses.answers(responses.Seated, 201))
async def sit_down(state: State, id: Id, data: JSONBody[requests.SitDown]) -> dict[str, Any]:
    """Take an empty seat; the answer holds its secret. A repeat with the same secret of one's own is answered again."""
    service = service_of(state)
    live, table = await service.open(id)
    words_ = data.secret or secrets.new_secret()
    held = live.secrets.get(secrets.hash_secret(words_))
    if held is not None:
        if held == HOST or data.seat not in (None, held):
            raise RefusedError(Declined("secret_used"))
        return {"seat": held, "secret": words_, "sequence": table.sequence}
    name = data.name.strip()
    answer = await service.change(
        live, lambda table: commands.sit(table, name, data.seat, data.contribution), HOST, None, words_
    )
    return {"seat": service.registry.seat_of_secret(live, words_), "secret": words_, "sequence": answer.sequence}


@post("/tables/{id:str}/seats/{seat:int}/contribution", status_code=200, responses=responses.answers(responses.Written))
async def contribute(
    request: Asking, state: State, id: Id, seat: FromPath[int], data: JSONBody[requests.Contribute]
) -> dict[str, Any]:
    """Add to the luck of a rematch, whose deal waits for it."""
    service = service_of(state)
    live, _ = await service.open(id, bearer(request))
    who = service.seat(request, live)
    if who != seat:
        raise RefusedError(Declined("not_yours"))
    answer = await service.change(
        live, lambda table: commands.contribute(table, seat, data.contribution), who, data.key
    )
    return {"sequence": answer.sequence}


@delete("/tables/{id:str}/seats/{seat:int}", status_code=200, responses=responses.answers(responses.Written))
async def leave_seat(request: Asking, state: State, id: Id, seat: FromPath[int]) -> dict[str, Any]:
    """Leave: before the deal the seat is free again, afterwards a bot stands in."""
    service = service_of(state)
    live, table = await service.open(id, bearer(request))
    who = service.who(request, live)
    if who not in (seat, HOST) or (who == HOST and table.match is not None):
        raise RefusedError(Declined("not_yours"))
    answer = await service.change(live, lambda table: commands.leave(table, seat, STAND_IN_LEVEL), who, None)
    return {"sequence": answer.sequence}


@post("/tables/{id:str}/seats/{seat:int}/bot", status_code=200, responses=responses.answers(responses.Written))
async def hand_to_bot(
    request: Asking, state: State, id: Id, seat: FromPath[int], data: JSONBody[requests.HandToBot]
) -> dict[str, Any]:
    """Let a bot play on one's seat; the host may put one on an empty seat."""
    service = service_of(state)
    live, table = await service.open(id, bearer(request))
    who = service.who(request, live)
    empty = 0 <= seat < len(table.seats) and table.seats[seat].kind == "empty"
    if who != seat and not (who == HOST and empty):
        raise RefusedError(Declined("not_yours"))
    answer = await service.change(live, lambda table: commands.hand_to_bot(table, seat, data.level), who, data.key)
    return {"sequence": answer.sequence}


@post("/tables/{id:str}/seats/{seat:int}/person", status_code=200, responses=responses.answers(responses.Written))
async def take_back(
    request: Asking, state: State, id: Id, seat: FromPath[int], data: JSONBody[requests.TakeBack]
) -> dict[str, Any]:
    """Come back to a seat that a bot held; the host may free a bot's seat before the deal."""
    service = service_of(state)
    live, table = await service.open(id, bearer(request))
    who = service.who(request, live)
    if who == HOST and table.match is None and 0 <= seat < len(table.seats) and table.seats[seat].kind == "bot":
        answer = await service.change(live, lambda table: commands.leave(table, seat, STAND_IN_LEVEL), who, data.key)
    elif who == seat:
        answer = await service.change(
            live, lambda table: commands.return_to_seat(table, seat, data.name), who, data.key
        )
    else:
        raise RefusedError(Declined("not_yours"))
    return {"sequence": answer.sequence}


@post("/tables/{id:str}/start", status_code=200, responses=responses.answers(responses.Written))
async def start(request: Asking, state: State, id: Id, data: JSONBody[requests.Keyed]) -> dict[str, Any]:
    """Deal: the host says so."""
    service = service_of(state)
    live, _ = await service.open(id, bearer(request))
    who = service.who(request, live)
    if who != HOST:
        raise RefusedError(Declined("host_only"))
    return {"sequence": (await service.change(live, commands.deal, who, data.key)).sequence}


@post("/tables/{id:str}/act", status_code=200, responses=responses.answers(responses.Acted))
async def act(request: Asking, state: State, id: Id, data: JSONBody[requests.Act]) -> dict[str, Any]:
    """Choose. When this is answered, the choice is on disk."""
    # Plain choices are answered at the door (door.py) in the same way; here come those that it does not answer itself.
    answer = await service_of(state).act(id, bearer(request), data)
    return {"sequence": answer.sequence, "version": answer.sequence}


@post("/tables/{id:str}/undo", status_code=200, responses=responses.answers(responses.UndoAnswer))
async def undo(request: Asking, state: State, id: Id, data: JSONBody[requests.Undo]) -> dict[str, Any]:
    """Take back, at once where one may, or ask the others."""
    service = service_of(state)
    live, _ = await service.open(id, bearer(request))
    seat = service.seat(request, live)
    answer = await service.change(live, lambda table: undo_commands.request_undo(table, seat, data.to), seat, data.key)
    return {"sequence": answer.sequence, "done": any(isinstance(what, Undone) for what in answer.events)}


@post("/tables/{id:str}/undo/answer", status_code=200, responses=responses.answers(responses.UndoAnswer))
async def answer_undo(request: Asking, state: State, id: Id, data: JSONBody[requests.AnswerUndo]) -> dict[str, Any]:
    """Agree to an undo that another seat asked for, or not."""
    service = service_of(state)
    live, _ = await service.open(id, bearer(request))
    seat = service.seat(request, live)
    answer = await service.change(
        live, lambda table: undo_commands.answer_undo(table, seat, data.agree), seat, data.key
    )
    return {"sequence": answer.sequence, "done": any(isinstance(what, Undone) for what in answer.events)}


@post("/tables/{id:str}/chat", status_code=200, responses=responses.answers(responses.Written))
async def say(request: Asking, state: State, id: Id, data: JSONBody[requests.Say]) -> dict[str, Any]:
    """Say something to the table."""
    service = service_of(state)
    live, _ = await service.open(id, bearer(request))
    seat = service.seat(request, live)
    answer = await service.change(live, lambda table: commands.say(table, seat, data.text.strip()), seat, data.key)
    return {"sequence": answer.sequence}


@get("/tables/{id:str}/chat", responses=responses.answers(responses.Chat))
async def read_chat(
    request: Asking,
    state: State,
    id: Id,
    before: Annotated[int | None, QueryParameter(ge=1, le=1 << 31)] = None,
    limit: Annotated[int, QueryParameter(ge=1, le=200)] = 50,
) -> dict[str, Any]:
    """The last lines of chat, oldest first."""
    service = service_of(state)
    live, table = await service.open(id, bearer(request))
    await service.reader(request, live, table)
    last = (1 << 31) - 1 if before is None else min(before, (1 << 31) - 1)
    lines = await timeouts.run_in_thread(service.registry.store.chat, id, last, limit)
    return {"lines": [rendering.chat_words(line) for line in lines]}


@get("/tables/{id:str}/envelope", responses=responses.answers(responses.Envelope))
async def show_envelope(
    request: Asking, state: State, id: Id, since: Annotated[int | None, QueryParameter(ge=0, le=1 << 31)] = None
) -> dict[str, Any]:
    """What the seat of the secret may know now; without one, what an onlooker may."""
    service = service_of(state)
    live, table = await service.open(id, bearer(request))
    return await service.envelope(live, table, await service.reader(request, live, table), language_of(request), since)


@get("/tables/{id:str}/position/{decisions:int}", responses=responses.answers(responses.Envelope))
async def show_position(
    request: Asking,
    state: State,
    id: Id,
    decisions: FromPath[int],
    seat: FromQuery[int] = -1,
    since: Annotated[int | None, QueryParameter(ge=0, le=1 << 31)] = None,
) -> dict[str, Any]:
    """The envelope of a seat after so many decisions: one's own while the match goes on, anyone's afterwards. It tells
    what was heard of the last decision; with `since`, of all from that one on."""
    service = service_of(state)
    live, table = await service.open(id, bearer(request))
    if not -1 <= seat < len(table.seats):
        raise RefusedError(Unknown("seat", str(seat)[:20], tuple(str(n) for n in range(-1, len(table.seats)))))
    if seat == -1:
        service.onlooker(table)
    elif not table.revealed and service.who(request, live) != seat:
        raise RefusedError(Declined("not_yours"))
    return await service.position(live, table, seat, language_of(request), decisions, since)


ROUTES = Router(
    "",
    route_handlers=[
        create_table,
        list_tables,
        show_table,
        show_board,
        sit_down,
        contribute,
        leave_seat,
        hand_to_bot,
        take_back,
        start,
        act,
        undo,
        answer_undo,
        say,
        read_chat,
        show_envelope,
        show_position,
    ],
    tags=["tables"],
)
