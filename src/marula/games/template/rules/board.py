"""The edition's facts as typed tables, and the list of all actions."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from marula.core import game
from marula.core.edition import Edition
from marula.core.errors import EditionError
from marula.core.event import Action
from marula.core.refusal import Facts
from marula.core.setup import Setup
from marula.games.template.rules import facts as edition_facts
from marula.games.template.rules.actions import Gather, LayOut, Pass, SetSeed, Shake, Stop

PHASES: Final = ("seeds", "turn", "gathering", "over")


class Board(game.Board):
    """Fruits are 0 to `fruits` - 1; in the bag the wasp comes after them."""

    def __init__(self, setup: Setup, edition: Edition) -> None:
        super().__init__(setup, edition)
        facts, problems = edition_facts.read(edition)
        if facts is None:
            raise EditionError(edition.name, problems, edition.game)
        words = tuple(fruit.id for fruit in facts.fruits)
        self.names: dict[str, str] = {fruit.id: fruit.name for fruit in facts.fruits}
        self.tables["phase"] = PHASES
        self.tables["fruit"] = words
        self.tables["find"] = (*words, "wasp")
        self.fruits: i64 = len(words)
        self.counts: vec[i64] = vec[i64]([fruit.count for fruit in facts.fruits])
        self.points: vec[i64] = vec[i64]([fruit.points for fruit in facts.fruits])
        numbers = facts.numbers
        self.wasps: i64 = numbers.wasps
        self.dealt: i64 = numbers.dealt
        self.hand_limit: i64 = numbers.hand_limit
        self.die: i64 = numbers.die
        self.basket_goal: i64 = numbers.basket_goal
        self.rounds: i64 = numbers.rounds
        self.open_seeds: bool = setup.options["open_seeds"] is True
        actions: list[Action] = [
            *(SetSeed(word) for word in words),
            *(LayOut(word) for word in words),
            Shake(),
            Gather(),
            Stop(),
            Pass(),
        ]
        self.list_actions(actions)
        self.lay_out: i64 = self.fruits  # codes below it set the seed
        self.shake: i64 = 2 * self.fruits
        self.gather: i64 = self.shake + 1
        self.stop: i64 = self.shake + 2
        self.pass_: i64 = self.shake + 3

    def describe(self, table: str, word: str) -> Facts:
        if table == "fruit" and word in self.names:
            return {"name": self.names[word]}
        if table == "find" and word in self.names:
            return {"fruit": word}
        return {}
