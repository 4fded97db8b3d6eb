"""Games over HTTP: what can be played, and by which rules."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, Router, get
from litestar.datastructures import State
from litestar.params import PathParameter

from marula.core.errors import RefusedError
from marula.core.game import Game, named
from marula.core.refusal import Unknown
from marula.server.http import rendering, responses
from marula.server.http.error_responses import language_of
from marula.server.http.table_service import service_of
from marula.text import pseudo
from marula.text.languages import FALLBACK, PSEUDO, languages

Asking = Request[Any, Any, Any]
Word = Annotated[str, PathParameter(max_length=64)]


@get("/games", responses=responses.answers(responses.Games))
async def list_games(request: Asking, state: State) -> dict[str, Any]:
    """Every game, the bots, and the languages."""
    language = language_of(request)
    games = [rendering.game_words(game, language) for game in service_of(state).games.values()]
    return {"games": games, "bots": rendering.bots_words(language), "languages": list(languages())}


@get("/games/{game:str}", responses=responses.answers(responses.Game))
async def show_game(request: Asking, state: State, game: Word) -> dict[str, Any]:
    """One game: players, editions, options."""
    return rendering.game_words(named(service_of(state).games, game), language_of(request))


@get("/games/{game:str}/editions/{edition:str}", sync_to_thread=True, responses=responses.answers(responses.Words))
def show_edition(state: State, game: Word, edition: Word) -> dict[str, Any]:
    """An edition file, as it is."""
    return named(service_of(state).games, game).edition(edition).data


@get("/games/{game:str}/rules", sync_to_thread=True, responses=responses.answers(responses.Rules))
def show_rules(request: Asking, state: State, game: Word) -> dict[str, Any]:
    """The numbered rules, in Markdown, in the reader's language or else in English; and what they rest on."""
    found = named(service_of(state).games, game)
    wanted = language_of(request)
    read = rules_page(found, wanted)
    if read is None:
        raise RefusedError(Unknown("rules_page", game))
    language, markdown = read
    about = rendering.catalogue(found, wanted).edition_text(found.edition("default"), True)
    return {"game": found.name, "language": language, "markdown": markdown, "about": about}


def rules_page(game: Game, language: str) -> tuple[str, str] | None:
    """In which language, and the page: from the package where it was installed, or the documents of a source tree."""
    if language == PSEUDO:
        plain = rules_page(game, FALLBACK)
        return None if plain is None else (PSEUDO, pseudo.markdown(plain[1]))
    name = f"{game.name}.md" if language == FALLBACK else f"{language}/{game.name}.md"
    own = game.folder / "rulebook" / f"{language}.md"
    for path in (own, *(up / "docs" / "rules" / name for up in game.folder.parents)):
        if path.is_file():
            return language, path.read_text(encoding="utf-8")
    return None if language == FALLBACK else rules_page(game, FALLBACK)


ROUTES = Router("", route_handlers=[list_games, show_game, show_edition, show_rules], tags=["games"])
