"""Tree: what a search has learned of each decision, for whatever world it meets there."""

from __future__ import annotations

from math import exp, sqrt

from librt.vecs import append, vec
from mypy_extensions import i64


class Node:
    """One seat's decision after the same choices: all that may be offered there in one world or another.

    Luck does not part the ways (what was drawn differs from trial to trial), so an option counts as offered only in
    the worlds that offer it.
    """

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat
        self.visits: i64 = 0
        self.total: float = 0.0
        """The seat's outcomes of all trials that came through here."""
        self.codes: vec[i64] = vec[i64]()
        self.liking: vec[float] = vec[float]()
        """How much the instinct likes each code; only their proportion counts."""
        self.tried: vec[i64] = vec[i64]()
        self.offered: vec[i64] = vec[i64]()
        self.won: vec[float] = vec[float]()
        self.after: list[Node | None] = []

    def place(self, code: i64) -> i64:
        """Where the code stands in this node; -1 for one that it has not met."""
        for at in range(len(self.codes)):
            if self.codes[at] == code:
                return at
        return -1

    def knows(self, codes: vec[i64]) -> bool:
        for code in codes:
            if self.place(code) < 0:
                return False
        return True

    def learn(self, codes: vec[i64], weights: vec[float], temper: float) -> None:
        """Take in the codes that are new, with what the instinct feels of them."""
        best = weights[0]
        for weight in weights:
            if weight > best:
                best = weight
        for at in range(len(codes)):
            if self.place(codes[at]) >= 0:
                continue
            self.codes = append(self.codes, codes[at])
            self.liking = append(self.liking, exp((weights[at] - best) / temper))
            self.tried = append(self.tried, 0)
            self.offered = append(self.offered, 0)
            self.won = append(self.won, 0.0)
            self.after.append(None)

    def select(self, codes: vec[i64], bold: float) -> i64:
        """The place of the code to try next: what has gone well, what is liked and what has been tried little."""
        liked = 0.0
        for code in codes:
            liked += self.liking[self.place(code)]
        mean = self.total / int(self.visits) if self.visits > 0 else 0.5
        best = -1.0e9
        chosen: i64 = -1
        for code in codes:
            at = self.place(code)
            self.offered[at] += 1
            tried = int(self.tried[at])
            value = self.won[at] / tried if tried > 0 else mean
            value += bold * self.liking[at] / liked * sqrt(int(self.offered[at])) / (1 + tried)
            if value > best:
                best = value
                chosen = at
        return chosen

    def best(self) -> i64:
        """The place of what was tried most often; -1 where nothing was."""
        chosen: i64 = -1
        most: i64 = 0
        for at in range(len(self.codes)):
            if self.tried[at] > most:
                most = self.tried[at]
                chosen = at
        return chosen
