"""Graphs against slow, obvious twins."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as some

from marula.core.graph import Graph, connects, join, separate
from marula.core.pile import zeros

Edges = list[tuple[int, int, int]]


@some.composite
def maps(pick: some.DrawFn) -> tuple[int, Edges]:
    places = pick(some.integers(1, 9))
    ends = some.integers(0, places - 1)
    return places, pick(some.lists(some.tuples(ends, ends, some.integers(1, 6)), max_size=14))


def slow_distances(places: int, edges: Edges) -> list[list[int | None]]:
    """Floyd and Warshall."""
    best: list[list[int | None]] = [[0 if a == b else None for b in range(places)] for a in range(places)]

    def better(a: int, b: int, length: int) -> None:
        known = best[a][b]
        if known is None or length < known:
            best[a][b] = length

    for a, b, length in edges:
        better(a, b, length)
        better(b, a, length)
    for via in range(places):
        for a in range(places):
            for b in range(places):
                first, second = best[a][via], best[via][b]
                if first is not None and second is not None:
                    better(a, b, first + second)
    return best


@given(maps())
def test_distances_and_paths_are_the_shortest(drawn: tuple[int, Edges]) -> None:
    places, edges = drawn
    graph, slow = Graph(places, edges), slow_distances(places, edges)
    for a in range(places):
        assert [None if far < 0 else int(far) for far in graph.distances(a)] == slow[a]
        for b in range(places):
            path = graph.path(a, b)
            far = slow[a][b]
            if far is None:
                assert path == []
                continue
            assert (path[0], path[-1]) == (a, b)
            steps = pairwise(path)
            lengths = [min(n for x, y, n in edges if {x, y} == {here, there}) for here, there in steps]
            assert sum(lengths) == far
    assert graph.connected() == all(far is not None for far in slow[0])


@given(maps())
def test_a_network_connects_what_its_routes_connect(drawn: tuple[int, Edges]) -> None:
    places, edges = drawn
    network = separate(places)
    for a, b, _ in edges:
        join(network, a, b)
    slow = slow_distances(places, edges)
    for a in range(places):
        for b in range(places):
            assert connects(network, a, b) == (slow[a][b] is not None)


def test_a_closed_place_can_be_reached_but_not_passed() -> None:
    graph = Graph(3, [(0, 1, 1), (1, 2, 1)])
    closed = zeros(3)
    closed[1] = 1
    assert list(graph.distances_from(0, closed)) == [0, 1, -1]
    assert list(graph.distances_from(1, closed)) == [1, 0, 1]


def test_neighbours_and_bad_edges() -> None:
    graph = Graph(3, [(0, 1, 2), (0, 2, 1), (0, 1, 5)])
    assert sorted(graph.neighbours(0)) == [1, 1, 2]
    with pytest.raises(ValueError, match="joins 0 and 3"):
        Graph(3, [(0, 3, 1)])
