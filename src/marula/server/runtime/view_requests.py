"""Requests about a view: a worker is sent what one reader may know, and nothing else, and makes something of it."""

from __future__ import annotations

import msgspec

from marula.analysis.hidden_things import HiddenThing
from marula.analysis.reading import StepChance, chances
from marula.analysis.win_chances import win_chances
from marula.core import codec
from marula.core.game import Game, View
from marula.server.runtime.thinkers import board_of


class ViewRequest(msgspec.Struct, frozen=True):
    """A view as plain data, and the seed of what is imagined from it."""

    game: Game
    setup: bytes
    edition: bytes
    view: bytes
    seed: str


def view_request(game: Game, view: View, seed: str) -> ViewRequest:
    """The request about this view."""
    board = view.board
    return ViewRequest(
        game,
        msgspec.json.encode(board.setup),
        msgspec.json.encode(board.edition.data),
        msgspec.json.encode(codec.write_view(view)),
        seed,
    )


def _view(request: ViewRequest) -> View:
    board = board_of(request.game, request.setup, request.edition)
    return codec.read_view(request.game, board, msgspec.json.decode(request.view))


def estimate_win_chances(request: ViewRequest) -> tuple[float, ...]:
    """In a worker: each seat's chance to win."""
    return win_chances(request.game, _view(request), request.seed)


def read_others(request: ViewRequest) -> list[tuple[HiddenThing, tuple[StepChance, ...]]]:
    """In a worker: how likely each hidden thing of the others is."""
    return chances(request.game, _view(request), request.seed)
