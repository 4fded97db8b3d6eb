"""The command line, with a server whose luck is the same in every run: a test that fails here fails everywhere.

LUCK=anything in the environment gives other luck, to look for what one match alone does not show.
"""

from __future__ import annotations

import hashlib
import os
import sys

from marula.cli import main
from marula.core.envelope import Envelope
from marula.core.game import Game
from marula.table import asks, driver, secret, thinking
from marula.table.line import Happening
from marula.table.table import Table


def same_seed() -> bytes:
    return hashlib.sha256(b"browser tests " + os.environ.get("LUCK", "").encode()).digest()


def sit(table: Table, name: str, seat: int | None, contribution: str = "") -> list[Happening]:
    """Browsers contribute at random: only who is called so leaves it to chance."""
    return _sit(table, name, seat, contribution if name == "Chance" else "")


def question(envelope: Envelope, game: Game, level: str, seed: str, seconds: float | None) -> thinking.Question:
    """Bots' own luck hangs on the table's name, which is random."""
    return _question(envelope, game, level, f"{envelope.seat} {envelope.version}", seconds)


_sit, _question = asks.sit, thinking.question

if __name__ == "__main__":
    secret.new_seed = same_seed
    asks.sit = sit
    driver.question = question  # type: ignore[attr-defined]
    sys.exit(main())
