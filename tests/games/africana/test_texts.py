"""What actions of Africana are called."""

from __future__ import annotations

from marula.core.setup import Setup
from marula.games.africana import GAME
from marula.games.africana.rules.actions import Stop
from marula.text.catalogue import Catalogue


def test_an_action_is_called_by_its_phase() -> None:
    board, text = GAME.board(Setup("africana", 2)), Catalogue(GAME)
    assert [text.action(board, Stop(), phase) for phase in ("book", "journey", "")] == [
        "Close the book",
        "End the journey",
        "End this action",
    ]
