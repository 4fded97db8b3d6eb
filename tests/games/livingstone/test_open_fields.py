"""What lies open in Livingstone is shown to everyone as it lies."""

from __future__ import annotations

from marula.games.livingstone import GAME
from tests.games.open_fields import assert_open_fields_are_shown, golden_matches
from tests.rule import rule

SECRET = {"purses", "chests", "hands", "gem_recall", "card_recall"}


@rule("LI-11", "LI-16", "LI-32")
def test_everything_but_coins_and_hands_is_shown_as_it_lies() -> None:
    moved: set[str] = set()
    for match in golden_matches(GAME):
        hidden_gems = set() if match.setup.options["open_gems"] else {"gems", "drawn"}
        moved |= assert_open_fields_are_shown(GAME, match, SECRET | hidden_gems)
    assert moved == set(GAME.kinds.state.FIELDS) & set(GAME.kinds.view.FIELDS) - SECRET, (
        "every field is put to the test"
    )
