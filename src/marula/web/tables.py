"""Tables over HTTP: create, list, sit down, act, undo, chat."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Request, Router, delete, get, post
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery, JSONBody, PathParameter, QueryParameter

from marula.core.refusal import Declined, RefusedError, Unknown
from marula.table import asks, patience, secret
from marula.table.levels import STAND_IN
from marula.table.line import Undone
from marula.table.secret import HOST
from marula.web import asked, told, words
from marula.web.answers import language_of
from marula.web.desk import bearer, desk_of

Asking = Request[Any, Any, Any]
Id = Annotated[str, PathParameter(max_length=64)]
LOBBY = ("open", "playing", "over")


@post("/tables", status_code=201, responses=told.answers(told.CreatedTables, 201))
async def create_table(request: Asking, state: State, data: JSONBody[asked.CreateTable]) -> dict[str, Any]:
    """Create a table; the answer holds the host's secret."""
    desk = desk_of(state)
    game, edition, setup = desk.asked_setup(data)
    language = language_of(request)
    series = (secret.new_table_id(), secret.new_seed()) if data.copies > 1 else ("", b"")
    made = [await desk.create(game, edition, setup, data, series=series) for _ in range(data.copies)]
    tables = [{"table": words.table_words(live, game, language), "host": host} for live, host in made]
    return tables[0] if data.copies == 1 else {**tables[0], "tables": tables}


@get("/tables", responses=told.answers(told.Lobby))
async def list_tables(
    request: Asking,
    state: State,
    status: FromQuery[str | None] = None,
    game: Annotated[str | None, QueryParameter(max_length=64)] = None,
    before: Annotated[int | None, QueryParameter(ge=0, le=1 << 53)] = None,
    limit: Annotated[int, QueryParameter(ge=1, le=200)] = 50,
) -> dict[str, Any]:
    """The lobby: public tables, newest first."""
    desk = desk_of(state)
    if status is not None and status not in LOBBY:
        raise RefusedError(Unknown("status", status[:40], LOBBY))
    statuses = LOBBY if status is None else (status,)
    found = await patience.asked(desk.hall.store.lobby, statuses, game, before, limit)
    language = language_of(request)
    tables = []
    for _, body in found:
        card = msgspec.json.decode(body)
        if card["game"] in desk.games:
            live = desk.hall.lives.get(card["id"])
            tables.append(words.dressed(card, desk.games[card["game"]], language, live))
    return {"tables": tables, "before": found[-1][0] if len(found) == limit else None}


@get("/tables/{id:str}", responses=told.answers(told.Table))
async def show_table(request: Asking, state: State, id: Id) -> dict[str, Any]:
    """One table, as anyone may see it."""
    live, table = await desk_of(state).open(id)
    return words.table_words(live, table.game, language_of(request))


@get("/tables/{id:str}/board", responses=told.answers(told.Board))
async def show_board(request: Asking, state: State, id: Id) -> dict[str, Any]:
    """What a face needs once: edition, words, names."""
    _, table = await desk_of(state).open(id)
    return words.board_words(table.game, table.board, language_of(request))


@post("/tables/{id:str}/seats", status_code=201, responses=told.answers(told.Seated, 201))
async def sit_down(state: State, id: Id, data: JSONBody[asked.SitDown]) -> dict[str, Any]:
    """Take an empty seat; the answer holds its secret. A repeat with the same secret of one's own is answered again."""
    desk = desk_of(state)
    live, table = await desk.open(id)
    words_ = data.secret or secret.new_secret()
    held = live.secrets.get(secret.hashed(words_))
    if held is not None:
        if held == HOST or data.seat not in (None, held):
            raise RefusedError(Declined("secret_used"))
        return {"seat": held, "secret": words_, "sequence": table.number}
    name = data.name.strip()
    answer = await desk.change(
        live, lambda table: asks.sit(table, name, data.seat, data.contribution), HOST, None, words_
    )
    return {"seat": desk.hall.opens(live, words_), "secret": words_, "sequence": answer.sequence}


@post("/tables/{id:str}/seats/{seat:int}/contribution", status_code=200, responses=told.answers(told.Written))
async def contribute(
    request: Asking, state: State, id: Id, seat: FromPath[int], data: JSONBody[asked.Contribute]
) -> dict[str, Any]:
    """Add to the luck of a rematch, whose deal waits for it."""
    desk = desk_of(state)
    live, _ = await desk.open(id, bearer(request))
    who = desk.seat(request, live)
    if who != seat:
        raise RefusedError(Declined("not_yours"))
    answer = await desk.change(live, lambda table: asks.contribute(table, seat, data.contribution), who, data.key)
    return {"sequence": answer.sequence}


@delete("/tables/{id:str}/seats/{seat:int}", status_code=200, responses=told.answers(told.Written))
async def leave_seat(request: Asking, state: State, id: Id, seat: FromPath[int]) -> dict[str, Any]:
    """Leave: before the deal the seat is free again, afterwards a bot stands in."""
    desk = desk_of(state)
    live, table = await desk.open(id, bearer(request))
    who = desk.who(request, live)
    if who not in (seat, HOST) or (who == HOST and table.match is not None):
        raise RefusedError(Declined("not_yours"))
    answer = await desk.change(live, lambda table: asks.leave(table, seat, STAND_IN), who, None)
    return {"sequence": answer.sequence}


@post("/tables/{id:str}/seats/{seat:int}/bot", status_code=200, responses=told.answers(told.Written))
async def hand_to_bot(
    request: Asking, state: State, id: Id, seat: FromPath[int], data: JSONBody[asked.HandToBot]
) -> dict[str, Any]:
    """Let a bot play on one's seat; the host may put one on an empty seat."""
    desk = desk_of(state)
    live, table = await desk.open(id, bearer(request))
    who = desk.who(request, live)
    empty = 0 <= seat < len(table.chairs) and table.chairs[seat].kind == "empty"
    if who != seat and not (who == HOST and empty):
        raise RefusedError(Declined("not_yours"))
    answer = await desk.change(live, lambda table: asks.hand_to_bot(table, seat, data.level), who, data.key)
    return {"sequence": answer.sequence}


@post("/tables/{id:str}/seats/{seat:int}/person", status_code=200, responses=told.answers(told.Written))
async def take_back(
    request: Asking, state: State, id: Id, seat: FromPath[int], data: JSONBody[asked.TakeBack]
) -> dict[str, Any]:
    """Come back to a seat that a bot held; the host may free a bot's seat before the deal."""
    desk = desk_of(state)
    live, table = await desk.open(id, bearer(request))
    who = desk.who(request, live)
    if who == HOST and table.match is None and 0 <= seat < len(table.chairs) and table.chairs[seat].kind == "bot":
        answer = await desk.change(live, lambda table: asks.leave(table, seat, STAND_IN), who, data.key)
    elif who == seat:
        answer = await desk.change(live, lambda table: asks.take_back(table, seat, data.name), who, data.key)
    else:
        raise RefusedError(Declined("not_yours"))
    return {"sequence": answer.sequence}


@post("/tables/{id:str}/start", status_code=200, responses=told.answers(told.Written))
async def start(request: Asking, state: State, id: Id, data: JSONBody[asked.Keyed]) -> dict[str, Any]:
    """Deal: the host says so."""
    desk = desk_of(state)
    live, _ = await desk.open(id, bearer(request))
    who = desk.who(request, live)
    if who != HOST:
        raise RefusedError(Declined("host_only"))
    return {"sequence": (await desk.change(live, asks.deal, who, data.key)).sequence}


@post("/tables/{id:str}/act", status_code=200, responses=told.answers(told.Acted))
async def act(request: Asking, state: State, id: Id, data: JSONBody[asked.Act]) -> dict[str, Any]:
    """Choose. When this is answered, the choice is on disk."""
    # Plain choices are answered at the door (door.py) in the same way; here come those that it does not answer itself.
    answer = await desk_of(state).act(id, bearer(request), data)
    return {"sequence": answer.sequence, "version": answer.sequence}


@post("/tables/{id:str}/undo", status_code=200, responses=told.answers(told.UndoAnswer))
async def undo(request: Asking, state: State, id: Id, data: JSONBody[asked.Undo]) -> dict[str, Any]:
    """Take back, at once where one may, or ask the others."""
    desk = desk_of(state)
    live, _ = await desk.open(id, bearer(request))
    seat = desk.seat(request, live)
    answer = await desk.change(live, lambda table: asks.undo(table, seat, data.to), seat, data.key)
    return {"sequence": answer.sequence, "done": any(isinstance(what, Undone) for what in answer.happenings)}


@post("/tables/{id:str}/undo/answer", status_code=200, responses=told.answers(told.UndoAnswer))
async def answer_undo(request: Asking, state: State, id: Id, data: JSONBody[asked.AnswerUndo]) -> dict[str, Any]:
    """Agree to an undo that another seat asked for, or not."""
    desk = desk_of(state)
    live, _ = await desk.open(id, bearer(request))
    seat = desk.seat(request, live)
    answer = await desk.change(live, lambda table: asks.answer_undo(table, seat, data.agree), seat, data.key)
    return {"sequence": answer.sequence, "done": any(isinstance(what, Undone) for what in answer.happenings)}


@post("/tables/{id:str}/chat", status_code=200, responses=told.answers(told.Written))
async def say(request: Asking, state: State, id: Id, data: JSONBody[asked.Say]) -> dict[str, Any]:
    """Say something to the table."""
    desk = desk_of(state)
    live, _ = await desk.open(id, bearer(request))
    seat = desk.seat(request, live)
    answer = await desk.change(live, lambda table: asks.say(table, seat, data.text.strip()), seat, data.key)
    return {"sequence": answer.sequence}


@get("/tables/{id:str}/chat", responses=told.answers(told.Chat))
async def read_chat(
    request: Asking,
    state: State,
    id: Id,
    before: Annotated[int | None, QueryParameter(ge=1, le=1 << 31)] = None,
    limit: Annotated[int, QueryParameter(ge=1, le=200)] = 50,
) -> dict[str, Any]:
    """The last lines of chat, oldest first."""
    desk = desk_of(state)
    live, table = await desk.open(id, bearer(request))
    await desk.reader(request, live, table)
    last = (1 << 31) - 1 if before is None else min(before, (1 << 31) - 1)
    lines = await patience.asked(desk.hall.store.chat, id, last, limit)
    return {"lines": [words.chat_words(line) for line in lines]}


@get("/tables/{id:str}/envelope", responses=told.answers(told.Envelope))
async def show_envelope(
    request: Asking, state: State, id: Id, since: Annotated[int | None, QueryParameter(ge=0, le=1 << 31)] = None
) -> dict[str, Any]:
    """What the seat of the secret may know now; without one, what an onlooker may."""
    desk = desk_of(state)
    live, table = await desk.open(id, bearer(request))
    return await desk.envelope(live, table, await desk.reader(request, live, table), language_of(request), since)


@get("/tables/{id:str}/position/{decisions:int}", responses=told.answers(told.Envelope))
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
    desk = desk_of(state)
    live, table = await desk.open(id, bearer(request))
    if not -1 <= seat < len(table.chairs):
        raise RefusedError(Unknown("seat", str(seat)[:20], tuple(str(n) for n in range(-1, len(table.chairs)))))
    if seat == -1:
        desk.onlooker(table)
    elif not table.open_book and desk.who(request, live) != seat:
        raise RefusedError(Declined("not_yours"))
    return await desk.position(live, table, seat, language_of(request), decisions, since)


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
