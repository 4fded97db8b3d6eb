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
    """A vector of n zeros.

    >>> list(zeros(3))
    [0, 0, 0]
    """
    return ZEROS[:n] if n <= 1024 else _repeat(n, 0)


def filled(n: i64, value: i64) -> vec[i64]:
    """A vector of n times the same value.

    >>> list(filled(3, -1))
    [-1, -1, -1]
    """
    return NOTHING[:n] if value == -1 and n <= 1024 else _repeat(n, value)


def floats(n: i64) -> vec[float]:
    """A vector of n times 0.0.

    >>> list(floats(2))
    [0.0, 0.0]
    """
    result = vec[float](capacity=n)
    for _ in range(n):
        result = append(result, 0.0)
    return result


def real(number: i64) -> float:
    """A whole number as a float, to multiply weights with.

    >>> real(3) * 0.5
    1.5
    """
    return float(int(number))


def total(bag: vec[i64]) -> i64:
    """How many items are in the bag.

    >>> total(vec[i64]([2, 0, 3]))
    5
    """
    result: i64 = 0
    for count in bag:
        result += count
    return result


def times(row: vec[i64], thing: i64) -> i64:
    """How often a thing lies in a row.

    >>> from librt.vecs import vec
    >>> from mypy_extensions import i64
    >>> int(times(vec[i64]([3, 1, 3]), 3))
    2
    """
    found: i64 = 0
    for one in row:
        if one == thing:
            found += 1
    return found


def is_empty(bag: vec[i64]) -> bool:
    """Is the bag empty? Quicker than `total`, because the first item settles it.

    >>> is_empty(vec[i64]([0, 0, 3])), is_empty(zeros(3))
    (False, True)
    """
    for count in bag:
        if count > 0:
            return False
    return True


def draw(bag: vec[i64], chance: Chance) -> i64:
    """Take one item out at random and return its kind. The bag must not be empty.

    >>> from marula.core.chance import Scripted
    >>> bag = vec[i64]([2, 0, 3])
    >>> draw(bag, Scripted([4])), list(bag)
    (2, [2, 0, 2])
    """
    return take(bag, chance.pick(total(bag)))


def take(bag: vec[i64], left: i64) -> i64:
    """Take out the item that has `left` items before it, in the order of kinds.

    >>> bag = vec[i64]([2, 0, 3])
    >>> take(bag, 1), take(bag, 1), list(bag)
    (0, 2, [1, 0, 2])
    """
    kind: i64 = 0
    count = bag[0]
    while left >= count:
        left -= count
        kind += 1
        count = bag[kind]
    bag[kind] = count - 1
    return kind


def move_all(source: vec[i64], target: vec[i64]) -> None:
    """Move everything from one bag into another: what reshuffling the discards means here.

    >>> discards, deck = vec[i64]([1, 2]), vec[i64]([0, 1])
    >>> move_all(discards, deck)
    >>> list(discards), list(deck)
    ([0, 0], [1, 3])
    """
    for kind in range(len(source)):
        target[kind] += source[kind]
        source[kind] = 0


def names_of(counts: vec[i64], first: i64, table: tuple[str, ...]) -> tuple[str, ...]:
    """The name of every item in the bag. The counts of the table's kinds begin at `first`.

    >>> names_of(vec[i64]([9, 9, 2, 1]), 2, ("marula", "mango"))
    ('marula', 'marula', 'mango')
    """
    words: list[str] = []
    for kind in range(len(table)):
        for _ in range(counts[first + kind]):
            words.append(table[kind])
    return tuple(words)


def set_bit(mask: i64, bit: i64) -> i64:
    """The mask with one more bit set.

    >>> int(set_bit(0b001, 2))
    5
    """
    one = bit - bit + 1  # a literal would become a C int, and bits from 31 on would be lost
    return mask | (one << bit)


def has_bit(mask: i64, bit: i64) -> bool:
    """Is the bit set in the mask?

    >>> has_bit(0b101, 2), has_bit(0b101, 1)
    (True, False)
    """
    return (mask >> bit) & 1 == 1


class Pile:
    """A face-down pile: a bag of unseen items on top, and below it items in a known order (next to come first).

    >>> from marula.core.chance import Scripted
    >>> pile = Pile(vec[i64]([1, 0]), vec[i64]([1]))
    >>> pile.put_under(0)
    >>> pile.size(), [int(pile.draw(Scripted([0]))) for _ in range(3)], pile.is_empty()
    (3, [0, 1, 0], True)
    >>> pile.clone().size()
    0
    """

    def __init__(self, unseen: vec[i64], under: vec[i64]) -> None:
        self.unseen: vec[i64] = unseen
        self.under: vec[i64] = under

    def clone(self) -> Pile:
        """An independent copy."""
        return Pile(self.unseen[:], self.under[:])

    def size(self) -> i64:
        """How many items are in it."""
        return total(self.unseen) + len(self.under)

    def is_empty(self) -> bool:
        """Is nothing left?"""
        return len(self.under) == 0 and is_empty(self.unseen)

    def draw(self, chance: Chance) -> i64:
        """Take the top item: at random while unseen ones are left, then the known ones in their order."""
        if not is_empty(self.unseen):
            return draw(self.unseen, chance)
        first = self.under[0]
        self.under = self.under[1:]
        return first

    def put_under(self, kind: i64) -> None:
        """Put one item underneath."""
        self.under = append(self.under, kind)
