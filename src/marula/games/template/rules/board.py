"""Board: the facts of an edition as tables of small integers, and the list of all actions."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from marula.core import game
from marula.core.edition import Edition, require_facts
from marula.core.event import Action
from marula.core.refusal import Facts
from marula.core.setup import Setup
from marula.games.template.rules import facts as edition_facts
from marula.games.template.rules.actions import Gather, LayOut, Pass, SetSeed, Shake, Stop

PHASES: Final = ("seeds", "turn", "gathering", "over")


class Board(game.Board):
    """Kinds of fruit are numbered from 0. What is found in the bag is numbered alike, and the wasp comes last."""

    def __init__(self, setup: Setup, edition: Edition) -> None:
        super().__init__(setup, edition)
        facts = require_facts(edition, edition_facts.read)
        words = tuple(fruit.id for fruit in facts.fruits)
        self.names: dict[str, str] = {fruit.id: fruit.name for fruit in facts.fruits}
        """Kind of fruit → what the edition calls it."""
        self.tables["phase"] = PHASES
        self.tables["fruit"] = words
        self.tables["find"] = (*words, "wasp")
        self.fruits: i64 = len(words)
        """How many kinds of fruit there are; also the number of the wasp."""
        self.counts: vec[i64] = vec[i64]([fruit.count for fruit in facts.fruits])
        """Fruits of each kind in the game."""
        self.points: vec[i64] = vec[i64]([fruit.points for fruit in facts.fruits])
        """Points of one fruit of each kind in a basket."""
        numbers = facts.numbers
        self.wasps: i64 = numbers.wasps
        """Wasps in the bag."""
        self.dealt: i64 = numbers.dealt
        """Fruits dealt to each hand."""
        self.hand_limit: i64 = numbers.hand_limit
        """A hand with so many fruits is full."""
        self.die: i64 = numbers.die
        """Sides of the die."""
        self.basket_goal: i64 = numbers.basket_goal
        """A basket with so many fruits ends the match after the round."""
        self.rounds: i64 = numbers.rounds
        """The last round."""
        self.open_seeds: bool = setup.options["open_seeds"] is True
        """Are seeds shown as soon as all are chosen?"""
        actions: list[Action] = [
            *(SetSeed(word) for word in words),
            *(LayOut(word) for word in words),
            Shake(),
            Gather(),
            Stop(),
            Pass(),
        ]
        self.list_actions(actions)
        # The codes of the actions, in the order of the list above. Codes from 0 choose a seed.
        self.lay_out: i64 = self.fruits
        """The first code that lays out fruits; the kinds follow one another."""
        self.shake: i64 = 2 * self.fruits
        """The code of Shake."""
        self.gather: i64 = self.shake + 1
        """The code of Gather."""
        self.stop: i64 = self.shake + 2
        """The code of Stop."""
        self.pass_: i64 = self.shake + 3
        """The code of Pass."""

    def describe(self, table: str, word: str) -> Facts:
        if table == "fruit" and word in self.names:
            return {"name": self.names[word]}
        if table == "find" and word in self.names:
            return {"fruit": word}
        return {}
