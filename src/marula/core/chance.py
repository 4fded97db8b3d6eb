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
    """A source of random numbers. Rules ask it and never know which kind answers.

    >>> chance = Scripted([3, 0])
    >>> chance.pick(52), chance.roll(6), chance.place()
    (3, 1, 2)
    """

    def pick(self, n: i64) -> i64:
        """A number from 0 to n - 1."""
        raise NotImplementedError

    def roll(self, sides: i64) -> i64:
        """One die: 1 to `sides`."""
        return self.pick(sides) + 1

    def place(self) -> int:
        """How many answers this source has given so far; 0 for sources that do not count."""
        return 0


@final
class Seeded(Chance):
    """Random numbers from a seed, by the generator sfc32: it needs only 32-bit integers and passes the usual tests.

    The same seed gives the same answers in every process, on every machine and Python version.

    >>> chance = Seeded("tea")
    >>> [int(chance.pick(6)) for _ in range(8)]
    [2, 2, 1, 0, 0, 5, 1, 2]
    >>> Seeded("tea").next_bits()
    1999838748
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
            product = self._unbiased(product, n)
        return product >> 32

    def _unbiased(self, product: i64, n: i64) -> i64:
        """Lemire's rejection: without it the low numbers would come a little too often."""
        threshold = (MASK_32 + 1 - n) % n
        while product & MASK_32 < threshold:
            product = self.next_bits() * n
        return product

    def place(self) -> int:
        return self.given

    def __reduce__(self) -> tuple[object, ...]:
        return (_continue_seeded, (self.seed, self.a, self.b, self.c, self.counter, self.given))


def _continue_seeded(seed: str, a: i64, b: i64, c: i64, counter: i64, given: i64) -> Seeded:
    """A copy of a generator that goes on where the original is, for `copy` and `pickle`."""
    chance = Seeded(seed)
    chance.a = a
    chance.b = b
    chance.c = c
    chance.counter = counter
    chance.given = given
    return chance


class Sealed(Chance):
    """Random numbers that anyone can check afterwards (commit-reveal): answer k is a keyed hash of k.

    The key is a secret seed. The server publishes `commitment(seed)` before the deal and the seed after the end. Seats
    may contribute text once the commitment is known. It is mixed in, so that nobody alone chooses the luck.

    >>> chance = Sealed(b"sixteen bytes or", contributions=("from Amina", "from Bela"))
    >>> [int(chance.pick(6)) for _ in range(5)], chance.place()
    ([1, 2, 4, 3, 4], 5)
    >>> again = Sealed(b"sixteen bytes or", 3, ("from Amina", "from Bela"))  # continues after three answers
    >>> [int(again.pick(6)) for _ in range(2)]
    [3, 4]
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
    """One key from the seed and the seats' contributions. Each length is hashed too, so no two lists give the same key.

    >>> mix_contributions(b"sixteen bytes or", ("ab", "c")) == mix_contributions(b"sixteen bytes or", ("a", "bc"))
    False
    """
    result = hashlib.blake2b(b"marula luck ", key=seed, digest_size=32)
    for part in contributions:
        encoded = part.encode()
        result.update(len(encoded).to_bytes(4, "big") + encoded)
    return result.digest()


def commitment(seed: bytes) -> str:
    """What is published before the deal: it binds the server to `seed` and reveals nothing about it.

    >>> commitment(b"sixteen bytes or")[:16]
    '8350b77cd53adfa5'
    """
    return hashlib.sha256(b"marula commitment " + seed).hexdigest()


def draw_lot(chance: Chance, seats: int) -> tuple[int, ...]:
    """Who gets which seat: whoever sits on chair i before the start plays seat `lot[i]`. Every order is equally likely.

    >>> draw_lot(Scripted([0, 1]), 3)
    (2, 1, 0)
    """
    lot = list(range(seats))
    for last in range(seats - 1, 0, -1):
        other = int(chance.pick(last + 1))
        lot[last], lot[other] = lot[other], lot[last]
    return tuple(lot)


class Replayed(Chance):
    """Answers from a journal. The rules must ask for exactly what was answered then, or LuckError is raised.

    Where the `source` of the answers is known, it must give the same ones again.

    >>> chance = Replayed([4, 1], source=Scripted([4, 1]))
    >>> chance.pick(6), chance.pick(2)
    (4, 1)
    >>> chance.finish()
    >>> Replayed([4]).pick(3)
    Traceback (most recent call last):
        ...
    marula.core.errors.LuckError: the journal answers 4 where luck picks from 3
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
        """LuckError where answers are left over."""
        if self.given != len(self.answers):
            raise LuckError(f"the journal holds {len(self.answers) - self.given} answers nobody asked for")


class Scripted(Chance):
    """Answers that a test gives in advance. After them, if `then` is 0 or more, every answer is `then` (modulo n).

    >>> chance = Scripted([5], then=1)
    >>> [int(chance.pick(6)) for _ in range(3)]
    [5, 1, 1]
    """

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


class Prefixed(Chance):
    """The first answers are given, and the rest come from another source: to see what other luck would have led to.

    >>> chance = Prefixed((5, 2), Scripted([0, 1]))
    >>> [int(chance.pick(6)) for _ in range(4)]
    [5, 2, 0, 1]
    """

    def __init__(self, answers: tuple[int, ...], rest: Chance) -> None:
        self.answers: tuple[int, ...] = answers
        self.rest: Chance = rest
        self.given: int = 0

    def pick(self, n: i64) -> i64:
        self.given += 1
        if self.given > len(self.answers):
            return self.rest.pick(n)
        return self.answers[self.given - 1]


class Recorded(Chance):
    """Passes each question on to another source and records the answers, which a journal entry keeps.

    >>> chance = Recorded(Seeded("tea"))
    >>> chance.roll(6), chance.pick(52)
    (3, 23)
    >>> chance.answers, chance.sizes
    ([2, 23], [6, 52])
    """

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
