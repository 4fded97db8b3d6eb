"""Luck for trials that are held against each other: the same dice fall, the same cards lie on top, whatever is tried.

A generator gives its answers one after the other: once one option has drawn a card more than another, all dice after it
fall differently, and what the options are compared by is mostly that. Here an answer depends on how many things there
are to pick from and on how often that was asked, not on what was asked in between. So a deck is as if it had been
shuffled once, and dice as if they had been rolled before.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from marula.core.chance import LARGEST, WORD, Chance, Seeded
from marula.core.pile import zeros

KINDS: Final[i64] = 64
"""So many kinds of questions are counted apart; those that share a count are still answered apart, by their size."""
STIR: Final[i64] = 0x45D9F3B
"""An odd number that spreads a word's bits over all of it; less than 2**31, so that its products fit an i64."""


@final
class SameLuck(Chance):
    """One trial's; the others that it is held against begin with the same two words."""

    def __init__(self, one: i64, other: i64) -> None:
        self.one: i64 = one
        self.other: i64 = other
        self.asked: vec[i64] = zeros(KINDS)

    def pick(self, n: i64) -> i64:
        if n < 1 or n > LARGEST:
            raise ValueError("luck picks from at least one thing, and from at most 2,147,483,647")
        kind = n % KINDS
        self.asked[kind] += 1
        word = stirred(stirred(self.one ^ n) ^ self.other ^ (self.asked[kind] << 20 & WORD) ^ self.asked[kind])
        return word * n >> 32

    def again(self) -> SameLuck:
        """The same from the beginning."""
        return SameLuck(self.one, self.other)


def same_luck(seed: str) -> SameLuck:
    """For the first trial; the others get it `again`."""
    words = Seeded(seed)
    return SameLuck(words.word(), words.word())


def stirred(word: i64) -> i64:
    """Another word of 32 bits, of which every bit depends on all of this one's."""
    word = ((word ^ (word >> 16)) * STIR) & WORD
    word = ((word ^ (word >> 16)) * STIR) & WORD
    return word ^ (word >> 16)
