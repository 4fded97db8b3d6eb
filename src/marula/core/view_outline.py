"""Outline: the shape of a view told as data, so that a page can show any game's view without knowing the game."""

from __future__ import annotations

from typing import Any

from marula.core import fields
from marula.core.chance import Seeded
from marula.core.game import Board, Game
from marula.core.seat import ONLOOKER


def outline(field: fields.Field) -> dict[str, Any]:
    """One field as data: its kind, and the tables that its names come from.

    >>> outline(fields.Per("seat", of=fields.Word("fruit")))
    {'kind': 'per', 'tables': ['seat'], 'of': {'kind': 'word', 'table': 'fruit'}}
    """
    match field:
        case fields.Number():
            return {"kind": "number"}
        case fields.Flag():
            return {"kind": "flag"}
        case fields.Word():
            return {"kind": "word", "table": field.table}
        case fields.Set():
            return {"kind": "set", "table": field.item.table}
        case fields.Row():
            return {"kind": "row", "of": outline(field.of)}
        case fields.Each():
            return {"kind": "each", "of": outline(field.of)}
        case fields.Per():
            return {"kind": "per", "tables": list(field.tables), "of": outline(field.of)}
        case fields.PileOf():
            return {"kind": "pile", "table": field.unseen.tables[0]}
        case _:  # a shape of a game's own: its words must speak for themselves
            return {"kind": "any"}


def view_outline(game: Game, board: Board) -> dict[str, dict[str, Any]]:
    """The fields of a game's views, by name.

    >>> from marula.core.setup import Setup
    >>> from marula.games import GAMES
    >>> game = GAMES["template"]
    >>> view_outline(game, game.board(Setup("template", 2)))["seat"]
    {'kind': 'word', 'table': 'seat'}
    """
    # Only a view knows its class; any deal has one, and the shape is the same in all of them.
    view = game.view(game.deal(board, Seeded("outline"), None), ONLOOKER)
    sizes = {name: {"size": view.SIZES[name]} for name in view.SIZES}
    return {name: {**outline(field), **sizes.get(name, {})} for name, field in view.FIELDS.items()}
