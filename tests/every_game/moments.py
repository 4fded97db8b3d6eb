"""What the laws share: random matches, stopped at random moments."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import lru_cache
from pathlib import Path

from marula.core import fields
from marula.core.chance import Seeded
from marula.core.game import Game
from marula.core.match import Match
from marula.core.seat import ONLOOKER
from marula.core.setup import Setup
from marula.lab.random_match import random_match
from marula.text.languages import languages

Law = Callable[[Game, Setup, int], None]

LOOKS = 12
"""How many moments of a match a law checks: all of them would take minutes for the large games."""


def moments(game: Game, setup: Setup, seed: int) -> Iterator[Match]:
    """A random match at its first moment, its last moment, and about LOOKS random moments between."""
    whole = played(game, setup, seed)
    eye = Seeded(f"{seed} eye")
    for version in sorted({0, whole.version, *(eye.pick(whole.version + 1) for _ in range(LOOKS))}):
        yield whole.fork(version, Seeded(f"{seed} {version}"))


@lru_cache(maxsize=4)
def played(game: Game, setup: Setup, seed: int) -> Match:
    """A whole random match. It is kept, because most laws use the same few and some are very long."""
    return random_match(game, setup, str(seed))


def everyone(match: Match) -> list[int]:
    """Everyone who may see a match: every seat, and an onlooker."""
    return [*range(match.setup.seats), ONLOOKER]


def same(one: fields.HasFields, other: fields.HasFields, why: str) -> None:
    """Both records are equal in every field."""
    difference = fields.difference(one, other)
    assert not difference, f"{why}: {difference}"


def language_of(seed: int) -> str:
    """The language for one match: all languages for each match would take longer than everything else together."""
    return languages()[seed % len(languages())]


RULES = Path(__file__).resolve().parents[2] / "docs" / "rules"


def rules_of(game: Game) -> set[str]:
    """The numbers on the game's rules page."""
    page = (RULES / f"{game.name}.md").read_text(encoding="utf-8")
    return set(re.findall(rf"^- ({game.prefix}-\d+)\b", page, re.MULTILINE))
