"""What lies open in Africana is shown to everyone as it lies."""

from __future__ import annotations

from marula.games.africana import GAME
from tests.games.open_fields import assert_open_fields_are_shown, golden_matches
from tests.rule import rule

SECRET = {"hands", "deck", "kept"}


@rule("AF-10", "AF-18", "AF-47")
def test_everything_but_travel_cards_is_shown_as_it_lies() -> None:
    moved: set[str] = set()
    for match in golden_matches(GAME):
        moved |= assert_open_fields_are_shown(GAME, match, SECRET)
    assert moved == set(GAME.kinds.state.FIELDS) & set(GAME.kinds.view.FIELDS) - SECRET, (
        "every field is put to the test"
    )
