"""Bot levels: the bots that may play at a table."""

from __future__ import annotations

from marula.bots import levels as bots
from marula.bots.characters import CHARACTERS
from marula.bots.levels import BOTS, bot_names
from marula.core.errors import RefusedError
from marula.core.game import Game
from marula.core.refusal import Unknown

STAND_IN_LEVEL = "steady"
"""Who takes over when a person leaves or runs out of time, and no level is given: sound, and quick."""

HINT_LEVEL = "expert"
"""Who gives a hint when no level is given: whoever asks for one can wait a moment."""


def levels() -> tuple[str, ...]:
    """The levels of every game, the weakest first."""
    return tuple(BOTS)


def characters() -> dict[str, str]:
    """The level of each character, the weakest first."""
    return CHARACTERS


def level_of(bot: str) -> str | None:
    """The level at which a bot plays; None for a style and an engine."""
    return bots.level_of(bot)


def check_level(game: Game, level: str, engines: tuple[str, ...] = ()) -> None:
    """RefusedError for a bot that does not play this game. `engines` are those that the operator has named.

    The arena's own bots are not allowed at tables: a stranger's request must not choose what code is loaded.
    """
    allowed = (*bot_names(game), *engines)
    if level not in allowed:
        raise RefusedError(Unknown("bot", level, allowed))
