"""Cheapest paths: what is found again is what a search finds."""

from __future__ import annotations

import random

from librt.vecs import vec
from mypy_extensions import i64

from marula.core.setup import Setup
from marula.games import GAMES
from marula.games.heart_of_africa.bot.cheapest_paths import FAR, SLOTS, CheapestPaths, paths_of

BOARD = GAMES["heart_of_africa"].board(Setup("heart_of_africa", 2))
ENDS = len(BOARD.end_first) - 1


def costs(luck: random.Random) -> list[int]:
    """A map as a seat may see it in the middle of a match."""
    return [luck.choice((-1, 0, 5, 10, 20, 30)) for _ in range(BOARD.tracks)]


def found(paths: CheapestPaths, end: int) -> list[tuple[int, int]]:
    """What a search says of each place that it reached: how far it is, and by which track."""
    paths.search(end)
    reached = [place for place in range(BOARD.places) if paths.distance_to(place) < FAR]
    return [(int(paths.distance_to(place)), int(paths.track_to(place))) for place in reached]


def anew(tracks: list[int], end: int) -> list[tuple[int, int]]:
    """The same by paths that have never searched."""
    paths = CheapestPaths(BOARD)
    paths.begin(vec[i64](tracks))
    return found(paths, end)


def test_what_is_found_again_is_what_a_search_finds() -> None:
    luck = random.Random(1)
    maps = [costs(luck) for _ in range(15)]
    kept = paths_of(BOARD)
    before: dict[tuple[int, int], list[tuple[int, int]]] = {}
    for _ in range(2):
        for number, tracks in enumerate(maps):
            kept.begin(vec[i64](tracks))
            for end in range(ENDS):
                now = found(kept, end)
                assert before.setdefault((number, end), now) == now
    for number, end in luck.sample(sorted(before), 40):
        assert before[number, end] == anew(maps[number], end)
    assert len(before) > SLOTS  # so some were overwritten, and searched for again


def test_a_track_that_becomes_free_is_not_taken_from_what_is_kept() -> None:
    luck = random.Random(2)
    tracks = costs(luck)
    kept = paths_of(BOARD)
    kept.begin(vec[i64](tracks))
    for track in luck.sample(range(BOARD.tracks), 30):
        found(kept, 0)
        kept.free(track)
        tracks[track] = 0
        assert found(kept, 0) == anew(tracks, 0)
    assert kept.signature == sum(cost * factor for cost, factor in zip(tracks, kept.factor, strict=True))


def test_all_that_search_on_a_board_share_what_was_found() -> None:
    assert paths_of(BOARD) is paths_of(BOARD)
    assert paths_of(GAMES["heart_of_africa"].board(Setup("heart_of_africa", 5))) is not paths_of(BOARD)
