"""What a tournament says of each bot: shares, scores, margins with intervals, rating, time."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable

import msgspec
from openskill.models import PlackettLuce

from marula.lab import stats
from marula.lab.arena import SeatResult, Tournament, checksum


class BotResult(msgspec.Struct, frozen=True):
    """One bot's result. Each mean comes with the bounds of its 95 % interval."""

    name: str
    matches: int
    win_share: float
    """The part of all wins that its seats took; shared wins count in part."""
    low: float
    high: float
    fair_share: float
    """What it would be if all bots were equally strong: its part of the seats."""
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
    """Of the decisions with more than one option."""


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


def results(tournament: Tournament, seated: list[SeatResult], seconds: float) -> Results:
    """The figures of a tournament that is over."""
    ratings = rate(seated, len(tournament.bots))
    return Results(
        game=tournament.game.name,
        setup=str(tournament.setup),
        players=tournament.setup.seats,
        seed=tournament.seed,
        matches=tournament.matches,
        deals=1 + max(row.deal for row in seated),
        seconds=round(seconds, 3),
        checksum=checksum(tournament, seated),
        bots=tuple(
            record(name, [row for row in seated if row.bot == bot], seated, ratings[bot])
            for bot, name in enumerate(display_names(tournament.bots))
        ),
    )


def display_names(bots: tuple[str, ...]) -> list[str]:
    """The bots' names for display; the second of the same name is `name-2`."""
    return [
        name if bots[:at].count(name) == 0 else f"{name}-{bots[:at].count(name) + 1}" for at, name in enumerate(bots)
    ]


def record(name: str, rows: list[SeatResult], everyone: list[SeatResult], rating: tuple[float, float]) -> BotResult:
    """What the rows of one bot say."""
    played = defaultdict(set)
    for row in everyone:
        played[row.deal].add(row.match)
    wins: dict[int, float] = dict.fromkeys(played, 0.0)
    for row in rows:
        wins[row.deal] += row.win
    win = stats.share([wins[deal] / len(matches) for deal, matches in played.items()])
    score = stats.mean(by_deal(rows, lambda row: row.score))
    margin = stats.mean(by_deal(rows, lambda row: row.margin))
    asked = sum(row.asked for row in rows)
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
    )


def by_deal(rows: list[SeatResult], value: Callable[[SeatResult], float]) -> list[float]:
    """One number a deal: the mean over the bot's seats in all of its matches."""
    found: defaultdict[int, list[float]] = defaultdict(list)
    for row in rows:
        found[row.deal].append(value(row))
    return [sum(values) / len(values) for values in found.values()]


def rate(seated: list[SeatResult], bots: int) -> list[tuple[float, float]]:
    """OpenSkill's rating of each bot and its error, match after match. Who sits twice gets the mean of both changes."""
    model = PlackettLuce()
    ratings = [model.rating() for _ in range(bots)]
    matches: defaultdict[int, list[SeatResult]] = defaultdict(list)
    for row in seated:
        matches[row.match].append(row)
    for rows in matches.values():
        if len({row.bot for row in rows}) < 2:
            continue  # nobody to be compared with
        after = model.rate([[ratings[row.bot]] for row in rows], ranks=[float(row.rank) for row in rows])
        changed: defaultdict[int, list[tuple[float, float]]] = defaultdict(list)
        for row, team in zip(rows, after, strict=True):
            changed[row.bot].append((team[0].mu, team[0].sigma))
        for bot, values in changed.items():
            mu = sum(value[0] for value in values) / len(values)
            sigma = sum(value[1] for value in values) / len(values)
            ratings[bot] = model.rating(mu=mu, sigma=sigma)
    return [(rating.mu, rating.sigma) for rating in ratings]
