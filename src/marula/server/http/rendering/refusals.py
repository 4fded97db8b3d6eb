"""Refusals as the API answers them: a code, a text and the facts."""

from __future__ import annotations

from typing import Any

from marula.core.game import Board, Game
from marula.core.refusal import Declined, Illegal, NotYourTurn, Refusal, Stale, Unknown
from marula.server.http import responses
from marula.server.http.rendering.texts import catalogue


def render_refusal(
    refusal: Refusal, language: str, game: Game | None = None, board: Board | None = None, names: tuple[str, ...] = ()
) -> responses.Refusal:
    """A refusal; one at a table needs its game, board and names for the text."""
    text = catalogue(game, language).refusal(board, refusal, names)
    code = refusal.why if isinstance(refusal, Declined) else type(refusal).__name__.lower()
    return responses.Refusal(code=code, text=text, facts=_facts(refusal))


def _facts(refusal: Refusal) -> dict[str, Any]:
    match refusal:
        case Declined():
            return dict(refusal.facts)
        case Illegal():
            return {"rule": refusal.rule, **refusal.facts}
        case NotYourTurn():
            return {"seat": refusal.seat, "waiting_on": list(refusal.waiting_on)}
        case Stale():
            return {"version": refusal.version, "current": refusal.current}
        case Unknown():
            return {"what": refusal.what, "word": refusal.word, "allowed": list(refusal.allowed)}
        case _:
            return {}
