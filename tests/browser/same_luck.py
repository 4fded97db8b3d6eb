"""The command line, with a server whose luck is the same in every run: a test that fails here fails everywhere.

LUCK=anything in the environment gives other luck, to look for what one match alone does not show.
"""

from __future__ import annotations

import hashlib
import os
import sys
from typing import Any

from marula.cli.main import main
from marula.core.envelope import Envelope
from marula.core.game import Game
from marula.server.http import table_creation
from marula.server.runtime import bots_and_clocks, thinkers
from marula.server.tables import commands, secrets
from marula.server.tables.change import Change
from marula.server.tables.colours import Colour
from marula.server.tables.table import Table


def same_seed() -> bytes:
    return hashlib.sha256(b"browser tests " + os.environ.get("LUCK", "").encode()).digest()


def sit(
    table: Table,
    name: str,
    seat: int | None,
    contribution: str = "",
    address: str = "",
    colour: Colour | None = None,
) -> Change:
    """Browsers contribute at random: only who is called so leaves it to chance."""
    return _sit(table, name, seat, contribution if name == "Chance" else "", address, colour)


def bot_request(envelope: Envelope, game: Game, level: str, seed: str, seconds: float | None) -> thinkers.BotRequest:
    """Bots' own luck hangs on the table's name, which is random."""
    return _question(envelope, game, level, f"{envelope.seat} {envelope.version}", seconds)


async def create_table(*asked: Any, **settings: Any) -> Any:
    """Whoever plays in a browser test has the first seat, unless LOT is in the environment."""
    return await _create(*asked, **{**settings, **({} if os.environ.get("LOT") else {"order": "host"})})


_sit, _question, _create = commands.sit, thinkers.bot_request, table_creation.create_table

if __name__ == "__main__":
    secrets.new_seed = same_seed
    commands.sit = sit
    table_creation.create_table = create_table
    bots_and_clocks.bot_request = bot_request  # type: ignore[attr-defined]
    sys.exit(main())
