"""Common random numbers: luck for rollouts that are compared, so that they differ by the option and not by the dice.

A generator gives its answers in sequence. Once one option has drawn a card more than another, all later dice would
differ, and mostly that would be compared. Here an answer depends only on the number of outcomes and on how often that
number was asked for. So a deck is as if shuffled once, and dice are as if rolled beforehand.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from marula.core.chance import LARGEST, MASK_32, Chance, Seeded
from marula.core.pile import zeros

COUNTERS: Final[i64] = 64
"""How many counters there are; sizes that share one still get different answers, because the size is hashed too."""
MULTIPLIER: Final[i64] = 0x45D9F3B
"""An odd number that spreads the bits of a word; below 2**31, so that its products fit an i64."""


@final
class CommonRandomNumbers(Chance):
    """The luck of one rollout. Rollouts that are compared start with the same two keys."""

    def __init__(self, first_key: i64, second_key: i64) -> None:
        self.first_key: i64 = first_key
        self.second_key: i64 = second_key
        self.counts: vec[i64] = zeros(COUNTERS)

    def pick(self, n: i64) -> i64:
        if n < 1 or n > LARGEST:
            raise ValueError("luck picks from at least one thing, and from at most 2,147,483,647")
        counter = n % COUNTERS
        self.counts[counter] += 1
        count = self.counts[counter]
        return mix(mix(self.first_key ^ n) ^ self.second_key ^ (count << 20 & MASK_32) ^ count) * n >> 32

    def restarted(self) -> CommonRandomNumbers:
        """The same answers from the beginning, for the next rollout."""
        return CommonRandomNumbers(self.first_key, self.second_key)


def common_random_numbers(seed: str) -> CommonRandomNumbers:
    """For the first of the rollouts; the others get it `restarted`."""
    generator = Seeded(seed)
    return CommonRandomNumbers(generator.next_bits(), generator.next_bits())


def mix(word: i64) -> i64:
    """Hash 32 bits to 32 bits: every bit of the result depends on all bits of the word."""
    word = ((word ^ (word >> 16)) * MULTIPLIER) & MASK_32
    word = ((word ^ (word >> 16)) * MULTIPLIER) & MASK_32
    return word ^ (word >> 16)
