"""What a tournament says of each bot: shares, scores, margins with intervals, rating, time."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable

import msgspec

from marula.lab import stats
from marula.lab.arena import SeatResult, Tournament, checksum
from marula.lab.ratings import rate
from marula.lab.sequential_test import ERROR, SequentialTest, always_valid


class BotResult(msgspec.Struct, frozen=True):
    """One bot's result. Each mean comes with the bounds of its 95 % interval."""

    name: str
    matches: int
    win_share: float
    """The part of all wins that its seats took; shared wins count in part."""
    low: float
    high: float
    fair_share: float
    """The share of the wins if all bots were equally strong: its part of the seats."""
    mean_score: float
    score_low: float
    score_high: float
    mean_margin: float
    margin_low: float
    margin_high: float
    mean_rank: float
    rating: float
    """OpenSkill (Plackett-Luce): 25 for a newcomer; the error says how sure it is."""
    rating_error: float
    decisions: int
    seconds_per_decision: float
    """The mean time of the decisions with more than one option."""
    forfeits: int = 0
    """Decisions that it did not make: an engine that failed."""
    adjusted_share: float | None = None
    """The share of the wins after luck is subtracted, if luck was measured."""
    adjusted_low: float | None = None
    adjusted_high: float | None = None
    adjusted_spread: float | None = None
    """The standard deviation between deals after luck is subtracted, divided by that of the raw results."""


class Verdict(msgspec.Struct, frozen=True):
    """What the sequential test says of the first bot."""

    share: float
    """What its share was compared with."""
    verdict: str
    """above, below or open."""
    error: float
    """How often such a verdict may be wrong."""


class Results(msgspec.Struct, frozen=True):
    """The whole tournament in figures: what `marula arena --json` prints."""

    game: str
    setup: str
    players: int
    seed: str
    matches: int
    deals: int
    seconds: float
    checksum: str
    bots: tuple[BotResult, ...]
    core_seconds: float = 0.0
    """CPU seconds of all matches together; what engines use in their own processes is not in it."""
    until: Verdict | None = None
    """The verdict of the sequential test, if there was one. The bounds of the shares then hold after an early stop."""


def results(tournament: Tournament, seated: list[SeatResult], seconds: float) -> Results:
    """The figures of a tournament that is over."""
    ratings = rate(seated, len(tournament.bots))
    return Results(
        game=tournament.game.name,
        setup=str(tournament.setup),
        players=tournament.setup.seats,
        seed=tournament.seed,
        matches=len({row.match for row in seated}),
        deals=1 + max(row.deal for row in seated),
        seconds=round(seconds, 3),
        checksum=checksum(tournament, seated),
        bots=tuple(
            record(tournament, name, [row for row in seated if row.bot == bot], seated, ratings[bot])
            for bot, name in enumerate(display_names(tournament.bots))
        ),
        core_seconds=round(sum(row.core_seconds for row in seated), 3),
        until=verdict(tournament, seated),
    )


def verdict(tournament: Tournament, seated: list[SeatResult]) -> Verdict | None:
    """The verdict after all deals, if the tournament asks for one."""
    if tournament.until is None:
        return None
    test = SequentialTest(tournament.until)
    for share in shares_by_deal([row for row in seated if row.bot == 0], seated, lambda row: row.win):
        test.add(share)
    return Verdict(tournament.until, test.verdict, ERROR)


def display_names(bots: tuple[str, ...]) -> list[str]:
    """The bots' names for display; the second of the same name is `name-2`."""
    return [
        name if bots[:at].count(name) == 0 else f"{name}-{bots[:at].count(name) + 1}" for at, name in enumerate(bots)
    ]


def shares_by_deal(
    rows: list[SeatResult], everyone: list[SeatResult], value: Callable[[SeatResult], float]
) -> list[float]:
    """One number a deal: the sum over the bot's seats, for each match of the deal."""
    played = defaultdict(set)
    for row in everyone:
        played[row.deal].add(row.match)
    sums: dict[int, float] = dict.fromkeys(played, 0.0)
    for row in rows:
        sums[row.deal] += value(row)
    return [sums[deal] / len(matches) for deal, matches in played.items()]


def record(
    tournament: Tournament,
    name: str,
    rows: list[SeatResult],
    everyone: list[SeatResult],
    rating: tuple[float, float],
) -> BotResult:
    """The result of one bot, from its rows."""
    shares = shares_by_deal(rows, everyone, lambda row: row.win)
    win = stats.share(shares) if tournament.until is None else always_valid(shares)
    adjusted = None
    if tournament.adjust_luck:
        adjusted = stats.less_luck(shares, shares_by_deal(rows, everyone, lambda row: row.luck))
    score = stats.mean(by_deal(rows, lambda row: row.score))
    margin = stats.mean(by_deal(rows, lambda row: row.margin))
    asked = sum(row.asked for row in rows)
    less_luck = None if adjusted is None else stats.mean(adjusted)
    raw = stats.spread(shares)
    return BotResult(
        name=name,
        matches=len({row.match for row in rows}),
        win_share=win.mean,
        low=win.low,
        high=win.high,
        fair_share=len(rows) / len(everyone),
        mean_score=score.mean,
        score_low=score.low,
        score_high=score.high,
        mean_margin=margin.mean,
        margin_low=margin.low,
        margin_high=margin.high,
        mean_rank=sum(row.rank for row in rows) / len(rows),
        rating=rating[0],
        rating_error=rating[1],
        decisions=sum(row.decisions for row in rows),
        seconds_per_decision=sum(row.seconds for row in rows) / asked if asked else 0.0,
        forfeits=sum(row.forfeits for row in rows),
        adjusted_share=None if less_luck is None else less_luck.mean,
        adjusted_low=None if less_luck is None else less_luck.low,
        adjusted_high=None if less_luck is None else less_luck.high,
        adjusted_spread=None if adjusted is None or raw == 0 else stats.spread(adjusted) / raw,
    )


def by_deal(rows: list[SeatResult], value: Callable[[SeatResult], float]) -> list[float]:
    """One number a deal: the mean over the bot's seats in all of its matches."""
    found: defaultdict[int, list[float]] = defaultdict(list)
    for row in rows:
        found[row.deal].append(value(row))
    return [sum(values) / len(values) for values in found.values()]
