"""Reasons in a review of Livingstone: phrases that compare two options."""

from __future__ import annotations

import pytest

from marula.core.decision import Influence
from marula.games.livingstone import GAME
from marula.text.catalogue import Catalogue
from marula.text.review import reason_sentences

TEXTS = Catalogue(GAME, "en")


@pytest.mark.parametrize(
    ("influence", "phrase"),
    [
        (Influence("purse_after", "coins", 3.0, 1.0, 1.0), "leaves you 3 coins (not 1)"),
        (Influence("income", "coins", 3.0, 0.0, 1.0), "brings 3 coins"),
        (Influence("price", "coins", 0.0, 2.0, 1.0), "the other choice: costs 2 coins"),
        (Influence("sell", "yes_or_no", 1.0, 0.0, 1.0), "sells a gem"),
        (Influence("take", "yes_or_no", 0.0, 1.0, 1.0), "the other choice: takes a die"),
        (
            Influence("safe_as_given", "chance", 0.75, 0.5, 1.0),
            "the chance that your chest already holds enough is 75% (not 50)",
        ),
    ],
)
def test_a_reason_says_how_the_better_option_differs(influence: Influence, phrase: str) -> None:
    assert reason_sentences(TEXTS, [influence]) == [phrase]
