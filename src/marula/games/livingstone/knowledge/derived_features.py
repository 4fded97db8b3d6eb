"""Derived features: what a seat remembers of reshuffles, as numbers for programs that learn."""

from __future__ import annotations

from typing import Final

from librt.vecs import extend, vec
from mypy_extensions import i64

from marula.core.derived_features import DerivedFeaturesOf, DerivedPart
from marula.core.pile import zeros
from marula.games.livingstone.knowledge.recall import Recall
from marula.games.livingstone.knowledge.view import View
from marula.games.livingstone.rules.board import Board

PARTS: Final = (
    DerivedPart(
        "gem_recall_unseen",
        "gem",
        "how many the others held or had in the dark at the oldest reshuffle that still tells something",
    ),
    DerivedPart("gem_recall_held", "gem", "how many the reader held then"),
    DerivedPart("gem_recall_drawn", "seat", "how many the seat has drawn since, the reader first"),
    DerivedPart(
        "card_recall_unseen",
        "card",
        "how many the others held or had in the dark at the oldest reshuffle that still tells something",
    ),
    DerivedPart("card_recall_held", "card", "how many the reader held then"),
    DerivedPart("card_recall_drawn", "seat", "how many the seat has drawn since, the reader first"),
)


class Remembered(DerivedFeaturesOf[View]):
    """The oldest reshuffle of the bag and of the cards: what was unseen, what was held, and who has drawn since."""

    def __init__(self, box: Board) -> None:
        super().__init__(PARTS)

    def read(self, view: View) -> vec[i64]:
        return extend(oldest(view.gem_recall, view.seat), oldest(view.card_recall, view.seat))


def oldest(recall: Recall, viewer: i64) -> vec[i64]:
    """The numbers of one memory; all 0 where nothing is to be remembered."""
    kinds = recall.kinds
    seats = recall.seats
    found = zeros(2 * kinds + seats)
    if len(recall.unseen) == 0:
        return found
    reader = viewer if viewer >= 0 else 0
    for kind in range(kinds):
        held = recall.held[0][reader * kinds + kind]
        found[kind] = recall.unseen[0][kind] - held
        found[kinds + kind] = held
    for seat in range(seats):
        found[2 * kinds + seat] = recall.drawn[0][(reader + seat) % seats]
    return found
