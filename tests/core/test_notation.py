"""Words: the short text form round-trips, refuses nonsense, and knows which table a field is of."""

from __future__ import annotations

import pytest

from marula.core.event import Action
from marula.core.notation import field_tables, parse, snake
from marula.core.seat import Seat
from marula.games.template.rules.actions import Fruit


class TryAll(Action, frozen=True):
    """One of each kind of field."""

    fruit: Fruit
    seat: Seat
    many: tuple[Fruit, ...]
    numbers: tuple[int, ...]
    sure: bool
    perhaps: Fruit | None


class Nothing(Action, frozen=True):
    """No field at all."""


KINDS = (TryAll, Nothing)


@pytest.mark.parametrize(
    ("action", "text"),
    [
        (TryAll("fig", 2, ("fig", "date"), (1, 2), True, None), "try_all fig 2 fig,date 1,2 yes -"),
        (TryAll("fig", 0, (), (), False, "date"), "try_all fig 0 - - no date"),
        (Nothing(), "nothing"),
    ],
)
def test_text_is_repr_and_round_trips(action: Action, text: str) -> None:
    assert str(action) == text
    assert repr(action) == f"<{text}>"
    assert parse(text, KINDS) == action


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("dance", "unknown word 'dance'; known: nothing, try_all"),
        ("nothing more", "'nothing' takes 0 values"),
        ("try_all fig", "'try_all' takes 6 values"),
        ("try_all fig 2 - - maybe -", "'maybe' is neither yes nor no"),
        ("try_all fig two - - yes -", "invalid literal"),
    ],
)
def test_nonsense_is_refused(text: str, problem: str) -> None:
    with pytest.raises(ValueError, match=problem.replace("?", ".")):
        parse(text, KINDS)


def test_fields_know_their_tables() -> None:
    assert field_tables(TryAll) == {"fruit": "fruit", "seat": "seat", "many": "fruit", "perhaps": "fruit"}


def test_snake() -> None:
    assert snake("ClaimRoute") == "claim_route"
