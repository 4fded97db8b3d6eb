"""Writes docs/reference/features.md, every game's named features: python -m tools.features [--check]."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from marula.core.features import Feature
from marula.core.game import Game
from marula.core.setup import Setup
from marula.games import GAMES

PAGE = Path(__file__).resolve().parent.parent / "docs" / "reference" / "features.md"

HEAD = """# What bots see of an option and of a seat

Made by `python -m tools.features` from the games themselves; do not edit.

A feature is a number with a name. Policy and value networks learn from features, and a bot names those that decided.
Each uses only what the seat knows, unless the table says "guessed": such a feature reads an imagined world, serves the
value network alone, and is shown to nobody. A chance is 0 to 1; "yes or no" is 1 or 0.
"""


def page() -> str:
    """The whole page."""
    return "\n".join([HEAD, *(line for game in GAMES.values() for line in section(game))])


def section(game: Game) -> Iterator[str]:
    """One game's two tables."""
    features = game.features(game.board(Setup(game.name, game.fewest)))
    if features is None:
        return
    yield f"## {game.name}\n"
    if features.of_option:
        yield from table("an option", features.of_option, ())
    yield from table("a seat", features.of_seat, features.guessed)


def table(title: str, features: tuple[Feature, ...], guessed: tuple[str, ...]) -> Iterator[str]:
    """One row a feature."""
    yield f"| {title}: {len(features)} features | unit | meaning |\n|---|---|---|"
    for feature in features:
        mark = " (guessed)" if feature.name in guessed else ""
        yield f"| {feature.name} | {feature.unit.replace('_', ' ')} | {feature.meaning}{mark} |"
    yield ""


def main(words: list[str]) -> int:
    made = page()
    if "--check" in words:
        if PAGE.exists() and PAGE.read_text(encoding="utf-8") == made:
            return 0
        print("docs/reference/features.md is stale: python -m tools.features", file=sys.stderr)
        return 1
    PAGE.write_text(made, encoding="utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
