"""Instincts: one for each board, kept as long as its board is in use; and what a bot says of what it feels."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from marula.core.decision import Reason
from marula.core.envelope import Envelope
from marula.core.game import Board, Game, Instinct

KEPT = 8
"""So many are remembered: a server's worker makes a new bot for each decision, and an instinct's tables take time."""
REASONS = 5
"""So many alternatives are named."""


class Kept:
    """An instinct, and the style it was asked for."""

    def __init__(self, style: str, instinct: Instinct) -> None:
        self.style: str = style
        self.instinct: Instinct = instinct


_kept: list[Kept] = []


def instinct_of(game: Game, board: Board, style: str = "") -> Instinct:
    """What a good player feels on this board. It keeps nothing of a match, so that all bots may share it."""
    for kept in _kept:
        if kept.style == style and kept.instinct.board is board:
            return kept.instinct
    if len(_kept) >= KEPT:
        _kept.pop(0)
    instinct = game.instinct(board, style)
    _kept.append(Kept(style, instinct))
    return instinct


def offered(envelope: Envelope) -> vec[i64]:
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
    """The first few of the options, with what was thought of them."""
    return tuple([Reason(envelope.options[place], values[place]) for place in order[:REASONS]])
