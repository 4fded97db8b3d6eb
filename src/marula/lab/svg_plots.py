"""Small plots as SVG text, without a script, a library or the network."""

from __future__ import annotations

from html import escape
from math import ceil, floor, isfinite, log10

WIDTH = 640
LEFT = 150
RIGHT = 70
ROW = 34
COLOURS = ("#1f6f5c", "#c4622d", "#3f5c9a", "#8a3f7b", "#7a6a1f", "#2f7f9f")


def intervals(rows: list[tuple[str, float, float, float]], mark: float | None = None, percent: bool = False) -> str:
    """One line a bot: a dot at the mean, a bar over its interval; a dashed line at `mark`."""
    ends = [value for _, *values in rows for value in values if isfinite(value)]
    ends += [] if mark is None else [mark]
    axis = Axis(0.0 if percent else min(ends), 1.0 if percent else max(ends), percent)
    body = [axis.draw(len(rows))]
    if mark is not None:
        at = axis.place(mark)
        body.append(f'<line x1="{at:.1f}" x2="{at:.1f}" y1="4" y2="{len(rows) * ROW + 4}" class="mark"/>')
    for number, (name, mean, low, high) in enumerate(rows):
        y = number * ROW + ROW / 2 + 4
        left, right = axis.place(max(low, axis.low)), axis.place(min(high, axis.high))
        colour = COLOURS[number % len(COLOURS)]
        body.append(_name(name, y))
        body.append(f'<line x1="{left:.1f}" x2="{right:.1f}" y1="{y}" y2="{y}" stroke="{colour}" class="bar"/>')
        body.append(f'<circle cx="{axis.place(mean):.1f}" cy="{y}" r="5" fill="{colour}"/>')
        body.append(f'<text x="{WIDTH - RIGHT + 10}" y="{y + 4}">{axis.write(mean)}</text>')
    return _svg(body, len(rows) * ROW + 30)


def histograms(rows: list[tuple[str, list[float]]], most: int = 40) -> str:
    """One small histogram a bot, on one axis: how its results are spread. Each bar holds equally many whole points."""
    every = [value for _, values in rows for value in values]
    axis = Axis(min(every), max(every) + 1, False)  # whole points: the last bar needs room too
    points = ceil((axis.high - axis.low) / most)
    bins = ceil((axis.high - axis.low) / points)
    width = axis.place(axis.low + points) - LEFT
    height = 2 * ROW
    body = [axis.draw(len(rows), height)]
    for number, (name, values) in enumerate(rows):
        base = (number + 1) * height
        counts = [0] * bins
        for value in values:
            counts[int((value - axis.low) // points)] += 1
        colour = COLOURS[number % len(COLOURS)]
        body.append(_name(name, base - height / 2))
        for place, count in enumerate(counts):
            if count:
                tall = count / max(counts) * (height - 10)
                body.append(
                    f'<rect x="{LEFT + place * width:.1f}" y="{base - tall:.1f}" width="{width - 0.5:.1f}" '
                    f'height="{tall:.1f}" fill="{colour}"/>'
                )
    return _svg(body, len(rows) * height + 30)


class Axis:
    """A scale with round numbers at its ends and ticks."""

    def __init__(self, low: float, high: float, percent: bool) -> None:
        if high <= low:
            low, high = low - 1, high + 1
        self.percent = percent
        self.step: float = 10.0 ** floor(log10((high - low) / 2))
        while (high - low) / self.step > 8:
            self.step *= 2
        self.low = floor(low / self.step + 1e-9) * self.step
        self.high = ceil(high / self.step - 1e-9) * self.step

    def place(self, value: float) -> float:
        return LEFT + (value - self.low) / (self.high - self.low) * (WIDTH - LEFT - RIGHT)

    def write(self, value: float) -> str:
        return f"{100 * value:.1f} %" if self.percent else f"{value:.1f}"

    def draw(self, rows: int, height: int = ROW) -> str:
        """The ticks, with faint lines across all rows."""
        bottom = rows * height + 4
        found = []
        for tick in range(round((self.high - self.low) / self.step) + 1):
            value = self.low + tick * self.step
            at = self.place(value)
            label = f"{100 * value:.0f} %" if self.percent else f"{value:g}"
            found.append(f'<line x1="{at:.1f}" x2="{at:.1f}" y1="4" y2="{bottom}" class="grid"/>')
            found.append(f'<text x="{at:.1f}" y="{bottom + 18}" class="tick">{label}</text>')
        return "".join(found)


def _name(name: str, y: float) -> str:
    return f'<text x="{LEFT - 12}" y="{y + 4}" class="name">{escape(name)}</text>'


def _svg(body: list[str], height: int) -> str:
    return f'<svg viewBox="0 0 {WIDTH} {height}" role="img">{"".join(body)}</svg>'
