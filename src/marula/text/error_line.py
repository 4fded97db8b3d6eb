"""Error line: an exception that reached the edge, as one line in the reader's language."""

from __future__ import annotations

from collections.abc import Mapping

from marula.core.errors import EditionError, MarulaError, RefusedError
from marula.core.game import Game
from marula.core.refusal import Illegal
from marula.text.catalogue import Catalogue

EXPLAINED = (RefusedError, EditionError, MarulaError)
"""The exceptions that can be explained; any other is a bug."""


def explain(problem: RefusedError | EditionError | MarulaError, language: str, games: Mapping[str, Game]) -> str:
    """What went wrong, and why where another problem caused it."""
    if isinstance(problem, RefusedError):
        catalogue = Catalogue(None, language)
        if isinstance(problem.refusal, Illegal):  # the rule's text needs a board; its number does not
            return catalogue.say("against-rule", rule=problem.refusal.rule)
        return catalogue.refusal(None, problem.refusal)
    if isinstance(problem, EditionError):
        catalogue = Catalogue(games.get(problem.game), language)
        first = catalogue.problem(problem.problems[0])
        return catalogue.say("edition-broken", where=problem.where, problem=first, more=len(problem.problems) - 1)
    cause = problem.__cause__
    why = {"why": explain(cause, language, games)} if isinstance(cause, EXPLAINED) else {}
    return Catalogue(None, language).say(problem.key, **problem.facts, **why)
