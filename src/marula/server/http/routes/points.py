"""The course of a finished match: everyone's points after every decision, for the plot at its end."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from litestar import get
from litestar.datastructures import State
from litestar.params import PathParameter

from marula.core.match import Match
from marula.server.http import responses
from marula.server.http.table_service import service_of


def course(match: Match) -> list[list[int]]:
    """The totals of the score sheet, as they would have stood had the match ended there."""
    again = Match.replay(match.game, match.board, [])
    points: list[list[int]] = []
    for entry in match.entries(0, match.version):
        again.follow(entry)
        points.append([column.total for column in match.game.score(again.state).columns])
    return points


@get("/tables/{id:str}/course", responses=responses.answers(responses.Course))
async def show_course(state: State, id: Annotated[str, PathParameter(max_length=64)]) -> dict[str, Any]:
    """Only when the match is over: points may count what is still secret."""
    _, match = await service_of(state).finished(id)
    return {"points": await asyncio.to_thread(course, match)}
