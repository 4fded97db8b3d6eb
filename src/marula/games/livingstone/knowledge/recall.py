"""Recall: what can still be worked out about hidden things after discards were shuffled back.

A card held since before a reshuffle cannot be one of those that lay played in sight at that moment, although the same
kind is unseen again now. So every reshuffle is remembered: what was unseen then, what each seat held (its own memory,
nobody else's), and how many things each seat has drawn since. Of a hand of five with two drawn since, at least three
come from what was unseen then.
"""

from __future__ import annotations

from collections.abc import Iterator

from librt.vecs import vec
from mypy_extensions import i64

from marula.core.chance import Chance
from marula.core.pile import draw, zeros


class Recall:
    """The reshuffles that still tell something, oldest first."""

    def __init__(self, seats: i64, kinds: i64) -> None:
        self.seats: i64 = seats
        self.kinds: i64 = kinds
        self.unseen: list[vec[i64]] = []
        self.held: list[vec[i64]] = []
        self.drawn: list[vec[i64]] = []

    def __iter__(self) -> Iterator[list[vec[i64]]]:
        """All it holds, so that two can be compared."""
        return iter([self.unseen, self.held, self.drawn])

    def clone(self) -> Recall:
        copy = Recall(self.seats, self.kinds)
        for at in range(len(self.unseen)):
            copy.add(self.unseen[at][:], self.held[at][:], self.drawn[at][:])
        return copy

    def add(self, unseen: vec[i64], held: vec[i64], drawn: vec[i64]) -> None:
        """Remember one more reshuffle."""
        self.unseen.append(unseen)
        self.held.append(held)
        self.drawn.append(drawn)

    def reshuffled(self, rest: vec[i64], hands: vec[i64]) -> None:
        """Discards are about to join the face-down `rest`. Older reshuffles that tell nothing more are dropped."""
        self.forget(hands)
        unseen = zeros(self.kinds)
        anything: i64 = 0
        for kind in range(self.kinds):
            unseen[kind] = rest[kind]
            for seat in range(self.seats):
                unseen[kind] += hands[seat * self.kinds + kind]
                anything += hands[seat * self.kinds + kind]
        if anything > 0:
            self.add(unseen, hands[:], zeros(self.seats))

    def forget(self, hands: vec[i64]) -> None:
        """Drop every reshuffle since which all seats have drawn at least as many things as they hold."""
        kept = Recall(self.seats, self.kinds)
        for at in range(len(self.unseen)):
            tells = False
            for seat in range(self.seats):
                if size(hands, seat, self.kinds) > self.drawn[at][seat]:
                    tells = True
            if tells:
                kept.add(self.unseen[at], self.held[at], self.drawn[at])
        self.unseen = kept.unseen
        self.held = kept.held
        self.drawn = kept.drawn

    def clear(self) -> None:
        """Nothing is hidden any more."""
        self.unseen = []
        self.held = []
        self.drawn = []

    def drew(self, seat: i64, number: i64) -> None:
        """The seat drew this many hidden things."""
        for at in range(len(self.drawn)):
            self.drawn[at][seat] += number

    def showed(self, seat: i64, kind: i64) -> None:
        """A hidden thing came into sight. A seat that has drawn nothing since must have held it at that reshuffle."""
        for at in range(len(self.drawn)):
            if self.drawn[at][seat] == 0:
                self.unseen[at][kind] -= 1
                self.held[at][seat * self.kinds + kind] -= 1

    def of(self, viewer: i64) -> Recall:
        """What one seat remembers: what it held itself then, and nothing of what others held."""
        copy = self.clone()
        for at in range(len(copy.held)):
            for seat in range(self.seats):
                if seat != viewer:
                    for kind in range(self.kinds):
                        copy.held[at][seat * self.kinds + kind] = 0
        return copy

    def deal(self, viewer: i64, unseen: vec[i64], sizes: vec[i64], hands: vec[i64], chance: Chance) -> None:
        """Fill every hand but the viewer's from `unseen` up to its size in `sizes`, true to what is known.

        Old things are drawn first, oldest first, from what was unseen at every reshuffle since. There is always enough:
        the true old things are among them, and each draw takes one off every later bound.
        """
        bounds: list[vec[i64]] = []
        given = zeros(self.seats)
        for at in range(len(self.unseen)):
            bound = self.unseen[at][:]
            if viewer >= 0:
                for kind in range(self.kinds):
                    bound[kind] -= self.held[at][viewer * self.kinds + kind]
            bounds.append(bound)
        for at in range(len(bounds)):
            for seat in range(self.seats):
                if seat == viewer:
                    continue
                for _ in range(sizes[seat] - self.drawn[at][seat] - given[seat]):
                    kind = self._old(at, bounds, unseen, chance)
                    for later in range(at, len(bounds)):
                        bounds[later][kind] -= 1
                        self.held[later][seat * self.kinds + kind] += 1
                    unseen[kind] -= 1
                    given[seat] += 1
                    hands[seat * self.kinds + kind] += 1
        for seat in range(self.seats):
            if seat != viewer:
                for _ in range(sizes[seat] - given[seat]):
                    hands[seat * self.kinds + draw(unseen, chance)] += 1

    def _old(self, at: i64, bounds: list[vec[i64]], unseen: vec[i64], chance: Chance) -> i64:
        """One thing that was unseen at this reshuffle, at all later ones, and is now."""
        possible = unseen[:]
        for later in range(at, len(bounds)):
            for kind in range(self.kinds):
                if bounds[later][kind] < possible[kind]:
                    possible[kind] = bounds[later][kind]
        return draw(possible, chance)


def size(hands: vec[i64], seat: i64, kinds: i64) -> i64:
    """How many things a seat holds."""
    result: i64 = 0
    for at in range(seat * kinds, (seat + 1) * kinds):
        result += hands[at]
    return result
