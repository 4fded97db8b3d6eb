"""Shapes of which the pictures are made, as SVG."""

from __future__ import annotations

from collections.abc import Iterator

PAPER, INK, LINE = "#fbf7ec", "#2d2a26", "#a8977a"
COLOURS = {
    "yellow": "#e3b505",
    "orange": "#e07a1f",
    "red": "#b3261e",
    "purple": "#7b3fa0",
    "blue": "#2b6cb0",
    "green": "#3f8f3f",
    "white": "#ffffff",
    "black": "#2d2a26",
    "grey": "#9a958c",
}


def svg(width: int, height: int, parts: Iterator[str]) -> str:
    """A whole picture; its ground is light, so that it is read on a dark page, too."""
    body = "\n".join(parts)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="sans-serif">\n'
        f'<rect width="{width}" height="{height}" rx="12" fill="{PAPER}"/>\n{body}\n</svg>\n'
    )


def rect(x: float, y: float, width: float, height: float, fill: str, line: str = LINE, more: str = "") -> str:
    where = f'x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}"'
    return f'<rect {where} fill="{fill}" stroke="{line}"{more}/>'


def path(points: list[tuple[float, float]], line: str, width: float, more: str = "") -> str:
    where = "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points)
    return f'<path d="{where}" fill="none" stroke="{line}" stroke-width="{width:g}"{more}/>'


def dot(x: float, y: float, radius: float, fill: str, line: str = INK) -> str:
    return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius:g}" fill="{fill}" stroke="{line}"/>'


def figure(x: float, y: float, text: str, size: int = 14, fill: str = INK) -> str:
    """A number of the game itself: a price, points."""
    return (
        f'<text x="{x:g}" y="{y + size * 0.36:.1f}" font-size="{size}" text-anchor="middle" fill="{fill}">{text}</text>'
    )


def mark(number: int, x: float, y: float) -> str:
    """A number that the list below the picture explains."""
    return dot(x, y, 13, "#b3261e", "#ffffff") + figure(
        x, y, f"<tspan font-weight='bold'>{number}</tspan>", 16, "#ffffff"
    )
