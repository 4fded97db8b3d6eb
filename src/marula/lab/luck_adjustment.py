"""Luck-adjusted results: the part of each seat's result that was luck, by the value function, is subtracted.

Control variates as in AIVAT (Burch and others, 2018). Whenever a decision meets luck, the win chances after it are
compared with their mean over all that luck could have brought. What a seat gained there was luck. The gains' mean is 0
whatever the value function says, because the luck is fair. So a result less these gains has the same mean as the
result itself. The better the value function is, the less it varies.
"""

# mypyc: yes

from __future__ import annotations

from marula.analysis.expected_value import ExpectedValue
from marula.core.game import Board, Game, Instinct, State

OUTCOMES = 12
"""How many outcomes of each chance event are looked at."""


class LuckMeter:
    """Adds up what each seat of one match gained by luck. A review also tells which answer of luck gave it."""

    def __init__(self, game: Game, instinct: Instinct, seed: str, outcomes: int = OUTCOMES) -> None:
        self.value: ExpectedValue = ExpectedValue(game, instinct, outcomes)
        self.seed: str = seed
        self.events: int = 0
        self.gains: list[float] = [0.0] * int(instinct.board.seats)
        """What each seat gained, in win chance."""

    def deal(self, board: Board, dealt: State) -> None:
        """Count the luck of the deal, which is a chance event too."""
        self.add(dealt, self.value.before_deal(board, f"{self.seed} {self.events}"))

    def decision(self, before: State, seat: int, code: int, after: State) -> None:
        """Count the luck of a decision, from the states `before` it and `after` it."""
        self.add(after, self.value.before_luck(before, seat, code, (), f"{self.seed} {self.events}"))

    def add(self, after: State, expected: list[float]) -> None:
        """Add what luck gave, less what it gives on average."""
        self.events += 1
        true = self.value.of(after)
        for seat in range(len(self.gains)):
            self.gains[seat] += true[seat] - expected[seat]
