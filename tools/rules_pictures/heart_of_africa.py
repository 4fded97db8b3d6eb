"""The map of routes."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Any

from tools.rules_pictures.shapes import COLOURS, INK, dot, mark, path, svg


def draw(edition: dict[str, Any]) -> str:
    """The whole map: routes in their colours, space by space."""
    spots = {one["place"]: (24 + one["x"] * 6.4, 24 + one["y"] * 6.4) for one in edition["map"]}
    kinds = {one["id"]: one["kind"] for one in edition["places"]}
    pairs: dict[tuple[str, str], list[dict[str, Any]]] = {}
    for track in edition["tracks"]:
        pairs.setdefault((track["from_place"], track["to_place"]), []).append(track)

    def middle(tracks: list[dict[str, Any]]) -> tuple[float, float]:
        (x1, y1), (x2, y2) = spots[tracks[0]["from_place"]], spots[tracks[0]["to_place"]]
        return (x1 + x2) / 2, (y1 + y2) / 2

    def parts() -> Iterator[str]:
        for tracks in pairs.values():
            for side, track in enumerate(tracks):
                yield from spaces(spots[track["from_place"]], spots[track["to_place"]], track, side, len(tracks))
        for place, (x, y) in spots.items():
            yield dot(
                x, y, 3 if kinds[place] == "way_station" else 5, "#ffffff" if kinds[place] == "city" else "#e3b505"
            )
        single = max((tracks for tracks in pairs.values() if len(tracks) == 1), key=lambda one: one[0]["length"])
        land = [tracks for tracks in pairs.values() if len(tracks) == 2 and not tracks[0].get("ferries")]
        double = max(land, key=lambda one: one[0]["length"])
        ferry = next(tracks for tracks in pairs.values() if tracks[0].get("ferries"))
        country = next(place for place, kind in kinds.items() if kind == "country")
        station = next((place for place, kind in kinds.items() if kind == "way_station"), "")
        for number, (x, y) in enumerate(
            (middle(single), middle(double), spots[country], spots[station], middle(ferry)), 1
        ):
            yield mark(number, x, y - 14)

    return svg(round(max(x for x, _ in spots.values())) + 30, round(max(y for _, y in spots.values())) + 30, parts())


def spaces(
    start: tuple[float, float], end: tuple[float, float], track: dict[str, Any], side: int, beside: int
) -> Iterator[str]:
    """A track as a row of boxes, one a space; a second track runs beside the first."""
    (x1, y1), (x2, y2) = start, end
    far = math.hypot(x2 - x1, y2 - y1)
    across = (side - (beside - 1) / 2) * 7
    dx, dy = (x2 - x1) / far, (y2 - y1) / far
    step = (far - 12) / track["length"]
    for at in range(track["length"]):
        begin, finish = 6 + step * at + 1, 6 + step * (at + 1) - 1
        line = [(x1 + dx * way - dy * across, y1 + dy * way + dx * across) for way in (begin, finish)]
        yield path(line, INK, 5.4) + path(line, COLOURS[track["colour"]], 4)
