"""Cheapest paths over the map for one seat, around what others have claimed.

Most searches have been made before: for another phase of the same turn, another option of the same decision, or another
rollout. So their results are kept, by a signature of the costs, and found again.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from marula.core.chance import Seeded
from marula.core.pile import filled, zeros
from marula.games.heart_of_africa.rules.board import Board

FAR: Final[i64] = 1_000_000
"""Larger than the cost of any path: there is none."""
SLOTS: Final[i64] = 512
"""Searches that are kept. In matches of steady players two of three searches are found among them, in rollouts four of
five."""
TRACK_BITS: Final[i64] = 16
ALL_TRACKS: Final[i64] = 0xFFFF
"""The bits of a track's number."""
HALF: Final[i64] = 1 << 22
"""A factor of a signature is two random numbers below this: two sets of costs share one by a chance of 1 in 2**44."""
BOARDS: Final = 8
"""Boards whose searches are kept."""


class CheapestPaths:
    """The map as neighbours, and the searches that were made on it."""

    def __init__(self, box: Board) -> None:
        self.box: Board = box
        degree = zeros(box.places)
        for track in range(box.tracks):
            degree[box.track_from[track]] += 1
            degree[box.track_to[track]] += 1
        self.first: vec[i64] = zeros(box.places + 1)
        for place in range(box.places):
            self.first[place + 1] = self.first[place] + degree[place]
        self.step: vec[i64] = zeros(self.first[box.places])
        """For each place, one after the other: its tracks, and above `TRACK_BITS` the neighbours where they lead."""
        ends = self.first[:]
        for track in range(box.tracks):
            one = box.track_from[track]
            other = box.track_to[track]
            self.step[ends[one]] = other << TRACK_BITS | track
            ends[one] += 1
            self.step[ends[other]] = one << TRACK_BITS | track
            ends[other] += 1
        # What each track costs now: 0 for own tracks, -1 for those that cannot be had. `begin` and `free` change it.
        self.cost: vec[i64] = zeros(box.tracks)
        self.signature: i64 = 0  # of the costs: the sum of all costs, each times the factor of its track
        luck = Seeded("signatures of costs")
        self.factor: vec[i64] = vec[i64](capacity=box.tracks)
        for _ in range(box.tracks):
            self.factor = append(self.factor, luck.pick(HALF) * HALF + luck.pick(HALF))
        self.key_of_end: vec[i64] = vec[i64](capacity=len(box.end_first))
        for _ in range(len(box.end_first)):
            self.key_of_end = append(self.key_of_end, luck.pick(HALF) * HALF + luck.pick(HALF))
        self.keys: vec[i64] = filled(SLOTS, -1)  # of the searches that are kept: signature and end
        self.slot: i64 = 0  # where the results of the last search begin
        self.distance: vec[i64] = zeros(SLOTS * box.places)
        self.reached_by: vec[i64] = zeros(SLOTS * box.places)  # the track by which a place is reached, or -1
        self.queue: vec[i64] = zeros(box.places)
        self.waiting: vec[i64] = zeros(box.places)

    def begin(self, costs: vec[i64]) -> None:
        """Begin new searches, with these costs of the tracks."""
        cost = self.cost
        factor = self.factor
        signature: i64 = 0
        for track in range(self.box.tracks):
            cost[track] = costs[track]
            signature += costs[track] * factor[track]
        self.signature = signature

    def free(self, track: i64) -> None:
        """From now on the track costs nothing."""
        self.signature -= self.cost[track] * self.factor[track]
        self.cost[track] = 0

    def search(self, end: i64) -> None:
        """Find how far every place is from the nearest place of an end. An earlier result is used if there is one."""
        key = self.signature + self.key_of_end[end]
        number = (key ^ key >> 20) & (SLOTS - 1)
        self.slot = number * self.box.places
        if self.keys[number] != key:
            self.keys[number] = key
            self.spread(end)

    def spread(self, end: i64) -> None:
        """Fill the slot.

        Places wait in a ring buffer until their neighbours have been updated. On a map of this size that is faster than
        a priority queue.
        """
        box = self.box
        places = box.places
        slot = self.slot
        distance = self.distance
        reached_by = self.reached_by
        queue = self.queue
        waiting = self.waiting
        cost = self.cost
        first = self.first
        steps = self.step
        for place in range(places):
            distance[slot + place] = FAR
            waiting[place] = 0
        head: i64 = 0
        count: i64 = 0
        for at in range(box.end_first[end], box.end_first[end + 1]):
            place = box.end_places[at]
            distance[slot + place] = 0
            reached_by[slot + place] = -1
            waiting[place] = 1
            queue[count] = place
            count += 1
        while count > 0:
            here = queue[head]
            head += 1
            if head == places:
                head = 0
            count -= 1
            waiting[here] = 0
            so_far = distance[slot + here]
            for at in range(first[here], first[here + 1]):
                step = steps[at]
                fare = cost[step & ALL_TRACKS]
                if fare < 0:
                    continue
                fare += so_far
                there = step >> TRACK_BITS
                if fare >= distance[slot + there]:
                    continue
                distance[slot + there] = fare
                reached_by[slot + there] = step & ALL_TRACKS
                if waiting[there] == 0:
                    waiting[there] = 1
                    tail = head + count
                    if tail >= places:
                        tail -= places
                    queue[tail] = there
                    count += 1

    def nearest(self, end: i64) -> i64:
        """The place of an end that the last search reached at least cost; -1 if it reached none."""
        box = self.box
        best: i64 = -1
        least = FAR
        for at in range(box.end_first[end], box.end_first[end + 1]):
            place = box.end_places[at]
            if self.distance[self.slot + place] < least:
                least = self.distance[self.slot + place]
                best = place
        return best

    def distance_to(self, place: i64) -> i64:
        """What the path to a place costs, by the last search."""
        return self.distance[self.slot + place]

    def track_to(self, place: i64) -> i64:
        """The track by which the last search reached a place; -1 where it began."""
        return self.reached_by[self.slot + place]

    def back(self, place: i64) -> i64:
        """The next place on the path back to where the last search began."""
        track = self.reached_by[self.slot + place]
        one = self.box.track_from[track]
        return self.box.track_to[track] if one == place else one


_kept: list[CheapestPaths] = []


def paths_of(box: Board) -> CheapestPaths:
    """The paths of a board, shared by all that search on it: what one has searched for the others need not."""
    for paths in _kept:
        if paths.box is box:
            return paths
    if len(_kept) >= BOARDS:
        _kept.pop(0)
    paths = CheapestPaths(box)
    _kept.append(paths)
    return paths
