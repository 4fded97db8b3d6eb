"""How much a test does: everything when the rules run compiled; less of the same as plain Python, which is slower."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from marula.speed import compiled

Item = TypeVar("Item")


def some(items: Sequence[Item], turn: int) -> Sequence[Item]:
    """All of them; as plain Python the one whose turn it is, so that over many calls each comes up equally often."""
    return items if compiled() else [items[turn % len(items)]]
