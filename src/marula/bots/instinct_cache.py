"""A cache of heuristics (`Instinct`), one for each board, and small helpers that the bots share."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from marula.core.decision import Reason
from marula.core.envelope import Envelope
from marula.core.game import Board, Game, Instinct

CACHE_SIZE = 8
"""How many are kept: a server makes a new bot for each decision, and building an instinct's tables takes time."""
REASONS = 5
"""How many alternatives a decision names."""


class CacheEntry:
    """An instinct and its style."""

    def __init__(self, style: str, instinct: Instinct) -> None:
        self.style: str = style
        self.instinct: Instinct = instinct


_cache: list[CacheEntry] = []


def instinct_of(game: Game, board: Board, style: str = "") -> Instinct:
    """The board's instinct. It holds nothing of a match, so that all bots can share it."""
    for entry in _cache:
        if entry.style == style and entry.instinct.board is board:
            return entry.instinct
    if len(_cache) >= CACHE_SIZE:
        _cache.pop(0)
    instinct = game.instinct(board, style)
    _cache.append(CacheEntry(style, instinct))
    return instinct


def option_codes(envelope: Envelope) -> vec[i64]:
    """The codes of the envelope's options, in their order."""
    code_of = envelope.view.board.code_of
    codes = vec[i64](capacity=len(envelope.options))
    for action in envelope.options:
        codes = append(codes, code_of[action])
    return codes


def best_first(values: vec[float]) -> list[int]:
    """The places of the values, the highest first; equals stay in order."""
    return sorted(range(len(values)), key=lambda place: -values[place])


def reasons(envelope: Envelope, order: list[int], values: vec[float]) -> tuple[Reason, ...]:
    """The first few options in this order, with their values."""
    return tuple([Reason(envelope.options[place], values[place]) for place in order[:REASONS]])
