"""Line-ups: every bot sits equally often everywhere, every order round the table comes, and nothing is played twice."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from marula.lab.line_ups import LineUps

NAMES = ("a", "b", "c", "d", "e")
TABLES = [(bots, seats) for seats in range(2, 6) for bots in range(1, seats + 1)]


@pytest.mark.parametrize(("bots", "seats"), TABLES)
def test_every_bot_sits_equally_often_on_every_seat(bots: int, seats: int) -> None:
    found = LineUps(NAMES[:bots], seats, "seed")
    for deal in range(30):
        rows = found.of_deal(deal)
        assert len(rows) == len(set(rows)) == found.size
        for seat in range(seats):
            assert len(set(Counter(row[seat] for row in rows).values())) == 1
        assert all(set(row) == set(range(bots)) for row in rows)


@pytest.mark.parametrize(("bots", "seats"), [(2, 2), (2, 3), (3, 3), (2, 4)])
def test_small_tables_play_every_line_up_on_each_deal(bots: int, seats: int) -> None:
    """Who sits how often is fair; of such line-ups none is missing."""
    fair = [(start + seat) % bots for start in range(bots) for seat in range(seats)]
    rows = [fair[start * seats : (start + 1) * seats] for start in range(bots)]
    every = {order for row in rows for order in permutations(row)}
    assert set(LineUps(NAMES[:bots], seats, "seed").of_deal(0)) == every


@pytest.mark.parametrize(("seats", "orders"), [(4, 6), (5, 24)])
def test_larger_tables_play_every_order_before_one_comes_again(seats: int, orders: int) -> None:
    found = LineUps(NAMES[:seats], seats, "seed")
    for first in (0, orders):
        left_neighbours: Counter[tuple[int, int]] = Counter()
        seen = set()
        for deal in range(first, first + orders):
            rows = found.of_deal(deal)
            assert len(rows) == seats
            seen.add(min(rows))
            left_neighbours.update((row[at], row[(at + 1) % seats]) for row in rows for at in range(seats))
        assert len(seen) == orders
        assert len(left_neighbours) == seats * (seats - 1)
        assert len(set(left_neighbours.values())) == 1, "some sit more often beside each other"
    assert [found.of_deal(deal) for deal in range(orders)] != [found.of_deal(orders + deal) for deal in range(orders)]


def test_rotation_alone_would_be_noticed() -> None:
    """The check above can fail: rotations of one order keep every neighbour."""
    rows = [tuple((start + seat) % 4 for seat in range(4)) for start in range(4)]
    assert len({(row[at], row[(at + 1) % 4]) for row in rows for at in range(4)}) == 4 < 4 * 3


def test_bots_of_the_same_name_are_alike() -> None:
    """Three of one kind and one of another: whoever sits where among the three makes no other match."""
    assert LineUps(("a", "b", "b"), 3, "seed").size == 3
    found = LineUps(("a", "b", "b", "b", "b"), 5, "seed")
    assert {tuple(found.of_deal(deal)) for deal in range(5)} == {tuple(found.of_deal(0))}


def test_another_seed_draws_other_orders() -> None:
    one, other = (LineUps(NAMES[:4], 4, seed) for seed in ("one", "other"))
    assert [one.of_deal(deal) for deal in range(12)] != [other.of_deal(deal) for deal in range(12)]


def test_matches_are_numbered_deal_by_deal() -> None:
    found = LineUps(NAMES[:4], 4, "seed")
    assert [found.of_match(number) for number in range(8)] == [
        (deal, row) for deal in range(2) for row in found.of_deal(deal)
    ]
