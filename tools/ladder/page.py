"""The ladder's page: docs/studies/ladder.md, made of all matches that are kept."""

from __future__ import annotations

from collections import Counter
from itertools import zip_longest

from openskill.models import PlackettLuce

from tools.ladder.matches import Played, Record

HEAD = """# The ladder
Made by `python -m tools.ladder`; do not edit. This page lists every bot of every version that was rated, the strongest
first. Ratings are OpenSkill's (Plackett-Luce). A new bot begins with 25, and the error says how sure a rating is. All
ratings are computed again from all matches in `docs/studies/ladder.json`. So two versions can be compared even if they
never played each other. Ratings of different games or table sizes cannot be compared.
"""


def page(record: Record) -> str:
    """The whole page, one table for each game and table size."""
    parts = [HEAD]
    seconds = sum(played.core_seconds for played in record.meetings.values())
    parts.append(f"All matches together took {seconds / 3600:.2g} core-hours.\n")
    tables = sorted({(played.game, played.players) for played in record.meetings.values()})
    for game, players in tables:
        chosen = [one for one in record.meetings.values() if (one.game, one.players) == (game, players)]
        parts.append(f"## {game}, {players} players\n\n{table(chosen)}\n")
    return "\n".join(parts)


def table(meetings: list[Played]) -> str:
    """Level, version, rating, error and matches, the best rating first."""
    found = ratings(meetings)
    matches = Counter(bot for played in meetings for bot in set(played.bots) for _ in played.ranks)
    lines = ["| bot | version | rating | error | matches |", "|---|---|---|---|---|"]
    for bot, (rating, error) in sorted(found.items(), key=lambda row: -row[1][0]):
        level, _, version = bot.partition("@")
        lines.append(f"| {level} | {version} | **{rating:.1f}** | ± {error:.1f} | {matches[bot]:,} |")
    return "\n".join(lines)


def ratings(meetings: list[Played]) -> dict[str, tuple[float, float]]:
    """Each bot's rating and its error. Meetings take turns match by match, so that none counts more for being last."""
    model = PlackettLuce()
    known = {bot: model.rating() for played in meetings for bot in played.bots}
    for row in zip_longest(*[[(played.bots, ranks) for ranks in played.ranks] for played in meetings]):
        for bots, ranks in filter(None, row):
            after = model.rate([[known[bot]] for bot in bots], ranks=[float(rank) for rank in ranks])
            for bot in set(bots):  # who sits twice gets the mean of both changes
                changed = [team[0] for team, name in zip(after, bots, strict=True) if name == bot]
                mu, sigma = (sum(getattr(one, part) for one in changed) / len(changed) for part in ("mu", "sigma"))
                known[bot] = model.rating(mu=mu, sigma=sigma)
    return {bot: (rating.mu, rating.sigma) for bot, rating in known.items()}
