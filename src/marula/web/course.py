"""The course of a finished match: everyone's points after every decision, and every draw of luck, to be checked."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from litestar import Router, get
from litestar.datastructures import State
from litestar.params import PathParameter

from marula.core import codec
from marula.core.chance import Recorded, Replayed
from marula.core.match import Match
from marula.core.refusal import Declined, RefusedError
from marula.web.desk import desk_of

Id = Annotated[str, PathParameter(max_length=64)]


def course(match: Match) -> list[list[int]]:
    """The totals of the score sheet, as they would have stood had the match ended there."""
    again = Match.replay(match.game, match.board, [])
    points: list[list[int]] = []
    for entry in match.entries(0, match.version):
        again.follow(entry)
        points.append([column.total for column in match.game.score(again.state).columns])
    return points


def draws(match: Match) -> list[dict[str, Any]]:
    """Every entry that asked for luck: where its source stood, and of how many things which one was picked."""
    again = Match.replay(match.game, match.board, [])
    found: list[dict[str, Any]] = []
    for entry in match.entries(0, match.version):
        luck = Recorded(Replayed(list(entry.luck)))
        again.follow(entry, luck)
        if entry.luck:
            picks = [[size, answer] for size, answer in zip(luck.sizes, entry.luck)]
            found.append({"number": entry.number, "seat": entry.seat, "place": entry.place, "picks": picks})
    return found


async def finished(state: State, id: str) -> Match:
    """The whole match, once it is over: points may count what is still secret, and so may luck."""
    desk = desk_of(state)
    live, table = await desk.open(id)
    if not table.open_book:
        raise RefusedError(Declined("not_over"))
    return await desk.hall.whole(live)


@get("/tables/{id:str}/course")
async def show_course(state: State, id: Id) -> dict[str, Any]:
    """Everyone's points after the deal and after every decision."""
    return {"points": await asyncio.to_thread(course, await finished(state, id))}


@get("/tables/{id:str}/luck")
async def show_luck(state: State, id: Id) -> dict[str, Any]:
    """Where luck came from and every draw, so that a page can repeat them."""
    match = await finished(state, id)
    sources = [codec.to_json(luck) for luck in match.luck()]
    return {"sources": sources, "draws": await asyncio.to_thread(draws, match)}


ROUTES = Router("", route_handlers=[show_course, show_luck], tags=["records"])
