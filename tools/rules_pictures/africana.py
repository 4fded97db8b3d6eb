"""The table with expeditions and books."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tools.rules_pictures.shapes import INK, LINE, dot, figure, mark, path, rect, svg


def draw(edition: dict[str, Any]) -> str:
    """What lies on the table: some places and routes, the equator, expeditions and the two books."""
    spots = {"lagos": (140, 96), "leopoldville": (180, 200), "congo": (290, 190), "luanda": (130, 255)}
    spots |= {"khartoum": (350, 110), "aswan": (325, 50)}
    shades = dict(
        zip([one["id"] for one in edition["colours"]], ("#c2338b", "#1f8f8a", "#77716a", "#d9822b", "#6b4fa3"))
    )
    symbols = {one["id"]: one["symbols"] for one in edition["places"]}

    def parts() -> Iterator[str]:
        yield path([(40, 150), (460, 150)], "#b3261e", 2, ' stroke-dasharray="8 6"')
        ways = [one["places"] for one in edition["routes"] if set(one["places"]) <= set(spots)]
        for one, other in ways:
            yield path([spots[one], spots[other]], INK, 2)
        for place, (x, y) in spots.items():
            yield dot(x, y, 9, "#ffffff" if y > 150 else "#8a6238")
            for at, symbol in enumerate(symbols[place]):
                yield rect(x + 14 + at * 17, y - 7, 14, 14, shades[symbol], INK, ' rx="3"')
        x, y = spots["lagos"]
        yield f'<path d="M{x - 8} {y - 6}q8 -34 16 0z" fill="#e3b505" stroke="{INK}"/>'
        for at, bonus in enumerate(edition["bonuses"]):
            left = 40 + at * 84
            yield rect(left, 310, 74, 60, "#f0e4c4", INK, ' rx="6"') + rect(
                left + 6, 376, 62, 22, "#ffffff", LINE, ' rx="6"'
            )
            yield figure(left + 37, 387, f"+{bonus.get('silver') or bonus.get('cards')}", 13)
        for top, fill in ((40, "#ffffff"), (210, "#8a6238")):  # a book is of the colour of the places it leads to
            yield rect(500, top, 44, 60, fill, INK, ' rx="4"') + rect(546, top, 44, 60, fill, INK, ' rx="4"')
        marks = ((290, 216), (244, 178), (440, 134), (112, 76), (77, 296), (24, 387), (545, 26))
        for number, (spot_x, spot_y) in enumerate(marks, 1):
            yield mark(number, spot_x, spot_y)

    return svg(620, 416, parts())
