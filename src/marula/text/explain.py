"""Explain: an exception that reached the edge, as one line in the reader's language."""

from __future__ import annotations

from collections.abc import Mapping

from marula.core.errors import EditionError, MarulaError, RefusedError
from marula.core.game import Game
from marula.core.refusal import Illegal
from marula.text.catalogue import Catalogue

EXPLAINED = (RefusedError, EditionError, MarulaError)
"""What can be explained; anything else is a fault of ours."""


def explain(problem: RefusedError | EditionError | MarulaError, language: str, games: Mapping[str, Game]) -> str:
    """What went wrong, and why where another problem caused it."""
    if isinstance(problem, RefusedError):
        words = Catalogue(None, language)
        if isinstance(problem.refusal, Illegal):  # what the rule says needs a board; its number does not
            return words.say("against-rule", rule=problem.refusal.rule)
        return words.refusal(None, problem.refusal)
    if isinstance(problem, EditionError):
        words = Catalogue(games.get(problem.game), language)
        first = words.problem(problem.problems[0])
        return words.say("edition-broken", where=problem.where, problem=first, more=len(problem.problems) - 1)
    cause = problem.__cause__
    why = {"why": explain(cause, language, games)} if isinstance(cause, EXPLAINED) else {}
    return Catalogue(None, language).say(problem.key, **problem.facts, **why)
