"""Cheapest paths over the map for one seat, around what others have claimed."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from marula.core.pile import zeros
from marula.games.heart_of_africa.rules.board import Board

FAR: Final[i64] = 1_000_000
"""Farther than any path: there is none."""


class CheapestPaths:
    """The map as neighbours, with memory for one search after the other."""

    def __init__(self, box: Board) -> None:
        self.box: Board = box
        degree = zeros(box.places)
        for track in range(box.tracks):
            degree[box.track_from[track]] += 1
            degree[box.track_to[track]] += 1
        self.first: vec[i64] = zeros(box.places + 1)
        for place in range(box.places):
            self.first[place + 1] = self.first[place] + degree[place]
        self.neighbour: vec[i64] = zeros(self.first[box.places])
        self.track: vec[i64] = zeros(self.first[box.places])
        ends = self.first[:]
        for track in range(box.tracks):
            one = box.track_from[track]
            other = box.track_to[track]
            self.neighbour[ends[one]] = other
            self.track[ends[one]] = track
            ends[one] += 1
            self.neighbour[ends[other]] = one
            self.track[ends[other]] = track
            ends[other] += 1
        # What each track costs now: 0 for own tracks, -1 for those that cannot be had. The caller fills it.
        self.cost: vec[i64] = zeros(box.tracks)
        self.distance: vec[i64] = zeros(box.places)
        self.reached_by: vec[i64] = zeros(box.places)  # the track by which a place is reached, or -1
        self.queue: vec[i64] = zeros(box.places)
        self.waiting: vec[i64] = zeros(box.places)

    def search(self, end: i64) -> None:
        """How far every place is from the nearest place of an end.

        Places wait in a ring buffer until their neighbours have been updated. On a map of this size that is faster than
        a priority queue.
        """
        box = self.box
        places = box.places
        distance = self.distance
        reached_by = self.reached_by
        queue = self.queue
        waiting = self.waiting
        cost = self.cost
        first = self.first
        neighbour = self.neighbour
        tracks = self.track
        for place in range(places):
            distance[place] = FAR
            waiting[place] = 0
        head: i64 = 0
        count: i64 = 0
        for at in range(box.end_first[end], box.end_first[end + 1]):
            place = box.end_places[at]
            distance[place] = 0
            reached_by[place] = -1
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
            so_far = distance[here]
            for at in range(first[here], first[here + 1]):
                track = tracks[at]
                step = cost[track]
                if step < 0:
                    continue
                there = neighbour[at]
                if so_far + step >= distance[there]:
                    continue
                distance[there] = so_far + step
                reached_by[there] = track
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
            if self.distance[place] < least:
                least = self.distance[place]
                best = place
        return best

    def back(self, place: i64) -> i64:
        """The next place on the path back to where the last search began."""
        track = self.reached_by[place]
        one = self.box.track_from[track]
        return self.box.track_to[track] if one == place else one
