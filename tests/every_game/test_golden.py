"""Golden playthroughs still go line by line as written; every game has them, and together they show everything."""

from __future__ import annotations

from pathlib import Path

import pytest

from marula.core.game import Game
from marula.core.notation import snake
from marula.games import GAMES
from marula.lab import match_text
from tools.golden import seen

TESTS = Path(__file__).resolve().parents[1] / "games"


def files(game: Game) -> list[Path]:
    return sorted((TESTS / game.name / "golden").glob("*.txt"))


@pytest.mark.parametrize(
    ("game", "path"),
    [(game, path) for game in GAMES.values() for path in files(game)],
    ids=lambda value: f"{value.parts[-3]}/{value.stem}" if isinstance(value, Path) else "",
)
def test_a_golden_playthrough_goes_as_written(game: Game, path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert match_text.replay(game, text).splitlines() == text.splitlines()


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_golden_playthroughs_show_everything(game: Game) -> None:
    """At least one for each table size; together every action, event, phase and score line."""
    texts = [path.read_text(encoding="utf-8") for path in files(game)]
    seats = {int(text.splitlines()[1].split()[2]) for text in texts}
    assert seats == set(range(game.fewest, game.most + 1))
    shown: set[str] = set().union(*map(seen, texts))
    wanted = {snake(kind.__name__) for kind in (*game.actions, *game.events)}
    wanted |= {*game.phases, *game.lines} - {"over"}
    assert wanted - shown == set()
    assert "one" in shown
