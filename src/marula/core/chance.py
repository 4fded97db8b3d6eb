"""Chance: the only source of luck for rules. Every shuffle, draw and roll is an answer to `pick`."""

from __future__ import annotations

import hashlib
from typing import Final, final

from mypy_extensions import i64

from marula.core.errors import LuckError

MASK_32: Final[i64] = 0xFFFFFFFF
"""Random numbers come 32 bits at a time, so that compiled and interpreted code give the same ones."""

LARGEST: Final[i64] = 0x7FFFFFFF
"""The largest range to pick from: 32 random bits times this number still fit an i64."""


class Chance:
    """Answers `pick(n)` with a number from 0 to n - 1. Rules ask; they never know who answers."""

    def pick(self, n: i64) -> i64:
        raise NotImplementedError

    def roll(self, sides: i64) -> i64:
        """One die: 1 to `sides`."""
        return self.pick(sides) + 1

    def place(self) -> int:
        """How many answers this source has given before the next one (0 for sources that do not count)."""
        return 0


@final
class Seeded(Chance):
    """Live luck from a seed: sfc32, chosen because it needs 32-bit words only and passes the usual batteries.

    The same seed gives the same answers in every process, on every machine and Python version.
    """

    def __init__(self, seed: str) -> None:
        self.seed: str = seed
        digest = hashlib.sha256(b"marula seed " + seed.encode()).digest()
        self.a: i64 = int.from_bytes(digest[0:4], "little")
        self.b: i64 = int.from_bytes(digest[4:8], "little")
        self.c: i64 = int.from_bytes(digest[8:12], "little")
        self.counter: i64 = 1
        self.given: i64 = 0
        for _ in range(12):
            self.next_bits()

    def next_bits(self) -> i64:
        """The generator's next 32 bits."""
        b = self.b
        c = self.c
        counter = self.counter
        result = (self.a + b + counter) & MASK_32
        self.counter = (counter + 1) & MASK_32
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & MASK_32
        self.c = ((((c << 21) & MASK_32) | (c >> 11)) + result) & MASK_32
        return result

    def pick(self, n: i64) -> i64:
        if n < 1 or n > LARGEST:
            raise ValueError("luck picks from at least one thing, and from at most 2,147,483,647")
        self.given += 1
        product = self.next_bits() * n
        if product & MASK_32 < n:
            product = self.unbiased(product, n)
        return product >> 32

    def unbiased(self, product: i64, n: i64) -> i64:
        """Lemire's rejection: without it the low numbers would come a little too often."""
        threshold = (MASK_32 + 1 - n) % n
        while product & MASK_32 < threshold:
            product = self.next_bits() * n
        return product

    def place(self) -> int:
        return self.given


class Sealed(Chance):
    """Live luck that anyone can check afterwards: answer k is a keyed hash of k under a secret seed.

    The server publishes `commitment(seed)` before the deal and the seed after the end. What the seats contribute, once
    the commitment is known, is mix_contributions in: so whoever chose the seed did not choose the luck.
    """

    def __init__(self, seed: bytes, place: int = 0, contributions: tuple[str, ...] = ()) -> None:
        if not 16 <= len(seed) <= 64:
            raise ValueError("a sealed seed has 16 to 64 bytes")
        self.seed: bytes = seed
        self.given: int = place
        self.contributions: tuple[str, ...] = contributions
        self.key: bytes = mix_contributions(seed, contributions) if contributions else seed

    def pick(self, n: i64) -> i64:
        size = int(n)
        if size < 1:
            raise ValueError("luck picks from at least one thing")
        limit = (1 << 64) - (1 << 64) % size
        attempt = 0
        while True:
            question = self.given.to_bytes(8, "big") + attempt.to_bytes(4, "big")
            answer = int.from_bytes(hashlib.blake2b(question, key=self.key, digest_size=8).digest(), "big")
            if answer < limit:
                self.given += 1
                return answer % size
            attempt += 1

    def place(self) -> int:
        return self.given


def mix_contributions(seed: bytes, contributions: tuple[str, ...]) -> bytes:
    """The seed and what the seats added, in one key; each part's length is in it, so that no two lists mix alike."""
    result = hashlib.blake2b(b"marula luck ", key=seed, digest_size=32)
    for part in contributions:
        encoded = part.encode()
        result.update(len(encoded).to_bytes(4, "big") + encoded)
    return result.digest()


def commitment(seed: bytes) -> str:
    """What is published before the deal: binds the server to `seed` and says nothing about it."""
    return hashlib.sha256(b"marula commitment " + seed).hexdigest()


class Replayed(Chance):
    """Luck read back from a journal; the rules must ask for exactly what was answered then.

    Where its `source` is known, that must give the same answers again.
    """

    def __init__(self, answers: list[int], source: Chance | None = None) -> None:
        self.answers: list[int] = answers
        self.source: Chance | None = source
        self.given: int = 0

    def pick(self, n: i64) -> i64:
        if self.given >= len(self.answers):
            raise LuckError("the rules ask for luck that the journal does not hold")
        answer = self.answers[self.given]
        if answer < 0 or answer >= int(n):
            raise LuckError(f"the journal answers {answer} where luck picks from {int(n)}")
        if self.source is not None and self.source.pick(n) != answer:
            raise LuckError("the journal tells other luck than its seed gives")
        self.given += 1
        return answer

    def place(self) -> int:
        return self.given

    def finish(self) -> None:
        """Nothing may be left over."""
        if self.given != len(self.answers):
            raise LuckError(f"the journal holds {len(self.answers) - self.given} answers nobody asked for")


class Scripted(Chance):
    """Luck told in advance by a test, then (where allowed) the same number of each range for ever."""

    def __init__(self, answers: list[int], then: int = -1) -> None:
        self.answers: list[int] = answers
        self.then: int = then
        self.given: int = 0

    def pick(self, n: i64) -> i64:
        if self.given < len(self.answers):
            answer = self.answers[self.given]
        elif self.then >= 0:
            answer = self.then % int(n)
        else:
            raise LuckError("the script has no more answers")
        if answer < 0 or answer >= int(n):
            raise LuckError(f"the script answers {answer} where luck picks from {int(n)}")
        self.given += 1
        return answer

    def place(self) -> int:
        return self.given


class Recorded(Chance):
    """Passes each question on and remembers it with its answer: what a journal keeps of luck, and what it was asked."""

    def __init__(self, source: Chance) -> None:
        self.source: Chance = source
        self.began: int = source.place()
        self.answers: list[int] = []
        self.sizes: list[int] = []

    def pick(self, n: i64) -> i64:
        answer = self.source.pick(n)
        self.answers.append(answer)
        self.sizes.append(n)
        return answer

    def place(self) -> int:
        return self.source.place()
