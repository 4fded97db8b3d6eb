"""The luck of a finished match over HTTP: all that a page needs to repeat every draw by itself."""

from __future__ import annotations

import msgspec
from litestar import Router, get

from marula.core import codec
from marula.core.chance import Recorded, Scripted
from marula.core.match import Match
from marula.server.http import responses
from marula.server.http.access import match_to_go_through
from marula.server.http.openapi import REFUSALS
from marula.server.http.routes.tables import TableId
from marula.server.http.services import ApiRequest, compute


def draws(match: Match) -> list[responses.Draw]:
    """For every decision that met luck: how many things were picked from each time, and which was picked.

    Also for the first decision after draws that were undone: its place tells how many they were.
    """
    replayed = Match.replay(match.game, match.board, [])
    found: list[responses.Draw] = []
    given = 0
    for entry in match.entries(0, match.version):
        chance = Recorded(Scripted(list(entry.luck)))  # the rules ask for the same draws when they are replayed
        replayed.follow(entry, chance)
        if entry.luck or entry.place > given:
            found.append(
                responses.Draw(number=entry.number, place=entry.place, of=chance.sizes, answers=list(entry.luck))
            )
        given = entry.place + len(entry.luck)
    return found


@get("/tables/{id:str}/luck", responses=REFUSALS)
async def show_luck(request: ApiRequest, id: TableId) -> responses.Luck:
    """Only when the match is over: a seed reveals all draws to come. docs/reference/http-api.md says more."""
    _, match = await match_to_go_through(request, id)
    sources = [msgspec.convert(codec.to_json(luck), responses.LuckSource) for luck in match.luck()]
    return responses.Luck(sources=sources, draws=await compute(request, draws, match))


ROUTES = Router("", route_handlers=[show_luck], tags=["records"])
