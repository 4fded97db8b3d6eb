"""Luck: known answers, fair answers, and sources that can be checked."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as some

from marula.core.chance import Recorded, Replayed, Scripted, Sealed, Seeded, commitment
from marula.core.errors import LuckError

MASK = 0xFFFFFFFF

KNOWN_SMALL = [1, 4, 4, 3, 1, 1, 4, 3, 2, 0, 2, 5]
KNOWN_LARGE = [100806, 946678, 789976, 253547]
KNOWN_SEALED = [48, 41, 2, 6, 10, 50, 46, 23]
KNOWN_COMMITMENT = "0fe13a0cd8b87a9c2fd0edc65e6ebb70d3028e0745c14754cc401b9386b77594"


def sfc32(a: int, b: int, c: int, counter: int, number: int) -> list[int]:
    """The published generator, written down a second time straight from its definition."""
    words = []
    for _ in range(number):
        result = (a + b + counter) & MASK
        counter = (counter + 1) & MASK
        a = b ^ (b >> 9)
        b = (c + (c << 3)) & MASK
        c = ((((c << 21) | (c >> 11)) & MASK) + result) & MASK
        words.append(result)
    return words


def test_known_answers_that_no_version_may_change() -> None:
    chance = Seeded("7")
    assert [chance.pick(6) for _ in range(12)] == KNOWN_SMALL
    assert [chance.pick(1_000_000) for _ in range(4)] == KNOWN_LARGE
    assert chance.place() == 16


def test_sealed_known_answers_that_no_version_may_change() -> None:
    chance = Sealed(bytes(range(32)))
    assert [chance.pick(52) for _ in range(8)] == KNOWN_SEALED
    assert commitment(bytes(range(32))) == KNOWN_COMMITMENT


def test_the_generator_is_sfc32() -> None:
    chance = Seeded("any")
    expected = sfc32(int(chance.a), int(chance.b), int(chance.c), int(chance.counter), 1000)
    assert [chance.next_bits() for _ in range(1000)] == expected


def test_the_same_seed_gives_the_same_answers_in_another_process() -> None:
    code = "from marula.core.chance import Seeded; c = Seeded('x y'); print([c.pick(100) for _ in range(20)])"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    chance = Seeded("x y")
    assert run.stdout.strip() == str([chance.pick(100) for _ in range(20)])


@given(seed=some.text(max_size=20), n=some.integers(1, 10**6))
def test_answers_lie_in_their_range(seed: str, n: int) -> None:
    seeded, sealed = Seeded(seed), Sealed(seed.encode().ljust(16, b".")[:64])
    for _ in range(20):
        assert 0 <= seeded.pick(n) < n
        assert 0 <= sealed.pick(n) < n


@pytest.mark.parametrize("chance", [Seeded("fair"), Sealed(b"sixteen bytes...")], ids=["seeded", "sealed"])
def test_every_answer_is_as_likely_as_the_next(chance: Seeded | Sealed) -> None:
    """Chi-squared over seven faces: with 6 degrees of freedom more than 22.5 comes once in a thousand seeds."""
    throws = 21_000
    counts = Counter(chance.pick(7) for _ in range(throws))
    assert sum((counts[face] - 3000) ** 2 / 3000 for face in range(7)) < 22.5


def test_rejection_keeps_large_ranges_even() -> None:
    """Three eighths of 2^32: without rejection every third number would come only in 2 of 8 cases."""
    n = 3 * 2**29
    chance = Seeded("even")
    counts = Counter(chance.pick(n) % 3 for _ in range(6000))
    assert all(1850 < counts[rest] < 2150 for rest in range(3))


def test_too_much_to_pick_from_is_an_error() -> None:
    assert Seeded("1").pick(2**31 - 1) < 2**31 - 1
    with pytest.raises(ValueError, match="at most"):
        Seeded("1").pick(2**31)


@pytest.mark.parametrize("n", [0, -1])
def test_nothing_to_pick_from_is_an_error(n: int) -> None:
    for chance in (Seeded("1"), Sealed(bytes(16))):
        with pytest.raises(ValueError, match="at least one"):
            chance.pick(n)


def test_sealed_luck_can_be_taken_up_anywhere() -> None:
    whole = Sealed(bytes(16))
    answers = [whole.pick(10) for _ in range(10)]
    later = Sealed(bytes(16), place=6)
    assert [later.pick(10) for _ in range(4)] == answers[6:]


@pytest.mark.parametrize("seed", [b"short", bytes(65)])
def test_a_sealed_seed_is_neither_short_nor_endless(seed: bytes) -> None:
    with pytest.raises(ValueError, match="16 to 64"):
        Sealed(seed)


def test_a_recording_can_be_replayed() -> None:
    source = Recorded(Seeded("tape"))
    answers = [source.pick(n) for n in (2, 6, 60, 1)]
    replay = Replayed(source.answers)
    assert [replay.pick(n) for n in (2, 6, 60, 1)] == answers
    replay.finish()


def test_a_replay_notices_missing_impossible_and_left_over_answers() -> None:
    with pytest.raises(LuckError, match="does not hold"):
        Replayed([]).pick(6)
    with pytest.raises(LuckError, match="answers 6 where luck picks from 6"):
        Replayed([6]).pick(6)
    with pytest.raises(LuckError, match="1 answers nobody asked for"):
        Replayed([1]).finish()


def test_a_replay_asks_the_source_again_where_it_is_known() -> None:
    answers = [Seeded("s").pick(100)]
    assert Replayed(answers, Seeded("s")).pick(100) == answers[0]
    with pytest.raises(LuckError, match="other luck than its seed gives"):
        Replayed([(answers[0] + 1) % 100], Seeded("s")).pick(100)


def test_a_script_says_what_comes() -> None:
    script = Scripted([3, 0], then=5)
    assert [script.pick(6) for _ in range(3)] == [3, 0, 5]
    assert script.pick(2) == 1
    with pytest.raises(LuckError, match="no more answers"):
        Scripted([]).pick(2)
    with pytest.raises(LuckError, match="answers 9 where luck picks from 6"):
        Scripted([9]).pick(6)


def test_a_die_starts_at_one() -> None:
    assert Scripted([0, 5]).roll(6) == 1
