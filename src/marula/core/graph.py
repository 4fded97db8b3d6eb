"""Maps as graphs: neighbours, distances, paths, and networks that grow route by route."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from marula.core.pile import filled, zeros


class Graph:
    """Places 0 to n - 1 and weighted edges between them. Built once for a board, then only read.

    >>> graph = Graph(4, [(0, 1, 2), (1, 2, 2), (0, 2, 5)])  # (from, to, length)
    >>> list(graph.neighbours(0)), list(graph.distances(0)), graph.path(0, 2)
    ([1, 2], [0, 2, 4, -1], [0, 1, 2])
    >>> list(graph.distances_from(0, closed=filled(4, 1)))
    [0, 2, 5, -1]
    >>> graph.connected()
    False
    """

    def __init__(self, places: int, edges: list[tuple[int, int, int]]) -> None:
        """Each edge is (from, to, length); it can be travelled both ways."""
        self.places: i64 = places
        degree = zeros(self.places + 1)
        for a, b, _ in edges:
            if not (0 <= a < places and 0 <= b < places):
                raise ValueError(f"an edge joins {a} and {b}, but there are {places} places")
            degree[a] += 1
            degree[b] += 1
        self.first: vec[i64] = zeros(self.places + 1)
        for place in range(self.places):
            self.first[place + 1] = self.first[place] + degree[place]
        ends = self.first[:]
        self.neighbour: vec[i64] = zeros(self.first[self.places])
        self.edge: vec[i64] = zeros(self.first[self.places])
        self.length: vec[i64] = zeros(self.first[self.places])
        for index, (a, b, length) in enumerate(edges):
            for here, there in ((a, b), (b, a)):
                at = ends[here]
                self.neighbour[at] = there
                self.edge[at] = index
                self.length[at] = length
                ends[here] = at + 1

    def neighbours(self, place: i64) -> vec[i64]:
        """The places one step away (twice, where two edges lead there)."""
        return self.neighbour[self.first[place] : self.first[place + 1]]

    def distances(self, source: i64) -> vec[i64]:
        """The length of the shortest path from `source` to every place; -1 where there is none."""
        return self.distances_from(source, filled(self.places, 0))

    def distances_from(self, source: i64, closed: vec[i64]) -> vec[i64]:
        """As `distances`, but never passing through a closed place; it may still be the target."""
        best = filled(self.places, -1)
        done = zeros(self.places)
        best[source] = 0
        while True:
            here: i64 = -1
            for place in range(self.places):  # boards are small: a plain scan beats a heap
                if done[place] == 0 and best[place] >= 0 and (here < 0 or best[place] < best[here]):
                    here = place
            if here < 0:
                return best
            done[here] = 1
            if closed[here] != 0 and here != source:
                continue
            for at in range(self.first[here], self.first[here + 1]):
                there = self.neighbour[at]
                far = best[here] + self.length[at]
                if best[there] < 0 or far < best[there]:
                    best[there] = far

    def path(self, source: i64, target: i64) -> list[int]:
        """The places of a shortest path, both ends included; empty where there is none."""
        best = self.distances(target)
        if best[source] < 0:
            return []
        way: list[int] = [source]
        here = source
        while here != target:
            for at in range(self.first[here], self.first[here + 1]):
                there = self.neighbour[at]
                if best[there] >= 0 and best[there] + self.length[at] == best[here]:
                    here = there
                    way.append(here)
                    break
        return way

    def connected(self) -> bool:
        """Can every place be reached from every other?"""
        if self.places == 0:
            return True
        best = self.distances(0)
        return all(best[place] >= 0 for place in range(self.places))


def separate(places: i64) -> vec[i64]:
    """A network without routes. For each place it stores the smallest place that it is connected with.

    >>> list(separate(4))
    [0, 1, 2, 3]
    """
    network = zeros(places)
    for place in range(places):
        network[place] = place
    return network


def connects(network: vec[i64], a: i64, b: i64) -> bool:
    """Does the network connect a and b?

    >>> network = separate(4)
    >>> join(network, 0, 2)
    >>> connects(network, 0, 2), connects(network, 0, 1)
    (True, False)
    """
    return network[a] == network[b]


def join(network: vec[i64], a: i64, b: i64) -> None:
    """Add a route between a and b, in place. All work is done here, so that `connects` is one comparison.

    >>> network = separate(4)
    >>> join(network, 2, 3)
    >>> join(network, 3, 1)
    >>> list(network)
    [0, 1, 1, 1]
    """
    kept = network[a]
    gone = network[b]
    if kept == gone:
        return
    if gone < kept:
        kept, gone = gone, kept
    for place in range(len(network)):
        if network[place] == gone:
            network[place] = kept
