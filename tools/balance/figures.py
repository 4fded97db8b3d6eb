"""Figures: what the matches say of each seat, and the tables that show it."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from marula.lab import stats
from tools.balance.matches import Result, Study


class Limit(msgspec.Struct, frozen=True):
    """How far a seat's share of the wins may be from the fair share."""

    within: float
    whole_interval: bool = False
    """Only a whole interval outside counts: for few matches, where the mean itself is not sure."""


class SeatFigures(msgspec.Struct, frozen=True):
    """One seat, or one row of a rotated table."""

    name: str
    wins: stats.Estimate
    points: stats.Estimate
    lines: dict[str, tuple[float, float]]
    """By line of the score sheet: how many of it in a match, and points for them."""


class Figures(msgspec.Struct, frozen=True):
    """One table size of one edition."""

    edition: str
    players: int
    bot: str
    matches: int
    seed: str
    seats: list[SeatFigures]
    """In the order of play."""
    rows: list[SeatFigures]
    """By row of the rotated table, whatever its place in the order of play; empty where nothing was rotated."""

    @property
    def fair(self) -> float:
        return 1 / self.players

    def unfair(self, limit: Limit) -> list[SeatFigures]:
        """The seats whose share of wins is too far from the fair share."""
        low, high = self.fair - limit.within, self.fair + limit.within
        if limit.whole_interval:
            return [seat for seat in self.seats if seat.wins.high < low or seat.wins.low > high]
        return [seat for seat in self.seats if not low <= seat.wins.mean <= high]


def figures(study: Study, edition: str, results: Sequence[Result]) -> Figures:
    """The figures of a study that is over."""
    seats = range(study.players)
    names = [str(seat + 1) for seat in seats]
    rows: list[str] = []
    if study.rotated:
        rows = [str(row["id"]) for row in study.edition.data[study.rotated][: study.players]]
    return Figures(
        edition,
        study.players,
        study.bot,
        len(results),
        study.seed,
        [_of(names[seat], [(result, seat) for result in results]) for seat in seats],
        [
            _of(name, [(result, (row - result.turn) % study.players) for result in results])
            for row, name in enumerate(rows)
        ],
    )


def _of(name: str, seated: Sequence[tuple[Result, int]]) -> SeatFigures:
    """What the matches say of one seat; which one it is may differ from match to match."""
    lines: dict[str, tuple[float, float]] = {}
    for result, seat in seated:
        for what, (number, points) in result.lines[seat].items():
            numbers, sum_of_points = lines.get(what, (0.0, 0.0))
            lines[what] = (numbers + number / len(seated), sum_of_points + points / len(seated))
    return SeatFigures(
        name,
        stats.share([result.wins[seat] for result, seat in seated]),
        stats.mean([float(result.points[seat]) for result, seat in seated]),
        lines,
    )


def table(found: Figures, limit: Limit) -> str:
    """One table size in Markdown: a line a seat."""
    title = (
        f"**{found.players} players**, {found.edition}: {found.matches:,} matches of `{found.bot}`, seed `{found.seed}`"
    )
    lines = [title, "", "| seat | wins | 95 % | fair | points |", "|---|---|---|---|---|"]
    bad = {seat.name for seat in found.unfair(limit)}
    for seat in [*found.seats, *found.rows]:
        mark = " ✗" if seat.name in bad else ""
        lines.append(
            f"| {seat.name} | {seat.wins.mean:.1%}{mark} | {seat.wins.low:.1%} to {seat.wins.high:.1%} "
            f"| {found.fair:.1%} | {seat.points.mean:.1f} |"
        )
    return "\n".join(lines) + "\n"


def score_lines(found: Sequence[Figures]) -> str:
    """The lines of the score sheet in Markdown, a mean over all seats: number and points in each of the figures."""
    names = list(dict.fromkeys(what for one in found for seat in one.seats for what in seat.lines))
    heads = [f"{one.players} players, {one.edition}" for one in found]
    lines = [f"| a seat's mean | {' | '.join(heads)} |", "|---|" + "---|" * len(found)]
    for what in names:
        cells = []
        for one in found:
            counted = [seat.lines.get(what, (0.0, 0.0)) for seat in one.seats]
            number, points = (sum(values) / len(counted) for values in zip(*counted, strict=True))
            cells.append(f"{number:.2f} ({points:+.1f})")
        lines.append(f"| {what} | {' | '.join(cells)} |")
    return "\n".join(lines) + "\n"


def replace_block(page: str, name: str, text: str) -> str:
    """The page with the text between two comments of this name replaced; ValueError where they are missing."""
    start, end = f"<!-- figures: {name} -->\n", f"<!-- end of figures: {name} -->"
    before, found, rest = page.partition(start)
    _, ended, after = rest.partition(end)
    if not found or not ended:
        raise ValueError(f"the page has no lines {start.strip()} and {end}")
    return f"{before}{start}{text}{end}{after}"
