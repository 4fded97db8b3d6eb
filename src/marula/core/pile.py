"""Bags and piles: what lies face down, drawn at random, and what is known of its order.

A bag is a packed vector of counts, one for each kind. Which item comes is decided when it is drawn: the odds are those
of a shuffled deck, and there is no order to peek at.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from marula.core.chance import Chance


def _repeat(n: i64, value: i64) -> vec[i64]:
    result = vec[i64](capacity=n)
    for _ in range(n):
        result = append(result, value)
    return result


# Most new vectors are short and full of zeros or of "nothing there" (-1): a slice of a long one is copied at once.
ZEROS: Final = _repeat(1024, 0)
NOTHING: Final = _repeat(1024, -1)


def zeros(n: i64) -> vec[i64]:
    """A vector of n zeros."""
    return ZEROS[:n] if n <= 1024 else _repeat(n, 0)


def filled(n: i64, value: i64) -> vec[i64]:
    """A vector of n times the same value."""
    return NOTHING[:n] if value == -1 and n <= 1024 else _repeat(n, value)


def total(bag: vec[i64]) -> i64:
    """How many items are in the bag."""
    result: i64 = 0
    for count in bag:
        result += count
    return result


def is_empty(bag: vec[i64]) -> bool:
    """Is nothing in the bag? Quicker than counting: the first kind there is settles it."""
    for count in bag:
        if count > 0:
            return False
    return True


def draw(bag: vec[i64], chance: Chance) -> i64:
    """Take one item out at random and say of which kind it is. The bag must not be empty."""
    return take(bag, chance.pick(total(bag)))


def take(bag: vec[i64], left: i64) -> i64:
    """Take out the item that has so many before it, kind by kind: for whoever knows how many there are in all."""
    kind: i64 = 0
    count = bag[0]
    while left >= count:
        left -= count
        kind += 1
        count = bag[kind]
    bag[kind] = count - 1
    return kind


def move_all(source: vec[i64], target: vec[i64]) -> None:
    """Everything from one bag goes into another: what shuffling the discards means here."""
    for kind in range(len(source)):
        target[kind] += source[kind]
        source[kind] = 0


def set_bit(mask: i64, bit: i64) -> i64:
    """The mask with one more thing in it."""
    one = bit - bit + 1  # a literal would become a C int, and bits from 31 on would be lost
    return mask | (one << bit)


def has_bit(mask: i64, bit: i64) -> bool:
    """Is the thing in the mask?"""
    return (mask >> bit) & 1 == 1


class Pile:
    """A face-down pile: a bag of unseen items on top, and below it items whose order is known (first to come first)."""

    def __init__(self, unseen: vec[i64], under: vec[i64]) -> None:
        self.unseen: vec[i64] = unseen
        self.under: vec[i64] = under

    def clone(self) -> Pile:
        return Pile(self.unseen[:], self.under[:])

    def size(self) -> i64:
        return total(self.unseen) + len(self.under)

    def is_empty(self) -> bool:
        return len(self.under) == 0 and is_empty(self.unseen)

    def draw(self, chance: Chance) -> i64:
        """The top item: at random while unseen ones are left, then the known ones in their order."""
        if not is_empty(self.unseen):
            return draw(self.unseen, chance)
        first = self.under[0]
        self.under = self.under[1:]
        return first

    def put_under(self, kind: i64) -> None:
        """One item goes underneath."""
        self.under = append(self.under, kind)
