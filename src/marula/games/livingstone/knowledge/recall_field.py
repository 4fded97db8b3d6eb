"""How remembered reshuffles are written to JSON and read back."""

from __future__ import annotations

from typing import Any

from marula.core.fields import Field, Number, Per, Tables
from marula.games.livingstone.knowledge.recall import Recall


class RecallOf(Field):
    """A field of State or View: remembered reshuffles of the things of a table."""

    def __init__(self, table: str) -> None:
        self.table = table
        self.unseen = Per(table, of=Number())
        self.held = Per("seat", table, of=Number())
        self.drawn = Per("seat", of=Number())

    def write(self, value: Any, tables: Tables) -> object:
        return [
            {
                "unseen": self.unseen.write(value.unseen[at], tables),
                "held": self.held.write(value.held[at], tables),
                "drawn": self.drawn.write(value.drawn[at], tables),
            }
            for at in range(len(value.unseen))
        ]

    def read(self, words: Any, tables: Tables) -> object:
        recall = Recall(len(tables["seat"]), len(tables[self.table]))
        if not isinstance(words, list):
            raise ValueError(f"{words!r} is no list")
        for entry in words:
            if not isinstance(entry, dict) or set(entry) != {"unseen", "held", "drawn"}:
                raise ValueError(f"{entry!r} is no reshuffle")
            unseen: Any = self.unseen.read(entry["unseen"], tables)
            held: Any = self.held.read(entry["held"], tables)
            drawn: Any = self.drawn.read(entry["drawn"], tables)
            recall.add(unseen, held, drawn)
        return recall
