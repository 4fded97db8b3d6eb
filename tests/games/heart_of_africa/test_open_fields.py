"""What lies open in The Heart of Africa is shown to everyone as it lies."""

from __future__ import annotations

from marula.games.heart_of_africa import GAME
from tests.games.open_fields import assert_open_fields_are_shown, golden_matches
from tests.rule import rule

CLAIM = {"phase", "track", "pay_card", "pay_cards", "pay_locomotives"}
"""A claim in the making is seen only by whoever makes it."""
SECRET = {"hands", "known", "blind", "offered", "kept", "under_by"}


@rule("HA-11", "HA-24")
def test_everything_but_train_cards_and_tickets_is_shown_as_it_lies() -> None:
    moved: set[str] = set()
    for match in golden_matches(GAME):
        moved |= assert_open_fields_are_shown(GAME, match, SECRET | CLAIM)
    shared = set(GAME.kinds.state.FIELDS) & set(GAME.kinds.view.FIELDS)
    assert moved == shared - SECRET - CLAIM, "every field is put to the test"


@rule("HA-13")
def test_whoever_makes_a_claim_sees_it() -> None:
    seen: set[str] = set()
    for match in golden_matches(GAME):
        for version in range(match.version + 1):
            state = match.at(version)
            seat = int(GAME.turn(state))
            if seat >= 0:
                view = GAME.view(state, seat)
                for name in CLAIM:
                    assert getattr(view, name) == getattr(state, name), f"decision {version}: {name}"
                    seen |= {f"{name} {getattr(view, name)}"}
    assert {name.split()[0] for name in seen if not name.endswith((" 0", " -1"))} == CLAIM
