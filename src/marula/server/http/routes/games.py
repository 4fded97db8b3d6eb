"""Games over HTTP: what can be played, and by which rules."""

from __future__ import annotations

from typing import Annotated

from litestar import Router, get
from litestar.datastructures import State
from litestar.params import PathParameter

from marula import __version__
from marula.core.errors import RefusedError
from marula.core.game import named
from marula.core.refusal import Unknown
from marula.server.http import responses
from marula.server.http.error_responses import language_of
from marula.server.http.openapi import REFUSALS
from marula.server.http.rendering.games import (
    render_bot_levels,
    render_characters,
    render_game,
    render_rules,
)
from marula.server.http.services import ApiRequest, services_of
from marula.text.languages import languages

Name = Annotated[str, PathParameter(max_length=64)]


@get("/games", responses=REFUSALS)
async def list_games(request: ApiRequest, state: State) -> responses.GameList:
    """Every game, the levels of bots, the characters, the languages, and the server's version."""
    language = language_of(request)
    services = services_of(state)
    games = [render_game(game, language) for game in services.games.values()]
    bots = render_bot_levels(language, services.games, services.thinkers.engines)
    return responses.GameList(
        games=games,
        bots=bots,
        characters=render_characters(language),
        languages=list(languages()),
        version=__version__,
    )


@get("/games/{game:str}", responses=REFUSALS)
async def show_game(request: ApiRequest, state: State, game: Name) -> responses.Game:
    """One game: players, editions, options."""
    return render_game(named(services_of(state).games, game), language_of(request))


@get("/games/{game:str}/editions/{edition:str}", responses=REFUSALS)
async def show_edition(state: State, game: Name, edition: Name) -> responses.JsonObject:
    """An edition file, as it is."""
    services = services_of(state)
    return (await services.registry.loader.edition(named(services.games, game), edition)).data


@get("/games/{game:str}/rules", responses=REFUSALS)
async def show_rules(request: ApiRequest, state: State, game: Name) -> responses.RulesPage:
    """The numbered rules in Markdown, in the reader's language or else in English, and what they rest on."""
    page = render_rules(named(services_of(state).games, game), language_of(request))
    if page is None:
        raise RefusedError(Unknown("rules_page", game))
    return page


ROUTES = Router("", route_handlers=[list_games, show_game, show_edition, show_rules], tags=["games"])
