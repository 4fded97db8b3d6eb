"""Bags and piles: nothing is lost, and a bag draws with the odds of a shuffled deck."""

from __future__ import annotations

from collections import Counter

from hypothesis import given
from hypothesis import strategies as some
from librt.vecs import vec
from mypy_extensions import i64

from marula.core.chance import Scripted, Seeded
from marula.core.pile import Pile, draw, filled, has_bit, move_all, set_bit, take, total, zeros


@given(counts=some.lists(some.integers(0, 5), min_size=1, max_size=8), seed=some.integers())
def test_drawing_all_gives_back_exactly_what_was_put_in(counts: list[int], seed: int) -> None:
    bag = vec[i64](counts)
    chance = Seeded(str(seed))
    drawn = Counter(int(draw(bag, chance)) for _ in range(sum(counts)))
    assert [drawn[kind] for kind in range(len(counts))] == counts
    assert total(bag) == 0


def test_each_item_is_as_likely_as_every_other() -> None:
    """Answer k draws the k-th item counted through the kinds: every item has exactly one answer."""
    counts = [2, 0, 3]
    drawn = []
    for answer in range(5):
        bag = vec[i64](counts)
        drawn.append(int(draw(bag, Scripted([answer]))))
    assert drawn == [0, 0, 2, 2, 2]


def test_the_item_taken_is_the_one_with_so_many_before_it() -> None:
    bag = vec[i64]([2, 0, 3])
    assert [int(take(bag, before)) for before in (4, 1, 1)] == [2, 0, 2]
    assert list(bag) == [1, 0, 1]


def test_move_all_moves_everything() -> None:
    discards, bag = vec[i64]([1, 2]), vec[i64]([0, 5])
    move_all(discards, bag)
    assert list(bag) == [1, 7]
    assert list(discards) == [0, 0]


def test_a_pile_gives_unseen_items_first_and_known_ones_in_their_order() -> None:
    pile = Pile(vec[i64]([1, 0, 0]), vec[i64]())
    pile.put_under(2)
    pile.put_under(1)
    copy = pile.clone()
    assert pile.size() == 3
    assert [int(pile.draw(Scripted([0]))), int(pile.draw(Scripted([]))), int(pile.draw(Scripted([])))] == [0, 2, 1]
    assert pile.size() == 0
    assert copy.size() == 3


def test_vectors_and_sets() -> None:
    assert list(zeros(3)) == [0, 0, 0]
    assert list(filled(2, -1)) == [-1, -1]
    mask = set_bit(set_bit(0, 2), 40)
    assert [bit for bit in range(64) if has_bit(mask, bit)] == [2, 40]
