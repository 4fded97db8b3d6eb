"""The points of a finished match after every decision, for the chart at its end."""

from __future__ import annotations

from litestar import Router, get

from marula.core.match import Match
from marula.server.http import responses
from marula.server.http.access import match_to_go_through
from marula.server.http.openapi import REFUSALS
from marula.server.http.routes.tables import TableId
from marula.server.http.services import ApiRequest, compute


def points_history(match: Match) -> list[list[int]]:
    """The totals of the score sheet, as if the match had ended after each decision."""
    replayed = Match.replay(match.game, match.board, [])
    points: list[list[int]] = []
    for entry in match.entries(0, match.version):
        replayed.follow(entry)
        points.append([column.total for column in match.game.score(replayed.state).columns])
    return points


@get("/tables/{id:str}/course", responses=REFUSALS)
async def show_points_history(request: ApiRequest, id: TableId) -> responses.PointsHistory:
    """Only when the match is over: points may count what is still secret."""
    _, match = await match_to_go_through(request, id)
    return responses.PointsHistory(points=await compute(request, points_history, match))


ROUTES = Router("", route_handlers=[show_points_history], tags=["records"])
