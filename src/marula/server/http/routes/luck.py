"""The luck of a finished match over HTTP: all that a page needs to draw every answer again by itself."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from litestar import get
from litestar.datastructures import State
from litestar.params import PathParameter

from marula.core import codec
from marula.core.chance import Recorded, Scripted
from marula.core.match import Match
from marula.server.http import responses
from marula.server.http.table_service import service_of


def draws(match: Match) -> list[dict[str, Any]]:
    """For every decision that met luck: how many things were picked from each time, and which was picked."""
    again = Match.replay(match.game, match.board, [])
    found: list[dict[str, Any]] = []
    for entry in match.entries(0, match.version):
        asked = Recorded(Scripted(list(entry.luck)))  # the rules say what they ask for when they are carried out again
        again.follow(entry, asked)
        if entry.luck:
            found.append({"number": entry.number, "place": entry.place, "of": asked.sizes, "answers": list(entry.luck)})
    return found


@get("/tables/{id:str}/luck", responses=responses.answers(responses.Luck))
async def show_luck(state: State, id: Annotated[str, PathParameter(max_length=64)]) -> dict[str, Any]:
    """Only when the match is over: a seed tells the future. docs/api.md says how an answer follows from it."""
    _, match = await service_of(state).finished(id)
    sources = [codec.to_json(luck) for luck in match.luck()]
    return {"sources": sources, "draws": await asyncio.to_thread(draws, match)}
