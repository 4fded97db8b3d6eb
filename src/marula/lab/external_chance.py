"""Chance with answers from outside, one by one: for libraries in which chance is a player (explicit chance nodes)."""

# mypyc: yes

from __future__ import annotations

from mypy_extensions import i64

from marula.core.chance import Chance
from marula.core.errors import LuckError


class ExternalChance(Chance):
    """Gives the answers it has. Then it raises LuckError, and `wanted` is the size of the range to pick from next.

    >>> chance = ExternalChance([4])
    >>> int(chance.pick(6))
    4
    """

    def __init__(self, answers: list[int]) -> None:
        self.answers: list[int] = answers
        self.given: int = 0
        self.wanted: i64 = 0

    def pick(self, n: i64) -> i64:
        if n == 1:
            return 0  # nothing to ask
        if self.given == len(self.answers):
            self.wanted = n
            raise LuckError("luck has not answered yet")
        self.given += 1
        return self.answers[self.given - 1]

    def place(self) -> int:
        return self.given
