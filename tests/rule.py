"""`@rule("XX-3")`: the numbered rules of docs/rules that a test proves. tools/rules.py checks both directions."""

from typing import Protocol

import pytest


class Rule(Protocol):
    """What makes the mark: at least one rule, by its id."""

    def __call__(self, first: str, /, *more: str) -> pytest.MarkDecorator:
        """The mark for these rules."""


rule: Rule = pytest.mark.rule
