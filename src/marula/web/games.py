"""Games over HTTP: what can be played, and by which rules."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

from litestar import Request, Router, get
from litestar.datastructures import State
from litestar.params import PathParameter

from marula.core.game import Game, named
from marula.core.refusal import RefusedError, Unknown
from marula.text.catalogue import languages
from marula.web import words
from marula.web.answers import language_of
from marula.web.desk import desk_of

Asking = Request[Any, Any, Any]
Word = Annotated[str, PathParameter(max_length=64)]


@get("/games")
async def list_games(request: Asking, state: State) -> dict[str, Any]:
    """Every game, the bots, and the languages."""
    language = language_of(request)
    games = [words.game_words(game, language) for game in desk_of(state).games.values()]
    return {"games": games, "bots": words.bots_words(language), "languages": list(languages())}


@get("/games/{game:str}")
async def show_game(request: Asking, state: State, game: Word) -> dict[str, Any]:
    """One game: players, editions, options."""
    return words.game_words(named(desk_of(state).games, game), language_of(request))


@get("/games/{game:str}/editions/{edition:str}", sync_to_thread=True)
def show_edition(state: State, game: Word, edition: Word) -> dict[str, Any]:
    """An edition file, as it is."""
    return named(desk_of(state).games, game).edition(edition).data


@get("/games/{game:str}/rules", sync_to_thread=True)
def show_rules(state: State, game: Word) -> dict[str, Any]:
    """The numbered rules, in Markdown."""
    found = named(desk_of(state).games, game)
    page = rules_page(found)
    if page is None:
        raise RefusedError(Unknown("rules page", game))
    return {"game": found.name, "markdown": page.read_text(encoding="utf-8")}


def rules_page(game: Game) -> Path | None:
    """In the package where it was installed, or in the documents of a source tree."""
    for path in (game.folder / "rules.md", *(up / "docs" / "rules" / f"{game.name}.md" for up in game.folder.parents)):
        if path.is_file():
            return path
    return None


ROUTES = Router("", route_handlers=[list_games, show_game, show_edition, show_rules], tags=["games"])
