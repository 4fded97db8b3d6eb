"""Expected value: everyone's win chance in a position, and its mean over all that luck can bring next.

What luck brought often shows only after the next decisions: dice are worth what they let a seat do. So before the win
chances are read, the game's instinct plays on until luck is needed again. That adds no luck.

The mean over what luck could bring is estimated from a few outcomes. They are spread evenly (a Latin hypercube). Each
of them alone is as likely as true luck would be, so that the estimate has the right mean.
"""

# mypyc: yes

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from marula.bots.search import highest
from marula.core.chance import LARGEST, Chance, Prefixed, Seeded
from marula.core.errors import LuckError
from marula.core.game import Board, Game, Instinct, State

DECISIONS = 40
"""How many decisions the instinct plays on at most."""
TWO_32 = 4294967296.0


class NoLuck(Chance):
    """A source without luck: raises LuckError as soon as the rules ask for any."""

    def pick(self, n: i64) -> i64:
        if n == 1:
            return 0
        raise LuckError("there is no luck here")


class SpreadOut(Chance):
    """One of `total` outcomes of a chance event. Each outcome alone is fair; together they are spread evenly.

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


class ExpectedValue:
    """Win chances on one board, by one instinct. Means are lists with one number a seat."""

    def __init__(self, game: Game, instinct: Instinct, outcomes: int) -> None:
        self.game: Game = game
        self.instinct: Instinct = instinct
        self.outcomes: int = outcomes
        """How many outcomes of each chance event are looked at."""

    def of(self, state: State) -> vec[float]:
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
                game.perform(after, seat, codes[best], NoLuck(), None)
            except LuckError:
                break
            state = after
        return self.instinct.win_chances(state)

    def before_deal(self, board: Board, seed: str) -> list[float]:
        """The mean over deals."""
        found: list[float] = [0.0] * int(board.seats)
        for number in range(self.outcomes):
            self.add(found, self.game.deal(board, SpreadOut(seed, number, self.outcomes), None))
        return found

    def before_luck(self, before: State, seat: int, code: int, known: tuple[int, ...], seed: str) -> list[float]:
        """The mean after an action whose first answers of luck are known; the others are drawn anew."""
        found: list[float] = [0.0] * int(before.board.seats)
        for number in range(self.outcomes):
            state: State = before.clone()
            chance: Chance = SpreadOut(seed, number, self.outcomes)
            self.game.perform(state, seat, code, Prefixed(known, chance) if known else chance, None)
            self.add(found, state)
        return found

    def add(self, total: list[float], state: State) -> None:
        chances = self.of(state)
        for seat in range(len(total)):
            total[seat] += chances[seat] / self.outcomes
