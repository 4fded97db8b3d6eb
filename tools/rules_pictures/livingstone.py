"""The board by the river."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tools.rules_pictures.shapes import COLOURS, INK, LINE, dot, figure, mark, rect, svg


def tent(x: float, y: float, fill: str) -> str:
    return f'<path d="M{x - 12:g} {y + 10:g}L{x:g} {y - 11:g}L{x + 12:g} {y + 10:g}Z" fill="{fill}" stroke="{INK}"/>'


def draw(edition: dict[str, Any]) -> str:
    """The board: a column a round, six rows, what a tent costs and earns."""
    wide, high, left, top = 52, 44, 96, 24
    columns, rows = edition["columns"], edition["rows"]
    right, bottom = left + wide * len(columns), top + high * len(rows)

    def parts() -> Iterator[str]:
        for number, row in enumerate(rows):
            y = bottom - high * (number + 1)
            for at in range(len(columns)):
                yield rect(left + wide * at, y, wide, high, "#ffffff" if at == 3 else "#dfe7c6")
            yield rect(left - 84, y + 7, 30, 30, "#ffffff", INK, ' rx="6"') + figure(left - 69, y + 22, f"{number + 1}")
            yield figure(left - 26, y + 22, f"{row['tent_points']}")
            yield rect(right + 14, y + 7, 40, 30, "#bcd7e6", LINE, ' rx="4"')
            yield figure(right + 34, y + 22, f"{row['majority_points']}")
        for at, column in enumerate(columns):
            x = left + wide * (at + 0.5)
            yield dot(x, bottom + 20, 13, "#e3b505") + figure(x, bottom + 20, f"{column['cost']}")
        for at, row, fill in ((0, 4, "blue"), (1, 2, "red"), (1, 5, "blue"), (2, 5, "red"), (3, 1, "blue")):
            yield tent(left + wide * (at + 0.5), bottom - high * (row + 0.5), COLOURS[fill])
        x = left + wide * 3.5
        yield f'<path d="M{x - 22:g} {bottom + 46:g}h44l-8 14h-28z" fill="#7a4a21" stroke="{INK}"/>'
        spots: list[tuple[float, float]] = [
            (x + 40, bottom + 53),
            (left + wide * 5.5, bottom + 50),
            (left - 69, top - 6),
            (left - 26, top - 6),
        ]
        spots += [(right + 34, top - 6), (left + wide * 3.5, bottom - high * 3.5)]
        for number, (spot_x, spot_y) in enumerate(spots, 1):
            yield mark(number, spot_x, spot_y)

    return svg(right + 72, bottom + 76, parts())
