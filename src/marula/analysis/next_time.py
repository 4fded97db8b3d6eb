"""Next time: the one thing that a seat should do better next time."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from marula.analysis.review import DecisionReview
from marula.analysis.verdicts import BLAMED
from marula.core.decision import Consequence, Influence


class NextTime(msgspec.Struct, frozen=True):
    """A kind of choice that cost more than any other, and what would have been better."""

    choice: str
    """What was chosen in the clearest case, in its notation."""
    better: str
    loss: float
    """Win chance lost by all such choices."""
    count: int
    number: int
    """The decision that is the clearest case."""
    reasons: tuple[Influence, ...] = ()
    """Why the other option was better there."""
    consequences: tuple[Consequence, ...] = ()
    """What the other option would have brought until the end."""

    @property
    def same_kind(self) -> bool:
        """Was the right kind of action chosen, but not the right one of them?"""
        return kind(self.choice) == kind(self.better)


def kind(notation: str) -> str:
    """The kind of an action.

    >>> kind("lay_out marula")
    'lay_out'
    """
    return notation.split(" ", 1)[0]


def next_time(decisions: Iterable[DecisionReview], seat: int) -> NextTime | None:
    """What the seat's blamed choices have in common; None where none was blamed."""
    groups: dict[tuple[str, str], list[DecisionReview]] = {}
    for one in decisions:
        if one.seat == seat and one.kind in BLAMED:
            groups.setdefault((kind(one.choice), kind(one.better)), []).append(one)
    if not groups:
        return None
    costly = max(groups.values(), key=lambda group: sum(one.loss for one in group))
    worst = max(costly, key=lambda one: one.loss)
    return NextTime(
        choice=worst.choice,
        better=worst.better,
        loss=sum(one.loss for one in costly),
        count=len(costly),
        number=worst.number,
        reasons=worst.reasons,
        consequences=worst.consequences,
    )
