"""What lies open is shown as it lies: every field that state and view share, through all golden matches."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from marula.core import fields
from marula.core.game import Game, State
from marula.core.match import Match
from marula.core.seat import ONLOOKER
from marula.lab import match_text

TESTS = Path(__file__).parent


def golden_matches(game: Game) -> Iterator[Match]:
    """The game's golden matches, played to the end."""
    for path in sorted((TESTS / game.name / "golden").glob("*.txt")):
        yield match_text.play(game, path.read_text(encoding="utf-8"))


def assert_open_fields_are_shown(game: Game, match: Match, secret: set[str]) -> set[str]:
    """Compares the views of the seat to act, of the seat before it and of an onlooker; the fields that ever moved."""
    first = fields.write(match.at(0))
    shared = [name for name in first if name in game.kinds.view.FIELDS and name not in secret]
    moved: set[str] = set()
    for version in range(match.version + 1):
        state = match.at(version)
        lies = fields.write(state)
        for seat in watching(game, state):
            shows = fields.write(game.view(state, seat))
            wrong = {name: (shows[name], lies[name]) for name in shared if shows[name] != lies[name]}
            assert wrong == {}, f"{match.setup}, decision {version}: seat {seat} is shown something else"
        moved |= {name for name in shared if lies[name] != first[name]}
    return moved


def watching(game: Game, state: State) -> set[int]:
    turn = int(game.turn(state))
    return {ONLOOKER} if turn < 0 else {turn, (turn - 1) % int(state.board.setup.seats), ONLOOKER}
