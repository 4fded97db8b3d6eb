"""A page can show any view: its outline names every field, and every table it speaks of exists."""

from __future__ import annotations

from typing import Any

import pytest

from marula.core import codec
from marula.core.chance import Seeded
from marula.core.fields import Each, Flag, Number, Per, PileOf, Row, Set, Word
from marula.core.setup import Setup
from marula.core.view_outline import outline, view_outline
from marula.games import GAMES


def test_every_shape_has_its_outline() -> None:
    word = {"kind": "word", "table": "fruit"}
    assert outline(Word("fruit")) == word
    assert outline(Set("fruit")) == {"kind": "set", "table": "fruit"}
    assert outline(Row(Word("fruit"))) == {"kind": "row", "of": word}
    assert outline(Each(Row(Number()))) == {"kind": "each", "of": {"kind": "row", "of": {"kind": "number"}}}
    assert outline(Per("seat", "fruit", of=Flag())) == {
        "kind": "per",
        "tables": ["seat", "fruit"],
        "of": {"kind": "flag"},
    }
    assert outline(PileOf("fruit")) == {"kind": "pile", "table": "fruit"}


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_every_field_of_every_view_is_outlined(game: Any) -> None:
    board = game.board(Setup(game.name, game.fewest))
    told = view_outline(game, board)
    view = game.view(game.deal(board, Seeded("x"), None), 0)
    assert list(told) == list(codec.write_view(view))
    for field, one in told.items():
        assert tables_of(one) <= set(board.tables), field


def tables_of(one: dict[str, Any]) -> set[str]:
    found = {one["table"]} if "table" in one else set(one.get("tables", ()))
    return found | (tables_of(one["of"]) if "of" in one else set())
