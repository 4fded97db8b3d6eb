"""Ratings of bots after a tournament: OpenSkill's estimate of each one's strength, and its error."""

from __future__ import annotations

from collections import defaultdict

from openskill.models import PlackettLuce

from marula.lab.arena import SeatResult


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
