"""Luck-adjusted results: how much of each seat's result was luck, by the value function, and taken off.

Control variates as in AIVAT (Burch and others, 2018). Whenever a decision meets luck, the win chances after it are
compared with their mean over all that luck could have brought. What a seat gained there was luck. The gains' mean is 0
whatever the value function says, because the luck is fair. So a result less these gains has the same mean as the
result itself. The better the value function is, the less it varies.

What luck brought often shows only after the next decisions: dice are worth what they let a seat do. So before the win
chances are read, the game's instinct plays on until luck is needed again. That adds no luck.

The mean over what could have happened is estimated from a few outcomes. They are spread evenly (a Latin hypercube).
Each of them alone is as likely as true luck would be, so that the estimate has the right mean.
"""

# mypyc: yes

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from marula.bots.search import highest
from marula.core.chance import LARGEST, Chance, Seeded
from marula.core.errors import LuckError
from marula.core.game import Board, Game, Instinct, State
from marula.lab.external_chance import ExternalChance

OUTCOMES = 12
"""How many outcomes of each chance event are looked at."""
DECISIONS = 40
"""How many decisions the instinct plays on at most."""
TWO_32 = 4294967296.0


class SpreadOut(Chance):
    """One of `total` outcomes of a chance event. Each answer is fair; those of the outcomes together are spread out.

    Answer k of outcome j is `offset + place` round a circle. The offset is the same for all outcomes and drawn evenly.
    The places are their equal parts, in an order that is drawn anew for each k.
    """

    def __init__(self, seed: str, number: i64, total: i64) -> None:
        self.luck: Seeded = Seeded(seed)
        self.number: i64 = number
        self.total: i64 = total

    def pick(self, n: i64) -> i64:
        if n < 1 or n > LARGEST:
            raise ValueError("luck picks from at least one thing, and from at most 2,147,483,647")
        offset = int(self.luck.next_bits()) / TWO_32
        place = self.place_of(self.number)
        part = offset + int(place) / int(self.total)
        if part >= 1.0:
            part -= 1.0
        answer: i64 = int(part * int(n))
        return answer if answer < n else n - 1

    def place_of(self, number: i64) -> i64:
        """Where this outcome lies among the equal parts, for this answer: a random order of all outcomes."""
        at = number
        for last in range(self.total - 1, 0, -1):
            other = (self.luck.next_bits() * (last + 1)) >> 32
            if at == last:
                at = other
            elif at == other:
                at = last
        return at


class LuckMeter:
    """Adds up what each seat of one match gained by luck."""

    def __init__(self, game: Game, instinct: Instinct, seed: str, outcomes: int = OUTCOMES) -> None:
        self.game: Game = game
        self.instinct: Instinct = instinct
        self.seed: str = seed
        self.outcomes: int = outcomes
        self.events: int = 0
        self.gains: list[float] = [0.0] * int(instinct.board.seats)
        """What each seat gained, in win chance."""

    def deal(self, board: Board, dealt: State) -> None:
        """The deal is a chance event too."""
        states: list[State] = [self.game.deal(board, self.next_chance(number), None) for number in range(self.outcomes)]
        self.compare(dealt, states)

    def decision(self, before: State, seat: int, code: int, after: State) -> None:
        """A decision that met luck: `before` it and `after` it."""
        states: list[State] = []
        for number in range(self.outcomes):
            state: State = before.clone()
            self.game.perform(state, seat, code, self.next_chance(number), None)
            states.append(state)
        self.compare(after, states)

    def next_chance(self, number: int) -> Chance:
        return SpreadOut(f"{self.seed} {self.events}", number, self.outcomes)

    def compare(self, after: State, states: list[State]) -> None:
        """Add what luck has given beyond what it gives on average."""
        self.events += 1
        seats = len(self.gains)
        true = self.value(after)
        means = [0.0] * seats
        for state in states:
            chances = self.value(state)
            for seat in range(seats):
                means[seat] += chances[seat]
        for seat in range(seats):
            self.gains[seat] += true[seat] - means[seat] / self.outcomes

    def value(self, state: State) -> vec[float]:
        """Each seat's chance to win, once the instinct has played on until luck is needed again."""
        game = self.game
        for _ in range(DECISIONS):
            seat = game.turn(state)
            if seat < 0:
                break
            codes = game.codes(state, seat)
            best: i64 = 0
            if len(codes) > 1:
                best = highest(self.instinct.weigh(state, seat, codes))
            after: State = state.clone()
            try:
                game.perform(after, seat, codes[best], ExternalChance([]), None)
            except LuckError:
                break
            state = after
        return self.instinct.win_chances(state)
